import { type Beginning, begin, randomAnswer, randomBelow, randomFrom, type Table } from '../../src/engine/index.js';
import { type PebblesState, pebbles } from './pebbles.js';

/** A seed of 32 digits from a small number. */
export const seedOf = (number: number): string => (number * 2654435761 + 97).toString(16).padStart(32, 'b5');

export const beginningOf = (number: number, seats = 2 + (number % 3)): Beginning => ({
  seed: seedOf(number),
  seats,
  chosen: { length: number % 2 === 0 ? 'short' : 'long', sides: 'mixed' },
  sides: Array.from({ length: seats }, () => null),
});

/** Plays a random match of pebbles, calling `each` at every decision before it is answered. */
export function playRandomly(number: number, each: (table: Table<PebblesState>) => void): Table<PebblesState> {
  const { table } = begin(pebbles, beginningOf(number));
  const random = randomFrom(seedOf(number + 1000));
  while (!table.isOver) {
    each(table);
    const decision = table.open[randomBelow(random, table.open.length)]!;
    table.answer(decision.seat, randomAnswer(decision, random));
  }
  return table;
}

/** The first moment of some random match where the condition holds. */
export function findMoment(condition: (table: Table<PebblesState>) => boolean): Table<PebblesState> {
  for (let number = 1; number < 200; number++) {
    let found: Table<PebblesState> | null = null;
    playRandomly(number, table => {
      if (found === null && condition(table)) found = table.fork();
    });
    if (found !== null) return found;
  }
  throw new Error('No match of two hundred comes to such a moment');
}

export const stored = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;
