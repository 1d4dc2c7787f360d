import { fold } from '../../../engine/language.js';
import { namesOf } from './names.js';

/** What the rulebook or people at the table also call some tiles (MA-24.1), or say when they play them. */
const ALSO: Readonly<Record<string, readonly string[]>> = {
  nightmare: ['tkacz'],
  'fire-concoction': ['mikstura ognista', 'ognista bomba'],
  'precise-shot': ['precyzyjny strzał', 'shoot', 'strzel'],
  push: ['odepchnij'],
  rotation: ['rotate', 'turn', 'obróć'],
  entrenchment: ['okop'],
};

/** Every name of a tile, as words: both languages and the Polish cases people write. */
const wordsOf = (tile: string): string[][] => {
  const { en, pl } = namesOf(tile);
  return [en, pl.nominative, pl.genitive, pl.accusative, ...(ALSO[tile] ?? [])].map(name => fold(name).split(/[ /]/));
};

/** A word may be cut short, but not to less than this. */
const SHORTEST = 3;

/** How well the words name a tile by one of its names: 3 whole, 2 by whole words of it, 1 by their beginnings, 0 not. */
function likeness(words: readonly string[], name: readonly string[]): number {
  if (words.join(' ') === name.join(' ')) return 3;
  let at = 0;
  let isWhole = true;
  for (const word of words) {
    while (at < name.length && !begins(name[at]!, word)) at++;
    if (at === name.length) return 0;
    isWhole &&= name[at] === word;
    at++;
  }
  return isWhole ? 2 : 1;
}

const begins = (whole: string, word: string): boolean =>
  whole === word || (word.length >= SHORTEST && whole.startsWith(word));

/** The one of these tiles that the words name best; null where none is named, or several are alike. */
export function nearestTile(words: readonly string[], tiles: readonly string[]): string | null {
  if (words.length === 0) return null;
  const found = [...new Set(tiles)]
    .map(tile => ({ tile, like: Math.max(...wordsOf(tile).map(name => likeness(words, name))) }))
    .sort((one, other) => other.like - one.like);
  const [best, next] = found;
  return best && best.like > 0 && best.like !== next?.like ? best.tile : null;
}
