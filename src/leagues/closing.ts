import { Refusal, tellMatch } from '../matches/index.js';
import { CORRECTION_TIME, ended, final } from './advancing.js';
import { withResult } from './counting.js';
import type { Hall } from './hall.js';
import { isOver, matchOf, type Pairing, type Season } from './league.js';
import { type Act, act, reasonKept, withDeadlines } from './organising.js';
import type { NewLeaguePost } from './store.js';

/** Ends the season here: the table stands as it is, and what has no result counts for nobody. Its tables are told. */
export const close = (hall: Hall, by: Act, reason: string): Promise<Season> =>
  act(hall, by, 'closed', async season => {
    const said = reasonKept(reason);
    await tellTables(
      hall,
      season,
      season.pairings.filter(({ score }) => score === null),
      'season-closed',
    );
    return {
      season: ended(season, 'closing', hall.now(), said),
      posts: linesOf(season),
      about: { reason: said },
    };
  });

/** Lets a closed season go on, as long as it is not final: what was open is open again, with the time it had left. */
export const reopen = (hall: Hall, by: Act): Promise<Season> =>
  act(hall, by, 'reopened', async season => {
    const { status, round, pausedAt, finalAt } = season.league;
    if (status !== 'closing' || finalAt === null) throw new Refusal('nothing-to-reopen');
    const cut = (pairing: Pairing): boolean => pairing.score?.how === 'closed';
    const open: Season = {
      ...season,
      league: {
        ...season.league,
        status: round === 0 ? 'open' : pausedAt === null ? 'running' : 'paused',
        finalAt: null,
      },
      pairings: season.pairings.map(pairing => (cut(pairing) ? { ...pairing, score: null } : pairing)),
    };
    await tellTables(hall, season, season.pairings.filter(cut), 'season-reopened');
    const stood = pausedAt === null ? hall.now() - (finalAt - CORRECTION_TIME) : 0;
    const later = withDeadlines(
      open,
      () => true,
      ({ deadline }) => deadline + stood,
    );
    return withEndedMeanwhile(hall, later);
  });

/** Makes a season final that is over, without waiting any longer. */
export const finish = (hall: Hall, by: Act): Promise<Season> =>
  act(hall, by, 'final', season => {
    if (!isOver(season.league)) throw new Refusal('league-running');
    return final(season, hall.now());
  });

const linesOf = ({ pairings }: Season): NewLeaguePost[] =>
  pairings.flatMap(pairing =>
    pairing.score === null ? [{ kind: 'pairing', about: { pairing: pairing.id } } as const] : [],
  );

async function tellTables(
  hall: Hall,
  season: Season,
  pairings: readonly Pairing[],
  notice: 'season-closed' | 'season-reopened',
): Promise<void> {
  for (const pairing of pairings) await tellMatch(hall.house, matchOf(pairing), notice, season.league.name);
}

/** Matches that came to an end while the season was closed have their results now. */
async function withEndedMeanwhile(
  hall: Hall,
  { season, posts }: { readonly season: Season; readonly posts: readonly NewLeaguePost[] },
) {
  let now = season;
  const more: NewLeaguePost[] = [...posts];
  for (const pairing of season.pairings.filter(({ score }) => score === null)) {
    const match = await hall.house.store.match(matchOf(pairing));
    const change = match && match.endedAt !== null ? withResult(hall, now, match) : null;
    if (!change) continue;
    now = change.season;
    more.push(...(change.posts ?? []));
  }
  return { season: now, posts: more };
}
