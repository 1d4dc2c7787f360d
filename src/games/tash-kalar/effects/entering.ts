import { rankOf } from '../pieces.js';
import type { Kind } from '../vocabulary.js';
import type { Effect } from './effect.js';

/** Whether a piece of this rank may end a move or leap on the square, own pieces there or not (TK-7.3 to TK-7.5, AMB-10). */
export function canEnter(effect: Effect, rank: number, kind: Kind, square: number): boolean {
  const there = effect.contest.board[square]!;
  if (there === 0) return true;
  switch (kind) {
    case 'empty':
      return false;
    case 'standard':
      return rankOf(there) < rank;
    case 'combat':
      return rankOf(there) <= rank;
  }
}

/** Does something while a piece is off its square, so that squares are judged without it. */
export function without<T>(effect: Effect, square: number, look: () => T): T {
  const { board } = effect.contest;
  const piece = board[square]!;
  board[square] = 0;
  const seen = look();
  board[square] = piece;
  return seen;
}
