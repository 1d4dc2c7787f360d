import { type Decision, isPause, type Said } from './decision.js';
import type { Game } from './game.js';
import { restAfter } from './history.js';
import { copy } from './json.js';
import type { Language } from './language.js';
import type { MatchState } from './match-state.js';
import type { Beginning } from './replay.js';
import { type Answer, Table } from './table.js';

/** What an outcome comes to, the weightiest number first: more is better. */
export type Measures = readonly number[];

/** What a puzzle says: the task in a sentence, what decides where that is equal, what was reached, as it follows a colon. */
export interface PuzzleTexts {
  readonly goal: Readonly<Record<Language, string>>;
  readonly ties: Readonly<Record<Language, string>>;
  readonly reached: Readonly<Record<Language, (measures: Measures) => string>>;
}

/** One sort of task a game sets in a position of a match. What it looks at must be in sight of the seat. */
export interface PuzzleKind<State extends MatchState = MatchState> extends PuzzleTexts {
  readonly id: string;
  /** What the lobby chooses in the matches that bring such positions, and how many sit down. */
  readonly from: { readonly chosen: Readonly<Record<string, string>>; readonly seats: number };
  /** Whether the seat, which is asked next, could be set this task here. */
  fits(state: State, seat: number): boolean;
  /** Whether nothing more counts from here on, though the seat is asked on; every line ends with its turn anyway. */
  isOver?(state: State, seat: number): boolean;
  /** The state with whatever lies in it in an order that means nothing put in one: the same in another order is the same. */
  ordered?(state: State, seat: number): MatchState;
  /** The easy computer thinks such positions through to their end: that it finds the line too says nothing of people. */
  readonly computerSolves?: true;
  /** What the seat has reached when its line is over; null where that is not decided yet. */
  measure(before: State, after: State, seat: number): Measures | null;
  /** Whether an outcome is worth being looked for. */
  isWorthy(best: Measures): boolean;
}

/** A position to be solved, as it is kept: a resting point of a match, the seat that begins, and the only best line. */
export interface Puzzle {
  readonly id: string;
  readonly game: string;
  /** The version of the rules it was solved under. */
  readonly version: number;
  readonly kind: string;
  readonly seat: number;
  readonly beginning: Beginning;
  readonly answers: readonly Pick<Answer, 'key' | 'seat' | 'said'>[];
  readonly solution: readonly Said[];
  readonly best: Measures;
}

/** Below 0 where the first is worse, 0 where they are equal. */
export function compareMeasures(one: Measures, other: Measures): number {
  for (const [at, value] of one.entries()) if (value !== other[at]) return value - (other[at] ?? 0);
  return 0;
}

/** Whether a line ends here: it learns something, somebody else is asked, or the turn rests. */
export function endsLine<State extends MatchState>(
  kind: Pick<PuzzleKind<State>, 'isOver'>,
  state: State,
  asked: readonly Decision[],
  seat: number,
  sealed: number,
): boolean {
  const [decision, ...others] = asked;
  if (state.outcome !== null || state.sealed !== sealed || !decision || others.length > 0) return true;
  return decision.seat !== seat || isPause(decision) || (kind.isOver?.(state, seat) ?? false);
}

/** A puzzle being played. */
export interface Attempt {
  readonly kind: PuzzleKind;
  readonly table: Table<MatchState>;
  /** What was reached once the line is over; null while it goes on. */
  readonly reached: Measures | null;
}

export const kindOf = (game: Game, { kind }: Pick<Puzzle, 'kind'>): PuzzleKind | undefined =>
  game.puzzles?.find(({ id }) => id === kind);

/**
 * A puzzle after these answers of its seat; null where it does not stand under the rules of today, or was never answered
 * like that.
 */
export function attempt(game: Game, puzzle: Puzzle, said: readonly Said[]): Attempt | null {
  const kind = kindOf(game, puzzle);
  if (!kind || puzzle.version !== game.version) return null;
  const before = restAfter<MatchState>(game, puzzle.beginning, puzzle.answers);
  if (!before) return null;
  const { table } = Table.start<MatchState>(game, copy(before));
  const isOver = (): boolean => endsLine(kind, table.state as MatchState, table.open, puzzle.seat, before.sealed);
  for (const each of said) if (isOver() || !table.answer(puzzle.seat, each)) return null;
  if (!isOver()) return { kind, table, reached: null };
  const reached = said.length === 0 ? null : kind.measure(before, table.state as MatchState, puzzle.seat);
  return reached && { kind, table, reached };
}
