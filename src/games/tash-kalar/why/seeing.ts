import type { Forbidden } from '../../../engine/game.js';
import { makeSquare, parseSquare } from '../../../geometry/square.js';
import { colourOf, rankName, rankOf } from '../pieces.js';
import type { Contest } from '../state.js';
import { colourOfSeat } from '../teams.js';
import type { Seen } from '../words/facts.js';
import { forbid } from '../words/forbidden.js';
import { squaresIn } from './intent.js';

/** What stands on a square, as the seat sees it. */
export function seenAt(contest: Contest, seat: number, square: number): Seen | null {
  const piece = contest.board[square]!;
  if (piece === 0) return null;
  const isOwn = colourOf(piece) === colourOfSeat(contest, seat);
  return { rank: rankName(rankOf(piece)), square: makeSquare(square), isOwn };
}

/** The first square typed, or why it is none; null where none was typed. */
export function firstSquare(text: string): number | Forbidden | null {
  const [name] = squaresIn(text);
  if (name === undefined) return null;
  return parseSquare(name) ?? forbid('no-square', { square: name });
}
