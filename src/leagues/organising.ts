import { Refusal, tidyName } from '../matches/index.js';
import { advanced } from './advancing.js';
import { withDrop } from './entering.js';
import { type Change, change, type Hall } from './hall.js';
import {
  type Entrant,
  entrantAt,
  isOpen,
  isOver,
  type League,
  matchOf,
  type Pairing,
  pairingOf,
  type Season,
} from './league.js';
import type { Deed, LogLine, NewLeaguePost } from './store.js';

const LONGEST_REASON = 300;

/** What somebody gave as a reason, as it is kept: it is told in one line. */
export const reasonKept = (typed: string): string => tidyName(typed).slice(0, LONGEST_REASON);

/** Somebody who may be an organiser. */
export interface Official {
  readonly id: string;
  readonly roles: readonly string[];
  /** Whoever manages the server organises every league in it. */
  readonly managesServer: boolean;
}

const isOrganiser = (league: League, { id, roles, managesServer }: Official): boolean =>
  managesServer || league.organiser === id || (league.organiserRole !== null && roles.includes(league.organiserRole));

export function requireOrganiser(league: League, official: Official): void {
  if (!isOrganiser(league, official)) throw new Refusal('not-organiser');
}

/** An organiser's act: allowed only to them, logged, and shown where everybody can read it. */
export interface Act {
  readonly league: string;
  readonly official: Official;
  readonly interaction: string;
}

type Done = (Change & { readonly about?: LogLine['about'] }) | null;

/** Deeds that are still possible when nothing more is played. */
const AFTERWARDS: readonly Deed[] = ['awarded', 'annulled', 'replayed', 'edited', 'reopened', 'final'];

/** Does what an organiser wants, logs it and posts it; nothing of it where there is nothing to do. */
export function act(
  hall: Hall,
  { league, official, interaction }: Act,
  deed: Deed,
  run: (season: Season) => Done | Promise<Done>,
): Promise<Season> {
  return change(hall, league, interaction, async season => {
    requireOrganiser(season.league, official);
    const { status } = season.league;
    if (status === 'closed' || (isOver(season.league) && !AFTERWARDS.includes(deed))) throw new Refusal('league-over');
    const result = await run(season);
    if (!result) return null;
    const { about = {}, ...done } = result;
    const line: LogLine = { at: hall.now(), by: official.id, deed, about };
    // The end of a season has a post of its own.
    const told = deed === 'final' ? [] : [{ kind: 'notice', about: { deed, ...about } } as const];
    const posts = [...told, ...(done.posts ?? [])];
    return advanced(hall, { ...done, log: [line], posts });
  });
}

/** The pairing with this id; refuses one that is not there. */
export function pairingCalled(season: Season, id: string): Pairing {
  const found = pairingOf(season, id);
  if (!found) throw new Refusal('no-such-pairing');
  return found;
}

/** The time by the season's own clock, which stands still while it is paused: resuming adds the pause to deadlines. */
export const timeOf = (hall: Hall, { league }: Season): number => league.pausedAt ?? hall.now();

/** Gives these open pairings another deadline, which their own messages show too. */
export function withDeadlines(
  season: Season,
  moves: (pairing: Pairing) => boolean,
  deadline: (pairing: Pairing) => number,
): { readonly season: Season; readonly posts: readonly NewLeaguePost[] } {
  const posts: NewLeaguePost[] = [];
  const pairings = season.pairings.map(each => {
    if (!isOpen(season, each) || !moves(each)) return each;
    posts.push({ kind: 'pairing', about: { pairing: each.id, match: matchOf(each) } });
    return { ...each, deadline: deadline(each), reminded: 0 };
  });
  return { season: { ...season, pairings }, posts };
}

/** Gives one pairing, or the whole round, more time. */
export const extend = (hall: Hall, by: Act, time: number, pairing?: string): Promise<Season> =>
  act(hall, by, 'extended', season => {
    if (season.league.round === 0) throw new Refusal('league-not-running');
    if (pairing !== undefined && pairingCalled(season, pairing).score !== null) throw new Refusal('no-such-pairing');
    const now = timeOf(hall, season);
    const later = withDeadlines(
      season,
      ({ id }) => pairing === undefined || id === pairing,
      ({ deadline }) => Math.max(deadline, now) + time,
    );
    return { ...later, about: { hours: Math.round(time / 3_600_000), ...(pairing ? { pairing } : {}) } };
  });

/** The place with this number; refuses one that is not there. */
export function entrantCalled(season: Season, number: number): Entrant {
  const entrant: Entrant | undefined = entrantAt(season, number);
  if (!entrant) throw new Refusal('no-such-entrant');
  return entrant;
}

/** An organiser takes somebody out. */
export const dropEntrant = (hall: Hall, by: Act, number: number): Promise<Season> =>
  act(hall, by, 'dropped', async season => {
    const entrant = entrantCalled(season, number);
    if (entrant.dropped !== null) throw new Refusal('no-such-entrant');
    return { ...(await withDrop(hall, season, entrant)), about: { entrant: number } };
  });

/** Stops the clocks of the season; results still come in. */
export const pause = (hall: Hall, by: Act): Promise<Season> =>
  act(hall, by, 'paused', season => {
    if (season.league.status !== 'running') throw new Refusal('league-not-running');
    return { season: { ...season, league: { ...season.league, status: 'paused', pausedAt: hall.now() } } };
  });

/** Lets the clocks run on: every deadline moves by as long as the season stood still. */
export const resume = (hall: Hall, by: Act): Promise<Season> =>
  act(hall, by, 'resumed', season => {
    const { league } = season;
    if (league.status !== 'paused') throw new Refusal('league-not-running');
    const stood = hall.now() - timeOf(hall, season);
    const running: Season = { ...season, league: { ...league, status: 'running', pausedAt: null } };
    return withDeadlines(
      running,
      () => true,
      ({ deadline }) => deadline + stood,
    );
  });

/** Asks everybody to say that they are there before the start, or stops asking. */
export const askCheckIn = (hall: Hall, by: Act, wanted: boolean): Promise<Season> =>
  act(hall, by, 'check-in', season => {
    if (season.league.status !== 'open') throw new Refusal('league-running');
    return { season: { ...season, league: { ...season.league, checkIn: wanted } }, about: { wanted: Number(wanted) } };
  });
