import { type Named, nearest } from '../../../engine/naming.js';
import { namesOf } from './names.js';

/** What the rulebook or people at the table also call some tiles (MA-24.1), or say when they play them. */
export const ALSO: Readonly<Record<string, readonly string[]>> = {
  nightmare: ['tkacz'],
  'fire-concoction': ['mikstura ognista', 'ognista bomba'],
  'precise-shot': ['precyzyjny strzał', 'shoot', 'strzel'],
  push: ['odepchnij'],
  rotation: ['rotate', 'turn', 'obróć'],
  entrenchment: ['okop'],
};

function namedTile(id: string): Named {
  const { en, pl } = namesOf(id);
  return { id, names: [en, pl.nominative, pl.genitive, pl.accusative, ...(ALSO[id] ?? [])] };
}

/** The one of these tiles that the words name best; null where none is named, or several are alike. */
export const nearestTile = (words: readonly string[], tiles: readonly string[]): string | null =>
  nearest(words, [...new Set(tiles)].map(namedTile));
