import { expect, it } from 'vitest';
import { positionOf } from '../../../../src/games/mage-knight/bots/position.js';
import { thoughtOf } from '../../../../src/games/mage-knight/bots/thought-deal.js';
import { conceal } from '../../../../src/games/mage-knight/conceal.js';
import { openTable, planner, SETTINGS, seed, watchMatch } from './matches.js';

it.each(SETTINGS)('chooses the same whatever is hidden from its seat: %s with %i', (scenario, seats) => {
  let differed = 0;
  watchMatch(openTable(scenario, seats, 4), 4, 150, (table, seat) => {
    const other = table.imagine(seat, seed(7));
    if (other === null) return; // what was said since the resting point does not fit this deal
    if (JSON.stringify(other.state) !== JSON.stringify(table.state)) differed += 1;
    // A fresh bot each: nothing can be remembered from one table to the other.
    expect(planner().choose(other, seat, seed(5))).toEqual(planner().choose(table, seat, seed(5)));
  });
  expect(differed).toBeGreaterThan(3);
});

it.each(SETTINGS)(
  'stands in the same position at any two tables it cannot tell apart: %s with %i',
  (scenario, seats) => {
    const known = { yes: 0, no: 0 };
    watchMatch(openTable(scenario, seats, 5), 5, 10, (table, seat) => {
      const position = positionOf(table, seat);
      known[position === null ? 'no' : 'yes'] += 1;
      const other = table.imagine(seat, seed(7));
      if (other !== null) expect(positionOf(other, seat)).toEqual(position);
    });
    expect(known.yes).toBeGreaterThan(10 * known.no);
  },
);

it.each(SETTINGS)('what is hidden is dealt the same from realms that look the same: %s with %i', (scenario, seats) => {
  watchMatch(openTable(scenario, seats, 6), 6, 25, ({ state }, seat) => {
    const other = conceal(state, seat, seed(7));
    expect(thoughtOf(other, seat, 'a')).toEqual(thoughtOf(state, seat, 'a'));
    expect(thoughtOf(state, seat, 'b').random).not.toEqual(thoughtOf(state, seat, 'a').random);
  });
});
