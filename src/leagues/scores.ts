import type { PlayerId } from '../matches/index.js';
import type { Scored } from './store.js';

/** The best matches of a category, the best first. */
export interface Best {
  readonly category: string;
  readonly matches: readonly Scored[];
}

/** The best scores of each category, so many at most; of equal ones the earlier first. Categories by how often they are played. */
export function bestScores(scored: readonly Scored[], most: number): Best[] {
  const byCategory = new Map<string, Scored[]>();
  for (const each of scored) {
    const { category } = each.score;
    byCategory.set(category, [...(byCategory.get(category) ?? []), each]);
  }
  return [...byCategory]
    .sort(([, one], [, other]) => other.length - one.length)
    .map(([category, matches]) => ({
      category,
      matches: matches.toSorted((one, other) => other.score.points - one.score.points).slice(0, most),
    }));
}

/** The matches somebody has played for a score. */
export const scoredBy = (scored: readonly Scored[], player: PlayerId): Scored[] =>
  scored.filter(({ seats }) => seats.some(seat => seat.player === player));
