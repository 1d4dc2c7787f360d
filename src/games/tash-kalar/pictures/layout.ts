import type { Point } from '../../../geometry/paths.js';
import { parseSquare, XY } from '../../../geometry/square.js';
import type { SquareName } from '../vocabulary.js';

/** Where an arena lies: its top left corner and the side of a square. */
export interface Layout {
  readonly x: number;
  readonly y: number;
  readonly cell: number;
}

/** Column and row of a square, counted from 0 at the top left. */
export const cellOf = (square: SquareName): Point => XY[parseSquare(square)!]!;

export const pointAt = ({ x, y, cell }: Layout, [column, row]: Point): Point => [
  x + (column + 0.5) * cell,
  y + (row + 0.5) * cell,
];

/** The middle of a square. */
export const middleOf = (layout: Layout, square: SquareName): Point => pointAt(layout, cellOf(square));

export const COLUMNS = 'ABCDEFGHI';
