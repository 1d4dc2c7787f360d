import {
  type Game,
  type Language,
  type LogEntry,
  type MatchState,
  positionAfter,
  type Scene,
} from '../engine/index.js';
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

/** How it is said that a sentence was told to one seat only, or to some: `{names}` read `{line}`. */
export interface Privately {
  readonly one: string;
  readonly many: string;
}

/**
 * A sentence as somebody reads it who looks back. What was told to some seats only speaks to them ("you draw"): whoever is
 * none of them reads whom.
 */
export function lookedBackOn(
  line: string,
  { seats }: Pick<Logged, 'seats'>,
  { reader, names }: Pick<Scene<unknown>, 'reader' | 'names'>,
  { one, many }: Privately,
): string {
  if (seats === undefined || (reader !== 'spectator' && seats.includes(reader))) return line;
  const filled: Readonly<Record<string, string>> = { names: seats.map(seat => names[seat]!).join(', '), line };
  return (seats.length === 1 ? one : many).replace(/\{(names|line)\}/g, (_, what: string) => filled[what]!);
}

/** The frames that tell something in words: what was told without a word is seen together with what comes next. */
export const tellingFrames = (
  frames: readonly Frame[],
  game: Game,
  languages: readonly Language[],
  scene: Scene<unknown>,
): readonly Frame[] =>
  frames.filter(
    ({ told }, index) =>
      index === 0 ||
      index === frames.length - 1 ||
      told.some(({ entry }) => languages.some(language => game.words[language].news(entry, scene) !== null)),
  );

/** What a turn or a battle begins with, where one begins at this frame. */
export const chapterAt = ({ told }: Frame, { chapters }: Pick<Game, 'chapters'>): LogEntry | undefined =>
  told.find(({ entry }) => chapters.includes(entry.tell))?.entry;

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
