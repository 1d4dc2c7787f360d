import type { Change } from './hall.js';
import { matchOf, type Pairing, type Season } from './league.js';
import type { NewLeaguePost } from './store.js';

/** A match without a result is played again by itself this often; then an organiser has to look at it. */
const MOST_REPLAYS = 1;
/** There has to be this part of the round's time left for it. */
const TIME_NEEDED = 0.25;

/** The season with one of its pairings changed. */
export const withPairing = (season: Season, before: Pairing, after: Pairing): Season => ({
  ...season,
  pairings: season.pairings.with(season.pairings.indexOf(before), after),
});

/**
 * What becomes of a pairing whose match its players ended without a result. It is played again at once in a thread of
 * its own; the second time, or where the deadline is near, an organiser decides before it. Null when the deadline has
 * passed: the season's rule settles it.
 */
export function withoutResult(season: Season, pairing: Pairing, now: number): Change | null {
  const { rules, pausedAt } = season.league;
  const left = pairing.deadline - (pausedAt ?? now);
  if (left <= 0) return null;
  const about = { pairing: pairing.id };
  const deed = pairing.replays < MOST_REPLAYS && left >= TIME_NEEDED * rules.roundTime ? 'replayed' : 'undecided';
  const log = [{ at: now, by: null, deed, about }] as const;
  const notice: NewLeaguePost = { kind: 'notice', about: { deed, ...about } };
  if (deed === 'undecided') return { season, log, posts: [notice] };
  const { posts = [], ...again } = withReplay(season, pairing, pairing.deadline);
  return { ...again, log, posts: [notice, ...posts] };
}

/** Sets the match of a pairing up anew: another match, with another message and thread. */
export function withReplay(season: Season, pairing: Pairing, deadline: number): Change {
  const reminded = deadline === pairing.deadline ? pairing.reminded : 0;
  const anew: Pairing = { ...pairing, deadline, reminded, score: null, replays: pairing.replays + 1 };
  return {
    season: withPairing(season, pairing, anew),
    posts: [
      { kind: 'pairing', about: { pairing: pairing.id, match: matchOf(pairing) } },
      { kind: 'open', about: { pairing: pairing.id } },
    ],
  };
}
