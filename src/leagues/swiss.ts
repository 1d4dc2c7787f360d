import { type Allowed, maximumMatching } from './matching.js';

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
const MOST_TRIES = 4_000;

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

/** The bye as one more player, so that it is met like everybody else. */
const BYE = -1;

/** Whether the rounds that are left can still be paired without anybody meeting twice. */
function goesOn(order: readonly SwissPlayer[], met: Met, round: SwissRound, roundsLeft: number): boolean {
  const numbers = order.map(({ number }) => number);
  if (round.bye !== null) numbers.push(BYE);
  const index = new Map(numbers.map((number, at) => [number, at]));
  const byes = new Set(order.filter(({ byes }) => byes > 0).map(({ number }) => number));
  const taken = numbers.map(a =>
    numbers.map(b => (a === BYE ? byes.has(b) : b === BYE ? byes.has(a) : met(a, b) > 0) || a === b),
  );
  for (const [a, b] of [...round.pairs, ...(round.bye === null ? [] : [[round.bye, BYE] as const])]) {
    taken[index.get(a)!]![index.get(b)!] = true;
    taken[index.get(b)!]![index.get(a)!] = true;
  }
  return hasRounds(taken, roundsLeft, { left: 60 });
}

function hasRounds(taken: readonly (readonly boolean[])[], rounds: number, budget: { left: number }): boolean {
  // With as many free opponents as half the field there is always another round (Dirac).
  const degree = Math.min(...taken.map(row => row.filter(cell => !cell).length));
  if (rounds === 0 || degree - rounds + 1 >= taken.length / 2) return true;
  for (let turn = 0; turn < taken.length && budget.left > 0; turn++) {
    budget.left -= 1;
    const at = (index: number) => (index + turn) % taken.length;
    const partner = maximumMatching(taken.length, (a, b) => !taken[at(a)]![at(b)]!);
    if (partner.includes(-1)) return false;
    const next = taken.map(row => [...row]);
    for (const [a, b] of partner.entries()) next[at(a)]![at(b)] = true;
    if (hasRounds(next, rounds - 1, budget)) return true;
  }
  return false;
}

/** Goes through the pairings of a small field, best first, for one that leaves the later rounds possible. */
function pairWithForesight(order: readonly SwissPlayer[], met: Met, roundsLeft: number): SwissRound | null {
  const field: SwissPlayer[] = [...order];
  const isOdd = order.length % 2 === 1;
  if (isOdd) field.push({ number: BYE, points: -1, seed: Number.MAX_SAFE_INTEGER, byes: 0 });
  const fewest = Math.min(...order.map(({ byes }) => byes));
  let tries = MOST_TRIES;
  const mayMeet = (a: SwissPlayer, b: SwissPlayer): boolean =>
    b.number === BYE ? a.byes === fewest : met(a.number, b.number) === 0;
  const search = (free: readonly SwissPlayer[], pairs: (readonly [number, number])[]): SwissRound | null => {
    if (free.length === 0) {
      const round = {
        pairs: pairs.filter(([, b]) => b !== BYE),
        bye: pairs.find(([, b]) => b === BYE)?.[0] ?? null,
      };
      return goesOn(order, met, round, roundsLeft) ? round : null;
    }
    const [first, ...others] = free as [SwissPlayer, ...SwissPlayer[]];
    const likely = [...others].sort((a, b) => Math.abs(first.points - a.points) - Math.abs(first.points - b.points));
    for (const other of likely) {
      if (!mayMeet(first, other) || --tries < 0) continue;
      const found = search(
        others.filter(player => player !== other),
        [...pairs, [first.number, other.number]],
      );
      if (found) return found;
    }
    return null;
  };
  return search(field, []);
}
