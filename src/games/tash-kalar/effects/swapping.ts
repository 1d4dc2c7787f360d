import type { Rules } from '../../../engine/rules.js';
import { makeSquare } from '../../../geometry/square.js';
import type { SwapStep } from '../card.js';
import { swapPieces } from '../changes.js';
import { idOf, rankName, rankOf } from '../pieces.js';
import { chooseSquare } from './asking.js';
import { bind, during, type Effect, leftOf, rangeOf } from './effect.js';
import { piecesOf } from './who.js';

/** Two pieces exchange squares (TK-14.13). */
export function* swap(effect: Effect, step: SwapStep): Rules<void> {
  const { contest } = effect;
  const range = rangeOf(step.n, step.opt);
  const swapped: number[] = [];
  while (swapped.length < range.max) {
    const firsts = firstsOf(effect, step, swapped);
    if (firsts.length === 0) break;
    const optional = range.mayStop(swapped.length);
    const about = { ...during(effect), act: 'swap' as const, left: leftOf(range.max, swapped.length) };
    const one = yield* chooseSquare(effect, 'target', { ...about, optional, chosen: [] }, firsts, optional);
    if (one === null) break;
    const seconds = secondsOf(effect, step, one);
    const details = { ...about, optional: false, chosen: [makeSquare(one)] };
    const other = (yield* chooseSquare(effect, 'target', details, seconds, false))!;
    swapped.push(idOf(contest.board[one]!));
    swapPieces(contest, one, other);
  }
  bind(effect, step, swapped.length === 0 ? null : {});
}

/** First pieces that find a second one. */
export const firstsOf = (effect: Effect, step: SwapStep, swapped: readonly number[]): number[] =>
  piecesOf(effect, step.a.who, step.a.rank).filter(
    square =>
      !(step.distinct === 'a' && swapped.includes(idOf(effect.contest.board[square]!))) &&
      secondsOf(effect, step, square).length > 0,
  );

function secondsOf(effect: Effect, { b }: SwapStep, one: number): number[] {
  const rank = b.rank === 'same' ? rankName(rankOf(effect.contest.board[one]!)) : b.rank;
  return piecesOf(effect, b.who, rank).filter(square => square !== one);
}
