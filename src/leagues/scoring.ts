import type { Match } from '../matches/index.js';
import type { Score } from './league.js';

/** Whether a seat of a larger table counts as lost: its person gave up, and only the computer played on. */
const isOut = ({ seats }: Match, seat: number): boolean => seats.length > 2 && seats[seat]!.conceded;

/**
 * The share of a win each seat has: the part of its rivals it left behind, half of one for who is level with it. Seats
 * of a team are no rivals, and whoever gave up has nothing and is behind everybody.
 */
export function sharesOf(match: Match, places: readonly number[], teams: readonly number[]): number[] {
  return places.map((place, seat) => {
    if (isOut(match, seat)) return 0;
    const rivals = [...places.keys()].filter(other => teams[other] !== teams[seat]);
    const beaten = rivals.reduce(
      (sum, other) => sum + (isOut(match, other) || place < places[other]! ? 1 : place === places[other] ? 0.5 : 0),
      0,
    );
    return rivals.length === 0 ? 0 : beaten / rivals.length;
  });
}

/** The places that follow from shares; equal shares share theirs. */
export const placesOf = (shares: readonly number[]): number[] =>
  shares.map(share => 1 + shares.filter(other => other > share).length);

/**
 * What the match is worth to its pairing; null for one without a result. A season may let the computer play for who is
 * missing: then what it reaches in their seats counts.
 */
export function scoreOf(
  match: Match,
  teams: readonly number[],
  computerCounts: (seat: number) => boolean = () => false,
): Score | null {
  const { status, result, seats } = match;
  if (status !== 'finished' || !result) return null;
  const all = seats.every(({ conceded }) => conceded);
  // All gave up, one after the other: nobody has won.
  if (all && result.by !== undefined) return { shares: seats.map(() => 0), how: 'forfeit' };
  const manned = {
    ...match,
    seats: seats.map((seat, index) => ({ ...seat, conceded: seat.conceded && !computerCounts(index) })),
  };
  const shares = sharesOf(manned, result.places, teams);
  const isForfeit = result.reason === 'claimed' || seats.some((_, seat) => isOut(manned, seat));
  return { shares, how: isForfeit ? 'forfeit' : 'played' };
}
