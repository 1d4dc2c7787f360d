import type { Reply } from './answering.js';
import { answerForSeat } from './answering.js';
import { giveUp } from './conceding.js';
import type { House } from './house.js';
import { isPresent, type Match, seatOf } from './match.js';
import { Refusal } from './refusal.js';
import type { NewPost } from './store.js';
import { sweep } from './sweeping.js';

const HOUR = 3_600_000;

/** Hours of the day in which a player wants to be left alone, in their own offset from UTC in minutes. */
export interface QuietHours {
  readonly from: number;
  readonly to: number;
  readonly offset: number;
}

/** Quiet hours as kept in a player's settings: `22-7@120`. */
export function parseQuietHours(text: string | undefined): QuietHours | null {
  const [, from, to, offset] = /^(\d{1,2})-(\d{1,2})@(-?\d{1,4})$/.exec(text ?? '') ?? [];
  return from === undefined ? null : { from: Number(from), to: Number(to), offset: Number(offset) };
}

export const makeQuietHours = ({ from, to, offset }: QuietHours): string => `${from}-${to}@${offset}`;

export function isQuiet(quiet: QuietHours | null, now: number): boolean {
  if (!quiet || quiet.from === quiet.to) return false;
  const hour = Math.floor((now + quiet.offset * 60_000) / HOUR) % 24;
  return quiet.from < quiet.to ? hour >= quiet.from && hour < quiet.to : hour >= quiet.from || hour < quiet.to;
}

/** The seats a person is waited for. */
export async function waitingSeats(house: House, match: Match): Promise<readonly number[]> {
  if (match.status !== 'running') return [];
  const table = await house.table(match);
  return table.awaited.map(({ seat }) => seat).filter(seat => match.seats[seat]?.player && !match.seats[seat].conceded);
}

export const isOverdue = (match: Match, now: number): boolean =>
  match.status === 'running' && match.pace.limit !== null && now - match.askedAt >= match.pace.limit;

/**
 * Reminds the people that are waited for: after each interval one reminder, edited in place, never in quiet hours;
 * once the limit is over the others are told what they may do.
 */
export async function remind(house: House): Promise<void> {
  const now = house.world.now();
  await sweep(house, 'remind', await house.store.running(), ({ id }) =>
    house.queues.run(id, async () => {
      const match = await house.match(id);
      if (match.status !== 'running' || now - match.askedAt < match.pace.remindAfter) return;
      const posts: NewPost[] = [];
      for (const seat of await waitingSeats(house, match)) {
        const due = await dueReminder(house, match, seat, now);
        if (due !== null) posts.push({ kind: 'reminder', about: { seat, round: due } });
      }
      if (posts.length === 0) return;
      await house.store.write({ match, posts }, now);
      for (const { about } of posts) {
        await house.store.rememberMessage(id, `round/${about!.seat}`, `${match.askedAt}/${about!.round}`);
      }
      house.world.wakeOutbox(id);
    }),
  );
}

/** Which reminder is due for the seat: 1 after the first interval, 2 after the second ...; null when none is. */
async function dueReminder(house: House, match: Match, seat: number, now: number): Promise<number | null> {
  const round = Math.floor((now - match.askedAt) / match.pace.remindAfter);
  const last = await house.store.messageFor(match.id, `round/${seat}`);
  const [askedAt, sent] = (last ?? '').split('/').map(Number);
  if (askedAt === match.askedAt && (sent ?? 0) >= round) return null;
  const settings = await house.store.settings('player', match.seats[seat]!.player!);
  if (settings.reminders === 'off' && !isOverdue(match, now)) return null;
  return isQuiet(parseQuietHours(settings.quiet), now) ? null : round;
}

/** What the others may do with a player who let the limit pass. */
export type OverdueAction = 'skip' | 'claim' | 'wait';

export async function settleOverdue(house: House, reply: Reply, seat: number, action: OverdueAction): Promise<Match> {
  const match = await house.match(reply.match);
  const own = seatOf(match, reply.person.id);
  if (own < 0) throw new Refusal('not-seated');
  const waiting = await waitingSeats(house, match);
  if (!isOverdue(match, house.world.now()) || !waiting.includes(seat)) throw new Refusal('not-overdue');
  if (own === seat) throw new Refusal('own-delay');
  if (reply.moment !== undefined && !isPresent(match, reply.moment)) throw new Refusal('stale');
  switch (action) {
    case 'skip':
      return skip(house, match, seat);
    case 'claim':
      return house.queues.run(match.id, () => giveUp(house, match, seat, 'claimed', reply.interaction));
    case 'wait':
      return house.queues.run(match.id, async () => {
        const patient: Match = { ...match, askedAt: house.world.now() };
        await house.store.write(
          { interaction: reply.interaction, match: patient, expect: match.moment },
          patient.askedAt,
        );
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
