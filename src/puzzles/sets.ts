import { type Game, kindOf, type Puzzle } from '../engine/index.js';
import { Refusal } from '../matches/index.js';
import type { PuzzleTry } from './store.js';

const DAY = 86_400_000;

/** The day a time lies in, by UTC: the puzzle of the day is the same for everybody. */
export const dayOf = (now: number): number => Math.floor(now / DAY);
/** The middle of a day, which is that day wherever it is read. */
export const middayOf = (day: number): number => day * DAY + DAY / 2;

/** A puzzle to be played, and whether another one had to be left out because the rules have changed under it. */
export interface Chosen {
  readonly puzzle: Puzzle;
  readonly skipped: boolean;
}

/** The kept puzzles of all games. */
export class PuzzleSets {
  readonly #sets: ReadonlyMap<string, readonly Puzzle[]>;

  constructor(puzzles: readonly Puzzle[]) {
    const sets = new Map<string, Puzzle[]>();
    for (const puzzle of puzzles) sets.set(puzzle.game, [...(sets.get(puzzle.game) ?? []), puzzle]);
    this.#sets = sets;
  }

  has({ id }: Game): boolean {
    return this.#sets.has(id);
  }

  puzzle(id: string): Puzzle {
    for (const set of this.#sets.values()) {
      const found = set.find(puzzle => puzzle.id === id);
      if (found) return found;
    }
    throw new Refusal('puzzle-gone');
  }

  /** The puzzle of a day. One that no longer stands under the rules makes room for the next that does. */
  ofDay(game: Game, day: number): Chosen {
    const set = this.#setOf(game);
    const turn = set.map((_, at) => set[(day + at) % set.length]!);
    const puzzle = turn.find(each => stands(game, each));
    if (!puzzle) throw new Refusal('no-puzzles');
    return { puzzle, skipped: puzzle !== turn[0] };
  }

  /**
   * The next one from the archive, the latest day first: what was begun and left is taken up, what was solved or shown is
   * passed over. Null where nothing is left.
   */
  fromArchive(game: Game, today: number, tries: readonly PuzzleTry[]): Puzzle | null {
    const set = this.#setOf(game);
    const now = this.ofDay(game, today).puzzle;
    const past = set.map((_, at) => set[(today + set.length - 1 - at) % set.length]!);
    const left = past.filter(puzzle => puzzle !== now && stands(game, puzzle));
    const triesOf = ({ id }: Puzzle): readonly PuzzleTry[] => tries.filter(({ puzzle }) => puzzle === id);
    const begun = left.find(puzzle => triesOf(puzzle).some(({ day, status }) => day === ARCHIVE && status === 'open'));
    return begun ?? left.find(puzzle => triesOf(puzzle).every(({ status }) => status === 'open')) ?? null;
  }

  #setOf({ id }: Game): readonly Puzzle[] {
    const set = this.#sets.get(id);
    if (!set) throw new Refusal('no-puzzles');
    return set;
  }
}

/** The day of a puzzle that is played from the archive. */
export const ARCHIVE = 0;

/** Whether a puzzle was solved under the rules of today: what they have changed since is not shown wrongly. */
const stands = (game: Game, puzzle: Puzzle): boolean =>
  puzzle.version === game.version && kindOf(game, puzzle) !== undefined;
