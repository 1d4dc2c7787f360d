import { tell } from '../../engine/match-state.js';
import { regionsFrom } from './regions.js';
import type { Wonderland } from './state.js';

/** What the end of a tea party brings everybody (WW-6.1, WW-6.2). */
export function madnessDue(
  shards: readonly number[],
  supply: number,
): { madness: number[]; shards: number[]; supply: number } {
  const everybody = supply >= shards.length;
  const left = everybody ? supply - shards.length : supply;
  const most = Math.max(...shards);
  // A highest count of 0 shards skips the second step.
  const leaders = shards.filter(count => count === most && most > 0).length;
  const isServed = left >= leaders;
  const isLeader = (count: number): boolean => isServed && most > 0 && count === most;
  return {
    madness: shards.map(count => (everybody ? 1 : 0) + (isLeader(count) ? 1 : 0)),
    shards: shards.map(count => (isLeader(count) ? count - Math.ceil(count / 2) : count)),
    supply: isServed ? left - leaders : left,
  };
}

/** Poison goes home, madness into the bags, half of the most shards away; the war begins (WW-5.6, WW-6, WW-7.1). */
export function endTeaParty(state: Wonderland): void {
  const left = state.poisoned.filter(Boolean).length;
  state.poisoned.fill(false);
  for (const seat of state.seats) if (seat.faction === 'jabberwock') seat.poison += left;
  const due = madnessDue(
    state.seats.map(({ shards }) => shards),
    state.madness,
  );
  state.madness = due.supply;
  for (const [at, seat] of state.seats.entries()) {
    for (let count = due.madness[at]!; count > 0; count--) seat.bag.push('madness');
    seat.shards = due.shards[at]!;
  }
  tell(state, { tell: 'tea-ends', madness: due.madness, shards: due.shards });
  state.ahead = regionsFrom(state.pawn, state.unused);
  state.phase = 'war';
}
