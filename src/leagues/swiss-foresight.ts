import { maximumMatching } from './matching.js';
import type { Met, SwissPlayer, SwissRound } from './swiss.js';

/** Pairings looked at before a small field is paired without foresight. */
const MOST_TRIES = 4_000;

/** The bye as one more player, so that it is met like everybody else. */
const BYE = -1;

/** Whether the rounds that are left can still be paired without anybody meeting twice. */
export function goesOn(order: readonly SwissPlayer[], met: Met, round: SwissRound, roundsLeft: number): boolean {
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
export function pairWithForesight(order: readonly SwissPlayer[], met: Met, roundsLeft: number): SwissRound | null {
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
