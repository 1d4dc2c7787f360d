import { type RandomState, shuffle } from '../../../engine/random.js';
import { dealHidden, type Shown } from '../dealing.js';
import type { Contest } from '../state.js';
import { cloneContest } from './clone.js';

/**
 * The contest with everything the seat cannot know dealt anew: by `random`, or without it sorted. The cards are sorted
 * before they are dealt, so that nothing of their true order is left: whatever two contests the seat cannot tell apart
 * are given, the same one comes out.
 */
export function thoughtOf(
  contest: Contest,
  seat: number,
  random: RandomState | null,
  shown: Shown | null = null,
): Contest {
  const dealt = cloneContest(contest);
  dealt.random = [1, 2, 3, 4];
  const mix = (cards: number[]): number[] => {
    cards.sort((one, other) => one - other);
    if (random !== null) shuffle(random, cards);
    return cards;
  };
  dealHidden(dealt, seat, mix, shown);
  return dealt;
}
