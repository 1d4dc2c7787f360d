import type { Chosen, Language } from '../engine/index.js';
import type { Pace, Person, PlayerId } from '../matches/index.js';

export const FORMATS = [
  'round-robin',
  'double-round-robin',
  'swiss',
  'knockout',
  'tables-of-three',
  'tables-of-four',
] as const;
export type Format = (typeof FORMATS)[number];

/** How many sit at a table of the season, as far as their number allows. */
export const tableSize = (format: Format): 2 | 3 | 4 =>
  format === 'tables-of-four' ? 4 : format === 'tables-of-three' ? 3 : 2;

/** Whether more than two meet at a table, and points go by place. */
export const isForTables = (format: Format): boolean => tableSize(format) > 2;

/** Whether the organiser says how many rounds there are; other formats know theirs from who takes part. */
export const hasRounds = (format: Format): boolean => format === 'swiss' || isForTables(format);

/** What becomes of a match that is not over when its round is: see deadlines.ts. */
export const MISSED_RULES = ['forfeit', 'draw', 'computer', 'extend'] as const;
export type MissedRule = (typeof MISSED_RULES)[number];

export const TIE_BREAKS = ['head-to-head', 'buchholz', 'sonneborn', 'wins'] as const;
export type TieBreak = (typeof TIE_BREAKS)[number];

/** The game's sides (factions, schools): dealt out evenly over the season, or drawn anew in every match. */
export const SIDE_RULES = ['balanced', 'random'] as const;
export type SideRule = (typeof SIDE_RULES)[number];

export interface Points {
  readonly win: number;
  readonly draw: number;
  readonly loss: number;
}

/** What is fixed for the whole season once it has started. */
export interface Rules {
  readonly game: string;
  readonly chosen: Chosen;
  readonly format: Format;
  /** Where `hasRounds`. */
  readonly rounds: number;
  readonly pace: Pace;
  /** How long a round lasts, in milliseconds. */
  readonly roundTime: number;
  readonly missed: MissedRule;
  /** Days of an absence that stop a clock; seasons from before it could be said allow the usual. */
  readonly awayDays?: number;
  readonly points: Points;
  /** Points of the first, second, third and fourth at a table of more than two. */
  readonly byPlace: readonly number[];
  readonly tieBreaks: readonly TieBreak[];
  readonly sides: SideRule;
  readonly rated: boolean;
  /** Only people with this role may join; null = everybody. */
  readonly entryRole: string | null;
  /** How many may join at most; null = no limit. */
  readonly capacity: number | null;
  /** Whether people may still join once the season runs. */
  readonly lateJoin: boolean;
  /** Whether the losers of a knockout's semi-finals play for third place; otherwise they share it. */
  readonly thirdPlace: boolean;
}

/** How many days of absence a season allows. */
export const AWAY_DAYS = [0, 3, 7, 14, 30] as const;
export const awayDaysOf = ({ awayDays }: Pick<Rules, 'awayDays'>): number => awayDays ?? 7;

/**
 * `ended`: everything is played, `closing`: an organiser has closed it; results may still be corrected, and what was
 * closed reopened, until the season is final and `closed`.
 */
export const LEAGUE_STATUSES = ['open', 'running', 'paused', 'ended', 'closing', 'closed'] as const;
export type LeagueStatus = (typeof LEAGUE_STATUSES)[number];

/** Whether nothing more is played in a season. */
export const isOver = ({ status }: Pick<League, 'status'>): boolean =>
  status === 'ended' || status === 'closing' || status === 'closed';

export interface League {
  readonly id: string;
  readonly guild: string;
  /** The channel it posts in; its matches are threads there. */
  readonly channel: string;
  readonly language: Language;
  readonly name: string;
  readonly organiser: PlayerId;
  /** People with this role organise too. */
  readonly organiserRole: string | null;
  readonly rules: Rules;
  readonly status: LeagueStatus;
  /** People have to say that they are there before the start. */
  readonly checkIn: boolean;
  /** The round being played; 0 before the start. */
  readonly round: number;
  readonly roundStartedAt: number | null;
  readonly pausedAt: number | null;
  /** When it becomes final; null while it is played, and once it is. */
  readonly finalAt: number | null;
  /** Lots are drawn from this seed: seeds of the unrated, ties nothing else breaks. */
  readonly lots: string;
  /** Counts changes: a write that expects another one is stale. */
  readonly moment: number;
  readonly openedAt: number;
  readonly startedAt: number | null;
  readonly closedAt: number | null;
}

/** A place in the league. People may change in it: the number stays. */
export interface Entrant {
  readonly number: number;
  readonly player: PlayerId;
  readonly name: string;
  /** Rank by rating at the start, 1 is strongest; 0 before the start. */
  readonly seed: number;
  /** The round this place takes part from: 1 for everybody who was there at the start. */
  readonly since: number;
  /** The round after which this place was dropped; null while it takes part. */
  readonly dropped: number | null;
  readonly checkedIn: boolean;
  /** Who shall take this place over: it is theirs as soon as they say so themselves. */
  readonly offered: Person | null;
}

/** How a pairing ended. */
export interface Score {
  /** The share of a win of each seat: 1, ½ or 0, and at larger tables the part of the others left behind. */
  readonly shares: readonly number[];
  readonly how: ScoredBy;
  /** Who awarded it and why, where a person did. */
  readonly by?: PlayerId;
  readonly reason?: string;
}

