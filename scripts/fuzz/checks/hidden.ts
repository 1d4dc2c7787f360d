import { isDeepStrictEqual } from 'node:util';
import { copy, type MatchState, type Reader } from '../../../src/engine/index.js';
import { Broken } from '../broken.js';
import { randomOf } from '../trial.js';
import { type Moment, readersOf } from './moment.js';

/**
 * Deals everything anew that a reader cannot know: what the reader sees must stay the same, or it saw something hidden.
 * Returns how many of the dealt states really differed; where none ever does, this check had nothing to bite on.
 */
export function checkHidden(moment: Moment): number {
  return readersOf(moment.seats).filter(reader => isDealtAnew(moment, reader)).length;
}

function isDealtAnew({ game, table, digest }: Moment, reader: Reader): boolean {
  const state = table.state as MatchState;
  const seen = copy(game.view(state, reader));
  const concealed = game.conceal(copy(state), reader, randomOf(`${digest}/${reader}`));
  const told = game.view(concealed, reader);
  if (!isDeepStrictEqual(copy(told), seen)) {
    throw new Broken('hidden', `The view of ${nameOf(reader)} shows what it cannot know: ${contrast(seen, told)}`);
  }
  return !isDeepStrictEqual({ ...concealed, random: null }, { ...state, random: null });
}

export const nameOf = (reader: Reader): string => (reader === 'spectator' ? 'a spectator' : `seat ${reader}`);

/** The parts of two texts that differ, with a little around them. */
export function contrast(one: unknown, other: unknown): string {
  const [left, right] = [JSON.stringify(one), JSON.stringify(other)];
  let at = 0;
  while (at < left.length && left[at] === right[at]) at += 1;
  const around = (text: string) => text.slice(Math.max(0, at - 40), at + 40);
  return `…${around(left)}… against …${around(right)}…`;
}
