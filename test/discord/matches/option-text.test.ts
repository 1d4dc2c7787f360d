import { expect, it, test } from 'vitest';
import { choiceName, choicesLike, makeChoices, parseChoices } from '../../../src/discord/matches/option-text.js';
import { LANGUAGES } from '../../../src/engine/index.js';
import { game as mageKnight } from '../../../src/games/mage-knight/game.js';
import { monolithArena } from '../../../src/games/monolith-arena/game.js';
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
