import type { Language } from '../../engine/index.js';
import { type Match, matchesWaitingFor } from '../../matches/index.js';
import { button, buttonRows, type Part, text } from '../components.js';
import { makeCustomId } from '../custom-id.js';
import { clip } from '../limits.js';
import type { Surface } from '../surface.js';
import { wordsIn } from '../words/index.js';
import { knownMatches, opponentsOf } from './lines.js';

/** Room for the name of a table on the way to it. */
const LONGEST_NAME = 60;

/** The way from a panel on which nothing is left to do to the table that has waited longest; nothing where none waits. */
export async function nextParts(
  surface: Surface,
  here: Pick<Match, 'id'>,
  player: string,
  language: Language,
): Promise<Part[]> {
  const waiting = (await tablesWaiting(surface, player)).filter(({ id }) => id !== here.id);
  const [next] = waiting;
  if (!next) return [];
  const words = wordsIn(language);
  const table = clip(nameOf(surface, next, player, language), LONGEST_NAME);
  return [
    text(words.nextTable(table, next.place === null ? null : `<#${next.place}>`, waiting.length - 1)),
    ...buttonRows([button(makeCustomId('next', next.id), { label: words.nextButton, style: 'main', emoji: '⏭️' })]),
  ];
}

/** The tables that wait for a person, the one that has waited longest first. */
export const tablesWaiting = async ({ house }: Surface, player: string): Promise<readonly Match[]> =>
  knownMatches(house, await matchesWaitingFor(house, player));

/** A table as people know it: its game and who else plays there. */
export function nameOf({ house }: Surface, match: Match, player: string, language: Language): string {
  const { name } = house.game(match.game).words[language];
  const others = opponentsOf(match, player, language);
  return others === '' ? name : `${name} (${others})`;
}
