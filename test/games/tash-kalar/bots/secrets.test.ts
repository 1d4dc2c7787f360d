import { describe, it } from 'vitest';
import { bots } from '../../../../src/games/tash-kalar/bots/index.js';
import { positionOf } from '../../../../src/games/tash-kalar/bots/position.js';
import { thoughtOf } from '../../../../src/games/tash-kalar/bots/thought-deal.js';
import { conceal } from '../../../../src/games/tash-kalar/conceal.js';
import { expectOneDeal, expectOnePosition, expectSameChoice } from '../../bot-checks.js';
import { named, openTable, planner, watchMatch } from './matches.js';

const PLAYERS = [
  ['the weaker', () => bots[0]!],
  ['one who plans', planner],
] as const;

describe.each(named)('%s', (_, setting) => {
  it.each(PLAYERS)(
    '%s chooses the same whatever is hidden from its seat',
    (_name, makeBot) => {
      expectSameChoice(watch => watchMatch(openTable(setting, 4), 4, 60, watch), makeBot, 3);
    },
    60_000,
  );

  it('knows its position at every question, the same from any two tables it cannot tell apart', () => {
    expectOnePosition(watch => watchMatch(openTable(setting, 5), 5, 1, watch), positionOf);
  }, 60_000);

  it('what is hidden is dealt the same from any two contests the seat cannot tell apart', () => {
    expectOneDeal(watch => watchMatch(openTable(setting, 6), 6, 3, watch), conceal, thoughtOf);
  }, 60_000);
});
