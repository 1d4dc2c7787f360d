import type { Said } from '../engine/index.js';
import type { PlayerId } from '../matches/index.js';

export const TRY_STATUSES = ['open', 'solved', 'shown'] as const;
/** Still looked for; solved by its player; its solution was shown before that. */
export type TryStatus = (typeof TRY_STATUSES)[number];

/** Which puzzle somebody plays, where, and as the puzzle of which day: 0 = from the archive. */
export interface Occasion {
  readonly guild: string;
  readonly player: PlayerId;
  readonly puzzle: string;
  readonly day: number;
}

/** How far somebody has come with a puzzle. */
export interface PuzzleTry extends Occasion {
  readonly game: string;
  /** Grows with everything that changes it. */
  readonly moment: number;
  /** The answers of the present line. */
  readonly said: readonly Said[];
  /** Lines begun, the present one included. */
  readonly tries: number;
  readonly status: TryStatus;
}

/** What somebody has solved on a server. */
export interface Standing {
  readonly guild: string;
  readonly player: PlayerId;
  readonly name: string;
  /** Days in a row with a puzzle of the day solved, up to `lastDay`, and the most there ever were. */
  readonly streak: number;
  readonly longest: number;
  readonly lastDay: number;
  readonly solved: number;
  /** Of these the ones that were right at the first try. */
  readonly atOnce: number;
}

/** What puzzles need from a database. Filled by src/storage; every implementation runs the same contract suite. */
export interface PuzzleStore {
  puzzleTry(occasion: Occasion): Promise<PuzzleTry | null>;
  /** What somebody has begun of a game on a server. */
  puzzleTries(guild: string, player: PlayerId, game: string): Promise<readonly PuzzleTry[]>;
  /**
   * Keeps a try and, where it was solved by it, the standing that follows. Throws StaleWrite where the stored one has
   * left the moment before; 1 is the first.
   */
  keepPuzzleTry(attempt: PuzzleTry, standing?: Standing): Promise<void>;
  puzzleStanding(guild: string, player: PlayerId): Promise<Standing | null>;
  /** Whoever has solved most first. */
  puzzleStandings(guild: string, limit: number): Promise<readonly Standing[]>;
}
