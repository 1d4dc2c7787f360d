import type { Json } from './json.js';
import type { RandomState } from './random.js';

/** Something that happened, as data. Words make a sentence of it in each language. */
export interface LogEntry {
  /** Which sentence this is. */
  readonly tell: string;
  readonly [name: string]: Json | undefined;
}

/** An entry and who may read it. The audience lies beside the entry: no word of a game can hide it by accident. */
export interface Told<Entry extends LogEntry = LogEntry> {
  readonly entry: Entry;
  /** The seats that may read it; absent = everybody. */
  readonly seats?: readonly number[];
}

/** What a match comes to in which nobody plays against anybody: it is compared with others of its category. */
export interface Score {
  readonly category: string;
  readonly points: number;
}

/** How a match ended. */
export interface Outcome {
  /** Place of each seat: 1 is best, equal numbers share the place. */
  readonly places: readonly number[];
  /** Which sentence tells why it ended. */
  readonly reason: string;
  readonly score?: Score;
}

/** What every game's state has in common. All of it is plain JSON; `Entry` is the game's own vocabulary. */
export interface MatchState<Entry extends LogEntry = LogEntry> {
  random: RandomState;
  /** What happened since the last answer; the table takes it away. */
  news: Told<Entry>[];
  /** Counts rolls, draws and reveals. Undo never goes back across a change of it. */
  sealed: number;
  outcome: Outcome | null;
}

/** The entries a state's game writes. */
export type EntryOf<State> = State extends MatchState<infer Entry> ? Entry : never;

/** Writes an entry into the log: for everybody, or for these seats only. */
export function tell<Entry extends LogEntry>(
  state: MatchState<Entry>,
  entry: NoInfer<Entry>,
  seats?: readonly number[],
): void {
  state.news.push(seats === undefined ? { entry } : { entry, seats });
}

/** The entries of the news that this reader may read; a spectator reads what everybody does. */
export const readableBy = <Entry extends LogEntry>(
  news: readonly Told<Entry>[],
  reader: number | 'spectator',
): Entry[] =>
  news
    .filter(({ seats }) => seats === undefined || (reader !== 'spectator' && seats.includes(reader)))
    .map(({ entry }) => entry);

/** Marks that somebody has just learnt something: what came before cannot be taken back. */
export function seal(state: MatchState): void {
  state.sealed += 1;
}
