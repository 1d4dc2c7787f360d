import type { Decision, Game, MatchState, Reader, Scene, Table, Told } from '../../../src/engine/index.js';
import type { Move } from '../trial.js';

/** A match of the fuzzer standing at open decisions. */
export interface Moment {
  readonly game: Game;
  readonly table: Table<MatchState>;
  readonly digest: string;
  readonly seats: number;
  /** How many answers at the end of the tail are sealed: others must answer too before anything comes of them. */
  readonly pending: number;
  /** What a post would tell now: all since the call before the last one, the whole turn that was just played. */
  readonly untold: readonly Told[];
  /** Whether somebody else is called now than before. */
  readonly isOthers: boolean;
}

/** The same match one answer later. */
export interface Answered extends Moment {
  readonly move: Move;
  readonly news: readonly Told[];
  /** How it stood before the answer. */
  readonly before: { readonly digest: string; readonly sealed: number; readonly open: readonly Decision[] };
}

const NAMES = ['Ala', 'Bolek', 'Celina', 'Darek', 'Ewa', 'Franek'];

/** Everything somebody may say something to: what is asked, and instructions. */
export const offeredAt = ({ table, seats }: Moment): readonly Decision[] => [
  ...table.open,
  ...[...Array(seats).keys()].flatMap(seat => table.instructionOf(seat) ?? []),
];

export const readersOf = (seats: number): readonly Reader[] => [...Array(seats).keys(), 'spectator'];

export const sceneOf = ({ game, table, seats }: Moment, reader: Reader): Scene<unknown> => ({
  view: game.view(table.state as MatchState, reader),
  reader,
  names: NAMES.slice(0, seats),
});
