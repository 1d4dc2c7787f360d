import { type Bot, type Chosen, Table } from '../../../../src/engine/index.js';
import { planningBot } from '../../../../src/games/tash-kalar/bots/planning-bot.js';
import { contestRules } from '../../../../src/games/tash-kalar/rules.js';
import type { Contest } from '../../../../src/games/tash-kalar/state.js';
import { watchMatch as plainWatch, seed, type Watch } from '../../bot-checks.js';

export { playMatch, seed } from '../../bot-checks.js';

/** Plans like the stronger opponent, with less effort: whole matches of it fit into a test. */
export const planner = (): Bot<Contest> =>
  planningBot('planner', {
    search: { breadth: { places: 6, answers: 6 }, beam: 1, depth: 4 },
    foresight: { breadth: { places: 2, answers: 2 }, turns: 1, plans: 2, again: 1, deals: 1, moreDeals: 1 },
  });

export interface Setting {
  readonly chosen: Chosen;
  readonly seats: number;
}

export const SETTINGS: readonly Setting[] = [
  { chosen: { mode: 'high-form' }, seats: 2 },
  { chosen: { mode: 'high-form', expansions: 'on' }, seats: 2 },
  { chosen: { mode: 'duel' }, seats: 2 },
  { chosen: { mode: 'duel', expansions: 'on' }, seats: 2 },
  { chosen: { mode: 'melee' }, seats: 3 },
  { chosen: { mode: 'melee', expansions: 'on' }, seats: 4 },
  { chosen: { mode: 'high-form-team' }, seats: 4 },
  { chosen: { mode: 'duel-team', expansions: 'on' }, seats: 4 },
];

export const named = SETTINGS.map(
  setting => [`${Object.values(setting.chosen).join(' ')} of ${setting.seats}`, setting] as const,
);

/** Where an expansion is on, its schools are taken first. */
export function openTable({ chosen, seats }: Setting, number: number): Table<Contest> {
  const wanted = chosen.expansions === 'on' ? ['everfrost', 'nethervoid', 'etherweave'] : [];
  const sides = Array.from({ length: seats }, (_, seat) => wanted[(seat + number) % 3] ?? null).map(
    (side, seat, all) => (all.indexOf(side) === seat ? side : null),
  );
  return Table.start(contestRules, contestRules.setup({ seats, chosen, sides, random: seed(number) })).table;
}

/** A question to whose turn it is is another one than to somebody else. */
export const watchMatch = (table: Table<Contest>, number: number, oneIn: number, watch: Watch<Contest>): void =>
  plainWatch(table, number, oneIn, watch, ({ key, seat }) => `${key} ${seat === table.state.order[table.state.at]}`);

/** A table that stands at a position. */
export const tableAt = (contest: Contest): Table<Contest> => Table.start<Contest>(contestRules, contest).table;
