import { describe, it } from 'vitest';
import { dealtAnew } from '../../../../src/games/monolith-arena/bots/deal.js';
import { bots } from '../../../../src/games/monolith-arena/bots/index.js';
import { conceal } from '../../../../src/games/monolith-arena/conceal.js';
import { expectOneDeal, expectSameChoice } from '../../bot-checks.js';
import { MODES, openTable, planner, watchMatch } from './matches.js';

const PLAYERS = [
  ['the weaker', () => bots[0]!],
  ['one who plans', planner],
] as const;

describe.each(MODES.map(chosen => [Object.values(chosen).join(' '), chosen] as const))('%s', (_, chosen) => {
  it.each(PLAYERS)('%s chooses the same whatever is hidden from its seat', (_name, makeBot) => {
    expectSameChoice(watch => watchMatch(openTable(chosen, 4), 4, 40, watch), makeBot, 3);
  });
});

it.each(MODES)('what is hidden is dealt the same from any two arenas the seat cannot tell apart: %o', chosen => {
  expectOneDeal(watch => watchMatch(openTable(chosen, 6), 6, 1, watch), conceal, dealtAnew);
});
