import type { Rules } from '../../../engine/rules.js';
import { AROUND } from '../../../geometry/square.js';
import type { MoveMixStep } from '../card.js';
import { movePiece } from '../changes.js';
import { rankOf } from '../pieces.js';
import type { Kind } from '../vocabulary.js';
import { bind, during, type Effect, leftOf, rangeOf } from './effect.js';
import { canEnter } from './entering.js';
import { chooseMove } from './moving.js';
import { isFixed, piecesOf } from './who.js';

type Budget = { standard: number; combat: number };

/** Moves of several kinds: so many of each, or a kind for each sort of piece. */
export function* moveMix(effect: Effect, step: MoveMixStep): Rules<void> {
  const { contest } = effect;
  const range = rangeOf(step.n, step.opt);
  const budget: Budget | null = step.budget ? { ...step.budget } : null;
  let made = 0;
  while (made < range.max) {
    const choices = mixedMoves(effect, step, budget);
    if (choices.size === 0) break;
    const about = {
      ...during(effect),
      gait: 'move' as const,
      kind: 'mixed' as const,
      left: leftOf(range.max, made),
      optional: range.mayStop(made),
    };
    const chosen = yield* chooseMove(effect, choices, about, step.who !== undefined && isFixed(step.who));
    if (chosen === null) break;
    if (budget) spend(effect, budget, chosen.from, chosen.to);
    movePiece(contest, [chosen.from, chosen.to], 'move');
    made += 1;
  }
  bind(effect, step, made === 0 ? null : {});
}

/** A standard move is spent first wherever it will do: a combat move can do all it can, and more. */
function spend(effect: Effect, budget: Budget, from: number, to: number): void {
  const rank = rankOf(effect.contest.board[from]!);
  if (budget.standard > 0 && canEnter(effect, rank, 'standard', to)) budget.standard -= 1;
  else budget.combat -= 1;
}

export function mixedMoves(effect: Effect, step: MoveMixStep, budget: Budget | null): Map<number, number[]> {
  const choices = new Map<number, number[]>();
  const sources = step.sources ?? [{ who: step.who!, rank: step.rank ?? 'any', kind: bestKind(budget!) }];
  for (const { who, rank = 'any', kind } of sources)
    for (const from of piecesOf(effect, who, rank)) {
      if (kind === null || choices.has(from)) continue;
      const to = AROUND[from]!.filter(square => canEnter(effect, rankOf(effect.contest.board[from]!), kind, square));
      if (to.length > 0) choices.set(from, to);
    }
  return choices;
}

const bestKind = ({ standard, combat }: Budget): Kind | null =>
  combat > 0 ? 'combat' : standard > 0 ? 'standard' : null;
