import { maximumMatching } from './matching.js';
import { byeCandidates, type Met, type Pairs, type SwissPlayer, type SwissRound } from './swiss.js';
import { swissCost } from './swiss-cost.js';

/** Rounds listed, and looked ahead from, before a small field is paired without foresight. */
const MOST_ROUNDS = 20_000;
const MOST_TRIES = 400;

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

/** Goes through the pairings of a small field, closest first, for one that leaves the later rounds possible. */
export function pairWithForesight(order: readonly SwissPlayer[], met: Met, roundsLeft: number): SwissRound | null {
  const rounds = freshRounds(order, met).map(round => ({ round, cost: costOf(order, met, round) }));
  rounds.sort((a, b) => a.cost.bye - b.cost.bye || a.cost.pairs - b.cost.pairs);
  return rounds.slice(0, MOST_TRIES).find(({ round }) => goesOn(order, met, round, roundsLeft))?.round ?? null;
}

/** What a round costs: how far above the last the bye is, and what its pairs cost together. */
function costOf(order: readonly SwissPlayer[], met: Met, { pairs, bye }: SwissRound): { bye: number; pairs: number } {
  const field = order.filter(({ number }) => number !== bye);
  const at = new Map(field.map(({ number }, index) => [number, index]));
  const cost = swissCost(field, met);
  return {
    bye: bye === null ? 0 : order.length - order.findIndex(({ number }) => number === bye),
    pairs: pairs.reduce((sum, [a, b]) => sum + cost(at.get(a)!, at.get(b)!), 0),
  };
}

/** Every round in which nobody meets anybody again, as long as there are not too many to look at. */
function freshRounds(order: readonly SwissPlayer[], met: Met): SwissRound[] {
  const found: SwissRound[] = [];
  const search = (free: readonly SwissPlayer[], pairs: Pairs, bye: number | null): void => {
    const [first, ...others] = free;
    if (!first) found.push({ pairs, bye });
    for (const other of others) {
      if (!first || found.length >= MOST_ROUNDS) return;
      if (met(first.number, other.number) > 0) continue;
      search(
        others.filter(player => player !== other),
        [...pairs, [first.number, other.number]],
        bye,
      );
    }
  };
  if (order.length % 2 === 0) search(order, [], null);
  else {
    for (const bye of byeCandidates(order))
      search(
        order.filter(player => player !== bye),
        [],
        bye.number,
      );
  }
  return found;
}
