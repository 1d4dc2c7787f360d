import { expect, it } from 'vitest';
import { copy } from '../../../../src/engine/index.js';
import { bots } from '../../../../src/games/monolith-arena/bots/index.js';
import { cloneArena } from '../../../../src/games/monolith-arena/clone.js';
import { sharedParts } from '../../bot-checks.js';
import { MODES, openTable, planner, seed, watchMatch } from './matches.js';

/** Parts the rules only ever replace. */
const REPLACED = ['order', 'pending', 'declared', 'last', 'outcome', 'remaining', 'before'];

it.each(MODES.slice(2, 6))('says the same again, and leaves the table as it was: %o', chosen => {
  watchMatch(openTable(chosen, 9), 9, 60, (table, seat) => {
    const before = JSON.stringify([table.saved, table.state]);
    for (const makeBot of [() => bots[0]!, planner])
      expect(makeBot().choose(table, seat, seed(3))).toEqual(makeBot().choose(table.fork(), seat, seed(3)));
    expect(JSON.stringify([table.saved, table.state])).toBe(before);
  });
});

it('keeps to its plan without remembering it', () => {
  const remembering = planner();
  const table = openTable({ mode: 'duel' }, 10);
  for (let answers = 0; answers < 24 && !table.isOver; answers++) {
    const { seat } = table.open[0]!;
    const said = remembering.choose(table, seat, seed(answers));
    expect(planner().choose(table, seat, seed(answers))).toEqual(said);
    table.answer(seat, said);
  }
});

it.each(MODES)('a clone is the same and shares nothing: %o', chosen => {
  watchMatch(openTable(chosen, 12), 12, 1, ({ state }) => {
    const arena = { ...copy(state), news: [] };
    const clone = cloneArena(arena);
    expect(clone).toEqual(arena);
    expect(sharedParts(arena, clone, REPLACED)).toEqual([]);
  });
});
