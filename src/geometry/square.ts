/**
 * An arena of 69 squares: nine by nine without three squares in each corner. A square is an index 0..68 in reading order;
 * people call it by column letter A-I from the left and row number 1-9 from the top. Directions are 0 N, 1 NE, 2 E, 3 SE,
 * 4 S, 5 SW, 6 W, 7 NW. Everything is worked out once, so that rules only look things up.
 */
export const SQUARE_COUNT = 69;
export const SIZE = 9;
export const COMPASS = [0, 1, 2, 3, 4, 5, 6, 7] as const;

const COLUMNS = 'ABCDEFGHI';
/** Steps to the right and downward. */
export const STEPS: readonly (readonly [number, number])[] = [
  [0, -1],
  [1, -1],
  [1, 0],
  [1, 1],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [-1, -1],
];

/** Whether a square of the nine by nine is there: the corner squares are not. */
const exists = (x: number, y: number): boolean =>
  x >= 0 && y >= 0 && x < SIZE && y < SIZE && Math.min(x, SIZE - 1 - x) + Math.min(y, SIZE - 1 - y) >= 2;

/** Column and row of each square, counted from 0 at the top left. */
export const XY: readonly (readonly [number, number])[] = Array.from({ length: SIZE * SIZE }, (_, cell) => cell)
  .map(cell => [cell % SIZE, Math.floor(cell / SIZE)] as const)
  .filter(([x, y]) => exists(x, y));

const BY_CELL: readonly number[] = Array.from({ length: SIZE * SIZE }, (_, cell) =>
  XY.findIndex(([x, y]) => y * SIZE + x === cell),
);

/** The square at this column and row, -1 = off the board. */
export const squareAt = (x: number, y: number): number =>
  x >= 0 && y >= 0 && x < SIZE && y < SIZE ? BY_CELL[y * SIZE + x]! : -1;

const NAMES: readonly string[] = XY.map(([x, y]) => `${COLUMNS[x]}${y + 1}`);
const BY_NAME: ReadonlyMap<string, number> = new Map(NAMES.map((name, square) => [name, square]));

/** What people call the square. */
export const makeSquare = (square: number): string => NAMES[square]!;
/** The square people call so, or undefined. */
export const parseSquare = (name: string): number | undefined => BY_NAME.get(name);

/** The square beside a square in each direction, -1 = off the board. */
export const BESIDE: readonly (readonly number[])[] = XY.map(([x, y]) =>
  STEPS.map(([right, down]) => squareAt(x + right, y + down)),
);

/** The neighbours of a square that are on the board: all eight, those sharing an edge, those sharing a corner. */
export const AROUND: readonly (readonly number[])[] = BESIDE.map(beside => beside.filter(square => square >= 0));
export const ORTHOGONAL: readonly (readonly number[])[] = BESIDE.map(beside =>
  beside.filter((square, direction) => square >= 0 && direction % 2 === 0),
);
export const DIAGONAL: readonly (readonly number[])[] = BESIDE.map(beside =>
  beside.filter((square, direction) => square >= 0 && direction % 2 === 1),
);

/** The squares in a straight line from a square in each direction, nearest first. */
export const SIGHT: readonly (readonly (readonly number[])[])[] = XY.map((_, square) =>
  COMPASS.map(direction => {
    const line: number[] = [];
    for (let next = BESIDE[square]![direction]!; next >= 0; next = BESIDE[next]![direction]!) line.push(next);
    return line;
  }),
);

const DISTANCES: readonly number[] = XY.flatMap(([x, y]) =>
  XY.map(([column, row]) => Math.max(Math.abs(x - column), Math.abs(y - row))),
);

/** Fewest king's steps between two squares. */
export const distance = (one: number, other: number): number => DISTANCES[one * SQUARE_COUNT + other]!;

/** The direction from a square to its neighbour, -1 where they do not touch. */
export const compassTo = (from: number, to: number): number => BESIDE[from]!.indexOf(to);

/** The eight ways a pattern may lie: so many clockwise quarter turns, then mirrored left-right or not. */
export const LAYINGS = [0, 1, 2, 3, 4, 5, 6, 7] as const;

/** Where an offset of a pattern comes to lie. Layings 4 to 7 are 0 to 3 mirrored. */
export function turned(laying: number, dx: number, dy: number): readonly [number, number] {
  let [x, y] = [dx, dy];
  for (let quarter = 0; quarter < laying % 4; quarter++) [x, y] = [-y, x];
  return [(laying < 4 ? x : -x) || 0, y || 0];
}

/** Where a direction of a pattern comes to point. */
export function turnedCompass(laying: number, direction: number): number {
  const [right, down] = turned(laying, ...STEPS[direction]!);
  return STEPS.findIndex(([x, y]) => x === right && y === down);
}

/** Where an offset of a pattern came from: the opposite of `turned`. */
export const unturned = (laying: number, dx: number, dy: number): readonly [number, number] =>
  turned((4 - (laying % 4)) % 4, laying < 4 ? dx : -dx, dy);

/** A set of squares as three numbers of 23 bits each. */
export type Bits = readonly [number, number, number];
export const WORD_SIZE = 23;

/** The squares as a set of bits. */
export function bitsOf(squares: readonly number[]): Bits {
  const bits: [number, number, number] = [0, 0, 0];
  for (const square of squares) bits[Math.floor(square / WORD_SIZE)]! |= 1 << (square % WORD_SIZE);
  return bits;
}
