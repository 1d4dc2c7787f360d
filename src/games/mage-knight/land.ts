import type { CityState, HeroState, LaidTile, Place, Realm } from './state.js';
import { areRivals } from './teams.js';
import type { Terrain } from './terms.js';
import { neighboursOf, type Space, spacesOfTile } from './tiles/lattice.js';
import type { Site, Tile, TileSpace } from './tiles/tile.js';
import { TILES } from './tiles/tiles.js';

const BY_ID: ReadonlyMap<string, Tile> = new Map(TILES.map(tile => [tile.id, tile]));
export const tileOf = (id: string): Tile => BY_ID.get(id)!;

/** Tiles are lettered in the order of laying, without I and O. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ';
export const labelOfTile = (index: number): string => LETTERS[index] ?? `${LETTERS[index - LETTERS.length]!}a`;

/** What is printed on a space, and which tile and place of it that is. */
export interface Ground extends TileSpace {
  readonly tile: number;
  readonly place: number;
  /** The place on the tile as it is printed: another one where the tile was turned (MK-X-23). */
  readonly printed: number;
}

/** What is printed at a place of a tile turned by so many sixths, clockwise. */
export const printedPlace = (place: number, turn: number): number =>
  place === 0 ? 0 : ((place - 1 - turn + 6) % 6) + 1;

/** Worked out once for the tiles that lie there: another one makes another list. */
const LANDS = new WeakMap<readonly LaidTile[], ReadonlyMap<Space, Ground>>();

function landOf({ tiles }: Realm): ReadonlyMap<Space, Ground> {
  const known = LANDS.get(tiles);
  if (known !== undefined) return known;
  const land = new Map<Space, Ground>();
  for (const [index, { tile, x, y, turn }] of tiles.entries()) {
    for (const [place, space] of spacesOfTile(x, y).entries()) {
      const printed = printedPlace(place, turn);
      land.set(space, { ...tileOf(tile).spaces[printed]!, tile: index, place, printed });
    }
  }
  LANDS.set(tiles, land);
  return land;
}

/** Undefined where no tile lies. */
export const groundOf = (realm: Realm, space: Space): Ground | undefined => landOf(realm).get(space);

/** The terrain of a space; what is printed under a city counts for nothing (MK-W-4.11). */
export function terrainOf(realm: Realm, space: Space): Terrain | undefined {
  return siteOf(realm, space) === 'city' ? undefined : groundOf(realm, space)?.terrain;
}

export const spacesOf = (realm: Realm): IterableIterator<Space> => landOf(realm).keys();

/** The label of a space: the letter of its tile and the place in it. */
export function makeSpace(realm: Realm, space: Space): string {
  const ground = groundOf(realm, space)!;
  return `${labelOfTile(ground.tile)}${ground.place}`;
}

/** The space with this label, or undefined. */
export function parseSpace(realm: Realm, label: string): Space | undefined {
  const found = /^([A-Z]a?)([0-6])$/.exec(label);
  if (!found) return undefined;
  const index = realm.tiles.findIndex((_, at) => labelOfTile(at) === found[1]);
  return index < 0 ? undefined : spacesOfTile(realm.tiles[index]!.x, realm.tiles[index]!.y)[Number(found[2])];
}

/** The site of a space: what it has become, or what is printed there. */
export function siteOf(realm: Realm, space: Space): Site | undefined {
  const site = realm.places[space]?.site ?? null;
  if (site === null) return groundOf(realm, space)?.site;
  return site === 'none' ? undefined : site;
}

const emptyPlace = (): Place => ({
  tokens: [],
  ruins: null,
  shields: [],
  burned: false,
  city: null,
  site: null,
  paths: [],
  partOf: null,
});
const EMPTY: Readonly<Place> = emptyPlace();

/** What lies on a space; to change it: `openPlace`. */
export const placeOf = (realm: Realm, space: Space): Readonly<Place> => realm.places[space] ?? EMPTY;

export function openPlace(realm: Realm, space: Space): Place {
  realm.places[space] ??= emptyPlace();
  return realm.places[space]!;
}

/** Where tokens, shields and city of a space lie: for the second part of a megapolis, with the first. */
export const seatOfCity = (realm: Realm, space: Space): Space => realm.places[space]?.partOf ?? space;

/** The city on a space, either part of a megapolis. */
export const cityOn = (realm: Realm, space: Space): CityState | null => placeOf(realm, seatOfCity(realm, space)).city;

