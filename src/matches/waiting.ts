import type { Reply } from './answering.js';
import { answerForSeat } from './answering.js';
import type { House } from './house.js';
import { isPresent, type Match, ownSeatOf } from './match.js';
import { Refusal } from './refusal.js';
import { forgiven, isOverdue } from './time/clock.js';
import { awaitedOf, calendarOf } from './time/timing.js';
import { type Asked, proposeClaim } from './voting.js';

/** The seats a person is waited for. */
export async function waitingSeats(house: House, match: Match): Promise<readonly number[]> {
  if (match.status !== 'running') return [];
  return awaitedOf(match, await house.table(match)).map(({ seat }) => seat);
}

/** What the others may do with a player who let the limit pass. */
export type OverdueAction = 'skip' | 'claim' | 'wait';

/**
 * The others decide. Each of them may wait on, or let the computer make this one move; a seat is taken out of the match
 * only when everybody else who is in time agrees, so nobody alone takes it from somebody's friend.
 */
export async function settleOverdue(house: House, reply: Reply, seat: number, action: OverdueAction): Promise<Asked> {
  if (action === 'skip') return { match: await skip(house, await lateMatch(house, reply, seat), seat), vote: null };
  return house.queues.run(reply.match, async () => {
    const match = await lateMatch(house, reply, seat);
    const { interaction, person } = reply;
    if (action === 'claim') return proposeClaim(house, match, { by: person.id, seat, interaction });
    const now = house.world.now();
    const calendar = await calendarOf(house, match.seats[seat]!.player!, match);
    const clock = forgiven(match.clocks[seat]!, match.pace, calendar, now);
    const patient: Match = { ...match, clocks: match.clocks.with(seat, clock) };
    await house.store.write({ interaction, match: patient, expect: match.moment }, now);
    return { match: patient, vote: null };
  });
}

/** The match of a seat that is late, for somebody who may decide about it. */
async function lateMatch(house: House, reply: Reply, seat: number): Promise<Match> {
  const match = await house.match(reply.match);
  const own = ownSeatOf(match, reply.person.id);
  if (own < 0) throw new Refusal('not-seated');
  const now = house.world.now();
  const isLate = isOverdue(match.clocks[seat], now) && (await waitingSeats(house, match)).includes(seat);
  if (!isLate) throw new Refusal('not-overdue');
  // Who let the time pass has no say, not even about another who did.
  if (isOverdue(match.clocks[own], now)) throw new Refusal('own-delay');
  if (reply.moment !== undefined && !isPresent(match, reply.moment)) throw new Refusal('stale');
  return match;
}

/** The computer answers this one decision for the seat. */
async function skip(house: House, match: Match, seat: number): Promise<Match> {
  const said = await house.world.think(match.id, seat);
  await answerForSeat(house, match.id, match.moment, seat, said, 'computer');
  return house.match(match.id);
}
