import {
  type Bot,
  type Chosen,
  type Decision,
  isPause,
  onlyAnswer,
  type RandomState,
  randomAnswer,
  randomFrom,
  type Said,
  Table,
} from '../../../../src/engine/index.js';
import { planningBot } from '../../../../src/games/tash-kalar/bots/planning-bot.js';
import { contestRules } from '../../../../src/games/tash-kalar/rules.js';
import type { Contest } from '../../../../src/games/tash-kalar/state.js';

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

export const seed = (number: number): RandomState => randomFrom(number.toString(16).padStart(32, '7'));

/** Where an expansion is on, its schools are taken first. */
export function openTable({ chosen, seats }: Setting, number: number): Table<Contest> {
  const wanted = chosen.expansions === 'on' ? ['everfrost', 'nethervoid', 'etherweave'] : [];
  const sides = Array.from({ length: seats }, (_, seat) => wanted[(seat + number) % 3] ?? null).map(
    (side, seat, all) => (all.indexOf(side) === seat ? side : null),
  );
  return Table.start(contestRules, contestRules.setup({ seats, chosen, sides, random: seed(number) })).table;
}

/** What a bot says; nobody thinks at a rest. */
export const answerOf = (bot: Bot<Contest>, table: Table<Contest>, decision: Decision, random: RandomState): Said =>
  isPause(decision) ? onlyAnswer(decision)! : bot.choose(table, decision.seat, random);

/** Lets the bots play a whole match, each seat its own. */
export function playMatch(table: Table<Contest>, seated: readonly Bot<Contest>[], number: number): void {
  for (let answers = 0; !table.isOver; answers++) {
    const decision = table.open[0]!;
    const { seat, key } = decision;
    const bot = seated[seat % seated.length]!;
    const said = answerOf(bot, table, decision, seed(number * 1_000 + answers));
    if (!table.answer(seat, said)) throw new Error(`${bot.id} said ${JSON.stringify(said)} to ${key}`);
  }
}

/** Plays a match at random and shows every `oneIn`-th table before it is answered, and every one with a rarer question. */
export function watchMatch(
  table: Table<Contest>,
  number: number,
  oneIn: number,
  watch: (table: Table<Contest>, seat: number) => void,
): void {
  const random = seed(number);
  const seen = new Set<string>();
  for (let answers = 0; !table.isOver; answers++) {
    const decision = table.open[0]!;
    const about = `${decision.key} ${decision.seat === table.state.order[table.state.at]}`;
    if (!isPause(decision) && (answers % oneIn === 0 || !seen.has(about))) watch(table, decision.seat);
    seen.add(about);
    table.answer(decision.seat, randomAnswer(decision, random));
  }
}

/** A table that stands at a position. */
export const tableAt = (contest: Contest): Table<Contest> => Table.start<Contest>(contestRules, contest).table;
