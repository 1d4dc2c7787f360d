import { type MatchState, positionAfter } from '../engine/index.js';
import type { House } from './house.js';
import type { Match } from './match.js';
import { beginningOf } from './starting.js';
import type { Logged } from './store.js';

/** A moment of a match at which something was told: what its readers may know of it. */
export interface Frame {
  readonly moment: number;
  readonly told: readonly Logged[];
}

/** Whether everybody may see everything of a match by now. */
export const isOpenBook = ({ status }: Pick<Match, 'status'>): boolean => status !== 'running' && status !== 'lobby';

/** Every moment of a match at which a reader was told something, in order; of one that is over, at which anybody was. */
export async function framesOf(house: House, match: Match, reader: number | 'spectator'): Promise<readonly Frame[]> {
  const frames: { moment: number; told: Logged[] }[] = [];
  for (const one of await house.store.log(match.id, 0)) {
    const isForReader = one.seats === undefined || (reader !== 'spectator' && one.seats.includes(reader));
    if (!isForReader && !isOpenBook(match)) continue;
    const last = frames.at(-1);
    if (last?.moment === one.moment) last.told.push(one);
    else frames.push({ moment: one.moment, told: [one] });
  }
  return frames;
}

/** The match as it stood at a moment; null where the rules of today no longer lead there. */
export async function stateAt(house: House, match: Match, moment: number): Promise<MatchState | null> {
  const answers = (await house.store.answers(match.id)).filter(kept => kept.moment <= moment);
  const position = positionAfter(
    house.game(match.game),
    beginningOf(match),
    answers.map(({ answer }) => answer),
  );
  return position.answers === answers.length ? position.state : null;
}
