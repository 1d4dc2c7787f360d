import { describe, expect, it } from 'vitest';
import { bots } from '../../../../src/games/wonderlands-war/bots/index.js';
import { finalScore } from '../../../../src/games/wonderlands-war/round-end.js';
import { expectBegun } from '../../bot-checks.js';
import { named, openTable, planner, playMatch, SETTINGS } from './matches.js';

const [easy] = bots;

describe.each(named)('%s', (_, setting) => {
  it('is played to its end by one who plans and by the weaker opponent', () => {
    const table = openTable(setting, 2);
    playMatch(table, [planner(), easy!], 2);
    expect(table.state.outcome).not.toBeNull();
    // Nobody who plays sensibly ends a match with nothing.
    for (const seat of table.state.seats.keys()) expect(finalScore(table.state, seat).total).toBeGreaterThan(10);
  }, 60_000);
});

it('the stronger opponent begins a match with its full effort', () => {
  expectBegun(openTable(SETTINGS[0]!, 3), bots, 20);
}, 30_000);

it('there are two of them, the weaker first', () => {
  expect(bots.map(({ id }) => id)).toEqual(['easy', 'hard']);
});
