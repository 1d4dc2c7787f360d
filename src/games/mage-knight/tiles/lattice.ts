/**
 * The lattice of the land: axial coordinates with pointy tops, q to the east, r to the south-east, and the addresses of
 * tiles on it. A space is one number, so that its neighbours are found by adding.
 */
export type Space = number;

const WIDTH = 100;
const MIDDLE = 50;

export const spaceAt = (q: number, r: number): Space => (q + MIDDLE) * WIDTH + r + MIDDLE;
export const qOf = (space: Space): number => Math.floor(space / WIDTH) - MIDDLE;
export const rOf = (space: Space): number => (space % WIDTH) - MIDDLE;

/** Steps to the neighbours, clockwise from the north-east. */
export const STEPS: readonly number[] = [WIDTH - 1, WIDTH, 1, 1 - WIDTH, -WIDTH, -1];

/** The space to the right. */
export const eastOf = (space: Space): Space => space + WIDTH;

export const neighboursOf = (space: Space): Space[] => STEPS.map(step => space + step);
export const areAdjacent = (one: Space, other: Space): boolean => STEPS.includes(other - one);

export function distance(one: Space, other: Space): number {
  const q = qOf(one) - qOf(other);
  const r = rOf(one) - rOf(other);
  return (Math.abs(q) + Math.abs(r) + Math.abs(q + r)) / 2;
}

/** The centre of the tile at an address. */
export const centreOf = (x: number, y: number): Space => spaceAt(3 * x + y, -2 * x - 3 * y);

/** The seven spaces of the tile at an address: the centre, then clockwise from the north-east. */
export const spacesOfTile = (x: number, y: number): Space[] => {
  const centre = centreOf(x, y);
  return [centre, ...STEPS.map(step => centre + step)];
};

export type Address = readonly [x: number, y: number];

/** Addresses of the six tiles around one. */
export const aroundTile = (x: number, y: number): Address[] => [
  [x + 1, y],
  [x + 1, y - 1],
  [x, y - 1],
  [x - 1, y],
  [x - 1, y + 1],
  [x, y + 1],
];

/** How an address is written in options. */
export const makeAddress = ([x, y]: Address): string => `${x},${y}`;
export function parseAddress(text: string): Address | undefined {
  const found = /^(-?\d{1,2}),(-?\d{1,2})$/.exec(text);
  return found ? [Number(found[1]), Number(found[2])] : undefined;
}
