import type { Reply } from './answering.js';
import { answerForSeat } from './answering.js';
import { giveUp } from './conceding.js';
import type { House } from './house.js';
import { isPresent, type Match, ownSeatOf } from './match.js';
import { Refusal } from './refusal.js';
import { forgiven, isOverdue } from './time/clock.js';
import { awaitedOf, calendarOf } from './time/timing.js';

/** The seats a person is waited for. */
export async function waitingSeats(house: House, match: Match): Promise<readonly number[]> {
  if (match.status !== 'running') return [];
  return awaitedOf(match, await house.table(match)).map(({ seat }) => seat);
}

/** What the others may do with a player who let the limit pass. */
export type OverdueAction = 'skip' | 'claim' | 'wait';

export async function settleOverdue(house: House, reply: Reply, seat: number, action: OverdueAction): Promise<Match> {
  const match = await house.match(reply.match);
  const own = ownSeatOf(match, reply.person.id);
  if (own < 0) throw new Refusal('not-seated');
  const waiting = await waitingSeats(house, match);
  const now = house.world.now();
  if (!isOverdue(match.clocks[seat], now) || !waiting.includes(seat)) throw new Refusal('not-overdue');
  // Who let the time pass has no say, not even about another who did.
  if (isOverdue(match.clocks[own], now)) throw new Refusal('own-delay');
  if (reply.moment !== undefined && !isPresent(match, reply.moment)) throw new Refusal('stale');
  switch (action) {
    case 'skip':
      return skip(house, match, seat);
    case 'claim':
      return house.queues.run(match.id, () => giveUp(house, match, seat, 'claimed', reply.interaction));
    case 'wait':
      return house.queues.run(match.id, async () => {
        const calendar = await calendarOf(house, match.seats[seat]!.player!, match);
        const clock = forgiven(match.clocks[seat]!, match.pace, calendar, now);
        const patient: Match = { ...match, clocks: match.clocks.with(seat, clock) };
        await house.store.write({ interaction: reply.interaction, match: patient, expect: match.moment }, now);
        return patient;
      });
  }
}

/** The computer answers this one decision for the seat. */
async function skip(house: House, match: Match, seat: number): Promise<Match> {
  const said = await house.world.think(match.id, seat);
  await answerForSeat(house, match.id, match.moment, seat, said, 'computer');
  return house.match(match.id);
}
