import { CARD } from './card.js';

/** Where a chair's card lies, and on which side of the table the chair stands. */
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly side: 'top' | 'right' | 'bottom';
}

const PITCH = 153;
const LEFT = 190;
/** From the top of the table's part of the picture. */
const ROWS = { top: 54, right: 54 + CARD.height + 10, bottom: 54 + 3 * (CARD.height + 10) } as const;

/** Height of the table with all its chairs. */
export const TABLE_HEIGHT = ROWS.bottom + CARD.height + 46;
/** What lies between the rows of cards. */
export const MIDDLE = { y: ROWS.right, height: 2 * CARD.height + 10 } as const;

/**
 * Chairs clockwise from the head, which is the left end: top row, right side, bottom row from right to left.
 * 11 chairs stand 5-1-5, 12 of them 5-2-5, 13 of them 6-2-5.
 */
export function placeOf(chair: number, chairs: number): Place {
  const top = chairs === 13 ? 6 : 5;
  const right = chairs === 11 ? 1 : 2;
  const column = (at: number): number => LEFT + at * PITCH;
  if (chair <= top) return { x: column(chair - 1 - (top - 5)), y: ROWS.top, side: 'top' };
  if (chair <= top + right) {
    const row = right === 1 ? 0.5 : chair - top - 1;
    return { x: column(4), y: ROWS.right + row * (CARD.height + 10), side: 'right' };
  }
  return { x: column(chairs - chair), y: ROWS.bottom, side: 'bottom' };
}
