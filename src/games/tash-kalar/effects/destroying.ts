import type { Rules } from '../../../engine/rules.js';
import { AROUND } from '../../../geometry/square.js';
import type { DestroyAllStep, DestroyStep } from '../card.js';
import { destroyAt } from '../changes.js';
import { colourOf, idOf, type Piece, rankName, rankOf } from '../pieces.js';
import { pick } from './asking.js';
import { bind, type Effect, hasRank, isOwn, rangeOf, traceOf } from './effect.js';
import { isFixed, piecesOf } from './who.js';

/** Kills chosen pieces (TK-7.11). */
export function* destroy(effect: Effect, step: DestroyStep): Rules<void> {
  const { contest } = effect;
  const pieces: Piece[] = [];
  const death = { times: step.count_as, removed: step.remove_from_game };
  const apply = (square: number): void => {
    pieces.push(contest.board[square]!);
    destroyAt(contest, square, death);
  };
  let squares: readonly number[];
  if (isFixed(step.who)) {
    squares = victimsOf(effect, step);
    for (const square of squares) apply(square);
  } else {
    squares = yield* pick(effect, {
      act: 'destroy',
      range: rangeOf(step.n, step.opt),
      candidates: chosen => nextVictims(effect, step, chosen, pieces),
      apply,
    });
  }
  bind(effect, step, pieces.length === 0 ? null : { pieces, squares });
}

/** Who may be killed by the step. */
export function victimsOf(effect: Effect, step: DestroyStep): number[] {
  const { owner_if: owner, target_if: limits } = step;
  let victims = piecesOf(effect, step.who, step.rank, step.where);
  if (owner)
    victims = victims.filter(square => hasMore(effect, colourOf(effect.contest.board[square]!), owner.more_than_me));
  if (limits) victims = victims.filter(square => isTouched(effect, square, limits.own_neighbours_excluding_being));
  return victims;
}

function nextVictims(
  effect: Effect,
  step: DestroyStep,
  chosen: readonly number[],
  killed: readonly Piece[],
): readonly number[] {
  const victims = victimsOf(effect, step);
  if (step.group && chosen.length > 0) return victims.filter(square => touchesAny(square, chosen));
  if (step.match) return victims.filter(square => isWanted(effect, step.match!, square, killed));
  return victims;
}

/** Groups are built by 8-way adjacency, piece by piece (AMB-21). */
export const touchesAny = (square: number, chosen: readonly number[]): boolean =>
  chosen.some(other => AROUND[other]!.includes(square));

/** Forest Ancient: where two colours were placed, one common of each dies (AMB-20). */
function isWanted(effect: Effect, match: string, square: number, killed: readonly Piece[]): boolean {
  const name = /^each_color\(\$(\w+)\)$/.exec(match)![1]!;
  const several = new Set(traceOf(effect, name).pieces.map(colourOf)).size > 1;
  const colour = colourOf(effect.contest.board[square]!);
  return !several || !killed.some(piece => colourOf(piece) === colour);
}

/** Whether a player has more pieces of that rank group on the board than you. */
function hasMore(effect: Effect, colour: number, rank: string): boolean {
  const count = (of: number): number =>
    effect.contest.board.filter(piece => piece !== 0 && colourOf(piece) === of && hasRank(rank, piece)).length;
  return count(colour) > count(effect.colour);
}

/** Deathbringer: higher victims must touch own pieces besides the being. */
function isTouched(effect: Effect, square: number, least: Readonly<Record<string, number | undefined>>): boolean {
  const { board } = effect.contest;
  const needed = least[rankName(rankOf(board[square]!))] ?? 0;
  const touching = AROUND[square]!.filter(
    beside => board[beside] !== 0 && isOwn(effect, board[beside]!) && idOf(board[beside]!) !== effect.being,
  );
  return touching.length >= needed;
}

/** Kills every fitting piece. */
export function destroyAll(effect: Effect, step: DestroyAllStep): void {
  const { contest } = effect;
  const squares = piecesOf(effect, step.who, step.rank, step.where);
  const pieces = squares.map(square => contest.board[square]!);
  for (const square of squares) destroyAt(contest, square, { uncredited: step.uncredited });
  bind(effect, step, pieces.length === 0 ? null : { pieces, squares });
}
