import type { Chosen, Language } from '../engine/index.js';
import type { Pace, PlayerId } from '../matches/index.js';

export const FORMATS = ['round-robin', 'double-round-robin', 'swiss', 'knockout'] as const;
export type Format = (typeof FORMATS)[number];

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
  /** Rounds of a Swiss season; other formats know theirs from who takes part. */
  readonly rounds: number;
  readonly pace: Pace;
  /** How long a round lasts, in milliseconds. */
  readonly roundTime: number;
  readonly missed: MissedRule;
  readonly points: Points;
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

export const LEAGUE_STATUSES = ['open', 'running', 'paused', 'closed'] as const;
export type LeagueStatus = (typeof LEAGUE_STATUSES)[number];

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
  /** Reminders already sent for this round. */
  readonly reminded: number;
  readonly pausedAt: number | null;
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
}

/** How a pairing ended. Scores are shares of a win: 1, ½ or 0 for each side. */
export interface Score {
  readonly first: 0 | 0.5 | 1;
  readonly second: 0 | 0.5 | 1;
  readonly how: ScoredBy;
  /** Who awarded it and why, where a person did. */
  readonly by?: PlayerId;
  readonly reason?: string;
}

/**
 * `played` at the table, `bye` without an opponent, `forfeit` by a missed deadline or a drop, `missed` by the rule for
 * missed deadlines, `awarded` by an organiser, `annulled` by one: it counts for nobody.
 */
export const SCORED_BY = ['played', 'bye', 'forfeit', 'missed', 'awarded', 'annulled'] as const;
export type ScoredBy = (typeof SCORED_BY)[number];

/** Why these two meet, as data: words make a sentence of it. */
export interface PairingReason {
  /** Points both had before the round. */
  readonly points: readonly [number, number];
  /** How often they had met before. */
  readonly met: number;
  /** How often each had begun before. */
  readonly begun: readonly [number, number];
  /** The next better fitting opponents of the first that could not be, and why. */
  readonly passedOver: readonly { readonly entrant: number; readonly because: 'met' | 'needed' }[];
}

/** Two places that meet in a round, and play the match `matchOf` names. */
export interface Pairing {
  readonly id: string;
  readonly round: number;
  readonly board: number;
  /** The first begins the match where the game lets anybody begin. */
  readonly first: number;
  /** Null: the first has no opponent this round. */
  readonly second: number | null;
  /** The sides they play; null = drawn at the table. */
  readonly sides: readonly [string, string] | null;
  readonly deadline: number;
  /** Extensions granted by rule. */
  readonly extended: number;
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

/** Whether the pairing counts for the table. */
export const isScored = (pairing: Pairing): pairing is Pairing & { readonly score: Score } =>
  pairing.score !== null && pairing.score.how !== 'annulled';

/** Whether the pairing still waits for its result. */
export const isOpen = ({ league }: Season, { round, score }: Pairing): boolean =>
  score === null && round === league.round && league.status !== 'closed';
