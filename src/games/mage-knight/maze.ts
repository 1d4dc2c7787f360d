import { ask, type Rules } from '../../engine/rules.js';
import { startMaze } from './fight/beginning.js';
import { placeOf } from './land.js';
import { question } from './question.js';
import type { Realm } from './state.js';
import type { Space } from './tiles/lattice.js';
import { isUsable } from './units.js';

/** Prices of the three paths, in Move points (MK-S-20.1). */
const PATHS = [2, 4, 6] as const;
export type Path = (typeof PATHS)[number];

/** Paths of a maze or labyrinth nobody took yet; each player may conquer it once. */
export function openPaths(realm: Realm, seat: number, space: Space): Path[] {
  const { paths, shields } = placeOf(realm, space);
  return shields.includes(seat) ? [] : PATHS.filter(path => !paths.includes(path));
}

/** The maze is entered as the action: points left from moving vanish, fresh ones pay for a path. */
export function enterMaze(realm: Realm, seat: number): void {
  const { area } = realm.heroes[seat]!;
  area.stage = 'maze';
  area.move = 0;
  area.influence = 0;
}

/** Paths that can be paid now. */
export function payablePaths(realm: Realm, seat: number): Path[] {
  const { area, space } = realm.heroes[seat]!;
  if (area.stage !== 'maze' || space === null) return [];
  return openPaths(realm, seat, space).filter(path => path <= area.move);
}

/** Pays for a path; one ready unit may come along, all others are barred. */
export function* takePath(realm: Realm, seat: number, path: number): Rules<void> {
  const { units } = realm.heroes[seat]!;
  const keys = units.filter(isUsable).map(({ key }) => String(key));
  const said = keys.length === 0 ? 'none' : yield* ask(question('along', seat, {}, [...keys, 'none']));
  const { area } = realm.heroes[seat]!;
  const left = area.move - path;
  startMaze(realm, seat, path, said === 'none' ? null : Number(said));
  // Points made after the action began stay (MK-C-A1).
  area.move = left;
}
