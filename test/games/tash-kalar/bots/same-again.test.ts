import { expect, it } from 'vitest';
import { copy } from '../../../../src/engine/index.js';
import { cloneContest } from '../../../../src/games/tash-kalar/bots/clone.js';
import { bots } from '../../../../src/games/tash-kalar/bots/index.js';
import { sharedParts } from '../../bot-checks.js';
import { named, openTable, planner, SETTINGS, seed, watchMatch } from './matches.js';

/** Parts the rules only ever replace. */
const REPLACED = ['order', 'merchant', 'finals', 'outcome', 'laying', 'lifted', 'deeds', 'summons'];

it.each(named.slice(1, 7))(
  'says the same again, and leaves the table as it was: %s',
  (_, setting) => {
    watchMatch(openTable(setting, 9), 9, 40, (table, seat) => {
      const before = JSON.stringify([table.saved, table.state]);
      for (const makeBot of [() => bots[0]!, planner])
        expect(makeBot().choose(table, seat, seed(3))).toEqual(makeBot().choose(table.fork(), seat, seed(3)));
      expect(JSON.stringify([table.saved, table.state])).toBe(before);
    });
  },
  60_000,
);

it('keeps to its plan without remembering it', () => {
  const remembering = planner();
  const table = openTable(SETTINGS[0]!, 10);
  for (let answers = 0; answers < 24 && !table.isOver; answers++) {
    const { seat } = table.open[0]!;
    const said = remembering.choose(table, seat, seed(answers));
    expect(planner().choose(table, seat, seed(answers))).toEqual(said);
    table.answer(seat, said);
  }
}, 30_000);

it.each(named)('a clone is the same and shares nothing: %s', (_, setting) => {
  watchMatch(openTable(setting, 12), 12, 1, ({ state }) => {
    const contest = { ...copy(state), news: [] };
    const clone = cloneContest(contest);
    expect(clone).toEqual(contest);
    expect(sharedParts(contest, clone, REPLACED)).toEqual([]);
  });
});
