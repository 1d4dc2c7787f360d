import { type Decision, leastAnswer, type OneDecision, type Said } from '../../../engine/decision.js';
import type { Wonderland } from '../state.js';
import { teaRating } from './tea-instincts.js';
import { warRating } from './war-instincts.js';

/** How much an answer appeals; null = of this question the family knows nothing. */
export type Rating = (id: string) => number;

/** What is said in thought without trying anything: quick, and sensible. */
export function instinct(state: Wonderland, decision: Decision): Said {
  if (decision.kind === 'one') return best(decision, ratingOf(state, decision));
  // Standees come instead of supporters, the Caterpillar takes all the shards he can: the most is best.
  if (decision.kind === 'some') return decision.options.slice(0, decision.max).map(({ id }) => id);
  return decision.kind === 'number' ? decision.max : leastAnswer(decision);
}

/** The appeal of each answer to a question. */
export const ratingOf = (state: Wonderland, decision: OneDecision): Rating =>
  teaRating(state, decision) ?? warRating(state, decision) ?? (() => 0);

/** The option with the highest number, the first of several. */
export function best({ options }: OneDecision, rate: Rating): string {
  let chosen = options[0]!.id;
  let most = Number.NEGATIVE_INFINITY;
  for (const { id } of options) {
    const rating = rate(id);
    if (rating > most) {
      most = rating;
      chosen = id;
    }
  }
  return chosen;
}
