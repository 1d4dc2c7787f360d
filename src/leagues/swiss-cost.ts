import type { Cost } from './cheapest-matching.js';
import type { Met, Pairs, SwissPlayer } from './swiss.js';

/** Points come in halves; costs are whole numbers. */
const HALVES = 2;
/** How far off the ideal opponent within a group of equals is told apart. */
const MOST_OFF = 32;

const gapOf = (a: SwissPlayer, b: SwissPlayer): number => Math.round(HALVES * Math.abs(a.points - b.points));

/**
 * What it costs that two meet, in one number: first that they have met already, then how often, then how far they are
 * apart in points, then how unevenly that is spread, then how far they are from the upper half of a group of equals
 * meeting its lower half in order. A whole round of the smaller never outweighs one of the larger.
 */
export function swissCost(order: readonly SwissPlayer[], met: Met): Cost {
  const pairs = Math.ceil(order.length / 2);
  const widest = order.length === 0 ? 0 : gapOf(order[0]!, order.at(-1)!);
  const often = Math.max(
    1,
    ...order.map((a, at) => Math.max(0, ...order.slice(at + 1).map(b => met(a.number, b.number)))),
  );
  const unevenness = pairs * MOST_OFF + 1;
  const gap = unevenness * (pairs * widest ** 2 + 1);
  const again = gap * (pairs * widest + 1);
  const repeat = again * (pairs * often + 1);
  const ranks = ranksOf(order);
  return (one, two) => {
    const [a, b] = [order[one]!, order[two]!];
    const [apart, times] = [gapOf(a, b), met(a.number, b.number)];
    const off = Math.min(MOST_OFF, Math.floor(offIdeal(ranks[one]!, ranks[two]!)));
    return (times > 0 ? repeat + (times - 1) * again : 0) + apart * gap + apart ** 2 * unevenness + off;
  };
}

interface Rank {
  readonly group: number;
  readonly at: number;
  readonly size: number;
}

/** Where everybody stands in their group of equal points. */
function ranksOf(order: readonly SwissPlayer[]): Rank[] {
  const sizes = new Map<number, number>();
  for (const { points } of order) sizes.set(points, (sizes.get(points) ?? 0) + 1);
  const seen = new Map<number, number>();
  return order.map(({ points }, index) => {
    const at = seen.get(points) ?? 0;
    seen.set(points, at + 1);
    return { group: index - at, at, size: sizes.get(points)! };
  });
}

/** Equals meet straight across the middle; who goes down is the last of the upper group and meets the first below. */
function offIdeal(one: Rank, two: Rank): number {
  if (one.group === two.group) return Math.abs(Math.abs(one.at - two.at) - one.size / 2);
  const [upper, lower] = one.group < two.group ? [one, two] : [two, one];
  return upper.size - 1 - upper.at + lower.at;
}

/** How many of the pairs have met before. */
export const repeatsIn = (pairs: Pairs, met: Met): number =>
  pairs.reduce((sum, [a, b]) => sum + Number(met(a, b) > 0), 0);

/** How far all pairs together are apart in points. */
export function gapIn(pairs: Pairs, players: readonly SwissPlayer[]): number {
  const byNumber = new Map(players.map(player => [player.number, player]));
  return pairs.reduce((sum, [a, b]) => sum + gapOf(byNumber.get(a)!, byNumber.get(b)!), 0) / HALVES;
}
