import type { PlayerId } from '../matches/index.js';
import { BEGINNERS, type Belief, learnt } from './plackett-luce.js';

/** What is believed of a player's strength. */
export interface Rating extends Belief {
  /** Rated matches so far. */
  readonly matches: number;
}

/** A line of the leaderboard. */
export interface Standing extends Rating {
  readonly player: PlayerId;
  readonly name: string;
  readonly shown: number;
}

/**
 * What came of a match for the ratings, and why. Organisers have `annulled` it, or said that everybody has lost it
 * (`forfeited`); the other reasons come from the match itself.
 */
export const VERDICTS = [
  'rated',
  'scored',
  'unrated',
  'aborted',
  'short',
  'computer',
  'private',
  'annulled',
  'forfeited',
] as const;
export type Verdict = (typeof VERDICTS)[number];

/** The end of a match, counted. */
export interface Counted {
  readonly match: string;
  readonly guild: string | null;
  readonly game: string;
  readonly verdict: Verdict;
  readonly answers: number;
  /** From its start to its end, in milliseconds. */
  readonly lasted: number;
  readonly at: number;
  readonly seats: readonly CountedSeat[];
}

export interface CountedSeat {
  readonly player: PlayerId | null;
  readonly name: string;
  readonly side: string | null;
  readonly began: boolean;
  readonly place: number;
  /** Share of a win: 1, ½ or 0; in larger matches the part of the rivals left behind. */
  readonly share: number;
  readonly gaveUp: 'conceded' | 'claimed' | null;
  readonly answers: number;
  /** How long the seat took for its answers, in milliseconds. */
  readonly thought: number;
  /** The rating people saw before and after; null where the match changed none. */
  readonly shownBefore: number | null;
  readonly shown: number | null;
  /** The rating behind it, before and after; absent where the match changed none. */
  readonly before?: Rating;
  readonly after?: Rating;
}

/** Matches that were counted and count otherwise now, with the ratings that follow from it. */
export interface Recount {
  readonly matches: readonly Counted[];
  readonly ratings: readonly Standing[];
  /** Players who have no rated match left. */
  readonly unrated: readonly PlayerId[];
}

export const NEW_RATING: Rating = { ...BEGINNERS, matches: 0 };

/** What people see: the conservative estimate (three deviations below the mean), 1000 for a beginner. */
const BEGINNER = 1000;
const SCALE = 40;
export const shownRating = ({ mu, sigma }: Belief): number => Math.round(BEGINNER + SCALE * (mu - 3 * sigma));

/** The ratings after a match, seat by seat. Seats of a team share their place. */
export function rated(before: readonly Rating[], teams: readonly number[], places: readonly number[]): Rating[] {
  const sides = [...new Set(teams)];
  const members = sides.map(side => teams.flatMap((team, seat) => (team === side ? [seat] : [])));
  const after = learnt(
    members.map(seats => seats.map(seat => before[seat]!)),
    members.map(seats => Math.min(...seats.map(seat => places[seat]!))),
  );
  return before.map((old, seat) => {
    const side = members.findIndex(seats => seats.includes(seat));
    return { ...after[side]![members[side]!.indexOf(seat)]!, matches: old.matches + 1 };
  });
}
