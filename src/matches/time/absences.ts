import { Refusal } from '../refusal.js';
import { makeAway, parseAway, type Stretch } from './calendar.js';

const DAY = 24 * 3_600_000;
/** The longest absence that stops clocks: whoever is gone for longer hands the seat over. */
export const LONGEST_AWAY = 30 * DAY;
/** All absences of so long a time together are no longer than that either. */
export const AWAY_WITHIN = 90 * DAY;

/** Under which name a player's settings keep the absences they had, as far as they still matter. */
const PAST = 'absences';

/** Absences a player had, the earliest first. */
export const pastAbsences = (kept: Readonly<Record<string, string>>): readonly Stretch[] =>
  (kept[PAST] ?? '').split(',').flatMap(text => parseAway(text) ?? []);

/** A player's settings when they go away, or come back with null: what they have had of an absence is remembered. */
export function withAbsence(
  settings: Readonly<Record<string, string>>,
  away: Stretch | null,
  now: number,
): Record<string, string> {
  const { away: last, [PAST]: _, ...kept } = settings;
  const former = parseAway(last);
  const had = former && former.from < now ? [{ from: former.from, to: Math.min(former.to, now) }] : [];
  const past = [...pastAbsences(settings), ...had].filter(({ to }) => to > now - AWAY_WITHIN);
  if (away) requireShort(away, past, now);
  return {
    ...kept,
    ...(past.length > 0 ? { [PAST]: past.map(makeAway).join() } : {}),
    ...(away ? { away: makeAway(away) } : {}),
  };
}

/** Clocks that stood still for ever would be no clocks. */
function requireShort(away: Stretch, past: readonly Stretch[], now: number): void {
  if (away.to <= now || away.to - away.from > LONGEST_AWAY) throw new Refusal('bad-absence');
  const since = away.to - AWAY_WITHIN;
  const used = past.reduce((sum, { from, to }) => sum + Math.max(0, to - Math.max(from, since)), 0);
  const left = LONGEST_AWAY - used;
  if (away.to - away.from > left)
    throw new Refusal('away-too-long', { days: String(Math.max(0, Math.floor(left / DAY))) });
}
