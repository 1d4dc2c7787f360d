import { expect, it, test } from 'vitest';
import {
  choiceName,
  choicesLike,
  LONGEST_CHOICES,
  makeChoices,
  parseChoices,
} from '../../../src/discord/matches/option-text.js';
import { type Game, LANGUAGES } from '../../../src/engine/index.js';
import { game as mageKnight } from '../../../src/games/mage-knight/game.js';
import { monolithArena } from '../../../src/games/monolith-arena/game.js';
import type { Refusal } from '../../../src/matches/index.js';
import { games } from '../../../src/registry.js';

const ALL = [...new Map([...games, mageKnight].map(game => [game.id, game])).values()];

test.each(ALL.map(game => [game.id, game] as const))(
  'every choice of %s is read back, by id and by name',
  (_, game) => {
    for (const { id, values } of game.lobby.options) {
      for (const value of values) {
        const chosen = { [id]: value };
        expect(parseChoices(game, makeChoices(chosen))).toEqual(chosen);
        for (const language of LANGUAGES)
          expect(parseChoices(game, choiceName(game, { id, value }, language))).toEqual(chosen);
      }
    }
  },
);

it('reads several, in either language, loosely', () => {
  expect(parseChoices(monolithArena, '')).toEqual({});
  const named = [
    choiceName(monolithArena, { id: 'mode', value: 'four' }, 'pl').toUpperCase(),
    choiceName(monolithArena, { id: 'variant', value: 'tactical' }, 'en'),
  ].join(' + ');
  expect(parseChoices(monolithArena, named)).toEqual({ mode: 'four', variant: 'tactical' });
  expect(() => parseChoices(monolithArena, 'mode=four + chess')).toThrow('unknown-choice');
});

it('completes the next choice after those that are whole, each option once, within what Discord takes', () => {
  const first = choicesLike(monolithArena, '', 'pl');
  expect(first.map(({ value }) => value)).toEqual(
    monolithArena.lobby.options.flatMap(({ id, values }) => values.map(value => `${id}=${value}`)),
  );
  const whole = first.find(({ value }) => value === 'mode=four')!;
  const next = choicesLike(monolithArena, whole.name, 'pl');
  expect(next[0]).toEqual(whole);
  expect(next.slice(1).every(({ value }) => value.startsWith('mode=four+'))).toBe(true);
  expect(next.some(({ value }) => /mode=.*mode=/.test(value))).toBe(false);
  const begun = choicesLike(monolithArena, `${whole.name} + war`, 'pl');
  expect(begun.map(({ value }) => value)).toContain('mode=four+variant=tactical');
  for (const game of ALL)
    for (const typed of ['', 'a', 'mode=', '+', '++x']) {
      const offered = choicesLike(game, typed, 'en');
      expect(offered.length).toBeLessThanOrEqual(25);
      expect(offered.every(({ name, value }) => name.length <= 100 && value.length <= 100)).toBe(true);
    }
});

/** The game with its words counted: each name of a choice looked up is one. */
function counted(game: Game): { game: Game; looks: { count: number } } {
  const looks = { count: 0 };
  const words = Object.fromEntries(
    LANGUAGES.map(language => {
      const own = game.words[language];
      const lobbyValue: typeof own.lobbyValue = (...asked) => {
        looks.count += 1;
        return own.lobbyValue(...asked);
      };
      return [language, { ...own, lobbyValue }];
    }),
  ) as Game['words'];
  return { game: { ...game, words }, looks };
}

// Each of 6,000 pluses was looked up anew among all choices: one completion kept everybody waiting for seven seconds.
test.each(ALL.map(game => [game.id, game] as const))(
  'reads choices of %s with little work, whatever is typed',
  (_, bare) => {
    const { id, values } = bare.lobby.options[0]!;
    const { options } = bare.lobby;
    // The names of all choices once, and those of what is offered.
    const most = options.flatMap(option => option.values).length * 4 + 25 * options.length;
    const whole = `${id}=${values[0]}`;
    for (const part of [
      '+',
      'a+',
      'x',
      ' ',
      '-',
      'ż',
      `${whole}+`,
      `${choiceName(bare, { id, value: values[0]! }, 'pl')} + `,
    ])
      for (const length of [LONGEST_CHOICES, 6_000]) {
        const text = part.repeat(Math.ceil(length / part.length)).slice(0, length);
        const { game, looks } = counted(bare);
        choicesLike(game, text, 'pl');
        expect(looks.count).toBeLessThanOrEqual(most);
        looks.count = 0;
        try {
          parseChoices(game, text);
        } catch (error) {
          expect(error).toMatchObject({ why: 'unknown-choice' });
          expect((error as Refusal).about.typed!.length).toBeLessThanOrEqual(100);
        }
        expect(looks.count).toBeLessThanOrEqual(most);
      }
  },
);
