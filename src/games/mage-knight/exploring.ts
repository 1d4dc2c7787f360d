import { seal } from '../../engine/match-state.js';
import { pick } from '../../engine/random.js';
import { hasRule, inForce } from './force.js';
import { tileOf } from './land.js';
import { reveal } from './revealing.js';
import { layTile } from './settling.js';
import type { Realm } from './state.js';
import { EXPLORE_COST } from './terrain.js';
import { type Address, aroundTile, distance, spacesOfTile } from './tiles/lattice.js';
import { mayLie } from './tiles/shapes.js';
import { gainFame } from './tracks.js';

const laid = (realm: Realm): Address[] => realm.tiles.map(({ x, y }): Address => [x, y]);

/** What the next tile is: its back shows (MK-W-5.4); from the box when the deck is empty (MK-W-5.5). */
export function nextTile(realm: Realm): { readonly kind: 'countryside' | 'core'; readonly backup: boolean } | null {
  const { tiles, spareCountryside, spareCore } = realm.decks;
  const top = tiles.at(-1);
  if (top !== undefined) return { kind: tileOf(top).kind === 'countryside' ? 'countryside' : 'core', backup: false };
  if (spareCountryside.length > 0) return { kind: 'countryside', backup: true };
  return spareCore.length > 0 ? { kind: 'core', backup: true } : null;
}

export const exploreCost = (realm: Realm, seat: number): number =>
  Math.max(
    0,
    inForce(realm.heroes[seat]!, 'exploreCost').reduce((cost, { change }) => cost + change.delta, EXPLORE_COST),
  );

/** Positions where the hero may lay the next tile now (MK-W-5.1 to 5.3). */
export function explorable(realm: Realm, seat: number): Address[] {
  const hero = realm.heroes[seat]!;
  const next = nextTile(realm);
  if (next === null || hero.space === null || hero.area.move < exploreCost(realm, seat)) return [];
  const shape = realm.charter.shape;
  const tiles = laid(realm);
  const far = Math.max(
    hasRule(hero, 'distanceTwoAdjacent') ? 2 : 1,
    ...inForce(hero, 'exploreRange').map(({ change }) => change.distance),
  );
  const seen = new Set<string>();
  const found: Address[] = [];
  for (const [x, y] of tiles) {
    for (const address of aroundTile(x, y)) {
      const key = address.join();
      if (seen.has(key)) continue;
      seen.add(key);
      if (!mayLie(shape, tiles, next.kind, address, next.backup)) continue;
      if (spacesOfTile(...address).some(space => distance(space, hero.space!) <= far)) found.push(address);
    }
  }
  return found;
}

/** Reveals the next tile (MK-W-5.6). */
export function explore(realm: Realm, seat: number, address: Address): void {
  const { area } = realm.heroes[seat]!;
  area.move -= exploreCost(realm, seat);
  area.moved = true;
  layTile(realm, drawTile(realm), address, seat);
  gainFame(realm, seat, realm.charter.famePerTile, 'tile');
  for (const other of realm.heroes.keys()) reveal(realm, other);
}

function drawTile(realm: Realm): string {
  seal(realm);
  const { tiles, spareCountryside, spareCore } = realm.decks;
  const top = tiles.pop();
  if (top !== undefined) return top;
  const box = spareCountryside.length > 0 ? spareCountryside : spareCore;
  const tile = pick(realm.random, box);
  box.splice(box.indexOf(tile), 1);
  return tile;
}
