import type { RandomState } from '../../../engine/random.js';
import type { Foresight } from '../../../engine/thinking.js';
import type { Arena } from '../state.js';
import { sideOf } from '../teams.js';
import { dealtAnew } from './deal.js';
import { greedyTurn } from './greedy.js';
import type { Breadth } from './outcomes.js';
import { worth } from './worth.js';

/** How the turns after the own one are played in thought. */
export interface Thought extends Foresight {
  readonly breadth: Breadth;
}

/** The worth of the position after the coming turns, on one deal of what is hidden. */
export function playedWorth(arena: Arena, seat: number, { turns, breadth }: Thought, random: RandomState): number {
  const side = sideOf(seat);
  if (arena.outcome !== null) return worth(arena, side);
  let now = dealtAnew(arena, seat, random);
  for (let turn = 0; turn < turns && now.outcome === null; turn++) now = greedyTurn(now, breadth, random);
  return worth(now, side);
}
