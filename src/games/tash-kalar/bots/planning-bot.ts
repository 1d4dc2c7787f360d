import type { Said } from '../../../engine/decision.js';
import type { Bot } from '../../../engine/game.js';
import { randomAnswer } from '../../../engine/playout.js';
import type { Contest } from '../state.js';
import { type Effort, makePlanner, type Planner } from './planner.js';
import { type Position, positionOf } from './position.js';
import { bestOf, waysOf } from './ways.js';

/** A player who plans whole turns and tries the best plans against what the others may do then. */
export function planningBot(id: string, effort: Effort): Bot<Contest> {
  const planner = makePlanner(effort);
  return {
    id,
    choose(table, seat, random): Said {
      const position = positionOf(table, seat);
      if (position === null) return randomAnswer(table.decisionOf(seat)!, random);
      if (isTurnOf(position.contest, seat)) return plannedAnswer(position, seat, planner);
      const given = position.steps.at(-1)!;
      return bestOf(waysOf(position.contest, given, seat, effort.search.breadth)).said[given.length]!;
    },
  };
}

/** Whether the seat has the choice of the turn, not merely of what comes before or after it. */
const isTurnOf = ({ phase, turn }: Contest, seat: number): boolean => phase === 'turn' && turn.control === seat;

/** Keeps to the plan made where the turn, or its known part, began; plans anew where the turn has left it. */
function plannedAnswer({ start, steps, contest }: Position, seat: number, planner: Planner): Said {
  const given = steps.at(-1)!;
  const planned = isTurnOf(start, seat) ? planner(start, [], seat) : [];
  const isKept = steps.every((said, at) => said.every((one, index) => same(planned[at]?.[index], one)));
  const next = isKept ? planned[steps.length - 1]?.[given.length] : undefined;
  return next ?? planner(contest, given, seat)[0]![given.length]!;
}

const same = (one: Said | undefined, other: Said): boolean => JSON.stringify(one) === JSON.stringify(other);
