import type { Option } from '../../engine/decision.js';
import { tell } from '../../engine/match-state.js';
import { ask, type Rules } from '../../engine/rules.js';
import { makeSquare, parseSquare, SQUARE_COUNT, XY } from '../../geometry/square.js';
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

const PLACING: readonly Option[] = XY.map((_, square) => {
  const place = makeSquare(square);
  return { id: `place:${place}`, place };
});

/** The ways to begin placing a common: the empty squares, or lifting a piece where none is in supply (TK-3.4, TK-3.5). */
export function waysToPlace(contest: Contest, seat: number): readonly Option[] {
  if (!canPlace(contest, seat)) return [];
  if (!hasInSupply(contest, colourOfSeat(contest, seat), COMMON)) return [{ id: 'place' }];
  return PLACING.filter((_, square) => contest.board[square] === 0);
}

/** The action of placing a common on this empty square (TK-3.4). `by` = the seat in control. */
export function placeCommon(contest: Contest, by: number, square: number): void {
  putCommon(contest, by, square, -1);
}

/** The same where none is in supply: an own piece is lifted first (TK-3.5). It may go back where it was (AMB-3). */
export function* liftAndPlace(contest: Contest, by: number): Rules<void> {
  const colour = colourOfSeat(contest, activeSeat(contest));
  const candidates = liftable(contest, colour);
  const lift = parseSquare(yield* ask(squareQuestion('lift', by, { card: null, to: null }, candidates)))!;
  const empty: number[] = [];
  for (let square = 0; square < SQUARE_COUNT; square++)
    if (contest.board[square] === 0 || square === lift) empty.push(square);
  const square = parseSquare(yield* ask(squareQuestion('place', by, { lifted: makeSquare(lift) }, empty)))!;
  putCommon(contest, by, square, lift);
}

function putCommon(contest: Contest, by: number, square: number, lift: number): void {
  const seat = activeSeat(contest);
  const colour = colourOfSeat(contest, seat);
  const lifted = lift < 0 ? null : mention(contest.board[lift]!, lift);
  contest.turn.actions -= 1;
  open(contest, { seat, what: 'placed', square: makeSquare(square), lifted });
  if (lift >= 0) liftPiece(contest, lift);
  putPiece(contest, square, colour, COMMON);
  tell(contest, { tell: 'placed', seat, by, piece: mention(contest.board[square]!, square), lifted });
}
