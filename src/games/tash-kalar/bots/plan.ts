import type { Said } from '../../../engine/decision.js';
import type { Contest } from '../state.js';
import { type Breadth, waysOf } from './ways.js';

/** A whole turn thought through: what is said in each of its steps, and where it leads. */
export interface Plan {
  readonly steps: readonly (readonly Said[])[];
  readonly contest: Contest;
  /** The worth of that position for the seat that plans. */
  readonly value: number;
}

export interface Search {
  readonly breadth: Breadth;
  /** Unfinished turns kept at each step. */
  readonly beam: number;
  /** Steps of a turn that are thought ahead. */
  readonly depth: number;
}

/** Turns from here, the best by their positions first, no two leading to the same one. */
export function plansFrom(contest: Contest, given: readonly Said[], seat: number, search: Search): Plan[] {
  const finished: Plan[] = [];
  let open = extend({ steps: [], contest, value: 0 }, given, seat, search.breadth);
  for (let step = 1; step < search.depth && open.length > 0; step++) {
    finished.push(...open.filter(isFinished));
    const kept = distinct(open.filter(plan => !isFinished(plan)))
      .sort(byValue)
      .slice(0, search.beam);
    open = kept.flatMap(plan => extend(plan, [], seat, search.breadth));
  }
  // A turn too long to be thought to its end is still one to choose.
  return distinct([...finished, ...open]).sort(byValue);
}

const byValue = (one: Plan, other: Plan): number => other.value - one.value;

const isFinished = ({ contest }: Plan): boolean => contest.outcome !== null || contest.phase !== 'turn';

function extend(plan: Plan, given: readonly Said[], seat: number, breadth: Breadth): Plan[] {
  return waysOf(plan.contest, given, seat, breadth).map(({ said, contest, value }) => ({
    // A step that answers itself is not asked in the match either.
    steps: said.length > 0 ? [...plan.steps, said] : plan.steps,
    contest,
    value,
  }));
}

/** The same done in another order is the same turn. */
function distinct(plans: readonly Plan[]): Plan[] {
  const seen = new Set<string>();
  return plans.filter(({ contest }) => {
    const text = lookOf(contest);
    if (seen.has(text)) return false;
    seen.add(text);
    return true;
  });
}

function lookOf({ board, seats, phase, turn, colours }: Contest): string {
  const pieces = board.map(piece => piece & 15).join();
  const hands = seats.map(({ beings, legends, flares }) => `${beings}/${legends}/${flares}`).join();
  return `${phase}${turn.actions}${turn.kills}|${pieces}|${hands}|${colours.map(({ points, against }) => `${points}:${against}`)}`;
}
