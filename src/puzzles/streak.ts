import type { Standing } from './store.js';

/** Something that was solved. */
export interface Solution {
  /** The day whose puzzle it was, 0 = none: it came from the archive, or too late. */
  readonly day: number;
  /** Whether this puzzle was never solved, nor shown, before. */
  readonly isNew: boolean;
  readonly atOnce: boolean;
}

/** The standing after one more solution. Days count once, however many games have a puzzle. */
export function standingAfter(
  before: Standing | null,
  who: Pick<Standing, 'guild' | 'player' | 'name'>,
  { day, isNew, atOnce }: Solution,
): Standing {
  const { streak = 0, longest = 0, lastDay = 0, solved = 0, atOnce: rightAtOnce = 0 } = before ?? {};
  const counts = day > lastDay;
  const now = counts ? (lastDay === day - 1 ? streak + 1 : 1) : streak;
  return {
    ...who,
    streak: now,
    longest: Math.max(longest, now),
    lastDay: counts ? day : lastDay,
    solved: solved + (isNew ? 1 : 0),
    atOnce: rightAtOnce + (isNew && atOnce ? 1 : 0),
  };
}

/** The days in a row as they stand: whoever solved nothing yesterday nor today has none. */
export const streakNow = ({ streak, lastDay }: Standing, today: number): number => (lastDay >= today - 1 ? streak : 0);
