import { LRUCache } from 'lru-cache';
import { type House, Queues, Refusal } from '../matches/index.js';
import { leagueDue } from './due.js';
import { isFinal, throughOf } from './knockout.js';
import { isScored, type Season } from './league.js';
import type { Recount } from './rating.js';
import type { LeagueStore, LogLine, NewLeaguePost } from './store.js';

/** What the hall needs to know of the world, besides its house. */
export interface HallWorld {
  readonly house: House;
  readonly store: LeagueStore;
  /** Called after posts of a league were written, so that they go out at once. */
  wakeOutbox(league: string): void;
}

/** A season after something happened to it, and what there is to tell. */
export interface Change {
  readonly season: Season;
  readonly log?: readonly LogLine[];
  readonly posts?: readonly NewLeaguePost[];
  readonly recount?: Recount;
}

/** Seasons kept in memory; the stored moment says whether one is still the present one. */
const HOT_SEASONS = 50;

/** The place where leagues are run: the house their matches are played in, their store, and one queue per league. */
export class Hall {
  readonly house: House;
  readonly store: LeagueStore;
  readonly queues = new Queues();
  readonly #world: HallWorld;
  readonly #seasons = new LRUCache<string, Season>({ max: HOT_SEASONS });

  constructor(world: HallWorld) {
    this.#world = world;
    this.house = world.house;
    this.store = world.store;
  }

  now(): number {
    return this.house.world.now();
  }

  wakeOutbox(league: string): void {
    this.#world.wakeOutbox(league);
  }

  async season(id: string): Promise<Season> {
    const moment = await this.store.moment(id);
    const hot = this.#seasons.get(id);
    if (hot && hot.league.moment === moment) return hot;
    const season = await this.store.season(id);
    if (!season) throw new Refusal('no-league-here');
    this.#seasons.set(id, season);
    return season;
  }

  keep(season: Season): void {
    this.#seasons.set(season.league.id, season);
  }
}

/** Does something to a season, alone with it, and writes all of it in one transaction. */
export function change(
  hall: Hall,
  id: string,
  interaction: string | null,
  deed: (season: Season) => Change | null | Promise<Change | null>,
): Promise<Season> {
  return hall.queues.run(id, async () => {
    const before = await hall.season(id);
    const done = await deed(before);
    return done ? commit(hall, before, done, interaction === null ? {} : { interaction }) : before;
  });
}

/** Writes a changed season: only the places and pairings that are new or different. Call it inside its queue. */
export async function commit(
  hall: Hall,
  before: Season,
  { season, log = [], posts = [], recount }: Change,
  more: Pick<Parameters<LeagueStore['write']>[0], 'interaction' | 'counted'> = {},
): Promise<Season> {
  const moment = before.league.moment;
  const after: Season = { ...season, league: { ...season.league, moment: moment + 1 } };
  // Places and pairings are only ever added: what has changed stands where it stood.
  const pairings = after.pairings.filter((pairing, at) => pairing !== before.pairings[at]);
  await hall.store.write(
    {
      ...more,
      ...(recount ? { recount } : {}),
      league: after.league,
      due: leagueDue(after),
      expect: moment,
      entrants: after.entrants.filter((entrant, at) => entrant !== before.entrants[at]),
      pairings,
      foretold: pairings
        .filter(pairing => isFinal(after, pairing))
        .map(pairing => ({ pairing: pairing.id, winner: isScored(pairing) ? throughOf(after, pairing) : null })),
      log,
      posts,
    },
    hall.now(),
  );
  hall.keep(after);
  if (posts.length > 0) hall.wakeOutbox(after.league.id);
  return after;
}
