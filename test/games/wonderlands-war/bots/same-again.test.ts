import { expect, it } from 'vitest';
import { copy } from '../../../../src/engine/index.js';
import { cloneWonderland } from '../../../../src/games/wonderlands-war/bots/clone.js';
import { bots } from '../../../../src/games/wonderlands-war/bots/index.js';
import { sharedParts } from '../../bot-checks.js';
import { named, openTable, planner, seed, watchMatch } from './matches.js';

/** Parts the rules only ever replace. */
const REPLACED = ['sets', 'tokens', 'outcome', 'agenda', 'instruction'];

it.each(named)(
  'says the same again, and leaves the table as it was: %s',
  (_, setting) => {
    watchMatch(openTable(setting, 9), 9, 8, (table, seat) => {
      const before = JSON.stringify([table.saved, table.state]);
      for (const bot of [bots[0]!, planner()])
        expect(bot.choose(table, seat, seed(3))).toEqual(bot.choose(table.fork(), seat, seed(3)));
      expect(JSON.stringify([table.saved, table.state])).toBe(before);
    });
  },
  60_000,
);

it.each(named)('a clone is the same and shares nothing: %s', (_, setting) => {
  watchMatch(openTable(setting, 12), 12, 2, ({ state }) => {
    const match = { ...copy(state), news: [] };
    const clone = cloneWonderland(match);
    expect(clone).toEqual(match);
    expect(sharedParts(match, clone, REPLACED)).toEqual([]);
  });
});
