import { describe, expect, it } from 'vitest';
import { bots } from '../../../../src/games/monolith-arena/bots/index.js';
import { expectBegun } from '../../bot-checks.js';
import { MODES, openTable, planner, playMatch } from './matches.js';

const [easy] = bots;

describe.each(MODES.map(chosen => [Object.values(chosen).join(' '), chosen] as const))('%s', (_, chosen) => {
  it('is played to its end by the weaker opponent', () => {
    const table = openTable(chosen, 1);
    playMatch(table, [easy!], 1);
    expect(table.state.outcome).not.toBeNull();
  });

  it('is played to its end by one who plans', () => {
    const table = openTable(chosen, 2);
    playMatch(table, [planner(), easy!], 2);
    expect(table.state.outcome).not.toBeNull();
  });
});

it('the stronger opponent begins a match with its full effort', () => {
  expectBegun(openTable({ mode: 'duel' }, 3), bots, 30);
}, 30_000);

it('there are two of them, the weaker first', () => {
  expect(bots.map(({ id }) => id)).toEqual(['easy', 'hard']);
});
