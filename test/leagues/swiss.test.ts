import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pick, randomBelow, randomFrom, shuffle } from '../../src/engine/index.js';
import { cheapestMatching } from '../../src/leagues/cheapest-matching.js';
import { byeCandidates, inStanding, type Met, pairSwiss, type SwissPlayer } from '../../src/leagues/swiss.js';
import { gapIn, repeatsIn } from '../../src/leagues/swiss-cost.js';
import { reasonsOf } from '../../src/leagues/swiss-reasons.js';
import { bestWorth, worthDrawn } from './brute-force.js';

const key = (a: number, b: number): string => `${Math.min(a, b)}/${Math.max(a, b)}`;

describe('the cheapest matching', () => {
  test('is the cheapest of all, whatever the costs', () => {
    const costs = fc.tuple(fc.integer({ min: 1, max: 4 }), fc.array(fc.nat(40), { minLength: 28, maxLength: 28 }));
    const cheapest = (free: readonly number[], cost: (a: number, b: number) => number): number => {
      const [first, ...rest] = free;
      if (first === undefined) return 0;
      const sums = rest.map(
        other =>
          cost(first, other) +
          cheapest(
            rest.filter(each => each !== other),
            cost,
          ),
      );
      return Math.min(...sums);
    };
    fc.assert(
      fc.property(costs, ([half, given]) => {
        const cost = (a: number, b: number) => given[(Math.max(a, b) * (Math.max(a, b) - 1)) / 2 + Math.min(a, b)]!;
        const partner = cheapestMatching(2 * half, cost);
        for (const [at, other] of partner.entries()) expect(partner[other]).toBe(at);
        const paid = partner.reduce((sum, other, at) => sum + (at < other ? cost(at, other) : 0), 0);
        expect(paid).toBe(cheapest([...partner.keys()], cost));
      }),
      { numRuns: 1_000 },
    );
  });
});

/** A Swiss season of random results up to a round, by seed. */
function seasonUpTo(count: number, rounds: number, seed: string): { players: SwissPlayer[]; met: Met } {
  const random = randomFrom(seed.padStart(32, '6'));
  const meetings = new Map<string, number>();
  const met: Met = (a, b) => meetings.get(key(a, b)) ?? 0;
  const players = Array.from({ length: count }, (_, at) => ({ number: at + 1, seed: at + 1, points: 0, byes: 0 }));
  for (let round = 0; round < rounds; round++) {
    const { pairs, bye } = pairSwiss(players, met);
    if (bye !== null) {
      players[bye - 1]!.byes += 1;
      players[bye - 1]!.points += 3;
    }
    for (const [a, b] of pairs) {
      meetings.set(key(a, b), met(a, b) + 1);
      const [one, two] = pick(random, [
        [3, 0],
        [0, 3],
        [1, 1],
      ] as const);
      players[a - 1]!.points += one;
      players[b - 1]!.points += two;
    }
  }
  return { players, met };
}

