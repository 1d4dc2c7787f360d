import type { Group, Mark } from '../../../engine/drawing.js';
import { type Point, polar, polylines } from '../../../geometry/paths.js';
import { printedPlace, tileOf } from '../land.js';
import type { TileKind } from '../tiles/tile.js';
import { group, keptMarks, shape } from './marks.js';
import { INK, type Sky } from './palette.js';
import { SIDE, terrainMarks } from './terrain.js';

const ACROSS = Math.sqrt(3) * SIDE;

/** The middle of a space from the middle of the map's origin, in lengths of the land: q to the east, r to the south-east. */
export const middleOf = (q: number, r: number): Point => [ACROSS * (q + r / 2), 1.5 * SIDE * r];

/** Places of a tile around its middle: the centre, then clockwise from the north-east. */
export const PLACES: readonly (readonly [q: number, r: number])[] = [
  [0, 0],
  [1, -1],
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
];

const corner = ([x, y]: Point, k: number): Point => polar(60 * k - 90, SIDE, [x, y]);

/** The edges of these spaces that face none of them (nor any of `others`): the d-th lies between corners d and d + 1. */
export function edgesOf(
  spaces: readonly (readonly [number, number])[],
  others: ReadonlySet<string> = new Set(),
): (readonly [Point, Point])[] {
  const own = new Set(spaces.map(space => space.join()));
  return spaces.flatMap(([q, r]) =>
    PLACES.slice(1).flatMap(([dq, dr], d) => {
      const key = `${q + dq},${r + dr}`;
      if (own.has(key) || others.has(key)) return [];
      const at = middleOf(q, r);
      return [[corner(at, d), corner(at, d + 1)] as const];
    }),
  );
}

const SEAMS: Readonly<Record<TileKind, string>> = {
  start: '#CFC6A8',
  countryside: '#86A05A',
  core: '#D08A4E',
  city: '#D08A4E',
};

/** A wall between two places of a tile (MK-S-20.5). */
function wallMarks(one: number, other: number): Mark[] {
  const d = PLACES.findIndex(
    ([q, r], at) => at > 0 && PLACES[one]![0] + q === PLACES[other]![0] && PLACES[one]![1] + r === PLACES[other]![1],
  );
  if (d < 1) return [];
  const at = middleOf(...PLACES[one]!);
  const line = polylines([corner(at, d - 1), corner(at, d)]);
  return [
    shape(line, { stroke: INK.outline, width: 26 }),
    shape(line, { stroke: '#A9B2C0', width: 15 }),
    shape(line, { stroke: '#4A5262', width: 15, dash: [2, 19] }),
  ];
}

/** A tile as it lies there, with its seam; a still of its own. */
export function tileGround(id: string, turn: number, sky: Sky, at: Pick<Group, 'x' | 'y' | 'scale'>): Group {
  const marks = keptMarks(`mk tile ${id} ${turn} ${sky.palette} ${sky.night}`, () => {
    const { spaces, kind, walls = [] } = tileOf(id);
    const laid = PLACES.map((at, place) => ({ at, place, space: spaces[printedPlace(place, turn)]! }));
    const land = laid.filter(({ space }) => space.terrain !== 'sea').map(({ at }) => at);
    const seam = polylines(...edgesOf(land));
    const placeOf = (printed: number): number => laid.findIndex(({ place }) => printedPlace(place, turn) === printed);
    return [
      ...laid.map(({ at, place, space }) => {
        const [x, y] = middleOf(...at);
        const inner = terrainMarks(space.terrain, sky, place + id.length, space.site !== undefined);
        return group(inner, { x, y, ...(space.terrain === 'sea' ? { alpha: 0.55 } : {}) });
      }),
      shape(seam, { stroke: INK.outline, width: 13 }),
      shape(seam, { stroke: SEAMS[kind], width: 4.5 }),
      ...walls.flatMap(([one, other]) => wallMarks(placeOf(one), placeOf(other))),
    ];
  });
  return group(marks, { ...at, still: [-270, -260, 540, 520] });
}
