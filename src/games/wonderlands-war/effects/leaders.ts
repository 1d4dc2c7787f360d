import { tell } from '../../../engine/match-state.js';
import type { Rules } from '../../../engine/rules.js';
import type { AbilityId } from '../faction.js';
import { choose } from '../question.js';
import { nameOfRegion, neighbours, regionOf } from '../regions.js';
import type { Wonderland } from '../state.js';
import { dropUnit } from '../units.js';

/** The leader may go to an adjacent region once all are placed. */
export function* moveLeader(state: Wonderland, seat: number, source: AbilityId): Rules<void> {
  const owner = state.seats[seat]!;
  const from = nameOfRegion(owner.leaderIn);
  const ids = neighbours(owner.leaderIn, state.unused).map(nameOfRegion);
  const said = yield* choose('fly', seat, { source, from }, ['stay', ...ids], 'stay');
  if (said === 'stay') return;
  owner.leaderIn = regionOf(said);
  tell(state, { tell: 'unit-moved', seat, unit: 'leader', from, into: nameOfRegion(owner.leaderIn), source });
}

/** Every other player with a supporter where the leader was put loses one (WW-1.10). */
export function beheadAll(state: Wonderland, seat: number): void {
  const region = state.seats[seat]!.leaderIn;
  const losers: number[] = [];
  for (const [other, { supporters }] of state.seats.entries()) {
    if (other === seat || supporters[region] === 0) continue;
    dropUnit(state.seats[other]!, 'supporter', region);
    losers.push(other);
  }
  if (losers.length > 0) tell(state, { tell: 'beheaded', seat, region: nameOfRegion(region), losers });
}
