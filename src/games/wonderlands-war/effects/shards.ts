import { seal, tell } from '../../../engine/match-state.js';
import { pick } from '../../../engine/random.js';
import type { Rules } from '../../../engine/rules.js';
import { SHARD_DIE } from '../components.js';
import { choose } from '../question.js';
import type { Wonderland } from '../state.js';
import { fire } from './firing.js';

/** Rolls the shard die and takes the shards (WW-4.6); some leaders then do something with them (WW-5.4). */
export function rollShards(state: Wonderland, seat: number): void {
  const rolled = pick(state.random, SHARD_DIE);
  state.seats[seat]!.shards += rolled;
  tell(state, { tell: 'shards-rolled', seat, rolled, shards: state.seats[seat]!.shards });
  seal(state);
  fire(state, seat, 'shard_roll', rolled);
}

/** Discards shards, as far as there are any (WW-4.10). */
export function discardShards(state: Wonderland, seat: number, count: number, source: string): void {
  const owner = state.seats[seat]!;
  const discarded = Math.min(count, owner.shards);
  if (discarded === 0) return;
  owner.shards -= discarded;
  tell(state, { tell: 'shards', seat, change: -discarded, shards: owner.shards, source });
}

export function gainShards(state: Wonderland, seat: number, count: number, source: string): void {
  const owner = state.seats[seat]!;
  owner.shards += count;
  tell(state, { tell: 'shards', seat, change: count, shards: owner.shards, source });
}

/** One of the rolled shards may go to another player (WW-5.4). */
export function* giveShard(state: Wonderland, seat: number, rolled: number): Rules<void> {
  const others = state.seats.flatMap((_, other) => (other === seat ? [] : [`${other}` as const]));
  const said = yield* choose('grin', seat, { rolled }, ['none', ...others]);
  if (said === 'none') return;
  state.seats[seat]!.shards -= 1;
  state.seats[Number(said)]!.shards += 1;
  tell(state, { tell: 'shard-given', seat, target: Number(said) });
}

/** Two players: one of the rolled shards may go back to the supply (WW-5.8). */
export function* returnShard(state: Wonderland, seat: number, rolled: number): Rules<void> {
  const said = yield* choose('grin', seat, { rolled }, ['supply', 'none']);
  if (said === 'supply') discardShards(state, seat, 1, 'shared_grin');
}
