import type { Change, Hall } from './hall.js';
import { type Pairing, pairingsOf, type Season } from './league.js';
import { planRound } from './pairing.js';
import type { NewLeaguePost } from './store.js';

/** Nobody to play, everybody gone: this many empty rounds in a row and something is wrong. */
const MOST_ROUNDS = 2_000;
/** How long results can be corrected, and a closed season reopened, before it is final. */
export const CORRECTION_TIME = 24 * 3_600_000;

/**
 * Goes on as far as results allow: a round whose pairings all have one makes room for the next, and after the last there
 * is time for corrections. What there is to tell is added to the change.
 */
export function advanced(hall: Hall, change: Change): Change {
  let { season } = change;
  const posts: NewLeaguePost[] = [...(change.posts ?? [])];
  const game = hall.house.game(season.league.rules.game);
  for (let run = 0; run < MOST_ROUNDS && isRoundOver(season); run++) {
    const planned = planRound(season, game, hall.now());
    if (planned.length === 0) {
      season = ended(season, 'ended', hall.now());
      posts.push({ kind: 'ended' });
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
  league: { ...season.league, round: season.league.round + 1, roundStartedAt: now },
  pairings: [...season.pairings, ...planned],
});

/** Nothing more is played; for a while it can be corrected or reopened. What has no result counts for nobody. */
export const ended = (season: Season, status: 'ended' | 'closing', now: number, reason?: string): Season => ({
  ...season,
  league: { ...season.league, status, finalAt: now + CORRECTION_TIME },
  pairings: season.pairings.map(pairing =>
    pairing.score === null
      ? {
          ...pairing,
          score: { shares: pairing.seats.map(() => 0), how: 'closed', ...(reason ? { reason } : {}) },
        }
      : pairing,
  ),
});

/** The season is final: nothing of it changes any more. */
export function final(season: Season, now: number): Change {
  const league = { ...season.league, status: 'closed', closedAt: now, finalAt: null, pausedAt: null } as const;
  return {
    season: { ...season, league },
    posts: [...(league.round > 0 ? [{ kind: 'final' } as const] : []), { kind: 'living' }],
  };
}
