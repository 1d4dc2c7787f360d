import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { randomBelow, randomFrom } from '../../src/engine/index.js';
import { History } from '../../src/leagues/history.js';
import { bracketOrder, throughOf } from '../../src/leagues/knockout.js';
import { maximumMatching } from '../../src/leagues/matching.js';
import { dealtSides, inOrder } from '../../src/leagues/sides.js';
import { pairSwiss, type SwissPlayer } from '../../src/leagues/swiss.js';
import { exampleSeason } from './season-example.js';

const graphs = fc
  .tuple(fc.integer({ min: 0, max: 9 }), fc.array(fc.boolean(), { minLength: 45, maxLength: 45 }))
  .map(([count, edges]) => ({
    count,
    allowed: (a: number, b: number) => a !== b && edges[(Math.max(a, b) * (Math.max(a, b) - 1)) / 2 + Math.min(a, b)]!,
  }));

/** The size of the largest matching, by trying everything. */
function largest(free: readonly number[], allowed: (a: number, b: number) => boolean): number {
  const [first, ...rest] = free;
  if (first === undefined) return 0;
  let best = largest(rest, allowed);
  for (const other of rest) {
    if (!allowed(first, other)) continue;
    best = Math.max(
      best,
      1 +
        largest(
          rest.filter(each => each !== other),
          allowed,
        ),
    );
  }
  return best;
}

describe('a maximum matching', () => {
  test('is a matching, and no other is larger', () => {
    fc.assert(
      fc.property(graphs, ({ count, allowed }) => {
        const partner = maximumMatching(count, allowed);
        for (const [at, other] of partner.entries()) {
          if (other < 0) continue;
          expect(partner[other]).toBe(at);
          expect(allowed(at, other)).toBe(true);
        }
        const all = Array.from({ length: count }, (_, index) => index);
        expect(partner.filter(other => other >= 0).length / 2).toBe(largest(all, allowed));
      }),
      { numRuns: 600 },
    );
  });
});

interface Played {
  readonly players: readonly SwissPlayer[];
  readonly met: (a: number, b: number) => number;
}

const fields: fc.Arbitrary<Played> = fc
  .tuple(
    fc.integer({ min: 2, max: 9 }),
    fc.array(fc.integer({ min: 0, max: 4 }), { minLength: 9, maxLength: 9 }),
    fc.array(fc.integer({ min: 0, max: 2 }), { minLength: 45, maxLength: 45 }),
    fc.array(fc.integer({ min: 0, max: 1 }), { minLength: 9, maxLength: 9 }),
  )
  .map(([count, points, meetings, byes]) => ({
    players: Array.from({ length: count }, (_, at) => ({
      number: at,
      seed: at + 1,
      points: points[at]!,
      byes: byes[at]!,
    })),
    met: (a, b) => meetings[(Math.max(a, b) * (Math.max(a, b) - 1)) / 2 + Math.min(a, b)]!,
  }));

