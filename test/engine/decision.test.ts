import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Decision,
  isAllowed,
  isDeadEnd,
  onlyAnswer,
  randomAnswer,
  randomFrom,
  type Said,
} from '../../src/engine/index.js';

const options = ['a', 'b', 'c'].map(id => ({ id }));
const question = { key: 'k', seat: 0 };

/** Any decision of up to four options, also those nothing can be said to. */
const decisions = fc
  .record({
    kind: fc.constantFrom('one', 'some', 'number', 'order'),
    ids: fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd'), { maxLength: 4 }),
    min: fc.integer({ min: 0, max: 5 }),
    max: fc.integer({ min: 0, max: 5 }),
  })
  .map(({ kind, ids, min, max }) => ({ kind, ...question, options: ids.map(id => ({ id })), min, max }) as Decision);

/** Everything that could be said to such a decision. */
function everythingSayable(): Said[] {
  const ids = ['a', 'b', 'c', 'd'];
  const lists: string[][] = [[]];
  for (const list of lists) {
    if (list.length < 4) lists.push(...ids.filter(id => !list.includes(id)).map(id => [...list, id]));
  }
  return [...ids, ...lists, 0, 1, 2, 3, 4, 5];
}

describe('what may be said', () => {
  const one: Decision = { kind: 'one', ...question, options };
  const some: Decision = { kind: 'some', ...question, options, min: 1, max: 2 };
  const number: Decision = { kind: 'number', ...question, min: -1, max: 3 };
  const order: Decision = { kind: 'order', ...question, options };
  it.each<[Decision, Said, boolean]>([
    [one, 'a', true],
    [one, 'd', false],
    [one, ['a'], false],
    [one, 0, false],
    [some, ['b'], true],
    [some, ['c', 'a'], true],
    [some, [], false],
    [some, ['a', 'b', 'c'], false],
    [some, ['a', 'a'], false],
    [some, ['a', 'd'], false],
    [some, 'a', false],
    [number, -1, true],
    [number, 3, true],
    [number, 4, false],
    [number, 1.5, false],
    [number, Number.NaN, false],
    [number, '1', false],
    [order, ['c', 'a', 'b'], true],
    [order, ['c', 'a'], false],
    [order, ['c', 'a', 'a'], false],
    [order, ['c', 'a', 'd'], false],
  ])('%j to %j: %s', (decision, said, allowed) => {
    expect(isAllowed(decision, said)).toBe(allowed);
  });

  it('refuses what is no answer at all', () => {
    for (const said of [null, undefined, {}, [1, 2, 3], [['a']]]) {
      for (const decision of [one, some, number, order]) expect(isAllowed(decision, said as Said)).toBe(false);
    }
  });
});

describe('decisions that answer themselves', () => {
  it('do so exactly where one thing can be said', () => {
    const sayable = everythingSayable();
    fc.assert(
      fc.property(decisions, decision => {
        const allowed = sayable.filter(said => isAllowed(decision, said));
        const different =
          decision.kind === 'some' ? new Set(allowed.map(said => [...(said as string[])].sort().join())) : allowed;
        const count = Array.isArray(different) ? different.length : different.size;
        expect(isDeadEnd(decision)).toBe(count === 0);
        if (count === 0) return;
        const only = onlyAnswer(decision);
        expect(only !== undefined).toBe(count === 1);
        if (only !== undefined) expect(isAllowed(decision, only)).toBe(true);
      }),
      { numRuns: 500 },
    );
  });
});

describe('a random answer', () => {
  it('may always be said, and reaches everything that may be said', () => {
    fc.assert(
      fc.property(decisions, fc.integer({ min: 1, max: 2 ** 31 - 1 }), (decision, seed) => {
        if (isDeadEnd(decision)) return;
        const random = randomFrom(seed.toString(16).padStart(32, '0'));
        for (let time = 0; time < 5; time++) expect(isAllowed(decision, randomAnswer(decision, random))).toBe(true);
      }),
    );
    const some: Decision = { kind: 'some', ...question, options, min: 0, max: 9 };
    const random = randomFrom('7'.repeat(32));
    const said = Array.from({ length: 800 }, () => randomAnswer(some, random) as string[]);
    expect(new Set(said.map(ids => [...ids].sort().join())).size).toBe(8);
    for (const size of [0, 1, 2, 3]) {
      const share = said.filter(({ length }) => length === size).length / said.length;
      expect(share).toBeGreaterThan(0.18);
      expect(share).toBeLessThan(0.32);
    }
  });
});

it('a deliberate decision is asked even where only one thing can be said', () => {
  const end = { kind: 'one', key: 'end', seat: 0, options: [{ id: 'end' }] } as const;
  expect(onlyAnswer(end)).toBe('end');
  expect(onlyAnswer({ ...end, deliberate: true })).toBeUndefined();
});