describe('a Swiss round', () => {
  test('has no gap and no repeat where neither is needed: the third round of eight', () => {
    const results = ['5>1', '6>2', '7>3', '4>8', '6>4', '7>5', '3>1', '8>2'].map(each => each.split('>').map(Number));
    const met: Met = (a, b) => results.filter(pair => pair.includes(a) && pair.includes(b)).length;
    const players = Array.from({ length: 8 }, (_, at) => ({
      number: at + 1,
      seed: at + 1,
      points: 3 * results.filter(([winner]) => winner === at + 1).length,
      byes: 0,
    }));
    const { pairs } = pairSwiss(players, met);
    expect([repeatsIn(pairs, met), gapIn(pairs, players)]).toEqual([0, 0]);
    expect(pairs).toContainEqual([6, 7]);
    expect(pairs).toContainEqual([1, 2]);
  });

  test('of a first round lets the upper half meet the lower half, in order', () => {
    expect(seasonUpTo(8, 0, '1').players.length).toBe(8);
    const { players, met } = seasonUpTo(8, 0, '1');
    expect(pairSwiss(players, met).pairs).toEqual([
      [1, 5],
      [2, 6],
      [3, 7],
      [4, 8],
    ]);
  });

  test('is as close in points as repeats allow, in hundreds of random seasons of up to ten', () => {
    let wider = 0;
    for (let seed = 1; seed <= 400; seed++) {
      const count = 4 + (seed % 7);
      const rounds = 1 + (seed % Math.min(5, count - 1));
      const { players, met } = seasonUpTo(count, rounds, seed.toString(16));
      const { pairs, bye } = pairSwiss(players, met);
      const field = players.filter(({ number }) => number !== bye);
      const best = bestWorth(field, met);
      expect({ seed, ...worthDrawn(pairs, field, met) }).toEqual({ seed, ...best });
      wider += Number(best.gap > 0);
      if (bye === null) continue;
      // The bye is the last one's who has had the fewest and without whom nobody has to meet again.
      const candidates = byeCandidates(inStanding(players));
      const repeats = candidates.map(({ number }) => bestWorth(without(players, number), met).repeats);
      expect(candidates[repeats.indexOf(Math.min(...repeats))]!.number).toBe(bye);
    }
    expect(wider).toBeGreaterThan(100);
  });

  test('of hundreds is no wider than its groups of odd number make it', () => {
    for (const [count, rounds] of [
      [150, 4],
      [301, 6],
    ] as const) {
      const { players, met } = seasonUpTo(count, rounds, `${count}`);
      const { pairs, bye } = pairSwiss(players, met);
      const points = players.filter(({ number }) => number !== bye).map(each => each.points);
      // Between two neighbouring scores an odd number above has to send one down.
      const levels = [...new Set(points)].sort((a, b) => b - a);
      const least = levels.slice(0, -1).reduce((sum, level, at) => {
        const above = points.filter(each => each >= level).length;
        return sum + (above % 2) * (level - levels[at + 1]!);
      }, 0);
      expect([repeatsIn(pairs, met), gapIn(pairs, players)]).toEqual([0, least]);
    }
  });
});

const without = (players: readonly SwissPlayer[], number: number): SwissPlayer[] =>
  players.filter(player => player.number !== number);

describe('why it was drawn so', () => {
  test('is never said of what is not so', () => {
    const said = new Map<string, number>();
    for (let seed = 1; seed <= 500; seed++) {
      const random = randomFrom(seed.toString(16).padStart(32, '8'));
      const count = 5 + (seed % 5);
      const { players, met } = seasonUpTo(count, 2 + (seed % 4), seed.toString(16));
      shuffle(random, players);
      const left = randomBelow(random, 3);
      const round = pairSwiss(players, met, left);
      const field = players.filter(({ number }) => number !== round.bye);
      const drawn = worthDrawn(round.pairs, field, met);
      for (const [entrant, passed] of reasonsOf(players, met, round)) {
        for (const { entrant: other, because } of passed) {
          said.set(because, (said.get(because) ?? 0) + 1);
          if (because === 'met') {
            expect(met(entrant, other)).toBeGreaterThan(0);
            continue;
          }
          const instead =
            entrant === round.bye ? bestWorth(without(players, other), met) : bestWorth(field, met, [[entrant, other]]);
          if (because === 'again') expect(instead.repeats).toBeGreaterThan(drawn.repeats);
          else expect(instead.repeats).toBeLessThanOrEqual(drawn.repeats);
          // Whoever would be nearer leaves as much distance to the others, and more.
          if (because === 'apart') expect(instead.gap).toBeGreaterThanOrEqual(drawn.gap);
          if (because === 'later' && entrant !== round.bye) expect(instead.gap).toBeLessThan(drawn.gap);
          if (because === 'later') expect(left).toBeGreaterThan(0);
        }
      }
    }
    for (const because of ['met', 'again', 'apart', 'later'])
      expect([because, said.get(because) ?? 0]).not.toEqual([because, 0]);
  });
});
