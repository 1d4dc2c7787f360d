import { callOff, handOver, type Person, Refusal } from '../matches/index.js';
import { advanced, closed } from './advancing.js';
import { withDrop } from './entering.js';
import { type Change, change, type Hall } from './hall.js';
import {
  type Entrant,
  entrantAt,
  entrantOf,
  isOpen,
  type League,
  matchOf,
  type Pairing,
  pairingOf,
  type Season,
} from './league.js';
import { withReplay } from './replaying.js';
import type { Deed, LogLine, NewLeaguePost } from './store.js';

const LONGEST_REASON = 300;

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

/** Does what an organiser wants, logs it and posts it; nothing of it where there is nothing to do. */
export function act(
  hall: Hall,
  { league, official, interaction }: Act,
  deed: Deed,
  run: (season: Season) => Done | Promise<Done>,
): Promise<Season> {
  return change(hall, league, interaction, async season => {
    requireOrganiser(season.league, official);
    if (season.league.status === 'closed') throw new Refusal('league-over');
    const result = await run(season);
    if (!result) return null;
    const { about = {}, ...done } = result;
    const line: LogLine = { at: hall.now(), by: official.id, deed, about };
    const posts = [{ kind: 'notice', about: { deed, ...about } } as const, ...(done.posts ?? [])];
    return advanced(hall, { ...done, log: [line], posts });
  });
}

const VERDICTS = {
  first: { first: 1, second: 0 },
  second: { first: 0, second: 1 },
  draw: { first: 0.5, second: 0.5 },
  neither: { first: 0, second: 0 },
} as const;
export const AWARDS = [...(Object.keys(VERDICTS) as (keyof typeof VERDICTS)[]), 'annul', 'replay'] as const;
export type Award = (typeof AWARDS)[number];

const DEEDS: Readonly<Partial<Record<Award, Deed>>> = { annul: 'annulled', replay: 'replayed' };

/**
 * Sets the result of a pairing, takes it out of the table, or has it played again, with a reason that everybody reads.
 */
export function award(hall: Hall, by: Act, pairing: string, award: Award, reason: string): Promise<Season> {
  const said = reason.trim().slice(0, LONGEST_REASON);
  if (said === '') return Promise.reject(new Refusal('reason-needed'));
  return act(hall, by, DEEDS[award] ?? 'awarded', async season => {
    const found = pairingCalled(season, pairing);
    if (found.second === null) throw new Refusal('no-such-pairing');
    const isPast = found.round < season.league.round;
    if (isPast && (award === 'replay' || season.league.rules.format === 'knockout'))
      throw new Refusal('settled-already');
    if (award === 'annul' && season.league.rules.format === 'knockout') throw new Refusal('needs-winner');
    const about = { pairing, award, reason: said };
    if (found.score === null) await callOff(hall.house, matchOf(found));
    if (award === 'replay') {
      const enough = timeOf(hall, season) + Math.ceil(season.league.rules.roundTime / 2);
      const again = withReplay(season, found, Math.max(found.deadline, enough));
      const league = { ...again.season.league, reminded: 0 };
      return { ...again, season: { ...again.season, league }, about };
    }
    const score =
      award === 'annul'
        ? ({ first: 0, second: 0, how: 'annulled' } as const)
        : ({ ...VERDICTS[award], how: 'awarded' } as const);
    const settled: Pairing = { ...found, score: { ...score, by: by.official.id, reason: said } };
    return {
      season: { ...season, pairings: season.pairings.with(season.pairings.indexOf(found), settled) },
      posts: [{ kind: 'pairing', about: { pairing } }],
      about,
    };
  });
}

function pairingCalled(season: Season, id: string): Pairing {
  const found = pairingOf(season, id);
  if (!found) throw new Refusal('no-such-pairing');
  return found;
}

/** The time by the season's own clock, which stands still while it is paused: resuming adds the pause to deadlines. */
const timeOf = (hall: Hall, { league }: Season): number => league.pausedAt ?? hall.now();

/** Gives these open pairings another deadline, which their own messages show too. */
function withDeadlines(
  season: Season,
  moves: (pairing: Pairing) => boolean,
  deadline: (pairing: Pairing) => number,
): { readonly season: Season; readonly posts: readonly NewLeaguePost[] } {
  const posts: NewLeaguePost[] = [];
  const pairings = season.pairings.map(each => {
    if (!isOpen(season, each) || !moves(each)) return each;
    posts.push({ kind: 'pairing', about: { pairing: each.id, match: matchOf(each) } });
    return { ...each, deadline: deadline(each) };
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
      { ...season, league: { ...season.league, reminded: 0 } },
      ({ id }) => pairing === undefined || id === pairing,
      ({ deadline }) => Math.max(deadline, now) + time,
    );
    return { ...later, about: { hours: Math.round(time / 3_600_000), ...(pairing ? { pairing } : {}) } };
  });

/** Somebody else takes a place over, with its points and its running match. */
export const replace = (hall: Hall, by: Act, number: number, newcomer: Person): Promise<Season> =>
  act(hall, by, 'replaced', async season => {
    const entrant = entrantCalled(season, number);
    if (entrantOf(season, newcomer.id)) throw new Refusal('already-in-league');
    const open = season.pairings.find(
      ({ first, second, score }) => score === null && (first === number || second === number),
    );
    if (open) await handOver(hall.house, matchOf(open), open.first === number ? 0 : 1, newcomer);
    const changed: Entrant = { ...entrant, player: newcomer.id, name: newcomer.name, dropped: null };
    const entrants = season.entrants.with(season.entrants.indexOf(entrant), changed);
    const about = {
      entrant: number,
      from: entrant.name,
      former: entrant.player,
      to: newcomer.name,
      player: newcomer.id,
    };
    return { season: { ...season, entrants }, about };
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

/** Ends the season here: the table stands as it is, and what has no result counts for nobody. */
export const close = (hall: Hall, by: Act, reason: string): Promise<Season> =>
  act(hall, by, 'closed', season => {
    const said = reason.trim().slice(0, LONGEST_REASON);
    const started = season.league.round > 0;
    return {
      season: closed(season, hall.now(), said),
      posts: started ? [{ kind: 'final' }] : [],
      about: { reason: said },
    };
  });
