import { makeSquare } from '../../geometry/square.js';
import { colourOf, type Piece, rankName, rankOf } from './pieces.js';
import type { Contest, Last } from './state.js';
import type { Deed, Mention } from './vocabulary.js';

/** How an entry speaks of a piece on a square. */
export const mention = (piece: Piece, square: number): Mention => ({
  colour: colourOf(piece),
  rank: rankName(rankOf(piece)),
  square: makeSquare(square),
});

/** Opens the account of an action; what it does is added by `note`. */
export function open(contest: Contest, last: Pick<Last, 'seat' | 'what'> & Partial<Last>): void {
  contest.last = { card: null, square: null, laying: null, lifted: null, deeds: [], ...last };
}

/** Adds what was just done to the account of the action. */
export function note(contest: Contest, deed: Deed): void {
  contest.last?.deeds.push(deed);
}
