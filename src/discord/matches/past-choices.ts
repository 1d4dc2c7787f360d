import { fold, type Language } from '../../engine/index.js';
import type { Match } from '../../matches/index.js';
import { clip, LIMITS } from '../limits.js';
import type { Surface } from '../surface.js';
import { wordsIn } from '../words/index.js';
import { knownMatches } from './lines.js';
import { nameOf } from './next-table.js';

/** Room for who plays, beside the day and the number. */
const LONGEST_NAME = 60;

/** A person's matches as an option offers them while it is typed: those that run, then those that are over, newest first. */
export async function pastChoices(
  surface: Surface,
  player: string,
  guild: string | null,
  typed: string,
  language: Language,
): Promise<{ readonly name: string; readonly value: string }[]> {
  const { house, hall } = surface;
  const over = (await hall.store.past(player, guild)).toReversed().slice(0, LIMITS.autocompleteChoices);
  const ended = (await Promise.all(over.map(({ match }) => house.store.match(match)))).filter(match => match !== null);
  const running = (await house.store.matchesOf(player)).filter(({ status }) => status === 'running');
  const named = knownMatches(house, [...running, ...ended]).map(match => ({
    // Discord takes no two choices of one name, and two matches of the same people on one day would have one.
    name: `${clip(nameOf(surface, match, player, language), LONGEST_NAME)}, ${whenOf(match, language)} · ${match.id}`,
    value: match.id,
  }));
  return named.filter(({ name }) => fold(name).includes(fold(typed))).slice(0, LIMITS.autocompleteChoices);
}

const whenOf = ({ startedAt, openedAt }: Match, language: Language): string =>
  wordsIn(language).day(startedAt ?? openedAt);
