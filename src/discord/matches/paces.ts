import { AT_ZERO, isSamePace, isTimed, type Match, type Pace } from '../../matches/index.js';
import type { MenuOption } from '../components.js';
import type { Words } from '../words/index.js';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** Paces the lobby offers, from the quickest on: a limit for each turn, a bank that grows with each, no limit. */
export const PACES: readonly Pace[] = [
  { remindAfter: HOUR, limit: 4 * HOUR },
  { remindAfter: 12 * HOUR, limit: DAY },
  { remindAfter: DAY, limit: 3 * DAY },
  { remindAfter: DAY, limit: 7 * DAY },
  { remindAfter: 6 * HOUR, limit: null, bank: { size: DAY, increment: 4 * HOUR } },
  { remindAfter: 12 * HOUR, limit: null, bank: { size: 3 * DAY, increment: 12 * HOUR } },
  { remindAfter: DAY, limit: null, bank: { size: 7 * DAY, increment: DAY } },
  { remindAfter: 2 * DAY, limit: null },
];

/** The pace at a place of that list, with what the table has said of the end of time. */
export function paceAt(index: number, { pace: { atZero } }: Match): Pace | null {
  const pace = PACES[index];
  if (!pace) return null;
  return atZero === undefined ? pace : { ...pace, atZero };
}

export const paceOptions = (words: Words, { pace }: Match): MenuOption[] =>
  PACES.map((offered, index) => ({
    value: String(index),
    label: words.pace(offered),
    chosen: isSamePace(offered, pace),
  }));

/** What happens when somebody's time is up; nothing to choose where it never is. */
export const zeroOptions = (words: Words, { pace }: Match): MenuOption[] =>
  isTimed(pace)
    ? AT_ZERO.map(each => ({ value: each, label: words.atZero(each), chosen: each === (pace.atZero ?? 'ask') }))
    : [];

/** The pace in the lobby's own lines. */
export const paceLines = (words: Words, { pace }: Match): string[] => [
  `**${words.paceLabel}:** ${words.pace(pace)}`,
  ...(pace.atZero && pace.atZero !== 'ask' && isTimed(pace) ? [words.atZero(pace.atZero)] : []),
];
