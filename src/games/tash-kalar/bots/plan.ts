import type { Said } from '../../../engine/decision.js';
import { byValue, distinct, type Plan } from '../../../engine/thinking.js';
import type { Contest } from '../state.js';
import { type Breadth, waysOf } from './ways.js';

/** A turn of a contest; its value is for the seat that plans. */
type TurnPlan = Plan<Contest>;

export interface Search {
  readonly breadth: Breadth;
  /** Unfinished turns kept at each step. */
  readonly beam: number;
  /** Steps of a turn that are thought ahead. */
  readonly depth: number;
}

/** Turns from here, the best by their positions first, no two leading to the same one. */
export function plansFrom(contest: Contest, given: readonly Said[], seat: number, search: Search): TurnPlan[] {
  const finished: TurnPlan[] = [];
  let open = extend({ steps: [], state: contest, value: 0 }, given, seat, search.breadth);
  for (let step = 1; step < search.depth && open.length > 0; step++) {
    finished.push(...open.filter(isFinished));
    const going = open.filter(plan => !isFinished(plan)).sort(byValue);
    const kept = distinct(going, lookOf).slice(0, search.beam);
    open = kept.flatMap(plan => extend(plan, [], seat, search.breadth));
  }
  // A turn too long to be thought to its end is still one to choose.
  return distinct([...finished, ...open].sort(byValue), lookOf);
}

const isFinished = ({ state }: TurnPlan): boolean => state.outcome !== null || state.phase !== 'turn';

function extend(plan: TurnPlan, given: readonly Said[], seat: number, breadth: Breadth): TurnPlan[] {
  return waysOf(plan.state, given, seat, breadth).map(({ said, contest, value }) => ({
    // A step that answers itself is not asked in the match either.
    steps: said.length > 0 ? [...plan.steps, said] : plan.steps,
    state: contest,
    value,
  }));
}

function lookOf({ board, seats, phase, turn, colours }: Contest): string {
  const pieces = board.map(piece => piece & 15).join();
  const hands = seats
    .map(seat => `${seat.beings}/${seat.legends}/${seat.flares}/${seat.frozen}/${seat.pending}`)
    .join();
  const rights = `${turn.borrow}/${turn.voids}/${turn.patternColour}/${turn.bonus}`;
  return `${phase}${turn.actions}${turn.kills}${rights}|${pieces}|${hands}|${colours.map(({ points, against }) => `${points}:${against}`)}`;
}
