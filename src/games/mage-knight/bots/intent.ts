import { type RandomState, randomBelow } from '../../../engine/random.js';
import type { Realm } from '../state.js';
import type { Space } from '../tiles/lattice.js';
import { prospectsOf, waysFrom } from './goals.js';

/** What a turn is tried for: a place on the map, by the Move points it is away from every space. */
export type Intent = ReadonlyMap<Space, number>;

/** Goals a turn is tried for. */
const MOST = 8;
const FINE = 1000;

/** Chooses what the next turn is tried for: the most promising goals more often. */
export function intentsOf(realm: Realm, seat: number): (random: RandomState) => Intent {
  const goals = prospectsOf(realm, seat)
    .slice(0, MOST)
    .map(({ at, promise }) => ({ ways: waysFrom(realm, at), promise }));
  const total = goals.reduce((sum, { promise }) => sum + promise, 0);
  return random => {
    let left = (randomBelow(random, FINE) / FINE) * total;
    for (const { ways, promise } of goals) {
      left -= promise;
      if (left < 0) return ways;
    }
    return new Map();
  };
}
