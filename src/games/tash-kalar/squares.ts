import type { PlaceRow } from '../../engine/game.js';
import { makeSquare, SIZE, squareAt, XY } from '../../geometry/square.js';
import type { Hue } from './vocabulary.js';

const at = (...cells: readonly (readonly [number, number])[]): readonly number[] =>
  cells.map(([x, y]) => squareAt(x, y));

/** Coloured squares, the same on both sides of the board (TK-1.3). */
export const RED: readonly number[] = at([3, 1], [4, 4], [7, 5], [2, 7]);
export const GREEN: readonly number[] = at([2, 2], [6, 2], [8, 3], [0, 4], [5, 7]);

/** The hue of each square, null = colourless (TK-14.15). */
export const HUES: readonly (Hue | null)[] = XY.map((_, square) =>
  RED.includes(square) ? 'red' : GREEN.includes(square) ? 'green' : null,
);
export const COLOURED: readonly number[] = [...RED, ...GREEN];

/** The nine central squares, and the central square itself (TK-1.4). */
export const CENTRAL: readonly number[] = XY.flatMap(([x, y], square) =>
  x >= 3 && x <= 5 && y >= 3 && y <= 5 ? [square] : [],
);
export const CENTRE = squareAt(4, 4);

/** The board row by row, as buttons are laid out like it. */
export const BOARD_ROWS: readonly PlaceRow[] = Array.from({ length: SIZE }, (_, y) => ({
  name: String(y + 1),
  places: Array.from({ length: SIZE }, (_, x) => {
    const square = squareAt(x, y);
    return square < 0 ? null : makeSquare(square);
  }),
}));

const along = (where: (place: number) => readonly [number, number]): readonly number[] =>
  [2, 3, 4, 5, 6].map(place => squareAt(...where(place)));

/** Opposite sides: the five squares of an outer row or column (TK-9.7). */
export const SIDES: readonly (readonly [readonly number[], readonly number[]])[] = [
  [along(place => [0, place]), along(place => [SIZE - 1, place])],
  [along(place => [place, 0]), along(place => [place, SIZE - 1])],
];

/** Opposite corners: the three squares of a corner diagonal (TK-9.7). */
export const CORNERS: readonly (readonly [readonly number[], readonly number[]])[] = [
  [at([2, 0], [1, 1], [0, 2]), at([8, 6], [7, 7], [6, 8])],
  [at([6, 0], [7, 1], [8, 2]), at([0, 6], [1, 7], [2, 8])],
];

/** The long diagonals, seven squares each (TK-9.9). */
export const LONG_DIAGONALS: readonly (readonly number[])[] = [
  [1, 2, 3, 4, 5, 6, 7].map(place => squareAt(place, place)),
  [1, 2, 3, 4, 5, 6, 7].map(place => squareAt(place, SIZE - 1 - place)),
];

/** The squares of each row and of each column. */
export const ROWS: readonly (readonly number[])[] = Array.from({ length: SIZE }, (_, row) =>
  XY.flatMap(([, y], square) => (y === row ? [square] : [])),
);
export const COLUMNS: readonly (readonly number[])[] = Array.from({ length: SIZE }, (_, column) =>
  XY.flatMap(([x], square) => (x === column ? [square] : [])),
);

/** Where commons are put before a Duel (TK-2.8): one square each. */
export const DUEL_OPENING: readonly (readonly number[])[] = [at([2, 4]), at([6, 4])];
/** The same for the Melee (TK-2.10): two squares beside each symbol. */
export const MELEE_OPENING: readonly (readonly number[])[] = [
  at([5, 1], [6, 1]),
  at([1, 6], [2, 6]),
  at([6, 5], [6, 6]),
];
