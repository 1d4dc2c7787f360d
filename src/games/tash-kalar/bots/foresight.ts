import type { RandomState } from '../../../engine/random.js';
import type { Foresight } from '../../../engine/thinking.js';
import type { Contest } from '../state.js';
import { greedyTurn } from './greedy.js';
import { thoughtOf } from './thought-deal.js';
import type { Breadth } from './ways.js';
import { worth } from './worth.js';

/** How the turns after the own one are played in thought. */
export interface Thought extends Foresight {
  readonly breadth: Breadth;
}

/** The worth of the position after the coming turns, on one deal of what is hidden. */
export function playedWorth(contest: Contest, seat: number, { turns, breadth }: Thought, random: RandomState): number {
  let now = contest;
  if (now.outcome === null) now = thoughtOf(now, seat, random);
  for (let turn = 0; turn < turns && now.outcome === null; turn++) now = greedyTurn(now, breadth);
  return worth(now, seat);
}
