import type { Said } from '../../../engine/decision.js';
import type { Bot } from '../../../engine/game.js';
import { makePlanner, nextPlanned, type Planner } from '../../../engine/thinking.js';
import type { Realm } from '../state.js';
import { instinct } from './instincts.js';
import { type Position, positionOf } from './position.js';
import { bestTurn, type Effort, isInTurn } from './search.js';

/** A player who thinks whole turns through, by this effort, and goes by instinct in all that is no turn of its own. */
export function planningBot(id: string, effort: Effort): Bot<Realm> {
  const planner = makePlanner<Realm>((realm, given, seat, random) => bestTurn(realm, given, seat, random, effort));
  return {
    id,
    choose(table, seat): Said {
      const position = positionOf(table, seat);
      if (position !== null && isInTurn(position.realm, seat)) return plannedAnswer(position, seat, planner);
      return instinct(table.state, table.decisionOf(seat)!);
    },
  };
}

/** Keeps to the plan made where the turn, or its known part, began; plans anew where the turn has left it. */
function plannedAnswer({ start, steps, realm }: Position, seat: number, planner: Planner<Realm>): Said {
  const given = steps.at(-1)!;
  const planned = isInTurn(start, seat) ? planner(start, [], seat) : [];
  return nextPlanned(planned, steps) ?? planner(realm, given, seat)[0]![given.length]!;
}
