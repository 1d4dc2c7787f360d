import { type Bot, type Chosen, isPause, randomAnswer, Table } from '../../../../src/engine/index.js';
import { planningBot } from '../../../../src/games/wonderlands-war/bots/planning-bot.js';
import { wonderlandRules } from '../../../../src/games/wonderlands-war/rules.js';
import type { Wonderland } from '../../../../src/games/wonderlands-war/state.js';
import { type Next, playMatch as playPlainly, seed, type Watch } from '../../bot-checks.js';

export { seed } from '../../bot-checks.js';

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

export function openTable({ chosen, seats }: Setting, number: number): Table<Wonderland> {
  const sides = Array.from({ length: seats }, () => null);
  const start = { seats, chosen, sides, random: seed(number) };
  return Table.start<Wonderland>(wonderlandRules, wonderlandRules.setup(start)).table;
}

/** Whoever is asked last answers first every other time, so that sealed answers lie on the table. */
const byTurns: Next = (open, answers) => open.at(answers % 2 === 0 ? 0 : -1)!;

export const playMatch = (table: Table<Wonderland>, seated: readonly Bot<Wonderland>[], number: number): void =>
  playPlainly(table, seated, number, byTurns);

/** Questions so common that not each of them is looked at. */
const COMMON = ['draw-on', 'answer', 'tea-move', 'next-effect', 'lift', 'forge'];

/** Plays a match at random and shows every `oneIn`-th table before it is answered, and every one with a rarer question. */
export function watchMatch(table: Table<Wonderland>, number: number, oneIn: number, watch: Watch<Wonderland>): void {
  const random = seed(number);
  for (let answers = 0; !table.isOver; answers++) {
    const decision = byTurns(table.open, answers);
    const isRare = !COMMON.includes(decision.key);
    if (!isPause(decision) && (answers % oneIn === 0 || isRare)) watch(table, decision.seat);
    // Battles of chance alone would be over after a draw or two.
    const said = decision.key === 'draw-on' && answers % 3 > 0 ? 'draw' : randomAnswer(decision, random);
    if (!table.answer(decision.seat, said)) table.answer(decision.seat, randomAnswer(decision, random));
  }
}

/** A table that stands at a position. */
export const tableAt = (state: Wonderland): Table<Wonderland> => Table.start<Wonderland>(wonderlandRules, state).table;
