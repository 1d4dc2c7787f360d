import { type RandomState, type Reader, randomBelow, shuffle } from '../../../src/engine/index.js';
import type { PebblesState } from './state.js';

/** What a reader may see. */
export interface PebblesView {
  readonly phase: string;
  readonly round: number;
  readonly waiting: readonly number[];
  readonly sides: readonly string[];
  readonly cells: Readonly<Record<string, readonly string[]>>;
  readonly tokens: readonly number[];
  readonly scores: readonly number[];
  readonly bids: readonly number[];
  readonly die: number | null;
  readonly bag: number;
  readonly hands: readonly (readonly string[] | number)[];
  readonly peeked: string | null;
  readonly places: readonly number[] | null;
}

export function view(state: PebblesState, reader: Reader): PebblesView {
  const { phase, round, waiting, sides, cells, tokens, scores, bids, die } = state;
  return {
    ...{ phase, round, waiting, sides, cells, tokens, scores, bids, die },
    bag: state.bag.length,
    hands: state.hands.map((hand, seat) => (seat === reader ? hand : hand.length)),
    peeked: state.peeking === reader ? state.bag.at(-1)! : null,
    places: state.outcome?.places ?? null,
  };
}

/** Deals the bag, the hands of others and the dice to come anew. */
export function conceal(state: PebblesState, reader: Reader, random: RandomState): PebblesState {
  const known = state.peeking === reader ? state.bag.pop() : undefined;
  const hidden = state.hands.filter((_, seat) => seat !== reader);
  const pool = [...state.bag, ...hidden.flat()];
  shuffle(random, pool);
  state.bag = pool.splice(0, state.bag.length);
  if (known !== undefined) state.bag.push(known);
  for (const hand of hidden) hand.splice(0, hand.length, ...pool.splice(0, hand.length));
  state.random = [1, 2, 3, 4].map(() => randomBelow(random, 2 ** 31)) as RandomState;
  return state;
}
