import { Temporal } from 'temporal-polyfill';
import { fold } from '../../engine/index.js';
import { Refusal } from '../refusal.js';
import type { Stretch } from './calendar.js';

const BACK = ['off', 'none', 'back', 'brak', 'nie', 'jestem', 'wracam'];
const WEEKS: Readonly<Record<string, number>> = { week: 7, tydzien: 7, weekend: 3 };

/**
 * An absence as people type it: a number of days ("7", "7 dni", "tydzień"), a last day ("do 17.05", "2026-05-17"), or
 * both ends ("10.05-17.05"); null = not away. Days are those of the zone, the last one included.
 */
export function absenceFrom(typed: string, zone: string, now: number): Stretch | null {
  const text = fold(typed).replace(/^(do|until|till|to|od|from)\s+/, '');
  if (BACK.includes(text)) return null;
  const today = Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(zone);
  const days = WEEKS[text] ?? Number(/^(\d{1,3})\s*(d|day|days|dni|dzien)?$/.exec(text)?.[1] ?? Number.NaN);
  if (days > 0) return { from: now, to: today.add({ days }).epochMilliseconds };
  const [first, last = null] = text.split(/\s+(?:do|until|till|to)\s+|\s*[–—]\s*|\s+-\s+|(?<=\d\.\d{1,2})-(?=\d)/);
  const from = last === null ? null : dayFrom(first!, today);
  const to = dayFrom(last ?? first!, today);
  if (to === null || (last !== null && from === null)) throw new Refusal('bad-absence');
  const begins = from === null ? now : Math.max(now, from.toZonedDateTime({ timeZone: zone }).epochMilliseconds);
  return { from: begins, to: to.add({ days: 1 }).toZonedDateTime({ timeZone: zone }).epochMilliseconds };
}

/** A day as people type it; one without a year is the next of its name. */
function dayFrom(text: string, today: Temporal.ZonedDateTime): Temporal.PlainDate | null {
  const [, day, month, year] = /^(\d{1,2})\.(\d{1,2})\.?(\d{4})?$/.exec(text) ?? [];
  const [, isoYear, isoMonth, isoDay] = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(text) ?? [];
  try {
    if (isoYear) return plainDate(Number(isoYear), isoMonth!, isoDay!);
    if (!day) return null;
    const named = plainDate(Number(year ?? today.year), month!, day);
    const isPast = !year && Temporal.PlainDate.compare(named, today.toPlainDate()) < 0;
    return isPast ? named.add({ years: 1 }) : named;
  } catch {
    return null;
  }
}

const plainDate = (year: number, month: string, day: string): Temporal.PlainDate =>
  Temporal.PlainDate.from({ year, month: Number(month), day: Number(day) }, { overflow: 'reject' });

/** The day of a moment by the calendar of a zone, as noon of that day in UTC: for words that know no zones. */
export function dayIn(zone: string, at: number): number {
  const { year, month, day } = Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(zone);
  return Date.UTC(year, month - 1, day, 12);
}
