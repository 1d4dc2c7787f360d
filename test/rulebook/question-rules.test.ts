import { expect, it } from 'vitest';
import { game as mageKnight } from '../../src/games/mage-knight/game.js';
import { games } from '../../src/registry.js';
import { wholeRulebook } from './whole-rulebook.js';

const rulebook = wholeRulebook();
const ALL = [...new Map([...games, mageKnight].map(game => [game.id, game])).values()];

// That no question is missing is a matter of types: the tables are records over the keys of each vocabulary.
it.each(ALL.map(game => [game.id, game] as const))('opens a passage for every question of %s', (id, game) => {
  const rules = Object.entries(game.questionRules ?? {});
  expect(rules.length).toBeGreaterThan(15);
  const lost = rules.filter(([, rule]) => rulebook.passageOf(rule)?.game !== id);
  expect(lost).toEqual([]);
});
