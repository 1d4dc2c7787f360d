import { scenarioOf } from './scenarios/index.js';
import type { HeroState, LaidTile, Place, Realm } from './state.js';
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
}

interface Land {
  count: number;
  readonly grounds: Map<Space, Ground>;
}

/** Worked out once for the tiles that lie there; tiles are only ever added. */
const LANDS = new WeakMap<readonly LaidTile[], Land>();

function landOf({ tiles }: Realm): Map<Space, Ground> {
  let land = LANDS.get(tiles);
  if (land === undefined) {
    land = { count: 0, grounds: new Map() };
    LANDS.set(tiles, land);
  }
  for (; land.count < tiles.length; land.count++) {
    const { tile, x, y } = tiles[land.count]!;
    for (const [place, space] of spacesOfTile(x, y).entries())
      land.grounds.set(space, { ...tileOf(tile).spaces[place]!, tile: land.count, place });
  }
  return land.grounds;
}

/** Undefined where no tile lies. */
export const groundOf = (realm: Realm, space: Space): Ground | undefined => landOf(realm).get(space);

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

export const siteOf = (realm: Realm, space: Space): Site | undefined => groundOf(realm, space)?.site;

const EMPTY: Readonly<Place> = { tokens: [], ruins: null, shields: [], burned: false, city: null };

/** What lies on a space; to change it: `openPlace`. */
export const placeOf = (realm: Realm, space: Space): Readonly<Place> => realm.places[space] ?? EMPTY;

export function openPlace(realm: Realm, space: Space): Place {
  realm.places[space] ??= { tokens: [], ruins: null, shields: [], burned: false, city: null };
  return realm.places[space]!;
}

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
  siteOf(realm, space) === 'city' && scenarioOf(realm.scenario).cityKind === 'closed';

/** Whether nobody holds the fortified site yet (MK-W-4.4). */
export function isUnconquered(realm: Realm, space: Space): boolean {
  const { shields, city } = placeOf(realm, space);
  switch (siteOf(realm, space)) {
    case 'keep':
    case 'mage_tower':
      return shields.length === 0;
    case 'city':
      return city !== null && !city.conquered;
    default:
      return false;
  }
}

/** Whose keep it is, null = nobody's. */
export const keeperOf = (realm: Realm, space: Space): number | null =>
  siteOf(realm, space) === 'keep' ? (placeOf(realm, space).shields.at(-1) ?? null) : null;

/** Entering it is an assault (MK-W-4.4, 9.3). */
export function isAssault(realm: Realm, seat: number, space: Space): boolean {
  if (isUnconquered(realm, space)) return true;
  const keeper = keeperOf(realm, space);
  return keeper !== null && keeper !== seat;
}

/** Several heroes may stand there (MK-W-6.8). */
export const isShared = (realm: Realm, space: Space): boolean =>
  siteOf(realm, space) === 'portal' || (siteOf(realm, space) === 'city' && !isUnconquered(realm, space));

export const heroesOn = (realm: Realm, space: Space): number[] =>
  realm.heroes.flatMap((hero: HeroState, seat) => (hero.space === space ? [seat] : []));

/** Where the portal lies: the centre of the first tile. */
export const portalOf = (realm: Realm): Space => spacesOfTile(realm.tiles[0]!.x, realm.tiles[0]!.y)[0]!;

/** Keeps a seat owns anywhere on the map. */
export const keepsOf = (realm: Realm, seat: number): Space[] =>
  Object.keys(realm.places)
    .map(Number)
    .filter(space => keeperOf(realm, space) === seat);

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
  return walls.some(wall => wall.includes(from.place) && wall.includes(to.place));
}
