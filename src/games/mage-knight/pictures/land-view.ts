import type { Point } from '../../../geometry/paths.js';
import { printedPlace, tileOf } from '../land.js';
import { type Address, aroundTile, centreOf, qOf, rOf } from '../tiles/lattice.js';
import { mayLie } from '../tiles/shapes.js';
import type { Site, TileSpace } from '../tiles/tile.js';
import type { PlaceView, RealmView } from '../view.js';
import { middleOf, PLACES } from './tile.js';

/** A space of the map as the pictures lay it out, in lengths of the land. */
export interface Spot {
  readonly label: string;
  readonly tile: number;
  readonly q: number;
  readonly r: number;
  readonly x: number;
  readonly y: number;
  readonly ground: TileSpace;
  readonly place: PlaceView | null;
  /** What stands there now; null = nothing, or it is gone. */
  readonly site: Site | null;
}

const isSite = (site: string): site is Site => site !== 'none';

export function spotsOf({ tiles, places }: RealmView): Spot[] {
  const lying = new Map(places.map(place => [place.space, place]));
  return tiles.flatMap(({ tile, x, y, turn, label }, index) => {
    const centre = centreOf(x, y);
    return PLACES.map(([dq, dr], place): Spot => {
      const [q, r] = [qOf(centre) + dq, rOf(centre) + dr];
      const [px, py] = middleOf(q, r);
      const ground = tileOf(tile).spaces[printedPlace(place, turn)]!;
      const here = lying.get(`${label}${place}`) ?? null;
      const become = here?.site ?? null;
      const site = become === null ? (ground.site ?? null) : isSite(become) ? become : null;
      return { label: `${label}${place}`, tile: index, q, r, x: px, y: py, ground, place: here, site };
    });
  });
}

/** Where the next tile may be laid at all, whoever explores (MK-W-5.2, 5.3). */
export function freeAddresses({ tiles, nextTile, charter, tilesLeft }: RealmView): Address[] {
  if (nextTile === null) return [];
  const laid = tiles.map(({ x, y }): Address => [x, y]);
  const seen = new Map<string, Address>();
  for (const [x, y] of laid) for (const at of aroundTile(x, y)) seen.set(at.join(), at);
  return [...seen.values()].filter(at => mayLie(charter.shape, laid, nextTile, at, tilesLeft === 0));
}

/** The middle of a tile at an address. */
export function middleOfTile([x, y]: Address): Point {
  const centre = centreOf(x, y);
  return middleOf(qOf(centre), rOf(centre));
}

/** The seven spaces of a tile at an address. */
export function spacesAt([x, y]: Address): (readonly [number, number])[] {
  const centre = centreOf(x, y);
  return PLACES.map(([dq, dr]) => [qOf(centre) + dq, rOf(centre) + dr] as const);
}

export const distanceBetween = (one: Pick<Spot, 'q' | 'r'>, other: Pick<Spot, 'q' | 'r'>): number => {
  const [q, r] = [one.q - other.q, one.r - other.r];
  return (Math.abs(q) + Math.abs(r) + Math.abs(q + r)) / 2;
};
