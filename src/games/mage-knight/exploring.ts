import { seal, tell } from '../../engine/match-state.js';
import { pick } from '../../engine/random.js';
import { hasRule, inForce } from './force.js';
import { labelOfTile, makeSpace, openPlace, tileOf } from './land.js';
import { addToOffer } from './offers.js';
import { newToken } from './piles.js';
import { reveal } from './revealing.js';
import { scenarioOf } from './scenarios/index.js';
import { CITIES } from './sites/cities.js';
import type { Realm } from './state.js';
import { EXPLORE_COST } from './terrain.js';
import { type Address, aroundTile, distance, spacesOfTile } from './tiles/lattice.js';
import { mayLie } from './tiles/shapes.js';
import type { Tile } from './tiles/tile.js';
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
  const shape = scenarioOf(realm.scenario).shape(realm.heroes.length);
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
  gainFame(realm, seat, scenarioOf(realm.scenario).famePerTile, 'tile');
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

/** Lays a tile and carries out what its sites say (MK-S-1.2). `seat` null = at set-up. */
export function layTile(realm: Realm, id: string, [x, y]: Address, seat: number | null): void {
  const tile = tileOf(id);
  realm.tiles.push({ tile: id, x, y });
  if (tile.kind === 'core' || tile.kind === 'city') realm.coreRevealed = true;
  tell(realm, { tell: 'explored', seat, tile: id, label: labelOfTile(realm.tiles.length - 1) });
  for (const [place, space] of spacesOfTile(x, y).entries()) settle(realm, tile, place, space);
}

function settle(realm: Realm, tile: Tile, place: number, space: number): void {
  const { site, city } = tile.spaces[place]!;
  const put = (pile: 'green' | 'red' | 'grey' | 'violet', up: boolean) => {
    const token = newToken(realm, pile, up);
    if (token !== null) openPlace(realm, space).tokens.push(token);
    if (up && token !== null)
      tell(realm, { tell: 'turned-up', space: makeSpace(realm, space), enemies: [token.enemy!] });
  };
  if (site === 'marauding_orcs') put('green', true);
  if (site === 'draconum') put('red', true);
  if (site === 'keep') put('grey', false);
  if (site === 'mage_tower') put('violet', false);
  if (site === 'monastery') addToOffer(realm, 'monastery');
  if (site === 'ancient_ruins') putRuins(realm, space);
  if (site === 'city')
    foundCity(
      realm,
      space,
      CITIES.findIndex(({ color }) => color === city),
    );
}

/** Face up by day, face down by night (MK-S-16.1). */
function putRuins(realm: Realm, space: number): void {
  const { ruins, ruinsDiscard } = realm.decks;
  if (ruins.length === 0) ruins.push(...ruinsDiscard.splice(0));
  const id = ruins.pop();
  if (id === undefined) return;
  const up = realm.time === 'day';
  openPlace(realm, space).ruins = { id, up };
  if (up) tell(realm, { tell: 'ruins-turned-up', space: makeSpace(realm, space), ruins: id });
}

/** The city card with its level and, unless it is friendly or closed, its garrison (MK-W-5.7). */
function foundCity(realm: Realm, space: number, index: number): void {
  const { cityKind, cityLevels } = scenarioOf(realm.scenario);
  const levels = cityLevels(realm.heroes.length);
  const level = levels[Math.min(realm.citiesRevealed, levels.length - 1)]!;
  realm.citiesRevealed += 1;
  const place = openPlace(realm, space);
  place.city = { level, conquered: cityKind === 'friendly' };
  if (cityKind === 'friendly') place.shields = [...realm.heroes.keys()];
  if (cityKind !== 'garrisoned') return;
  for (const pile of CITIES[index]!.garrison[level - 1]!) {
    const token = newToken(realm, pile, false);
    if (token !== null) place.tokens.push(token);
  }
}
