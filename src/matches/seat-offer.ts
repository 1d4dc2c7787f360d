import type { Reply } from './answering.js';
import type { House } from './house.js';
import { requireRoom } from './lobby.js';
import { type Match, ownSeatOf } from './match.js';
import { Refusal } from './refusal.js';
import { isOverdue } from './time/clock.js';
import { proposeReplacement } from './voting.js';

/** Somebody who waits looks for a person to take over the seat that let its time pass: told where the table was opened. */
export function offerLateSeat(house: House, reply: Reply, seat: number): Promise<Match> {
  return house.queues.run(reply.match, async () => {
    const match = await house.runningMatch(reply.match);
    const own = ownSeatOf(match, reply.person.id);
    if (own < 0) throw new Refusal('not-seated');
    if (own === seat) throw new Refusal('own-delay');
    requireLate(house, match, seat);
    if (isOverdue(match.clocks[own], house.world.now())) throw new Refusal('own-delay');
    await house.allowances.spend('votes', reply.person.id);
    const posts = [{ kind: 'notice', about: { notice: 'seat-open', seat, by: reply.person.id } }] as const;
    const now = house.world.now();
    await house.store.write({ interaction: reply.interaction, match, expect: match.moment, posts }, now);
    house.world.wakeOutbox(match.id);
    return match;
  });
}

/**
 * Somebody takes such a seat: by that they agree, and so has who offered it. Whoever else waits is asked; with nobody
 * else the seat changes hands at once. Its hand is theirs to see from then on.
 */
export async function takeLateSeat(house: House, reply: Reply, seat: number, by: string): Promise<Match> {
  await requireRoom(house, reply.person);
  return house.queues.run(reply.match, async () => {
    const match = await house.runningMatch(reply.match);
    requireLate(house, match, seat);
    const offers = ownSeatOf(match, by);
    if (offers < 0 || offers === seat) throw new Refusal('stale');
    return proposeReplacement(house, match, { by, seat, newcomer: reply.person, interaction: reply.interaction });
  });
}

function requireLate(house: House, match: Match, seat: number): void {
  const held = match.seats[seat];
  if (!held?.player || held.conceded || !isOverdue(match.clocks[seat], house.world.now()))
    throw new Refusal('not-overdue');
}
