import {
  type Bot,
  type Chosen,
  isPause,
  type RandomState,
  randomAnswer,
  randomFrom,
  Table,
} from '../../../../src/engine/index.js';
import { planningBot } from '../../../../src/games/monolith-arena/bots/planning-bot.js';
import { monolithArena } from '../../../../src/games/monolith-arena/game.js';
import type { Arena } from '../../../../src/games/monolith-arena/state.js';

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

export const seed = (number: number): RandomState => randomFrom(number.toString(16).padStart(32, '7'));

export function openTable(chosen: Chosen, number: number): Table<Arena> {
  const seats = monolithArena.lobby.seats(chosen).min;
  const sides = new Array<null>(seats).fill(null);
  return Table.start(monolithArena, monolithArena.setup({ seats, chosen, sides, random: seed(number) })).table;
}

/** Lets the bots play a whole match, each seat its own. */
export function playMatch(table: Table<Arena>, seated: readonly Bot<Arena>[], number: number): void {
  for (let answers = 0; !table.isOver; answers++) {
    const { seat, key } = table.open[0]!;
    const bot = seated[seat % seated.length]!;
    const said = bot.choose(table, seat, seed(number * 1_000 + answers));
    if (!table.answer(seat, said)) throw new Error(`${bot.id} said ${JSON.stringify(said)} to ${key}`);
  }
}

/** Plays a match at random and shows every `oneIn`-th table before it is answered, and every one with a rarer question. */
export function watchMatch(
  table: Table<Arena>,
  number: number,
  oneIn: number,
  watch: (table: Table<Arena>, seat: number) => void,
): void {
  const random = seed(number);
  const seen = new Set<string>();
  for (let answers = 0; !table.isOver; answers++) {
    const decision = table.open[0]!;
    // Nobody thinks at a pause: the surface goes on by itself there.
    if (!isPause(decision) && (answers % oneIn === 0 || !seen.has(decision.key))) watch(table, decision.seat);
    seen.add(decision.key);
    table.answer(decision.seat, randomAnswer(decision, random));
  }
}

/** A table that stands at a position. */
export const tableAt = (arena: Arena): Table<Arena> => Table.start(monolithArena, arena).table;
