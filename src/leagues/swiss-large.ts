import { cheapestMatching } from './cheapest-matching.js';
import { type Allowed, maximumMatching } from './matching.js';
import type { Met, SwissPlayer } from './swiss.js';
import { swissCost } from './swiss-cost.js';

/** Pairs on each side of one that could be better, which are drawn again with it. */
const REACH = 12;

/**
 * Pairs a field that is too large to be looked at as a whole: score group by score group, without repeats, and then all
 * that is not between equals is drawn again among what lies around it.
 */
export function pairLargeField(order: readonly SwissPlayer[], met: Met): number[] {
  const allowed: Allowed = (a, b) => met(order[a]!.number, order[b]!.number) === 0;
  const partner = maximumMatching(order.length, allowed, folded(order, allowed));
  pairRepeats(order, partner, met);
  for (const at of partner.keys()) {
    const other = partner[at]!;
    if (at < other && (order[at]!.points !== order[other]!.points || !allowed(at, other)))
      redrawAround(order, partner, at, met);
  }
  return partner;
}

/** Score group by score group, top half against bottom half; whoever finds nobody goes down into the next group. */
function folded(order: readonly SwissPlayer[], allowed: Allowed): number[] {
  const partner = new Array<number>(order.length).fill(-1);
  let floating: number[] = [];
  for (let from = 0; from < order.length; ) {
    let to = from;
    while (to < order.length && order[to]!.points === order[from]!.points) to++;
    const group = [...floating, ...Array.from({ length: to - from }, (_, step) => from + step)];
    floating = pairGroup(group, partner, allowed, to === order.length);
    from = to;
  }
  return partner;
}

function pairGroup(group: readonly number[], partner: number[], allowed: Allowed, isLast: boolean): number[] {
  const free = [...group];
  const floating: number[] = [];
  // An odd group sends its last one down before it is halved.
  if (free.length % 2 === 1 && !isLast) floating.push(free.pop()!);
  const half = free.length / 2;
  for (let at = 0; at < half; at++) {
    const upper = free[at]!;
    if (partner[upper] !== -1) continue;
    const lower = opponentIn(free, at, half, other => partner[other] === -1 && allowed(upper, other));
    if (lower === undefined) continue;
    partner[upper] = lower;
    partner[lower] = upper;
  }
  floating.push(...free.filter(at => partner[at] === -1));
  return floating.sort((a, b) => a - b);
}

/** Straight across first, then further down, then further up, then from one's own half. */
function opponentIn(
  free: readonly number[],
  at: number,
  half: number,
  fits: (other: number) => boolean,
): number | undefined {
  for (let below = at + half; below < free.length; below++) if (fits(free[below]!)) return free[below];
  for (let above = at + half - 1; above > at; above--) if (fits(free[above]!)) return free[above];
  return undefined;
}

/** Whoever cannot be paired without meeting again: those who met least often meet again. */
function pairRepeats(order: readonly SwissPlayer[], partner: number[], met: Met): void {
  const free = partner.flatMap((other, at) => (other === -1 ? [at] : []));
  while (free.length > 1) {
    const upper = free.shift()!;
    const times = free.map(other => met(order[upper]!.number, order[other]!.number));
    const [lower] = free.splice(times.indexOf(Math.min(...times)), 1);
    partner[upper] = lower!;
    partner[lower!] = upper;
  }
}

/** Draws a pair again together with those whose members stand nearest to its own. */
function redrawAround(order: readonly SwissPlayer[], partner: number[], at: number, met: Met): void {
  const places = new Set<number>();
  const take = (place: number): void => {
    places.add(place).add(partner[place]!);
  };
  for (const middle of [at, partner[at]!]) {
    for (let step = -REACH; step <= REACH; step++) if (order[middle + step]) take(middle + step);
  }
  const field = [...places].sort((a, b) => a - b);
  const found = cheapestMatching(
    field.length,
    swissCost(
      field.map(place => order[place]!),
      met,
    ),
  );
  for (const [one, other] of found.entries()) partner[field[one]!] = field[other]!;
}
