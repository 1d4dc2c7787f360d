import { tell } from '../../engine/match-state.js';
import { ask, type Rules } from '../../engine/rules.js';
import { makeSquare, parseSquare, SQUARE_COUNT } from '../../geometry/square.js';
import { liftPiece, putPiece } from './changes.js';
import { mention, open } from './news.js';
import { COMMON } from './pieces.js';
import { squareQuestion } from './question.js';
import { activeSeat, type Contest } from './state.js';
import { hasInSupply, isOne } from './supply.js';
import { colourOfSeat } from './teams.js';

/** Own commons and heroics, one of which is lifted when none is in supply (TK-3.5). */
const liftable = (contest: Contest, colour: number): number[] =>
  contest.board.flatMap((piece, square) => (isOne(piece, colour, false) ? [square] : []));

/** Whether a common can be placed at all. */
export function canPlace(contest: Contest, seat: number): boolean {
  const colour = colourOfSeat(contest, seat);
  return hasInSupply(contest, colour, COMMON) ? contest.board.includes(0) : liftable(contest, colour).length > 0;
}

/** The action of placing a common on an empty square (TK-3.4, TK-3.5). `by` = the seat in control. */
export function* placeCommon(contest: Contest, by: number): Rules<void> {
  const seat = activeSeat(contest);
  const colour = colourOfSeat(contest, seat);
  const lift = hasInSupply(contest, colour, COMMON)
    ? -1
    : parseSquare(yield* ask(squareQuestion('lift', by, { card: null, to: null }, liftable(contest, colour))))!;
  const lifted = lift < 0 ? null : mention(contest.board[lift]!, lift);
  // The square it left is empty by then: it may go back there (AMB-3).
  const empty: number[] = [];
  for (let square = 0; square < SQUARE_COUNT; square++)
    if (contest.board[square] === 0 || square === lift) empty.push(square);
  const about = { lifted: lift < 0 ? null : makeSquare(lift) };
  const square = parseSquare(yield* ask(squareQuestion('place', by, about, empty)))!;
  contest.turn.actions -= 1;
  open(contest, { seat, what: 'placed', square: makeSquare(square), lifted });
  if (lift >= 0) liftPiece(contest, lift);
  putPiece(contest, square, colour, COMMON);
  tell(contest, { tell: 'placed', seat, by, piece: mention(contest.board[square]!, square), lifted });
}
