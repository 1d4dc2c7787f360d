import type { Said } from '../../../engine/decision.js';
import type { Bot } from '../../../engine/game.js';
import { randomAnswer } from '../../../engine/playout.js';
import { bestPlan, makePlanner, nextPlanned, type Planner } from '../../../engine/thinking.js';
import type { Contest } from '../state.js';
import { playedWorth, type Thought } from './foresight.js';
import { plansFrom, type Search } from './plan.js';
import { type Position, positionOf } from './position.js';
import { bestOf, waysOf } from './ways.js';

/** What a planning player spends on a turn, in ways looked at and turns played; never in seconds. */
export interface Effort {
  readonly search: Search;
  readonly foresight: Thought;
}

/** A player who plans whole turns and tries the best plans against what the others may do then. */
export function planningBot(id: string, { search, foresight }: Effort): Bot<Contest> {
  const planner = makePlanner<Contest>((contest, given, seat, random) =>
    bestPlan(plansFrom(contest, given, seat, search), foresight, random, (state, world) =>
      playedWorth(state, seat, foresight, world),
    ),
  );
  return {
    id,
    choose(table, seat, random): Said {
      const position = positionOf(table, seat);
      if (position === null) return randomAnswer(table.decisionOf(seat)!, random);
      if (isTurnOf(position.contest, seat)) return plannedAnswer(position, seat, planner);
      const given = position.steps.at(-1)!;
      return bestOf(waysOf(position.contest, given, seat, search.breadth)).said[given.length]!;
    },
  };
}

/** Whether the seat has the choice of the turn, not merely of what comes before or after it. */
const isTurnOf = ({ phase, turn }: Contest, seat: number): boolean => phase === 'turn' && turn.control === seat;

/** Keeps to the plan made where the turn, or its known part, began; plans anew where the turn has left it. */
function plannedAnswer({ start, steps, contest }: Position, seat: number, planner: Planner<Contest>): Said {
  const given = steps.at(-1)!;
  const planned = isTurnOf(start, seat) ? planner(start, [], seat) : [];
  return nextPlanned(planned, steps) ?? planner(contest, given, seat)[0]![given.length]!;
}
