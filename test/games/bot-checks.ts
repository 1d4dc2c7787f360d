import { expect } from 'vitest';
import {
  type Bot,
  type Decision,
  isPause,
  type MatchState,
  onlyAnswer,
  type RandomState,
  randomAnswer,
  randomFrom,
  type Said,
  type Table,
} from '../../src/engine/index.js';

/** What the tests of computer players share, whatever the game. */
export const seed = (number: number): RandomState => randomFrom(number.toString(16).padStart(32, '7'));

/** What a bot says; nobody thinks at a rest. */
export const answerOf = <State extends MatchState>(
  bot: Bot<State>,
  table: Table<State>,
  decision: Decision,
  random: RandomState,
): Said => (isPause(decision) ? onlyAnswer(decision)! : bot.choose(table, decision.seat, random));

/** Who of those that are asked answers next. */
export type Next = (open: readonly Decision[], answers: number) => Decision;
const first: Next = open => open[0]!;

/** Lets the bots play a whole match, each seat its own. */
export function playMatch<State extends MatchState>(
  table: Table<State>,
  seated: readonly Bot<State>[],
  number: number,
  next: Next = first,
): void {
  for (let answers = 0; !table.isOver; answers++) {
    const decision = next(table.open, answers);
    const { seat, key } = decision;
    const bot = seated[seat % seated.length]!;
    const said = answerOf(bot, table, decision, seed(number * 1_000 + answers));
    if (!table.answer(seat, said)) throw new Error(`${bot.id} said ${JSON.stringify(said)} to ${key}`);
  }
}

export type Watch<State extends MatchState> = (table: Table<State>, seat: number) => void;

/** Plays a match at random and shows every `oneIn`-th table before it is answered, and the first of each kind of question. */
export function watchMatch<State extends MatchState>(
  table: Table<State>,
  number: number,
  oneIn: number,
  watch: Watch<State>,
  kindOf: (decision: Decision) => string = ({ key }) => key,
): void {
  const random = seed(number);
  const seen = new Set<string>();
  for (let answers = 0; !table.isOver; answers++) {
    const decision = first(table.open, answers);
    const kind = kindOf(decision);
    if (!isPause(decision) && (answers % oneIn === 0 || !seen.has(kind))) watch(table, decision.seat);
    seen.add(kind);
    table.answer(decision.seat, randomAnswer(decision, random));
  }
}

/** At the tables somebody watches a bot chooses the same, whatever is hidden from its seat; `least` of them really differ. */
export function expectSameChoice<State extends MatchState>(
  watched: (watch: Watch<State>) => void,
  makeBot: () => Bot<State>,
  least: number,
): void {
  let differed = 0;
  watched((table, seat) => {
    const other = table.imagine(seat, seed(7));
    if (other === null) return; // what was said since the resting point does not fit this deal
    if (JSON.stringify(other.state) !== JSON.stringify(table.state)) differed += 1;
    // A fresh bot each: nothing can be remembered from one table to the other.
    expect(makeBot().choose(other, seat, seed(5))).toEqual(makeBot().choose(table, seat, seed(5)));
  });
  expect(differed).toBeGreaterThan(least);
}

/** At every table somebody watches the bot knows its position, the same from any two it cannot tell apart. */
export function expectOnePosition<State extends MatchState>(
  watched: (watch: Watch<State>) => void,
  positionOf: (table: Table<State>, seat: number) => unknown,
): void {
  const unknown: string[] = [];
  watched((table, seat) => {
    const position = positionOf(table, seat);
    if (position === null) unknown.push(table.decisionOf(seat)!.key);
    const other = table.imagine(seat, seed(7));
    if (other !== null) expect(positionOf(other, seat)).toEqual(position);
  });
  expect(unknown).toEqual([]);
}

/** What is hidden is dealt the same from any two matches the seat cannot tell apart. */
export function expectOneDeal<State extends MatchState>(
  watched: (watch: Watch<State>) => void,
  conceal: (state: Table<State>['state'], seat: number, random: RandomState) => Table<State>['state'],
  deal: (state: Table<State>['state'], seat: number, random: RandomState | null) => unknown,
): void {
  watched(({ state }, seat) => {
    const other = conceal(state, seat, seed(7));
    expect(deal(other, seat, null)).toEqual(deal(state, seat, null));
    expect(deal(other, seat, seed(8))).toEqual(deal(state, seat, seed(8)));
  });
}

/** The stronger opponent begins a match with its full effort, the weaker one in the other seats. */
export function expectBegun<State extends MatchState>(
  table: Table<State>,
  [easy, hard]: readonly Bot<State>[],
  answers: number,
): void {
  for (let count = 0; count < answers; count++) {
    const decision = table.open[0]!;
    const said = answerOf(decision.seat === 0 ? hard! : easy!, table, decision, [1, 2, 3, count]);
    expect(table.answer(decision.seat, said)).not.toBeNull();
  }
}

/** Lists and objects that are in both, those apart that the rules only ever replace. */
export function sharedParts(one: object, other: object, replaced: readonly string[]): string[] {
  return Object.entries(one).flatMap(([name, part]) => {
    const twin: unknown = (other as Record<string, unknown>)[name];
    if (part === null || typeof part !== 'object' || replaced.includes(name)) return [];
    return part === twin ? [name] : sharedParts(part, twin as object, replaced);
  });
}
