import { type Bot, type Chosen, Table } from '../../../../src/engine/index.js';
import { planningBot } from '../../../../src/games/monolith-arena/bots/planning-bot.js';
import { monolithArena } from '../../../../src/games/monolith-arena/game.js';
import type { Arena } from '../../../../src/games/monolith-arena/state.js';
import { seed } from '../../bot-checks.js';

export { playMatch, seed, watchMatch } from '../../bot-checks.js';

/** Plans like the stronger opponent, with less effort: whole matches of it fit into a test. */
export const planner = (): Bot<Arena> =>
  planningBot('planner', {
    search: { breadth: { ideas: 2, ways: 3 }, beam: 1, depth: 3 },
    foresight: { breadth: { ideas: 1, ways: 1 }, turns: 1, plans: 2, again: 1, deals: 1, moreDeals: 1 },
  });

export const MODES: readonly Chosen[] = [
  { mode: 'duel' },
  { mode: 'duel', draws: 'open' },
  { mode: 'duel', monoliths: 'on' },
  { mode: 'duel', variant: 'tactical' },
  { mode: 'three' },
  { mode: 'three', monoliths: 'on', variant: 'tactical' },
  { mode: 'four' },
  { mode: 'four', monoliths: 'on', draws: 'open' },
];

export function openTable(chosen: Chosen, number: number): Table<Arena> {
  const seats = monolithArena.lobby.seats(chosen).min;
  const sides = new Array<null>(seats).fill(null);
  return Table.start(monolithArena, monolithArena.setup({ seats, chosen, sides, random: seed(number) })).table;
}

/** A table that stands at a position. */
export const tableAt = (arena: Arena): Table<Arena> => Table.start(monolithArena, arena).table;
