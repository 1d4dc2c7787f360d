import { fold, type Language } from '../../engine/index.js';
import { type Counted, entrantAt, isBye, isForThird, type Pairing, type Season } from '../../leagues/index.js';
import type { Match } from '../../matches/index.js';
import { plain } from '../limits.js';
import { leagueWords, type PairingLine } from '../words/league.js';

/** The name of a place in the league, ready to be printed. */
export const nameOf = (season: Season, number: number): string => plain(entrantAt(season, number).name);

export const mentionOf = (season: Season, number: number): string => {
  const { player, name } = entrantAt(season, number);
  return player === '' ? plain(name) : `<@${player}>`;
};

/** The people of a pairing that can be called. */
export const playersOf = (season: Season, { seats }: Pairing): string[] =>
  seats.map(number => entrantAt(season, number).player).filter(id => id !== '');

/** The names of a pairing in the order of its table, ready to be printed. */
export const namesOf = (season: Season, { seats }: Pairing): string[] => seats.map(number => nameOf(season, number));

/** The people who run the league, as mentions; empty where nobody is left but who manages the server. */
export const organisersOf = ({ league: { organiser, organiserRole } }: Season): string =>
  [organiser === '' ? '' : `<@${organiser}>`, organiserRole ? `<@&${organiserRole}>` : '']
    .filter(who => who !== '')
    .join(', ');

export const lineOf = (season: Season, pairing: Pairing, match: Match | null): PairingLine => ({
  board: pairing.board,
  names: namesOf(season, pairing),
  score: pairing.score,
  place: match?.place ? `<#${match.place}>` : null,
  isForThird: isForThird(season, pairing),
  isUndecided: match?.status === 'aborted' && pairing.score === null,
});

/** „Ola – Kuba, runda 2”: a pairing in one breath. */
export function titleOf(season: Season, pairing: Pairing, language: Language): string {
  const names = pairing.seats.map(number => entrantAt(season, number).name).join(' – ');
  return `${names} (${leagueWords(language).round(pairing.round)})`;
}

/**
 * The pairings whose title has what is typed, the latest first, as an option offers them. A long season has thousands:
 * names and rounds are folded once, and nothing is put together that is not shown.
 */
export function pairingsLike(
  season: Season,
  typed: string,
  language: Language,
  most: number,
): { readonly name: string; readonly value: string }[] {
  const sought = fold(typed);
  const names = season.entrants.map(({ name }) => fold(name));
  const rounds = new Map<number, string>();
  const roundCalled = (round: number): string => {
    const known = rounds.get(round) ?? fold(leagueWords(language).round(round));
    rounds.set(round, known);
    return known;
  };
  const found: { name: string; value: string }[] = [];
  for (const pairing of season.pairings.toReversed()) {
    if (found.length === most) break;
    if (isBye(pairing)) continue;
    const folded = `${pairing.seats.map(number => names[number - 1]).join(' – ')} (${roundCalled(pairing.round)})`;
    if (folded.includes(sought)) found.push({ name: titleOf(season, pairing, language), value: pairing.id });
  }
  return found;
}

/** What a finished match changed in the ratings, or why it changed nothing. */
export function countedText(counted: Counted | null, language: Language): string {
  if (!counted) return '';
  const words = leagueWords(language);
  const lines = counted.seats.flatMap(({ name, shown, shownBefore }) => {
    if (shown !== null && shownBefore !== null) return [words.ratingLine(plain(name), shownBefore, shown)];
    return counted.verdict === 'rated' ? [words.ratingHelped(plain(name))] : [];
  });
  return [words.counted(counted.verdict), ...lines].join('\n');
}
