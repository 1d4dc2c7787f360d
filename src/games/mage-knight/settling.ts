import { tell } from '../../engine/match-state.js';
import { pick, randomBelow } from '../../engine/random.js';
import { groundOf, labelOfTile, makeSpace, openPlace, siteOf, tileOf } from './land.js';
import { addToOffer } from './offers.js';
import { newToken } from './piles.js';
import { cityLevelAt, isMegapolisAt } from './scenarios/charter.js';
import { CITIES } from './sites/cities.js';
import { megapolisParts } from './sites/megapolis.js';
import type { Realm } from './state.js';
import type { Colour } from './terms.js';
import { type Address, eastOf, type Space, spacesOfTile } from './tiles/lattice.js';
import type { Site } from './tiles/tile.js';
import type { Pile } from './tokens/enemy.js';

/** Lays a tile and carries out what its sites say (MK-S-1.2). `seat` null = at set-up. */
export function layTile(realm: Realm, id: string, [x, y]: Address, seat: number | null): void {
  const { kind } = tileOf(id);
  // A tile may come to lie in any direction (MK-X-23.1).
  const turn = realm.charter.turnedTiles && kind !== 'start' ? randomBelow(realm.random, 6) : 0;
  realm.tiles = [...realm.tiles, { tile: id, x, y, turn }];
  if (kind === 'core' || kind === 'city') realm.coreRevealed = true;
  tell(realm, { tell: 'explored', seat, tile: id, label: labelOfTile(realm.tiles.length - 1) });
  for (const space of spacesOfTile(x, y)) settle(realm, space);
}

function putToken(realm: Realm, space: Space, pile: Pile, up: boolean): void {
  const token = newToken(realm, pile, up);
  if (token === null) return;
  openPlace(realm, space).tokens.push(token);
  if (up) tell(realm, { tell: 'turned-up', space: makeSpace(realm, space), enemies: [token.enemy!] });
}

/** What a site has laid on it when its tile is revealed. */
const ON_REVEAL: Readonly<Partial<Record<Site, { readonly pile: Pile; readonly up: boolean }>>> = {
  marauding_orcs: { pile: 'green', up: true },
  draconum: { pile: 'red', up: true },
  keep: { pile: 'grey', up: false },
  mage_tower: { pile: 'violet', up: false },
};

/** The reveal part of a site; the city is the first space of its tile, what its second part covers is ignored. */
function settle(realm: Realm, space: Space): void {
  const site = siteOf(realm, space);
  if (site === undefined || (realm.places[space]?.partOf ?? null) !== null) return;
  const token = ON_REVEAL[site];
  if (token !== undefined) putToken(realm, space, token.pile, token.up);
  if (site === 'monastery') addToOffer(realm, 'monastery');
  if (site === 'monastery' || site === 'village') addSecret(realm, space, site === 'village' ? 'dungeon' : 'tomb');
  if (site === 'mine' || site === 'deep_mine') occupyMine(realm, space);
  if (site === 'ancient_ruins') putRuins(realm, space);
  if (site === 'city') foundCity(realm, space);
}

/** A mine to be freed: one token face up, green or on a core tile red, and a brown one face down (MK-X-5.4). */
function occupyMine(realm: Realm, space: Space): void {
  if (realm.charter.special !== 'mines') return;
  const { tile } = groundOf(realm, space)!;
  putToken(realm, space, tileOf(realm.tiles[tile]!.tile).kind === 'countryside' ? 'green' : 'red', true);
  putToken(realm, space, 'brown', false);
}

/** A secret site next to a village or monastery: its space is chosen next (MK-X-8.4, 8.5). */
function addSecret(realm: Realm, beside: Space, site: 'dungeon' | 'tomb'): void {
  if (realm.charter.special === 'dungeons') realm.secrets.push({ beside, site });
}

/** Face up by day, face down by night (MK-S-16.1). */
function putRuins(realm: Realm, space: Space): void {
  const { ruins, ruinsDiscard } = realm.decks;
  if (ruins.length === 0) ruins.push(...ruinsDiscard.splice(0));
  const id = ruins.pop();
  if (id === undefined) return;
  const up = realm.time === 'day';
  openPlace(realm, space).ruins = { id, up };
  if (up) tell(realm, { tell: 'ruins-turned-up', space: makeSpace(realm, space), ruins: id });
}

/** Cards of cities that are not in play yet. */
function unusedCities(realm: Realm): Colour[] {
  const used = Object.values(realm.places).flatMap(({ city }) => city?.colors ?? []);
  return CITIES.map(({ color }) => color).filter(color => !used.includes(color));
}

/** The colours of the city that is founded: its own, or a random unused one; a megapolis has two (MK-X-24.1, MK-S-9.3). */
function coloursFor(realm: Realm, space: Space, isMegapolis: boolean): Colour[] {
  const unused = unusedCities(realm);
  const own = groundOf(realm, space)!.city!;
  const first = realm.charter.randomCities || !unused.includes(own) ? pick(realm.random, unused) : own;
  const rest = unused.filter(color => color !== first);
  return isMegapolis && rest.length > 0 ? [first, pick(realm.random, rest)] : [first];
}

/** The city card with its level and, unless it is friendly or closed, its garrison (MK-W-5.7). */
function foundCity(realm: Realm, space: Space): void {
  const { charter, citiesRevealed } = realm;
  const { cityKind } = charter;
  const level = cityLevelAt(charter, citiesRevealed);
  realm.citiesRevealed += 1;
  const colors = coloursFor(realm, space, isMegapolisAt(charter, citiesRevealed));
  const place = openPlace(realm, space);
  place.city = { colors, level, conquered: cityKind === 'friendly' };
  tell(realm, { tell: 'city-founded', space: makeSpace(realm, space), colors, level });
  if (cityKind === 'friendly') place.shields = [...realm.heroes.keys()];
  if (colors.length > 1) addSecondPart(realm, space);
  if (cityKind !== 'garrisoned') return;
  const { left, right } = colors.length > 1 ? megapolisParts(level) : { left: level, right: 0 };
  for (const [at, part] of [left, right].entries()) if (part > 0) garrison(realm, space, colors[at]!, part);
}

/** The space to the right becomes part of the city, whatever lay under it (MK-S-9.3). */
function addSecondPart(realm: Realm, space: Space): void {
  const second = openPlace(realm, eastOf(space));
  second.site = 'city';
  second.partOf = space;
}

function garrison(realm: Realm, space: Space, color: Colour, level: number): void {
  const place = openPlace(realm, space);
  for (const pile of CITIES.find(city => city.color === color)!.garrison[level - 1]!) {
    const token = newToken(realm, pile, false);
    if (token !== null) place.tokens.push(token);
  }
}
