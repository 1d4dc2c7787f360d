import { Temporal } from 'temporal-polyfill';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** Hours of the day in which a player sleeps, by the clock of their time zone, summer time included. */
export interface Sleep {
  readonly from: number;
  readonly to: number;
  /** A name such as `Europe/Warsaw`, or a fixed distance from UTC such as `+02:00`. */
  readonly zone: string;
}

/** A stretch of time, from its first moment to before its last. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

/** When a player is not to be waited for. */
export interface Calendar {
  readonly sleep: Sleep | null;
  readonly away: Stretch | null;
  /** Nights rest the clock from here on: whoever changes their hours does not sleep twice a day by that. */
  readonly nightsFrom?: number;
}

export const ALWAYS_AWAKE: Calendar = { sleep: null, away: null };

/** The longest rest a day that a clock grants, the same for everybody: who sleeps longer is waited for from then on. */
export const MOST_SLEEP = 10 * HOUR;

/** The zone under its usual name; null where there is none of that name. */
export function zoneNamed(text: string): string | null {
  try {
    return Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(text.trim()).timeZoneId;
  } catch {
    return null;
  }
}

/** Sleep as kept in a player's settings: `22-7@Europe/Warsaw`; formerly minutes ahead of UTC stood behind the sign. */
export function parseSleep(text: string | undefined): Sleep | null {
  const [, from, to, where] = /^(\d{1,2})-(\d{1,2})@(\S{1,64})$/.exec(text ?? '') ?? [];
  if (from === undefined || Number(from) > 23 || Number(to) > 23) return null;
  const zone = zoneNamed(/^-?\d{1,4}$/.test(where!) ? distance(Number(where)) : where!);
  return zone === null ? null : { from: Number(from), to: Number(to), zone };
}

export const makeSleep = ({ from, to, zone }: Sleep): string => `${from}-${to}@${zone}`;

/** `+02:00` of 120 minutes. */
function distance(minutes: number): string {
  const part = (number: number) => String(Math.floor(number)).padStart(2, '0');
  const size = Math.abs(minutes);
  return `${minutes < 0 ? '-' : '+'}${part(size / 60)}:${part(size % 60)}`;
}

/** An absence as kept in a player's settings: its two ends in milliseconds. */
export function parseAway(text: string | undefined): Stretch | null {
  const [, from, to] = /^(\d{1,16})-(\d{1,16})$/.exec(text ?? '') ?? [];
  return from === undefined || Number(from) >= Number(to) ? null : { from: Number(from), to: Number(to) };
}

export const makeAway = ({ from, to }: Stretch): string => `${from}-${to}`;

export const isWithin = (stretch: Stretch | null, now: number): boolean =>
  stretch !== null && now >= stretch.from && now < stretch.to;

/** The first moment from now on at which the player neither sleeps nor is away. */
export function wakesAt({ sleep, away }: Calendar, now: number): number {
  let woken = now;
  for (;;) {
    const night = sleep === null ? undefined : nightsOf(sleep, { from: woken, to: woken + 1 })[0];
    const next = night?.to ?? (isWithin(away, woken) ? away!.to : woken);
    if (next === woken) return woken;
    woken = next;
  }
}

/** The nights that touch a stretch, each as long as the player said. */
function nightsOf({ from, to, zone }: Sleep, stretch: Stretch): Stretch[] {
  if (from === to) return [];
  const nights: Stretch[] = [];
  let day = Temporal.Instant.fromEpochMilliseconds(stretch.from).toZonedDateTimeISO(zone).subtract({ days: 1 });
  for (;;) {
    const end = from < to ? day : day.add({ days: 1 });
    const night = { from: atHour(day, from), to: atHour(end, to) };
    if (night.from >= stretch.to) return nights;
    if (night.to > stretch.from) nights.push(night);
    day = day.add({ days: 1 });
  }
}

const atHour = (day: Temporal.ZonedDateTime, hour: number): number => day.withPlainTime({ hour }).epochMilliseconds;

/** The part of each night that rests the clock. */
const grantedIn = ({ sleep, nightsFrom = 0 }: Calendar, stretch: Stretch): Stretch[] =>
  (sleep === null ? [] : nightsOf(sleep, stretch)).map(({ from, to }) => ({
    from: Math.max(from, nightsFrom),
    to: Math.min(to, from + MOST_SLEEP),
  }));

/** From when on nights rest the clock of who changes their hours now: a day after the last one began that did. */
export function nightsAfterChange(calendar: Calendar, now: number): number {
  const { nightsFrom = 0 } = calendar;
  const begun = grantedIn(calendar, { from: now - 2 * DAY, to: now }).filter(({ from, to }) => from < to && from < now);
  return Math.max(nightsFrom, ...begun.map(({ from }) => from + DAY));
}

/** What of a stretch the player rests, in order and without overlaps: nights, and the time they are away. */
function restsIn(calendar: Calendar, stretch: Stretch): Stretch[] {
  const { away } = calendar;
  const granted = grantedIn(calendar, stretch);
  const rests: { from: number; to: number }[] = [];
  const all = [...granted, ...(away ? [away] : [])].sort((one, other) => one.from - other.from);
  for (const rest of all) {
    const from = Math.max(rest.from, stretch.from);
    const to = Math.min(rest.to, stretch.to);
    const last = rests.at(-1);
    if (from >= to) continue;
    if (last && from <= last.to) last.to = Math.max(last.to, to);
    else rests.push({ from, to });
  }
  return rests;
}

/** How much of a stretch counts against the player: what is neither night nor absence. */
export function awakeIn(calendar: Calendar, stretch: Stretch): number {
  if (stretch.to <= stretch.from) return 0;
  const rested = restsIn(calendar, stretch).reduce((sum, { from, to }) => sum + to - from, 0);
  return stretch.to - stretch.from - rested;
}

/** The moment at which the player will have been awake for that long. */
export function awakeAfter(calendar: Calendar, from: number, awake: number): number {
  const absence = calendar.away ? Math.max(0, calendar.away.to - Math.max(from, calendar.away.from)) : 0;
  // Nobody rests more than half of their days, besides being away.
  const horizon = from + 2 * Math.max(0, awake) + absence + 2 * DAY;
  let left = awake;
  let now = from;
  for (const rest of restsIn(calendar, { from, to: horizon })) {
    if (now + left <= rest.from) break;
    left -= rest.from - now;
    now = rest.to;
  }
  return now + left;
}
