import { describe, expect, test } from 'vitest';
import {
  completions,
  type Game,
  LANGUAGES,
  type MatchState,
  randomAnswer,
  randomFrom,
  type Said,
  Table,
  typedOf,
} from '../../src/engine/index.js';
import { parseMove } from '../../src/matches/index.js';
import { games } from '../../src/registry.js';
import { pebbles } from '../engine/pebbles.js';
import { exampleMatch } from './match-example.js';

const seed = (number: number) => number.toString(16).padStart(32, 'a');

function startOf(game: Game, number: number): Table<MatchState> {
  const chosen = Object.fromEntries(game.lobby.options.map(({ id, initial }) => [id, initial]));
  const { min } = game.lobby.seats(chosen);
  const sides = Array.from({ length: min }, () => null);
  return Table.start(game, game.setup({ seats: min, chosen, sides, random: randomFrom(seed(number)) })).table;
}

describe.each([pebbles as Game, ...games].map(game => [game.id, game] as const))('typing a move of %s', (_, game) => {
  test('what is typed for an answer reads back as that answer, in both languages', () => {
    for (let number = 1; number <= 6; number++) {
      const table = startOf(game, number);
      const random = randomFrom(seed(number + 100));
      for (let turn = 0; turn < 120 && !table.isOver; turn++) {
        const decision = table.open[0]!;
        const { seat } = decision;
        const said: Said = randomAnswer(decision, random);
        const scene = { view: game.view(table.state as MatchState, seat), reader: seat, names: [] };
        for (const language of LANGUAGES) {
          const typed = typedOf(game.words[language], scene, decision, said);
          expect(parseMove(game, exampleMatch(), table, seat, typed), `${decision.key}: ${typed}`).toEqual([said]);
        }
        table.answer(seat, said);
      }
    }
  });

  test('completions are readable moves within the limit, whatever was typed', () => {
    const table = startOf(game, 3);
    const random = randomFrom(seed(7));
    for (let turn = 0; turn < 60 && !table.isOver; turn++) {
      const decision = table.open[0]!;
      const found = completions({ game, seat: decision.seat, names: [] }, table, '', 'pl', 25);
      expect(found.length).toBeLessThanOrEqual(25);
      for (const { typed } of found)
        expect(() => parseMove(game, exampleMatch(), table, decision.seat, typed)).not.toThrow();
      expect(completions({ game, seat: decision.seat, names: [] }, table, 'zzz qqq', 'en', 25)).toEqual([]);
      table.answer(decision.seat, randomAnswer(decision, random));
    }
  });
});

test('what cannot be read is refused by name', () => {
  const table = startOf(pebbles as Game, 1);
  const { seat } = table.open[0]!;
  expect(() => parseMove(pebbles as Game, exampleMatch(), table, seat, '')).toThrow('unclear-move');
  expect(() => parseMove(pebbles as Game, exampleMatch(), table, seat, 'fly')).toThrow('unclear-move');
  expect(() => parseMove(pebbles as Game, exampleMatch(), table, 3, 'fly')).toThrow('not-asked');
});