/** Both spaces of a megapolis, or the one of another site. */
export const partsOf = (realm: Realm, space: Space): Space[] => {
  const first = seatOfCity(realm, space);
  const others = Object.keys(realm.places).map(Number);
  return [first, ...others.filter(other => realm.places[other]!.partOf === first)];
};

const isRampagingSite = (site: Site | undefined): boolean => site === 'marauding_orcs' || site === 'draconum';
export const isAdventureSite = (site: Site | undefined): boolean =>
  site === 'ancient_ruins' ||
  site === 'dungeon' ||
  site === 'tomb' ||
  site === 'monster_den' ||
  site === 'spawning_grounds' ||
  site === 'maze' ||
  site === 'labyrinth';

/** Whether a rampaging token bars the space (MK-W-4.5). */
export const hasRampaging = (realm: Realm, space: Space): boolean =>
  isRampagingSite(siteOf(realm, space)) && placeOf(realm, space).tokens.length > 0;

/** Rampaging tokens next to a space. */
export const rampagingNear = (realm: Realm, space: Space): Space[] =>
  neighboursOf(space).filter(other => hasRampaging(realm, other));

/** A city nobody may enter is impassable (MK-W-4.12). */
export const isClosedCity = (realm: Realm, space: Space): boolean =>
  siteOf(realm, space) === 'city' && realm.charter.cityKind === 'closed';

/** Whether nobody holds the fortified site yet (MK-W-4.4). */
export function isUnconquered(realm: Realm, space: Space): boolean {
  switch (siteOf(realm, space)) {
    case 'keep':
    case 'mage_tower':
      return placeOf(realm, space).shields.length === 0;
    case 'city':
      return realm.charter.cityKind !== 'closed' && cityOn(realm, space)?.conquered === false;
    default:
      return false;
  }
}

/** Whose keep it is, or whose tower in Conquer and Hold; null = nobody's (MK-S-5.5, MK-X-11.9). */
export function ownerOf(realm: Realm, space: Space): number | null {
  const site = siteOf(realm, space);
  const isOwned = site === 'keep' || (site === 'mage_tower' && realm.charter.special === 'hold');
  return isOwned ? (placeOf(realm, space).shields.at(-1) ?? null) : null;
}

/** Entering it is an assault (MK-W-4.4, 9.3). */
export function isAssault(realm: Realm, seat: number, space: Space): boolean {
  if (isUnconquered(realm, space)) return true;
  const owner = ownerOf(realm, space);
  // A partner's keep is never assaulted (MK-W-6.11, MK-X-16.7).
  return owner !== null && areRivals(realm, owner, seat);
}

/** Several heroes may stand there (MK-W-6.8). */
export const isShared = (realm: Realm, space: Space): boolean =>
  siteOf(realm, space) === 'portal' || cityOn(realm, space)?.conquered === true;

export const heroesOn = (realm: Realm, space: Space): number[] =>
  realm.heroes.flatMap((hero: HeroState, seat) => (hero.space === space ? [seat] : []));

/** Where the portal lies: the centre of the first tile. */
export const portalOf = (realm: Realm): Space => spacesOfTile(realm.tiles[0]!.x, realm.tiles[0]!.y)[0]!;

/** Keeps a seat owns anywhere on the map. */
export const keepsOf = (realm: Realm, seat: number): Space[] =>
  Object.keys(realm.places)
    .map(Number)
    .filter(space => siteOf(realm, space) === 'keep' && ownerOf(realm, space) === seat);

/** Towers a seat owns; only Conquer and Hold knows owners (MK-X-11.9). */
export const towersOf = (realm: Realm, seat: number): Space[] =>
  Object.keys(realm.places)
    .map(Number)
    .filter(space => siteOf(realm, space) === 'mage_tower' && ownerOf(realm, space) === seat);

/** The leader of a city: most shields, then the earliest one (MK-W-12.8). */
export function leaderOf(shields: readonly number[]): number | null {
  let best: number | null = null;
  let most = 0;
  for (const seat of shields) {
    const count = shields.filter(other => other === seat).length;
    if (count > most) {
      best = seat;
      most = count;
    }
  }
  return best;
}

/** Whether a wall stands between two spaces of one tile (MK-S-20.5). */
export function hasWall(realm: Realm, one: Space, other: Space): boolean {
  const [from, to] = [groundOf(realm, one), groundOf(realm, other)];
  if (from === undefined || to === undefined || from.tile !== to.tile) return false;
  const walls = tileOf(realm.tiles[from.tile]!.tile).walls ?? [];
  return walls.some(wall => wall.includes(from.printed) && wall.includes(to.printed));
}
