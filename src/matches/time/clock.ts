import { awakeAfter, awakeIn, type Calendar } from './calendar.js';
import type { Pace } from './pace.js';

/** What the people of a table have been told of a seat that let its time pass. */
export const WARNINGS = ['none', 'overdue', 'idle'] as const;
export type Warning = (typeof WARNINGS)[number];

/** The time of one seat. What was used is never given back: not by a small answer, not by taking one back. */
export interface Clock {
  /** Used in the whole match, up to when it was last stopped. */
  readonly total: number;
  /** What of it lies before the present limit or bank: other turns, and what the others have forgiven. */
  readonly before: number;
  /** The turn of the match for which the seat was last granted time. */
  readonly turn: number;
  /** How many turns of its own have added to its bank. */
  readonly grants: number;
  /** Since when the seat is waited for and its time runs; null while it is not. */
  readonly since: number | null;
  /** When its time will be up, nights and absences reckoned in; null where nothing limits it. */
  readonly due: number | null;
  /** When its person is reminded next; null when they are not, or were often enough. */
  readonly remindAt: number | null;
  readonly reminded: number;
  readonly warned: Warning;
  /** When what its person has left word of is said for them, or a computer has answered at the latest; null = nothing is. */
  readonly answerAt?: number | null;
}

export const FRESH: Clock = {
  total: 0,
  before: 0,
  turn: 0,
  grants: 0,
  since: null,
  due: null,
  remindAt: null,
  reminded: 0,
  warned: 'none',
};

/** A seat that is waited for: in which turn of the match, and whether that turn is its own. */
export interface Wait {
  readonly turn: number;
  readonly isOwn: boolean;
}

/** All the time a seat has for this turn, or for the match; null = as much as it likes. */
export function allowed({ limit, bank }: Pace, { grants }: Pick<Clock, 'grants'>): number | null {
  return bank ? bank.size + bank.increment * grants : limit;
}

export const isOverdue = (clock: Clock | undefined, now: number): boolean =>
  clock?.since != null && clock.due !== null && now >= clock.due;

/** What a seat has used in the whole match up to now. */
export const usedBy = ({ total, since }: Clock, calendar: Calendar, now: number): number =>
  since === null ? total : total + awakeIn(calendar, { from: since, to: now });

/** What is left to a seat; null where nothing limits it. */
export function leftTo(pace: Pace, clock: Clock, calendar: Calendar, now: number): number | null {
  const all = allowed(pace, clock);
  return all === null ? null : Math.max(0, all - (usedBy(clock, calendar, now) - clock.before));
}

/** The clock of a seat that is no longer waited for. */
export const stopped = (clock: Clock, calendar: Calendar, now: number): Clock =>
  clock.since === null
    ? clock
    : {
        ...clock,
        total: usedBy(clock, calendar, now),
        since: null,
        due: null,
        remindAt: null,
        reminded: 0,
        warned: 'none',
        answerAt: null,
      };

/** The clock of a seat that is waited for: it begins to run, or runs on; a turn it was not in before grants its time. */
export function running(clock: Clock, wait: Wait, pace: Pace, calendar: Calendar, now: number): Clock {
  const isNew = wait.turn > clock.turn;
  if (clock.since !== null && !isNew) return clock;
  const rested = stopped(clock, calendar, now);
  return begun(isNew ? granted(rested, wait, pace) : rested, pace, calendar, now);
}

function granted(clock: Clock, { turn, isOwn }: Wait, { bank }: Pace): Clock {
  if (!bank) return { ...clock, before: clock.total, turn };
  return { ...clock, turn, grants: clock.grants + (isOwn ? 1 : 0) };
}

const begun = (clock: Clock, pace: Pace, calendar: Calendar, now: number): Clock =>
  withDue(
    { ...clock, since: now, remindAt: now + pace.remindAfter, reminded: 0, warned: 'none', answerAt: null },
    pace,
    calendar,
  );

/** The clock with the moment its time will be up, by the calendar of its person. */
export function withDue(clock: Clock, pace: Pace, calendar: Calendar): Clock {
  const all = allowed(pace, clock);
  if (all === null || clock.since === null) return { ...clock, due: null };
  const left = Math.max(0, all - (clock.total - clock.before));
  return { ...clock, due: awakeAfter(calendar, clock.since, left) };
}

/** A clock under another calendar: what has passed was counted by the one before. */
export const recalculated = (clock: Clock, pace: Pace, before: Calendar, after: Calendar, now: number): Clock =>
  clock.since === null ? clock : withDue({ ...clock, total: usedBy(clock, before, now), since: now }, pace, after);

/** A running clock whose person has just done something: reminders begin anew, its time does not. */
export const heardOf = (clock: Clock, pace: Pace, now: number): Clock =>
  clock.since === null ? clock : { ...clock, remindAt: now + pace.remindAfter, reminded: 0, answerAt: null };

/** The others are patient: a limit begins anew, an empty bank has time for one turn more. */
export function forgiven(clock: Clock, pace: Pace, calendar: Calendar, now: number): Clock {
  const rested = stopped(clock, calendar, now);
  const all = allowed(pace, rested) ?? 0;
  const more = pace.bank ? Math.max(pace.bank.increment, pace.remindAfter) : all;
  return begun({ ...rested, before: Math.max(rested.before, rested.total - all + more) }, pace, calendar, now);
}
