import type { Site } from '../tiles/tile.js';
import { heroAt, siteAt } from './position.js';
import type { RealmScene } from './sentences.js';
import type { Speech } from './speech.js';

/** What each path of a maze brings, by its price in Move points (MK-S-20.1). */
const GAINS: Readonly<Record<number, readonly [pl: string, en: string]>> = {
  2: ['2 kryształy', '2 crystals'],
  4: ['Czar', 'a Spell'],
  6: ['Artefakt', 'an artifact'],
};

export const isMaze = (site: Site | undefined): boolean => site === 'maze' || site === 'labyrinth';

export const pathGain = (path: number, { of }: Speech): string => of(GAINS[path]!);

/** The paths nobody took yet where this hero stands, with what they cost and bring (MK-S-20.1, 20.2). */
export function pathsText(scene: RealmScene, seat: number, speech: Speech): string {
  const space = heroAt(scene, seat).space!;
  const taken = scene.view.places.find(one => one.space === space)?.paths ?? [];
  const open = Object.keys(GAINS)
    .map(Number)
    .filter(path => !taken.includes(path));
  const each = open.map(path => `${speech.pick('Ruch', 'Move')} ${path}: ${pathGain(path, speech)}`).join(', ');
  if (siteAt(scene, space) !== 'labyrinth') return each;
  return speech.pick(`${each}; do tego Akcja Zaawansowana`, `${each}; an advanced action besides`);
}
