import type { Change, Hall } from './hall.js';
import { type Pairing, pairingsOf, type Season } from './league.js';
import { planRound } from './pairing.js';
import type { NewLeaguePost } from './store.js';

/** Nobody to play, everybody gone: this many empty rounds in a row and something is wrong. */
const MOST_ROUNDS = 2_000;

/**
 * Goes on as far as results allow: a round whose pairings all have one makes room for the next, and after the last the
 * season is closed. What there is to tell is added to the change.
 */
export function advanced(hall: Hall, change: Change): Change {
  let { season } = change;
  const posts: NewLeaguePost[] = [...(change.posts ?? [])];
  const game = hall.house.game(season.league.rules.game);
  for (let run = 0; run < MOST_ROUNDS && isRoundOver(season); run++) {
    const planned = planRound(season, game, hall.now());
    if (planned.length === 0) {
      season = closed(season, hall.now());
      posts.push({ kind: 'final' });
      break;
    }
    season = withRound(season, planned, hall.now());
    posts.push({ kind: 'round', about: { round: season.league.round } });
    for (const { id, score } of planned) if (!score) posts.push({ kind: 'open', about: { pairing: id } });
  }
  posts.push({ kind: 'living' });
  return { ...change, season, posts };
}

const isRoundOver = (season: Season): boolean =>
  season.league.status === 'running' && pairingsOf(season, season.league.round).every(({ score }) => score !== null);

const withRound = (season: Season, planned: readonly Pairing[], now: number): Season => ({
  ...season,
  league: { ...season.league, round: season.league.round + 1, roundStartedAt: now, reminded: 0 },
  pairings: [...season.pairings, ...planned],
});

/** The season is over; what has no result yet counts for nobody. */
export const closed = (season: Season, now: number, reason?: string): Season => ({
  ...season,
  league: { ...season.league, status: 'closed', closedAt: now, pausedAt: null },
  pairings: season.pairings.map(pairing =>
    pairing.score === null
      ? { ...pairing, score: { first: 0, second: 0, how: 'annulled', ...(reason ? { reason } : {}) } }
      : pairing,
  ),
});
