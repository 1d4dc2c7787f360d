import { describe, expect, it } from 'vitest';
import { randomAnswer } from '../../../src/engine/playout.js';
import { randomBelow, randomFrom } from '../../../src/engine/random.js';
import { Table } from '../../../src/engine/table.js';
import { readMove, typedOf } from '../../../src/engine/typed.js';
import { wonderlandsWar as game } from '../../../src/games/wonderlands-war/game.js';
import type { Wonderland } from '../../../src/games/wonderlands-war/state.js';
import { why } from '../../../src/games/wonderlands-war/why.js';

const NAMES = ['Ola', 'Jan', 'Ewa', 'Piotr', 'Zoë'];
const NOISE = [
  '7',
  '14',
  'szczyt',
  'do 99',
  'dobierz',
  'stoję',
  'alicja',
  'tumtum',
  'tarcza',
  'gospodarz',
  'zamek',
  'ąę?!',
];

/** Plays a match by typing every answer; now and then somebody types nonsense first. */
function typeMatch(seats: number, allies: string, language: 'pl' | 'en'): { typed: number; reasons: number } {
  const seed = `${seats}`.padStart(32, allies === 'mix' ? '8' : allies.toLowerCase());
  const random = randomFrom(seed);
  const sides = Array.from({ length: seats }, () => null);
  const { table } = Table.start(game, game.setup({ seats, chosen: { allies }, sides, random: randomFrom(seed) }));
  const names = NAMES.slice(0, seats);
  let [typed, reasons] = [0, 0];
  while (!table.isOver) {
    const decision = table.awaited[0]!;
    const { seat } = decision;
    if (randomBelow(random, 8) === 0) {
      const before = table.digest;
      const noise = NOISE[randomBelow(random, NOISE.length)]!;
      if (why(table, randomBelow(random, seats), noise)) reasons += 1;
      expect(table.digest).toBe(before);
    }
    const said = randomAnswer(decision, random);
    const scene = { view: game.view(table.state as Wonderland, seat), reader: seat, names };
    const text = typedOf(game.words[language], scene, decision, said);
    const read = readMove({ game, seat, names }, table, text);
    expect('said' in read ? read.said[0] : null, `${decision.key}: ${text}`).toEqual(said);
    if (randomBelow(random, 6) === 0) expect(why(table, seat, text), `${decision.key}: ${text}`).toBeNull();
    table.answer(seat, said);
    typed += 1;
  }
  return { typed, reasons };
}

describe('why in play', () => {
  it.each([
    [2, 'A', 'pl'],
    [3, 'B', 'en'],
    [4, 'C', 'pl'],
    [5, 'D', 'en'],
    [5, 'mix', 'pl'],
  ] as const)(
    'forbids nothing that is allowed, and whatever is typed is read as it was meant: %i, set %s, %s',
    (seats, allies, language) => {
      const { typed, reasons } = typeMatch(seats, allies, language);
      expect(typed).toBeGreaterThan(80);
      expect(reasons).toBeGreaterThan(3);
    },
  );
});
