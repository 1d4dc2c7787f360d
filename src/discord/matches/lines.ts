import type { Language } from '../../engine/index.js';
import { calendarOf, type House, isWithin, type Match, seatOf, waitsSince } from '../../matches/index.js';
import { plain } from '../limits.js';
import { botName, type MatchLine, wordsIn } from '../words/index.js';
import { dueAt } from './board-post.js';

/** Matches of games that are still here; one of a game that was taken away cannot be shown, and spoils nothing. */
export const knownMatches = (house: House, matches: readonly Match[]): readonly Match[] =>
  matches.filter(match => house.world.games.some(({ id }) => id === match.game));

/** A person's matches, a line each, those that wait for them first. Whose turn it is, is told to themselves only. */
export function matchLines(
  house: House,
  matches: readonly Match[],
  player: string,
  language: Language,
  isReader: boolean,
): string[] {
  const lines = knownMatches(house, matches).map(
    (match): MatchLine => ({
      game: house.game(match.game).words[language].name,
      place: `<#${match.place ?? match.home}>`,
      isNamed: isReader && match.place !== null && match.place !== match.home,
      opponents: opponentsOf(match, player, language),
      state: isReader ? stateFor(match, player) : 'running',
      since: Math.floor((waitsSince(match, player) ?? match.askedAt) / 1000),
      due: dueAt(match, [...match.seats.keys()]),
    }),
  );
  return lines
    .sort((a, b) => Number(b.state === 'yours') - Number(a.state === 'yours') || a.since - b.since)
    .map(wordsIn(language).matchLine);
}

/** Of the people in these matches who are away: until when, once each. */
export async function absenceLines(house: House, matches: readonly Match[], language: Language): Promise<string[]> {
  const running = matches.filter(({ status }) => status === 'running');
  const people = new Set(running.flatMap(({ seats }) => seats.flatMap(({ player }) => player ?? [])));
  const lines = await Promise.all(
    [...people].map(async player => {
      const { away } = await calendarOf(house, player);
      if (!isWithin(away, house.world.now())) return [];
      return [`🏖️ <@${player}>${wordsIn(language).awayUntil(Math.floor(away!.to / 1000), null)}`];
    }),
  );
  return lines.flat();
}

/** Who else plays in a match; who stands in for somebody does not play against them. */
export function opponentsOf(match: Match, player: string, language: Language): string {
  const own = seatOf(match, player);
  const names = match.seats.flatMap((seat, number) => {
    if (seat.bot) return [botName(seat.bot, language)];
    return seat.player && seat.player !== player && number !== own ? [plain(seat.name)] : [];
  });
  return names.join(', ');
}

function stateFor(match: Match, player: string): MatchLine['state'] {
  if (match.status !== 'running') return 'lobby';
  return waitsSince(match, player) === null ? 'others' : 'yours';
}
