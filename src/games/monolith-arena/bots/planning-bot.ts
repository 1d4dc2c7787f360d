import { isPause, type OneDecision, onlyAnswer, type Said } from '../../../engine/decision.js';
import type { Bot } from '../../../engine/game.js';
import { randomAnswer } from '../../../engine/playout.js';
import { bestPlan, makePlanner, nextPlanned, type Planner, randomOf } from '../../../engine/thinking.js';
import { type Arena, activeSeat } from '../state.js';
import { sideOf } from '../teams.js';
import { dealtAnew } from './deal.js';
import { playedWorth, type Thought } from './foresight.js';
import { bestOutcome } from './greedy.js';
import { best } from './instincts.js';
import { bannerHexName, hiddenTiles } from './opening.js';
import { outcomeOf, outcomesOf } from './outcomes.js';
import { plansFrom, type Search } from './plan.js';
import { knownText, type Position, positionOf } from './position.js';

/** What a planning player spends on a turn, in ways looked at and turns played; never in seconds. */
export interface Effort {
  readonly search: Search;
  readonly foresight: Thought;
}

/** A player who plans whole turns and tries the best plans against what the others may do then. */
export function planningBot(id: string, effort: Effort): Bot<Arena> {
  const { search, foresight } = effort;
  const planner = makePlanner<Arena>((arena, given, seat, random) =>
    bestPlan(plansFrom(arena, given, search, random), foresight, random, (state, world) =>
      playedWorth(state, seat, foresight, world),
    ),
  );
  return {
    id,
    choose(table, seat, random): Said {
      const decision = table.decisionOf(seat)!;
      if (isPause(decision)) return onlyAnswer(decision)!;
      if (decision.kind === 'some') return hiddenTiles(decision);
      const position = positionOf(table, seat, random);
      if (position === null || decision.kind !== 'one') return randomAnswer(decision, random);
      if (decision.key === 'banner') return bannerHexName(position.arena, decision, random);
      if (decision.key === 'redraw') return foreseenAnswer(position.arena, decision, effort);
      return isTurnOf(position.arena, seat) ? plannedAnswer(position, seat, planner) : reaction(position, seat, effort);
    },
  };
}

/** Whether the seat has the choice of its own turn, not merely of what follows from an action. */
const isTurnOf = (arena: Arena, seat: number): boolean =>
  activeSeat(arena) === seat && (arena.phase === 'turn' || arena.phase === 'discard');

/** Keeps to the plan made where the turn, or its known part, began; plans anew where the turn has left it. */
function plannedAnswer({ start, steps, arena }: Position, seat: number, planner: Planner<Arena>): Said {
  const given = steps.at(-1)!;
  const planned = isTurnOf(start, seat) ? planner(start, [], seat) : [];
  return nextPlanned(planned, steps) ?? planner(arena, given, seat)[0]![given.length]!;
}

/** A choice in a Battle, or in another player's action: every way is played to its end. */
function reaction({ arena, steps }: Position, seat: number, { search }: Effort): Said {
  const given = steps.at(-1)!;
  const outcomes = outcomesOf(arena, given, search.breadth, randomOf(knownText(arena)));
  return bestOutcome(outcomes, sideOf(seat)).said[given.length]!;
}

/** Whether to exchange an unlucky draw: the turn is played on a few deals either way. */
function foreseenAnswer(arena: Arena, decision: OneDecision, { foresight }: Effort): Said {
  const { seat } = decision;
  return best(decision, id => {
    const random = randomOf(knownText(arena));
    let total = 0;
    for (let deal = 0; deal < foresight.moreDeals; deal++)
      total += playedWorth(outcomeOf(dealtAnew(arena, seat, random), [id]).arena, seat, foresight, random);
    return total;
  });
}
