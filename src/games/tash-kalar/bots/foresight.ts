import { type RandomState, randomBelow } from '../../../engine/random.js';
import type { Contest } from '../state.js';
import { dealHidden } from './deal.js';
import { greedyTurn } from './greedy.js';
import type { Plan } from './plan.js';
import type { Breadth } from './ways.js';
import { worth } from './worth.js';

/** How far and how often the turns after the own one are played in thought. */
export interface Foresight {
  readonly breadth: Breadth;
  /** Turns played after the own one. */
  readonly turns: number;
  /** Plans looked at, and how many of them are looked at again. */
  readonly plans: number;
  readonly again: number;
  /** Deals every plan is tried on, and those the better ones are tried on besides. */
  readonly deals: number;
  readonly moreDeals: number;
}

/**
 * The plan that fares best when the others answer it. All plans are tried on the same deals, so that luck is the same for
 * all; those that fare badly on the first few are not tried further.
 */
export function bestPlan(plans: readonly Plan[], seat: number, foresight: Foresight, random: RandomState): Plan {
  if (plans.length === 1) return plans[0]!;
  const { deals, moreDeals } = foresight;
  const worlds = Array.from({ length: deals + moreDeals }, () => forkRandom(random));
  const tried = plans
    .slice(0, foresight.plans)
    .map(plan => ({ plan, total: totalOver(plan.contest, seat, foresight, worlds.slice(0, deals)) }))
    .sort((one, other) => other.total - one.total)
    .slice(0, foresight.again)
    .map(({ plan, total }) => ({
      plan,
      total: total + totalOver(plan.contest, seat, foresight, worlds.slice(deals)),
    }))
    .sort((one, other) => other.total - one.total);
  return tried[0]!.plan;
}

/** A generator of its own for one world, from the next numbers of this one. */
const forkRandom = (random: RandomState): RandomState => [word(random), word(random), word(random), word(random)];

const word = (random: RandomState): number => randomBelow(random, 0x1_0000_0000) | 0;

const totalOver = (contest: Contest, seat: number, foresight: Foresight, worlds: readonly RandomState[]): number =>
  worlds.reduce((total, world) => total + playedWorth(contest, seat, foresight, [...world]), 0);

/** The worth of the position after the coming turns, on one deal of what is hidden. */
function playedWorth(contest: Contest, seat: number, { turns, breadth }: Foresight, random: RandomState): number {
  let now = contest;
  if (now.outcome === null) now = dealHidden(now, seat, random);
  for (let turn = 0; turn < turns && now.outcome === null; turn++) now = greedyTurn(now, breadth);
  return worth(now, seat);
}