describe('a Swiss round', () => {
  test('pairs everybody once, repeats nothing that can be avoided, and gives byes to who had fewest', () => {
    fc.assert(
      fc.property(fields, ({ players, met }) => {
        const { pairs, bye } = pairSwiss(players, met);
        const drawn = [...pairs.flat(), ...(bye === null ? [] : [bye])];
        expect([...drawn].sort()).toEqual(players.map(({ number }) => number).sort());
        const fewest = Math.min(...players.map(({ byes }) => byes));
        if (bye !== null) expect(players[bye]!.byes).toBe(fewest);
        const repeated = pairs.filter(([a, b]) => met(a, b) > 0).length;
        const isFree = (a: number, b: number) => met(a, b) === 0;
        const candidates =
          bye === null ? [null] : players.filter(({ byes }) => byes === fewest).map(({ number }) => number);
        const avoidable = candidates.some(
          sitting =>
            largest(
              players.map(({ number }) => number).filter(number => number !== sitting),
              isFree,
            ) === pairs.length,
        );
        if (avoidable) expect(repeated).toBe(0);
      }),
      { numRuns: 800 },
    );
  });

  test.each([4, 5, 6, 7, 8, 10, 11, 14])(
    'of %i can be held until everybody has met everybody, and nobody twice',
    count => {
      for (let seed = 1; seed <= 12; seed++) {
        const random = randomFrom(seed.toString(16).padStart(32, '3'));
        const rounds = count % 2 === 0 ? count - 1 : count;
        const met = new Map<string, number>();
        const state = Array.from({ length: count }, (_, number) => ({ number, seed: number + 1, points: 0, byes: 0 }));
        for (let round = 0; round < rounds; round++) {
          const times = (a: number, b: number) => met.get(`${Math.min(a, b)}/${Math.max(a, b)}`) ?? 0;
          const { pairs, bye } = pairSwiss(state, times, rounds - round - 1);
          if (bye !== null) {
            state[bye]!.byes += 1;
            state[bye]!.points += 2;
          }
          for (const [a, b] of pairs) {
            expect(times(a, b)).toBe(0);
            met.set(`${Math.min(a, b)}/${Math.max(a, b)}`, 1);
            const result = randomBelow(random, 3);
            state[a]!.points += result;
            state[b]!.points += 2 - result;
          }
        }
        expect(state.every(({ byes }) => byes === count % 2)).toBe(true);
      }
    },
  );
});

test('who has played little gets the rare side as often as who has played much', () => {
  const history = new History();
  const sides = ['a', 'b', 'c', 'd'];
  const play = (entrant: number, side: string, times: number) => {
    for (let time = 0; time < times; time++) history.addMeeting([entrant, 99], [side, 'x']);
  };
  for (const side of ['a', 'b', 'c']) {
    play(1, side, 10);
    play(2, side, 2);
  }
  play(1, 'd', 9);
  play(2, 'd', 1);
  const dealt = [0, 1, 2, 3].map(turn => dealtSides(history, sides, [1, 2], turn)!);
  expect(dealt.every(pair => pair.includes('d'))).toBe(true);
  expect(new Set(dealt.map(pair => pair.indexOf('d')))).toEqual(new Set([0, 1]));
});

test('at a larger table who has begun least begins, and seats go round', () => {
  const history = new History();
  const seated: number[][] = [];
  for (let round = 0; round < 12; round++) {
    const seats = inOrder(history, [1, 2, 3, 4]);
    history.addMeeting(seats);
    seated.push(seats);
  }
  for (const entrant of [1, 2, 3, 4]) {
    expect(seated.filter(([first]) => first === entrant)).toHaveLength(3);
    const mean = seated.reduce((sum, seats) => sum + seats.indexOf(entrant), 0) / 12;
    expect(Math.abs(mean - 1.5)).toBeLessThanOrEqual(0.5);
  }
});

test('the bracket keeps the strongest apart until the end', () => {
  expect(bracketOrder(8)).toEqual([1, 8, 4, 5, 2, 7, 3, 6]);
  for (const size of [2, 4, 16, 128]) {
    const order = bracketOrder(size);
    expect([...order].sort((a, b) => a - b)).toEqual(Array.from({ length: size }, (_, index) => index + 1));
    for (let at = 0; at < size; at += 2) expect(order[at]! + order[at + 1]!).toBe(size + 1);
  }
});

test('a knockout lets the winner through, the better seed on a draw, and nobody where both lost', () => {
  const season = exampleSeason(2);
  const through = (...shares: number[]) =>
    throughOf(season, { ...season.pairings[0]!, seats: [2, 1], score: { shares, how: 'played' } });
  expect(through(1, 0)).toBe(2);
  expect(through(0, 1)).toBe(1);
  expect(through(0.5, 0.5)).toBe(1);
  expect(through(0, 0)).toBeNull();
});
