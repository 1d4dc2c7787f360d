import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pick, type RandomState, randomBelow, randomFrom, shuffle } from '../../src/engine/index.js';

const seeds = fc
  .array(fc.constantFrom(...'0123456789abcdef'), { minLength: 32, maxLength: 32 })
  .map(all => all.join(''));
const SEED = '0123456789abcdef0123456789abcdef';

describe('a seed', () => {
  it('is 32 hexadecimal digits', () => {
    for (const bad of ['', '0'.repeat(31), '0'.repeat(33), 'G'.repeat(32), 'A'.repeat(32), ` ${'0'.repeat(31)}`]) {
      expect(() => randomFrom(bad)).toThrow(RangeError);
    }
  });

  it('never leaves the generator standing still', () => {
    const random = randomFrom('0'.repeat(32));
    const numbers = Array.from({ length: 40 }, () => randomBelow(random, 1000));
    expect(new Set(numbers).size).toBeGreaterThan(30);
  });

  it('gives the same numbers each time, for ever', () => {
    const random = randomFrom(SEED);
    // Written down once: a change here changes every stored match.
    expect(Array.from({ length: 8 }, () => randomBelow(random, 100))).toEqual([86, 41, 91, 89, 57, 25, 60, 54]);
  });

  it('counts with every digit', () => {
    const after = (seed: string) => {
      const random = randomFrom(seed);
      return Array.from({ length: 6 }, () => randomBelow(random, 2 ** 20)).join();
    };
    const others = [...SEED].map(
      (digit, at) => `${SEED.slice(0, at)}${digit === '0' ? '1' : '0'}${SEED.slice(at + 1)}`,
    );
    expect(new Set([SEED, ...others].map(after)).size).toBe(33);
  });
});

describe('random numbers', () => {
  it('go on from a state that was written down', () => {
    fc.assert(
      fc.property(seeds, fc.array(fc.integer({ min: 1, max: 1000 }), { maxLength: 20 }), (seed, belows) => {
        const live = randomFrom(seed);
        let stored = JSON.stringify(live);
        for (const below of belows) {
          const rebuilt = JSON.parse(stored) as RandomState;
          const number = randomBelow(live, below);
          expect(randomBelow(rebuilt, below)).toBe(number);
          expect(number >= 0 && number < below && Number.isInteger(number)).toBe(true);
          stored = JSON.stringify(rebuilt);
          expect(stored).toBe(JSON.stringify(live));
        }
      }),
    );
  });

  it('are even: a die falls on each side about as often', () => {
    const random = randomFrom(SEED);
    const counts = [0, 0, 0, 0, 0, 0];
    for (let roll = 0; roll < 60_000; roll++) counts[randomBelow(random, 6)]! += 1;
    const chiSquare = counts.reduce((sum, count) => sum + (count - 10_000) ** 2 / 10_000, 0);
    expect(chiSquare).toBeLessThan(20.5); // five degrees of freedom, one in a thousand
  });

  it('throws where there is no number to give', () => {
    for (const below of [0, -1, Number.NaN]) expect(() => randomBelow(randomFrom(SEED), below)).toThrow(RangeError);
    expect(() => pick(randomFrom(SEED), [])).toThrow(RangeError);
  });
});

describe('a shuffle', () => {
  it('keeps every member', () => {
    fc.assert(
      fc.property(seeds, fc.array(fc.integer(), { maxLength: 60 }), (seed, list) => {
        const shuffled = [...list];
        shuffle(randomFrom(seed), shuffled);
        expect([...shuffled].sort((a, b) => a - b)).toEqual([...list].sort((a, b) => a - b));
      }),
    );
  });

  it('reaches every order about as often', () => {
    const random = randomFrom(SEED);
    const counts = new Map<string, number>();
    for (let time = 0; time < 24_000; time++) {
      const list = ['a', 'b', 'c', 'd'];
      shuffle(random, list);
      counts.set(list.join(''), (counts.get(list.join('')) ?? 0) + 1);
    }
    expect(counts.size).toBe(24);
    const chiSquare = [...counts.values()].reduce((sum, count) => sum + (count - 1000) ** 2 / 1000, 0);
    expect(chiSquare).toBeLessThan(49.8); // twenty-three degrees of freedom, one in a thousand
  });

  it('picks members of the list', () => {
    const random = randomFrom(SEED);
    const picked = new Set(Array.from({ length: 100 }, () => pick(random, ['a', 'b', 'c'])));
    expect([...picked].sort()).toEqual(['a', 'b', 'c']);
  });
});
