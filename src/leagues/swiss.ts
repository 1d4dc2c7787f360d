import { type Allowed, maximumMatching } from './matching.js';
import { goesOn, pairWithForesight } from './swiss-foresight.js';

/** Somebody to pair in a Swiss round. */
export interface SwissPlayer {
  readonly number: number;
  readonly points: number;
  /** 1 is strongest. */
  readonly seed: number;
  readonly byes: number;
}

export interface SwissRound {
  readonly pairs: readonly (readonly [number, number])[];
  readonly bye: number | null;
}

export type Met = (a: number, b: number) => number;

/** Rounds are looked ahead only where a season is so long for its size that it could run dry. */
const LOOK_AHEAD_UP_TO = 14;

/**
 * Pairs a Swiss round: equal points meet, the upper half of a group against its lower half, nobody meets anybody twice
 * while that can be avoided, and with an odd number the last one who has had the fewest byes gets one.
 */
export function pairSwiss(players: readonly SwissPlayer[], met: Met, roundsLeft = 0): SwissRound {
  const order = [...players].sort((a, b) => b.points - a.points || a.seed - b.seed);
  const round = order.length % 2 === 0 ? paired(order, met) : withBye(order, met);
  const runsDry = order.length <= LOOK_AHEAD_UP_TO && roundsLeft > 0 && !goesOn(order, met, round, roundsLeft);
  return (runsDry && pairWithForesight(order, met, roundsLeft)) || round;
}

function withBye(order: readonly SwissPlayer[], met: Met): SwissRound {
  const fewest = Math.min(...order.map(({ byes }) => byes));
  const candidates = order.filter(({ byes }) => byes === fewest).reverse();
  const rest = (bye: SwissPlayer) => order.filter(player => player !== bye);
  const best = candidates.find(bye => {
    const others = rest(bye);
    return repeats(paired(others, met).pairs, met) === 0;
  });
  const bye = best ?? candidates[0]!;
  return { ...paired(rest(bye), met), bye: bye.number };
}

const repeats = (pairs: SwissRound['pairs'], met: Met): number =>
  pairs.reduce((sum, [a, b]) => sum + Number(met(a, b) > 0), 0);

function paired(order: readonly SwissPlayer[], met: Met): SwissRound {
  const allowed: Allowed = (a, b) => met(order[a]!.number, order[b]!.number) === 0;
  const partner = maximumMatching(order.length, allowed, folded(order, allowed));
  pairRepeats(order, partner, met);
  smooth(order, partner, met);
  const pairs = partner.flatMap((other, at) =>
    at < other ? [[order[at]!.number, order[other]!.number] as const] : [],
  );
  return { pairs, bye: null };
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

/** Neighbouring pairs swap opponents while that brings equal points closer together. */
function smooth(order: readonly SwissPlayer[], partner: number[], met: Met): void {
  const cost = (a: number, b: number): number =>
    (order[a]!.points - order[b]!.points) ** 2 + (met(order[a]!.number, order[b]!.number) > 0 ? 1e9 : 0);
  for (let pass = 0; pass < 4; pass++) {
    let changed = false;
    for (let a = 0; a < order.length; a++) {
      const b = partner[a]!;
      if (b < a || cost(a, b) === 0) continue;
      for (let c = Math.max(0, a - 40); c < Math.min(order.length, b + 40); c++) {
        const d = partner[c]!;
        if (c === a || c === b) continue;
        if (cost(a, c) + cost(b, d) >= cost(a, b) + cost(c, d)) continue;
        [partner[a], partner[c], partner[b], partner[d]] = [c, a, d, b];
        changed = true;
        break;
      }
    }
    if (!changed) return;
  }
}
