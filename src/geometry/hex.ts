/**
 * A hexagon of 19 hexes (radius 2), pointy tops. A hex is an index 0..18 in reading order; people call it by row letter
 * and place in the row: A1-A3, B1-B4, C1-C5, D1-D4, E1-E3. Directions are 0 NE, 1 E, 2 SE, 3 SW, 4 W, 5 NW.
 * Everything is worked out once, so that rules only look things up.
 */
export const HEX_COUNT = 19;
export const DIRECTIONS = [0, 1, 2, 3, 4, 5] as const;

const RADIUS = 2;
const ROWS = 'ABCDE';
/** Steps in axial coordinates: q runs east, r south-east. */
const STEPS: readonly (readonly [number, number])[] = [
  [1, -1],
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
];

/** Axial coordinates of each hex. */
export const AXIAL: readonly (readonly [number, number])[] = allHexes();

function allHexes(): [number, number][] {
  const hexes: [number, number][] = [];
  for (let r = -RADIUS; r <= RADIUS; r++)
    for (let q = Math.max(-RADIUS, -RADIUS - r); q <= Math.min(RADIUS, RADIUS - r); q++) hexes.push([q, r]);
  return hexes;
}

/** The hex at these axial coordinates, -1 = off the board. */
export const hexAt = (q: number, r: number): number => AXIAL.findIndex(hex => hex[0] === q && hex[1] === r);

const NAMES: readonly string[] = AXIAL.map(([q, r]) => {
  const first = Math.max(-RADIUS, -RADIUS - r);
  return `${ROWS[r + RADIUS]}${q - first + 1}`;
});
const BY_NAME: ReadonlyMap<string, number> = new Map(NAMES.map((name, hex) => [name, hex]));

/** What people call the hex. */
export const makeHex = (hex: number): string => NAMES[hex]!;
/** The hex people call so, or undefined. */
export const parseHex = (name: string): number | undefined => BY_NAME.get(name);

/** The hex next to a hex in each direction, -1 = off the board. */
export const NEIGHBOURS: readonly (readonly number[])[] = AXIAL.map(([q, r]) =>
  STEPS.map(([east, south]) => hexAt(q + east, r + south)),
);

/** The hexes in a straight line from a hex in each direction, nearest first. */
export const RAYS: readonly (readonly (readonly number[])[])[] = AXIAL.map((_, hex) =>
  DIRECTIONS.map(direction => {
    const ray: number[] = [];
    for (let next = NEIGHBOURS[hex]![direction]!; next >= 0; next = NEIGHBOURS[next]![direction]!) ray.push(next);
    return ray;
  }),
);

/** The neighbours of a hex that are on the board. */
export const ADJACENT: readonly (readonly number[])[] = NEIGHBOURS.map(around => around.filter(hex => hex >= 0));

/** The same as a set of bits. */
export const ADJACENT_BITS: readonly number[] = ADJACENT.map(around =>
  around.reduce((bits, hex) => bits | (1 << hex), 0),
);

/** Whether two hexes touch. */
export const isAdjacent = (one: number, other: number): boolean => (ADJACENT_BITS[one]! & (1 << other)) !== 0;

/** The direction from a hex to a neighbour, -1 where they do not touch. */
export const directionTo = (from: number, to: number): number => NEIGHBOURS[from]!.indexOf(to);

/** Every three hexes that touch one another, in reading order. */
export const TRIANGLES: readonly (readonly [number, number, number])[] = AXIAL.flatMap((_, one) =>
  ADJACENT[one]!.flatMap(other =>
    ADJACENT[other]!.filter(third => one < other && other < third && isAdjacent(one, third)).map(
      third => [one, other, third] as const,
    ),
  ),
);

/** The printed side that faces a direction when the tile is turned by `rotation` clockwise steps. */
export const sideFacing = (direction: number, rotation: number): number => (direction - rotation + 6) % 6;

/** The direction a printed side faces when the tile is turned by `rotation` clockwise steps. */
export const facing = (side: number, rotation: number): number => (side + rotation) % 6;

/** The direction something arrives from, seen from where it arrives. */
export const opposite = (direction: number): number => (direction + 3) % 6;
