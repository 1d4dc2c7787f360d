import { expect, it } from 'vitest';
import { copy } from '../../../../src/engine/json.js';
import { cloneRealm } from '../../../../src/games/mage-knight/bots/clone.js';
import { openTable, planner, SETTINGS, seed, watchMatch } from './matches.js';

it.each(SETTINGS.slice(2, 6))('says the same again, and leaves the table as it was: %s with %i', (scenario, seats) => {
  watchMatch(openTable(scenario, seats, 9), 9, 200, (table, seat) => {
    const before = JSON.stringify([table.saved, table.state]);
    expect(planner().choose(table, seat, seed(3))).toEqual(planner().choose(table.fork(), seat, seed(3)));
    expect(JSON.stringify([table.saved, table.state])).toBe(before);
  });
});

it('keeps to its plan without remembering it', () => {
  const remembering = planner();
  const table = openTable('solo_conquest', 1, 10);
  for (let answers = 0; answers < 60 && !table.isOver; answers++) {
    const { seat } = table.open[0]!;
    const said = remembering.choose(table, seat, seed(answers));
    expect(planner().choose(table, seat, seed(answers))).toEqual(said);
    table.answer(seat, said);
  }
});

it.each(SETTINGS)('a clone is the same and shares nothing: %s with %i', (scenario, seats) => {
  watchMatch(openTable(scenario, seats, 12), 12, 25, ({ state }) => {
    const realm = { ...copy(state), news: [] };
    const clone = cloneRealm(realm);
    expect(clone).toEqual(realm);
    expect(sharedParts(realm, clone)).toEqual([]);
  });
});

/** Lists and objects that are in both, those apart that the rules only ever replace. */
function sharedParts(one: object, other: object, path = ''): string[] {
  const replaced = ['.charter', '.teams', '.sets', '.tiles'];
  return Object.entries(one).flatMap(([name, part]) => {
    const twin: unknown = (other as Record<string, unknown>)[name];
    const at = `${path}.${name}`;
    if (part === null || typeof part !== 'object' || replaced.includes(at) || /\.(steps|change)$/.test(at)) return [];
    return part === twin ? [at] : sharedParts(part, twin as object, at);
  });
}
