import { type Game, type MatchState, readMove, type Said, type Table, type Typist } from '../engine/index.js';
import { illegalMove, unasked } from './answering.js';
import { type Match, namesOf } from './match.js';
import { Refusal } from './refusal.js';

/** The seat that types, and what reading needs of its match. */
export const typistOf = (game: Game, match: Match, seat: number): Typist => ({ game, seat, names: namesOf(match) });

/** The answers a typed move stands for; what cannot be read is refused by the rule against it, or as unclear. */
export function parseMove(
  game: Game,
  match: Match,
  table: Table<MatchState>,
  seat: number,
  text: string,
): readonly Said[] {
  if (!table.offeredTo(seat)) throw unasked(game, table, seat);
  const read = readMove(typistOf(game, match, seat), table, text);
  if ('said' in read) {
    if (read.later !== '') throw new Refusal('too-far-ahead', { later: read.later });
    return read.said;
  }
  const forbidden = game.why(table, seat, text);
  if (!forbidden) throw new Refusal('unclear-move', { typed: shortestRest(read.stuck) });
  throw illegalMove(forbidden);
}

/** What was left where reading got furthest, for the sentence that says what was not understood. */
const shortestRest = (stuck: readonly (readonly { readonly rest: string }[])[]): string =>
  stuck.map(path => path.at(-1)!.rest).reduce((one, other) => (other.length < one.length ? other : one));
