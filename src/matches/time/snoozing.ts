import { Temporal } from 'temporal-polyfill';
import type { Reply } from '../answering.js';
import type { House } from '../house.js';
import { type Match, seatOf } from '../match.js';
import { Refusal } from '../refusal.js';
import { parseSleep, zoneNamed } from './calendar.js';

/** When somebody wants to be reminded again. */
export const SNOOZES = ['hours', 'evening', 'tomorrow'] as const;
export type Snooze = (typeof SNOOZES)[number];

const HOURS = 4 * 3_600_000;
const EVENING = 19;
const MORNING = 9;
/** The zone of who has named none. */
export const USUAL_ZONE = 'Europe/Warsaw';

/** The zone somebody lives in, by their settings. */
export const zoneOf = ({ quiet, zone }: Readonly<Record<string, string>>): string =>
  parseSleep(quiet)?.zone ?? zoneNamed(zone ?? '') ?? USUAL_ZONE;

/** The moment meant, by the clock of the zone. An evening that has begun is the next one. */
export function snoozedUntil(snooze: Snooze, zone: string, now: number): number {
  if (snooze === 'hours') return now + HOURS;
  const today = Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(zone);
  const day = snooze === 'tomorrow' || today.hour >= EVENING ? today.add({ days: 1 }) : today;
  return day.withPlainTime({ hour: snooze === 'evening' ? EVENING : MORNING }).epochMilliseconds;
}

/** The person's reminder moves; their limit does not. */
export function putOff(house: House, reply: Reply, snooze: Snooze): Promise<{ match: Match; until: number }> {
  return house.queues.run(reply.match, async () => {
    const match = await house.runningMatch(reply.match);
    const seat = seatOf(match, reply.person.id);
    if (seat < 0) throw new Refusal('not-seated');
    const clock = match.clocks[seat];
    if (clock?.since == null) throw new Refusal('not-asked');
    const now = house.world.now();
    const zone = zoneOf(await house.store.settings('player', reply.person.id));
    const until = snoozedUntil(snooze, zone, now);
    const later: Match = { ...match, clocks: match.clocks.with(seat, { ...clock, remindAt: until }) };
    await house.store.write({ interaction: reply.interaction, match: later, expect: match.moment }, now);
    return { match: later, until };
  });
}