/**
 * `played` at the table, `bye` without an opponent, `forfeit` by a missed deadline or a drop, `missed` by the rule for
 * missed deadlines, `awarded` by an organiser; `annulled` by one, or open when the season was `closed`: these count for
 * nobody.
 */
export const SCORED_BY = ['played', 'bye', 'forfeit', 'missed', 'awarded', 'annulled', 'closed'] as const;
export type ScoredBy = (typeof SCORED_BY)[number];

/**
 * Who would have fitted better and was not drawn. They had `met`; others would have had to meet `again`, or play further
 * `apart`; a `later` round could not have been held; in a field too large to tell they were `drawn` elsewhere. `needed`
 * stands in seasons older than these reasons.
 */
export const BECAUSES = ['met', 'again', 'apart', 'later', 'drawn', 'needed'] as const;
export interface PassedOver {
  readonly entrant: number;
  readonly because: (typeof BECAUSES)[number];
}

/** Why these meet, as data found out while drawing: words make a sentence of it. */
export interface PairingReason {
  /** Points each had before the round. */
  readonly points: readonly number[];
  /** How often two of them had met before, all pairs together. */
  readonly met: number;
  /** How often each had begun before. */
  readonly begun: readonly number[];
  /** Nearer opponents of whoever had the most points, or others who could have had the bye. */
  readonly passedOver: readonly PassedOver[];
}

/** Places that meet in a round, and play the match `matchOf` names. */
export interface Pairing {
  readonly id: string;
  readonly round: number;
  readonly board: number;
  /** In the order of the table: the first begins where the game lets anybody begin. One alone sits this round out. */
  readonly seats: readonly number[];
  /** The sides they play; null = drawn at the table. */
  readonly sides: readonly string[] | null;
  readonly deadline: number;
  /** Extensions granted by rule. */
  readonly extended: number;
  /** Reminders already sent for its deadline. */
  readonly reminded: number;
  /** How often the match was set up anew, because one had no result or an organiser wanted it so. */
  readonly replays: number;
  readonly score: Score | null;
  readonly reason: PairingReason;
}

/** A league with everybody and everything in it. */
export interface Season {
  readonly league: League;
  readonly entrants: readonly Entrant[];
  readonly pairings: readonly Pairing[];
}

/** Those who take part: before the start everybody who joined, afterwards everybody who was ever drawn for. */
export const participants = ({ league, entrants }: Season): readonly Entrant[] =>
  entrants.filter(({ dropped, since }) => (league.round === 0 ? dropped === null : since > 0));

export const entrantOf = (season: Season, player: PlayerId): Entrant | undefined =>
  season.entrants.find(entrant => entrant.player === player && entrant.dropped === null);

/** Places are numbered from 1 in the order people joined, and none is ever taken away. */
export const entrantAt = (season: Season, number: number): Entrant => season.entrants[number - 1]!;

/** The id of a pairing's match: its own, with a number behind it when it is played again. */
export const matchOf = ({ id, replays }: Pick<Pairing, 'id' | 'replays'>): string =>
  replays === 0 ? id : `${id}-r${replays}`;

/** The pairing a match is played for, now or before it was set up anew. Pairings are numbered as they were drawn. */
export function pairingOf(season: Season, match: string): Pairing | undefined {
  const id = match.replace(/-r\d+$/, '');
  const found = season.pairings[Number(id.slice(id.lastIndexOf('-') + 1)) - 1];
  return found?.id === id ? found : undefined;
}

/** The pairings of a round. They lie together, the latest last: a long season is not gone through for each look. */
export function pairingsOf({ pairings }: Season, round: number): readonly Pairing[] {
  let end = pairings.length;
  while (end > 0 && pairings[end - 1]!.round > round) end -= 1;
  let start = end;
  while (start > 0 && pairings[start - 1]!.round === round) start -= 1;
  return pairings.slice(start, end);
}

/** Whether somebody sits the round out, with the points of it. */
export const isBye = ({ seats }: Pick<Pairing, 'seats'>): boolean => seats.length === 1;

/** The pairing in which a place waits for a result. */
export const openPairingOf = (season: Season, number: number): Pairing | undefined =>
  season.pairings.find(({ score, seats }) => score === null && seats.includes(number));

/** Those who could play a round and are not in it: nothing was drawn for them. Who is out of a knockout is not resting. */
export function restingIn(season: Season, round: number): readonly Entrant[] {
  if (season.league.rules.format === 'knockout') return [];
  const drawn = new Set(pairingsOf(season, round).flatMap(({ seats }) => seats));
  return season.entrants.filter(
    ({ number, since, dropped }) =>
      since > 0 && since <= round && (dropped === null || dropped > round) && !drawn.has(number),
  );
}

/** Whether a score counts for nobody. */
export const isVoid = ({ how }: Score): boolean => how === 'annulled' || how === 'closed';

/** Whether the pairing counts for the table. */
export const isScored = (pairing: Pairing): pairing is Pairing & { readonly score: Score } =>
  pairing.score !== null && !isVoid(pairing.score);

/** Whether the pairing still waits for its result. */
export const isOpen = ({ league }: Season, { round, score }: Pairing): boolean =>
  score === null && round === league.round && !isOver(league);
