import type { Said } from '../../../engine/decision.js';
import type { Contest } from '../state.js';
import { bestPlan, type Foresight } from './foresight.js';
import { type Plan, plansFrom, type Search } from './plan.js';
import { knownText, randomOf } from './position.js';

/** What a planning player spends on a turn, in ways looked at and turns played; never in seconds. */
export interface Effort {
  readonly search: Search;
  readonly foresight: Foresight;
}

/** The steps of the turn to play from a resting point, once these answers of its first step were given. */
export type Planner = (contest: Contest, given: readonly Said[], seat: number) => Plan['steps'];

/** Plans remembered at a time: each is asked for once for every answer of its turn. */
const MOST_REMEMBERED = 16;

/** A planner with a memory. Forgetting a plan costs time and never changes it: it follows from what is known alone. */
export function makePlanner({ search, foresight }: Effort): Planner {
  const remembered = new Map<string, Plan['steps']>();
  return (contest, given, seat) => {
    const text = `${knownText(contest)}${JSON.stringify([given, seat])}`;
    const known = remembered.get(text);
    if (known) return known;
    const { steps } = bestPlan(plansFrom(contest, given, seat, search), seat, foresight, randomOf(text));
    if (remembered.size >= MOST_REMEMBERED) remembered.delete(remembered.keys().next().value!);
    remembered.set(text, steps);
    return steps;
  };
}
