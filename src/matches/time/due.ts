import type { Match } from '../match.js';
import type { Clock } from './clock.js';

const DAY = 24 * 3_600_000;
/** A table that nobody moves so long after its limit is announced to be closed, and closed after the grace. */
export const IDLE_AFTER = 30 * DAY;
export const IDLE_GRACE = 7 * DAY;

/** When something happens to a seat by itself: a reminder, the end of its time, of everybody's patience, a computer's answer. */
export function nextOf({ since, due, remindAt, warned, answerAt = null }: Clock): number | null {
  if (since === null) return answerAt;
  const later = { none: 0, overdue: IDLE_AFTER, idle: IDLE_AFTER + IDLE_GRACE }[warned];
  const all = [remindAt, due === null ? null : due + later, answerAt].filter(time => time !== null);
  return all.length === 0 ? null : Math.min(...all);
}

/** When the match has to be looked at next, though nobody answers; null = never. One whose clocks were not set, at once. */
export function dueOf({ status, clocks, seats }: Match): number | null {
  if (status !== 'running') return null;
  if (clocks.length === 0) return 0;
  const back = seats.map(({ standIn }) => standIn?.until ?? null);
  const all = [...clocks.map(nextOf), ...back].filter(next => next !== null);
  return all.length === 0 ? null : Math.min(...all);
}
