import type { Json } from './json.js';
import type { RandomState } from './random.js';

/** Something that happened, as data. Words make a sentence of it in each language. */
export interface LogEntry {
  /** Which sentence this is. */
  readonly tell: string;
  /** The seats that may read it; absent = everybody. */
  readonly to?: readonly number[];
  readonly [name: string]: Json | undefined;
}

/** How a match ended. */
export interface Outcome {
  /** Place of each seat: 1 is best, equal numbers share the place. */
  readonly places: readonly number[];
  /** Which sentence tells why it ended. */
  readonly reason: string;
}

/** What every game's state has in common. All of it is plain JSON. */
export interface MatchState {
  random: RandomState;
  /** What happened since the last answer; the table takes it away. */
  news: LogEntry[];
  /** Counts rolls, draws and reveals. Undo never goes back across a change of it. */
  sealed: number;
  outcome: Outcome | null;
}

/** Writes an entry into the log. */
export function tell(state: MatchState, entry: LogEntry): void {
  state.news.push(entry);
}

/** Marks that somebody has just learnt something: what came before cannot be taken back. */
export function seal(state: MatchState): void {
  state.sealed += 1;
}
