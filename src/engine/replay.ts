import type { Chosen, Game, Playable } from './game.js';
import type { MatchState } from './match-state.js';
import { randomFrom } from './random.js';
import { type Answer, type Change, Table } from './table.js';

/** What a match began with, as it is kept. Together with its answers it is the whole match. */
export interface Beginning {
  /** 32 hexadecimal digits, secret until the match is over. */
  readonly seed: string;
  readonly seats: number;
  readonly chosen: Chosen;
  /** The side each seat took, null = drawn at random. */
  readonly sides: readonly (string | null)[];
}

/** Where a kept match leaves the path of the rules. */
export interface Mismatch {
  /** Which answer does not fit, counted from 0. */
  readonly at: number;
  readonly reason: string;
}

export interface Replayed<State extends MatchState> {
  /** As the last fitting answer left it. */
  readonly table: Table<State>;
  /** Of the state before each fitting answer, and of the last state. */
  readonly digests: readonly string[];
  readonly mismatch: Mismatch | null;
}

/** Seats a match from what is kept of its beginning. */
export function begin<State extends MatchState>(
  game: Playable<State> & Pick<Game<State>, 'setup'>,
  beginning: Beginning,
): { table: Table<State>; change: Change<State> } {
  const { seed, seats, chosen, sides } = beginning;
  return Table.start(game, game.setup({ seats, chosen, sides, random: randomFrom(seed) }));
}

/**
 * Plays a whole match again from its first answer, believing none of them. With `sameRules` the digests have to fit
 * too; a match that was begun under earlier rules can be asked for its answers only.
 */
export function replay<State extends MatchState>(
  game: Playable<State> & Pick<Game<State>, 'setup'>,
  beginning: Beginning,
  answers: readonly Answer[],
  sameRules = true,
): Replayed<State> {
  let { table } = begin(game, beginning);
  const digests = [table.digest];
  for (const [at, answer] of answers.entries()) {
    const misfit = table.misfit(answer, sameRules);
    if (misfit !== null) return { table, digests, mismatch: { at, reason: misfit } };
    const before = table.saved;
    try {
      table.answer(answer.seat, answer.said, answer.key);
    } catch (error) {
      table = Table.restore(game, before).table;
      const reason = `the rules fail at ${answer.key}: ${error instanceof Error ? error.message : String(error)}`;
      return { table, digests, mismatch: { at, reason } };
    }
    digests.push(table.digest);
  }
  return { table, digests, mismatch: null };
}
