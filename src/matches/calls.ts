import type { House } from './house.js';
import { actorOf, type Match, type PlayerId, seatOf } from './match.js';

/** Since when a running match waits for a person; null while it does not. Read from its clocks: no table is rebuilt. */
export function waitsSince(match: Match, player: PlayerId): number | null {
  const seat = seatOf(match, player);
  return match.status === 'running' && seat >= 0 ? (match.clocks[seat]?.since ?? null) : null;
}

/** The people a running match waits for, as its board calls them: who stands in for a seat, not who is away. */
export function waitedFor({ status, seats, clocks }: Match): readonly PlayerId[] {
  if (status !== 'running') return [];
  return seats.flatMap((seat, number) => (seat.conceded || clocks[number]?.since == null ? [] : (actorOf(seat) ?? [])));
}

/** The matches that wait for a person, the one that has waited longest first. */
export async function matchesWaitingFor(house: House, player: PlayerId): Promise<readonly Match[]> {
  const waiting = (await house.store.matchesOf(player)).flatMap(match => {
    const since = waitsSince(match, player);
    return since === null ? [] : [{ match, since }];
  });
  return waiting.sort((one, other) => one.since - other.since).map(({ match }) => match);
}
