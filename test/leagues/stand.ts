import { type Game, randomAnswer, randomFrom } from '../../src/engine/index.js';
import {
  count,
  countAll,
  Hall,
  type Opening,
  offerPlace,
  openLeague,
  type Rules,
  type Season,
  setRules,
  startPairing,
  takePlace,
} from '../../src/leagues/index.js';
import { House, type Match, type Person } from '../../src/matches/index.js';
import { type Connection, openDatabase } from '../../src/storage/sqlite/database.js';
import { sqliteLeagueStore } from '../../src/storage/sqlite/league-store.js';
import { sqliteMatchStore } from '../../src/storage/sqlite/match-store.js';
import { pebbles } from '../engine/pebbles.js';

export const HOUR = 3_600_000;
export const GUILD = '100';

/** A hall on a database in memory, with a clock that stands still until told. */
export interface LeagueStand {
  readonly hall: Hall;
  readonly database: Connection;
  time: number;
  /** What the host would read in the log. */
  readonly reports: readonly (readonly [event: string, about: object])[];
  press(): string;
  /** As after a crash: everything in memory is gone, the database stays. */
  restart(): void;
  /** Waits for what matches set going when they ended. */
  settle(): Promise<void>;
}

export const person = (index: number): Person => ({ id: `p${index}`, name: `Gracz ${index}` });
export const organiser = { id: 'boss', roles: [], managesServer: false } as const;

export function makeLeagueStand(hooked = true, game: Game = pebbles): LeagueStand {
  const database = openDatabase(':memory:');
  // What is tested is not how fast a disk is.
  database.pragma('synchronous = OFF');
  const matches = sqliteMatchStore(database);
  const leagues = sqliteLeagueStore(database);
  let counter = 0;
  let going: Promise<unknown>[] = [];
  const reports: [string, object][] = [];
  const raise = (): Hall => {
    const house: House = new House({
      store: matches,
      games: [game],
      now: () => stand.time,
      makeSeed: () => (++counter).toString(16).padStart(32, '0'),
      makeId: () => `l${++counter}`,
      report: (event, about) => void reports.push([event, about]),
      wakeOutbox: () => undefined,
      wakeBots: () => undefined,
      // Without the hook, only the sweep finds what has ended: as after a crash between the two.
      ...(hooked ? { matchEnded: ({ id }: Match) => void going.push(count(hall, id)) } : {}),
      think: async (id, seat) => {
        const match = await house.match(id);
        return randomAnswer((await house.table(match)).decisionOf(seat)!, randomFrom('1'.repeat(32)));
      },
    });
    const hall: Hall = new Hall({ house, store: leagues, wakeOutbox: () => undefined });
    return hall;
  };
  let hall = raise();
  const stand: LeagueStand = {
    database,
    get hall() {
      return hall;
    },
    time: 1_000_000,
    reports,
    press: () => `press-${++counter}`,
    restart: () => {
      hall = raise();
    },
    async settle() {
      while (going.length > 0) {
        const now = going;
        going = [];
        await Promise.all(now);
      }
      await countAll(hall);
    },
  };
  return stand;
}

export async function openedLeague(
  stand: LeagueStand,
  format: Opening['format'],
  rules: Partial<Rules> = {},
  game = pebbles.id,
): Promise<Season> {
  const season = await openLeague(stand.hall, {
    name: 'Liga Jesienna',
    game,
    format,
    guild: GUILD,
    channel: '200',
    language: 'pl',
    organiser: { id: organiser.id, name: 'Boss' },
    interaction: stand.press(),
  });
  return setRules(stand.hall, season.league.id, { roundTime: 48 * HOUR, ...rules }, stand.press());
}

/** What the surface does with the outbox: it opens every table that waits for it. Everything else is only told. */
export async function openTables(stand: LeagueStand, league: string): Promise<number> {
  const { hall } = stand;
  const posts = await hall.store.postsOf(league);
  let opened = 0;
  for (const { kind, about } of posts) {
    if (kind !== 'open') continue;
    const id = String(about.pairing);
    if (await startPairing(hall, league, id, `place-${id}`, 'Liga')) opened += 1;
  }
  await hall.store.postsSent(posts.map(({ id }) => id));
  return opened;
}

export const byAct = (stand: LeagueStand, league: string) => ({
  league,
  official: organiser,
  interaction: stand.press(),
});

/** Somebody takes a place over: an organiser offers it, and they say yes themselves. */
export async function replaced(stand: LeagueStand, league: string, number: number, newcomer: Person): Promise<Season> {
  await offerPlace(stand.hall, byAct(stand, league), number, newcomer);
  return takePlace(stand.hall, league, number, newcomer, stand.press());
}
