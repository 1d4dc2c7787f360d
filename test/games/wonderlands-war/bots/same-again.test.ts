import { expect, it } from 'vitest';
import { copy } from '../../../../src/engine/index.js';
import { cloneWonderland } from '../../../../src/games/wonderlands-war/bots/clone.js';
import { bots } from '../../../../src/games/wonderlands-war/bots/index.js';
import { named, openTable, planner, seed, watchMatch } from './matches.js';

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
    expect(sharedParts(match, clone)).toEqual([]);
  });
});

/** Lists and objects that are in both, those apart that the rules only ever replace. */
function sharedParts(one: object, other: object): string[] {
  const replaced = ['sets', 'tokens', 'outcome', 'agenda', 'instruction'];
  return Object.entries(one).flatMap(([name, part]) => {
    const twin: unknown = (other as Record<string, unknown>)[name];
    if (part === null || typeof part !== 'object' || replaced.includes(name)) return [];
    return part === twin ? [name] : sharedParts(part, twin as object);
  });
}
