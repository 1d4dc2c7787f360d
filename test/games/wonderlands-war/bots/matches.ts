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
import { planningBot } from '../../../../src/games/wonderlands-war/bots/planning-bot.js';
import { wonderlandRules } from '../../../../src/games/wonderlands-war/rules.js';
import type { Wonderland } from '../../../../src/games/wonderlands-war/state.js';

/** Plans like the stronger opponent, with less effort: whole matches of it fit into a test. */
export const planner = (): Bot<Wonderland> => {
  const little = { turns: 0, plans: 4, again: 2, deals: 1, moreDeals: 1 };
  return planningBot('planner', { tea: little, war: little });
};

export interface Setting {
  readonly chosen: Chosen;
  readonly seats: number;
}

export const SETTINGS: readonly Setting[] = [
  { chosen: { allies: 'A' }, seats: 2 },
  { chosen: { allies: 'C', boards: 'standard' }, seats: 2 },
  { chosen: { allies: 'B' }, seats: 3 },
  { chosen: { allies: 'D' }, seats: 4 },
  { chosen: { allies: 'mix' }, seats: 5 },
];

export const named = SETTINGS.map(
  setting => [`${Object.values(setting.chosen).join(' ')} for ${setting.seats}`, setting] as const,
);

export const seed = (number: number): RandomState => randomFrom(number.toString(16).padStart(32, '7'));

export function openTable({ chosen, seats }: Setting, number: number): Table<Wonderland> {
  const sides = Array.from({ length: seats }, () => null);
  const start = { seats, chosen, sides, random: seed(number) };
  return Table.start<Wonderland>(wonderlandRules, wonderlandRules.setup(start)).table;
}

/** What a bot says; nobody thinks at a rest. */
export const answerOf = (
  bot: Bot<Wonderland>,
  table: Table<Wonderland>,
  decision: Decision,
  random: RandomState,
): Said => (isPause(decision) ? onlyAnswer(decision)! : bot.choose(table, decision.seat, random));

/** Lets the bots play a whole match, each seat its own. */
export function playMatch(table: Table<Wonderland>, seated: readonly Bot<Wonderland>[], number: number): void {
  for (let answers = 0; !table.isOver; answers++) {
    const decision = table.open.at(answers % 2 === 0 ? 0 : -1)!;
    const { seat, key } = decision;
    const bot = seated[seat % seated.length]!;
    const said = answerOf(bot, table, decision, seed(number * 1_000 + answers));
    if (!table.answer(seat, said)) throw new Error(`${bot.id} said ${JSON.stringify(said)} to ${key}`);
  }
}

/** Questions so common that not each of them is looked at. */
const COMMON = ['draw-on', 'answer', 'tea-move', 'next-effect', 'lift', 'forge'];

/**
 * Plays a match at random and shows every `oneIn`-th table before it is answered, and every one with a rarer question.
 * Whoever is asked last answers first every other time, so that sealed answers lie on the table.
 */
export function watchMatch(
  table: Table<Wonderland>,
  number: number,
  oneIn: number,
  watch: (table: Table<Wonderland>, seat: number) => void,
): void {
  const random = seed(number);
  for (let answers = 0; !table.isOver; answers++) {
    const decision = table.open.at(answers % 2 === 0 ? 0 : -1)!;
    const isRare = !COMMON.includes(decision.key);
    if (!isPause(decision) && (answers % oneIn === 0 || isRare)) watch(table, decision.seat);
    // Battles of chance alone would be over after a draw or two.
    const said = decision.key === 'draw-on' && answers % 3 > 0 ? 'draw' : randomAnswer(decision, random);
    if (!table.answer(decision.seat, said)) table.answer(decision.seat, randomAnswer(decision, random));
  }
}

/** A table that stands at a position. */
export const tableAt = (state: Wonderland): Table<Wonderland> => Table.start<Wonderland>(wonderlandRules, state).table;
