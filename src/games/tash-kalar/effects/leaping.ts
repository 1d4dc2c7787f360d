import type { Rules } from '../../../engine/rules.js';
import { BESIDE, distance, makeSquare, SQUARE_COUNT } from '../../../geometry/square.js';
import type { LeapStep, RamStep } from '../card.js';
import { destroyAt, movePiece } from '../changes.js';
import { mention, note } from '../news.js';
import { type Piece, rankNumber, rankOf } from '../pieces.js';
import { mayDo } from './asking.js';
import { beingSquare, bind, during, type Effect, leftOf, rangeOf, traceOf } from './effect.js';
import { canEnter, without } from './entering.js';
import { chooseMove } from './moving.js';
import { selectorOf } from './selectors.js';
import { isFixed, piecesOf } from './who.js';

/** Leaps to any square of the board, or to the distance stated (TK-7.6). */
export function* leap(effect: Effect, step: LeapStep): Rules<void> {
  const { contest } = effect;
  const range = rangeOf(step.n, step.opt);
  const pieces: Piece[] = [];
  let [from, to, captured] = [-1, -1, false];
  while (pieces.length < range.max) {
    const choices = leapsOf(effect, step);
    if (choices.size === 0) break;
    const about = {
      ...during(effect),
      gait: 'leap' as const,
      kind: step.kind,
      left: leftOf(range.max, pieces.length),
      optional: range.mayStop(pieces.length),
    };
    const chosen = yield* chooseMove(effect, choices, about, isFixed(step.who));
    if (chosen === null) break;
    pieces.push(contest.board[chosen.from]!);
    ({ from, to } = chosen);
    captured = movePiece(contest, [from, to], 'leap') || captured;
  }
  bind(effect, step, pieces.length === 0 ? null : { pieces, squares: [to], from, captured });
}

export function leapsOf(effect: Effect, step: LeapStep): Map<number, number[]> {
  const choices = new Map<number, number[]>();
  const dest = selectorOf(step.dest);
  for (const from of piecesOf(effect, step.who, step.rank ?? 'any')) {
    const rank = rankOf(effect.contest.board[from]!);
    const to: number[] = [];
    without(effect, from, () => {
      for (let square = 0; square < SQUARE_COUNT; square++) {
        if (square === from || (step.dist !== undefined && distance(from, square) !== step.dist)) continue;
        if (canEnter(effect, rank, step.kind, square) && dest(effect, square)) to.push(square);
      }
    });
    if (to.length > 0) choices.set(from, to);
  }
  return choices;
}

/** Goes one step further onto a piece of that rank: both are destroyed (Glacier Giant). */
export function* ram(effect: Effect, step: RamStep): Rules<void> {
  const { contest } = effect;
  const target = ramTarget(effect, step);
  if (target < 0 || (step.opt && !(yield* mayDo(effect, 'ram', target)))) return bind(effect, step, null);
  const from = beingSquare(effect);
  const piece = contest.board[from]!;
  destroyAt(contest, target);
  note(contest, {
    did: 'moved',
    piece: mention(piece, target),
    gait: 'ram',
    path: [makeSquare(from), makeSquare(target)],
  });
  contest.board[from] = 0;
  contest.board[target] = piece;
  destroyAt(contest, target);
  bind(effect, step, {});
}

/** The square it would run onto, -1 = there is nothing of that rank. */
export function ramTarget(effect: Effect, step: RamStep): number {
  const from = beingSquare(effect);
  const name = /^same_as\(\$(\w+)\)$/.exec(step.dir)![1]!;
  const { direction } = traceOf(effect, name);
  const to = from < 0 || direction < 0 ? -1 : BESIDE[from]![direction]!;
  return to >= 0 && rankOf(effect.contest.board[to]!) === rankNumber(step.target_rank) ? to : -1;
}
