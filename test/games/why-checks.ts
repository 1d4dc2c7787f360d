import fc from 'fast-check';
import { expect } from 'vitest';
import type { Decision, Forbidden, Game, Language, MatchState, Said, Table } from '../../src/engine/index.js';
import { typedOf } from '../../src/engine/typed.js';

/** Whatever is typed, from words of the game to noise, is answered with a rule of the game or with silence. */
export function expectRuleOrSilence(
  parts: readonly string[],
  rule: RegExp,
  why: (seat: number, typed: string) => Forbidden | null,
): void {
  const typed = fc.oneof(
    fc.array(fc.constantFrom(...parts, 'ż', '-', ''), { maxLength: 40 }).map(words => words.join(' ')),
    fc.string({ maxLength: 6_000, unit: 'binary' }),
  );
  fc.assert(
    fc.property(typed, fc.nat({ max: 1 }), (text, seat) => {
      const found = why(seat, text);
      if (found) expect(found.rule).toMatch(rule);
    }),
    { numRuns: 150 },
  );
}

/** How a game's matches are played by typing. */
export interface Typing<State extends MatchState> {
  readonly language: Language;
  readonly names: readonly string[];
  choose(decision: Decision): Said;
  why(table: Table<State>, seat: number, typed: string): Forbidden | null;
  /** What is typed after this is another move. */
  endsMove?(said: string): boolean;
}

/** The typed move from a resting point: all small choices in a row. */
function playMove<State extends MatchState, View>(
  game: Game<State, View>,
  table: Table<State>,
  { language, names, choose, endsMove }: Typing<State>,
): string {
  const parts: string[] = [];
  let decision: Decision = table.open[0]!;
  const { seat } = decision;
  do {
    const scene = { view: game.view(table.state as State, seat), reader: seat, names };
    const said = choose(decision);
    parts.push(typedOf(game.words[language], scene, decision, said));
    table.answer(seat, said);
    decision = table.open[0]!;
  } while (!table.isOver && decision.seat === seat && decision.key !== 'turn' && !parts.some(part => endsMove?.(part)));
  return parts.join(' ');
}

/** Plays a match by typing: nothing that is allowed is forbidden. */
export function expectNothingForbidden<State extends MatchState, View>(
  game: Game<State, View>,
  table: Table<State>,
  typing: Typing<State>,
): void {
  while (!table.isOver) {
    const before = table.fork();
    const { seat } = table.open[0]!;
    const typed = playMove(game, table, typing);
    expect(typing.why(before, seat, typed), typed).toBeNull();
  }
}
