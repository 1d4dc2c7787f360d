import { describe, expect, it } from 'vitest';
import { bots } from '../../../../src/games/mage-knight/bots/index.js';
import { game } from '../../../../src/games/mage-knight/game.js';
import { scenarioOf } from '../../../../src/games/mage-knight/scenarios/index.js';
import { SCENARIO_IDS } from '../../../../src/games/mage-knight/scenarios/scenario.js';
import { eagerAnswer } from '../eager-play.js';
import { conquests, openTable, planner, playMatch, SETTINGS, seed } from './matches.js';

describe('a whole match by computer players', () => {
  it.each(SETTINGS)('%s with %i', (scenario, seats) => {
    const table = openTable(scenario, seats, 3);
    playMatch(table, [planner()], 3);
    expect(table.state.scores).toHaveLength(seats);
    // Also those who think little get about: something is beaten or conquered.
    const fame = table.state.heroes.reduce((sum, hero) => sum + hero.fame, 0);
    expect(fame + conquests(table.state)).toBeGreaterThan(0);
  });
});

describe('a seat its person left in the middle of a match', () => {
  const LEFT_AFTER = 80;

  it.each(SCENARIO_IDS.map(scenario => [scenario, Math.min(3, scenarioOf(scenario).seats.max)] as const))(
    '%s with %i is played to the end by the computer',
    (scenario, seats) => {
      const table = openTable(scenario, seats, 5);
      const random = seed(5);
      const bot = planner();
      const asked = new Set<string>();
      for (let answers = 0; !table.isOver; answers++) {
        const decision = table.open[0]!;
        const isLeft = decision.seat === 0 && answers >= LEFT_AFTER;
        if (isLeft) asked.add(decision.key);
        const said = isLeft ? bot.choose(table, 0, seed(answers)) : eagerAnswer(decision, random);
        expect(table.answer(decision.seat, said), `${decision.key}: ${JSON.stringify(said)}`).not.toBeNull();
      }
      expect(table.state.scores).toHaveLength(seats);
      expect(asked.has('turn')).toBe(true);
    },
  );
});

it('two teams of computer players hold what they conquer together (MK-X-11.16, 16.8)', () => {
  const table = openTable('conquer_and_hold', 4, 3);
  playMatch(table, [planner()], 3);
  const [one, two, ...partners] = table.state.scores!;
  expect(partners).toEqual([one, two]);
  const { places } = table.state.outcome!;
  expect([places[2], places[3]]).toEqual([places[0], places[1]]);
}, 300_000);

it('the stronger player begins a match with its full effort', () => {
  const table = openTable('first_reconnaissance', 2, 3);
  for (let answers = 0; answers < 12; answers++) {
    const { seat } = table.open[0]!;
    expect(table.answer(seat, bots[1]!.choose(table, seat, [1, 2, 3, answers]))).not.toBeNull();
  }
});

it('there are two of them, the weaker first', () => {
  expect(game.bots.map(({ id }) => id)).toEqual(['easy', 'hard']);
});
