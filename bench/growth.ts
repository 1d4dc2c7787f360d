import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { strikeMinute } from '../src/discord/minute.js';
import { type Game, randomAnswer } from '../src/engine/index.js';
import { Hall, tableOf } from '../src/leagues/index.js';
import {
  answer,
  House,
  joinLobby,
  matchesWaitingFor,
  openLobby,
  startMatch,
  tellOfRules,
} from '../src/matches/index.js';
import { games } from '../src/registry.js';
import { openStores, type Stores } from '../src/storage/open-stores.js';
import { Connection } from '../src/storage/postgres/connection.js';
import { exampleSeason } from '../test/leagues/season-example.js';
import { raiseServer } from '../test/storage/postgres/own-server.js';
import { type Amount, fill } from './growth/filling.js';

/**
 * `npm run bench:growth -- --stored 1000000 --running 10000`: what everything costs with so many stored matches, as a
 * multiple of what it costs with 100, on both databases. Goals: 1.5 for an answer and a tick, 10 for a start.
 */
const { values } = parseArgs({
  options: {
    stored: { type: 'string', default: '10000' },
    running: { type: 'string', default: '10000' },
    rounds: { type: 'string', default: '15' },
    on: { type: 'string', default: 'sqlite,postgres' },
  },
});
const SMALL: Amount = { stored: 100, running: 100 };
const LARGE: Amount = {
  stored: Number(values.stored),
  running: Math.min(Number(values.running), Number(values.stored)),
};
const ROUNDS = Number(values.rounds);
const GOALS: Readonly<Record<string, number>> = { start: 10, tick: 1.5, answer: 1.5 };

const [game] = games as readonly [Game, ...Game[]];
const log = { info: () => undefined, warn: () => undefined, error: (about: object) => console.error(about) };
const median = (times: readonly number[]): number => times.toSorted((one, other) => one - other)[times.length >> 1]!;

/** A house and a hall on a database, and a few real matches in it. */
async function open(database: string) {
  const stores = await openStores(database);
  let counter = Date.now();
  const house: House = new House({
    store: stores.matches,
    claims: stores.claims,
    games,
    now: stores.now,
    makeSeed: () => (++counter).toString(16).padStart(32, '0'),
    makeId: () => `real-${++counter}`,
    report: () => undefined,
    wakeOutbox: () => undefined,
    wakeBots: () => undefined,
    think: () => Promise.reject(new Error('nobody thinks here')),
  });
  return { stores, house, hall: new Hall({ house, store: stores.leagues, wakeOutbox: () => undefined }) };
}
type Opened = Awaited<ReturnType<typeof open>>;

async function realMatch({ house }: Opened, number: number): Promise<string> {
  const [host, guest] = [0, 1].map(seat => ({ id: `real-${number}-${seat}`, name: `Player ${seat}` })) as [
    Person,
    Person,
  ];
  const opening = {
    game: game.id,
    host,
    guild: 'g0',
    home: `home-${number}`,
    language: 'pl',
    interaction: `o${number}`,
  } as const;
  const { id } = await openLobby(house, opening);
  await joinLobby(house, id, guest, `j${number}`);
  await startMatch(house, id, host, `place-${number}`, `s${number}`);
  return id;
}
type Person = { readonly id: string; readonly name: string };

/** What the program does from opening the database until it waits for people; connecting to Discord apart. */
async function start(database: string): Promise<number> {
  const began = performance.now();
  const opened = await open(database);
  const { claims, matches, now } = opened.stores;
  await claims.join({ what: 'all', isShared: () => false }, now);
  const gone: number[] = [];
  await claims.start({
    wanted: () => undefined,
    gone: (_, since) => void gone.push(since),
    missed: () => undefined,
    told: () => undefined,
  });
  for (const since of gone) await matches.askedSince(since - 60_000);
  await wake(opened.stores);
  await tellOfRules(opened.house);
  await strikeMinute(opened.hall, log);
  const took = performance.now() - began;
  await claims.stop();
  await opened.stores.close();
  return took;
}

const wake = async ({ matches, now }: Stores): Promise<void> => {
  await matches.matchesWithDuePosts(now());
  await matches.nextPostAt();
};

const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const began = performance.now();
  await work();
  return performance.now() - began;
};

/** One time of each thing that is done all the time. */
async function measure(opened: Opened, ids: readonly string[], round: number): Promise<Record<string, number>> {
  const { stores, house, hall } = opened;
  const id = ids[round % ids.length]!;
  const match = await house.match(id);
  const table = await house.table(match);
  const { seat } = table.open[0]!;
  const { player, name } = match.seats[seat]!;
  const reply = { match: id, person: { id: player!, name }, interaction: `a${round}-${Math.random()}` };
  const answering = await timed(() => answer(house, reply, decision => randomAnswer(decision, [1, 2, 3, round])));
  return {
    answer: answering,
    tick: await timed(() => strikeMinute(hall, log)),
    'outbox wake': await timed(async () => {
      await wake(stores);
      await stores.matches.postsSent((await stores.matches.postsOf(id)).map(post => post.id));
    }),
    '/games': await timed(() => matchesWaitingFor(house, player!)),
    '/leaderboard': await timed(async () => {
      await hall.store.ratings('g0', 'bench', 20);
      await hall.store.rank('g0', 'bench', 1100);
      await hall.store.sharesBySide('g0', 'bench');
      await hall.store.lengths('g0', 'bench');
    }),
    'league table': await timed(async () => tableOf((await hall.store.season('l1'))!)),
  };
}

async function prepared(database: string, amount: Amount): Promise<void> {
  const opened = await open(database);
  const id = await realMatch(opened, 0);
  const { checkpoint } = (await opened.stores.matches.saved(id))!;
  await opened.stores.leagues.write({ ...exampleSeason(32) }, 1);
  await opened.stores.close();
  await fill(database, amount, JSON.stringify(checkpoint));
}

async function compare(name: string, databases: readonly [string, string]): Promise<boolean> {
  await prepared(databases[0], SMALL);
  const filling = await timed(() => prepared(databases[1], LARGE));
  console.log(
    `\n${name}: ${LARGE.stored} stored, ${LARGE.running} running (filled in ${(filling / 1000).toFixed(0)} s), against 100`,
  );
  // The first start after an upgrade looks at everything once.
  for (const database of databases) await start(database);
  const times = databases.map(() => new Map<string, number[]>());
  const note = (at: number, what: string, ms: number) => times[at]!.set(what, [...(times[at]!.get(what) ?? []), ms]);
  for (let round = 0; round < 7; round++)
    for (const [at, database] of databases.entries()) note(at, 'start', await start(database));
  const opened = await Promise.all(databases.map(open));
  const ids = await Promise.all(opened.map(each => Promise.all([1, 2, 3, 4].map(number => realMatch(each, number)))));
  for (let round = 0; round < ROUNDS + 3; round++)
    for (const [at, each] of opened.entries())
      for (const [what, ms] of Object.entries(await measure(each, ids[at]!, round))) if (round >= 3) note(at, what, ms);
  for (const { stores } of opened) await stores.close();
  let isMet = true;
  for (const [what, small] of times[0]!) {
    const [before, after] = [median(small), median(times[1]!.get(what)!)];
    const goal = GOALS[what];
    const ratio = after / before;
    if (goal !== undefined && ratio > goal) isMet = false;
    console.log(
      `${what.padEnd(14)} ${before.toFixed(2).padStart(8)} ms ${after.toFixed(2).padStart(8)} ms  ratio ${ratio.toFixed(2)}${goal === undefined ? '' : ` (goal ${goal})`}`,
    );
  }
  return isMet;
}

const wanted = values.on.split(',');
const met: boolean[] = [];
if (wanted.includes('sqlite')) {
  const folder = mkdtempSync(join(tmpdir(), 'arbiter-growth-'));
  met.push(await compare('SQLite', [join(folder, 'small.db'), join(folder, 'large.db')]));
  rmSync(folder, { recursive: true, force: true });
}
if (wanted.includes('postgres')) {
  const server = await raiseServer();
  const admin = new Connection(`${server.url}/postgres`, 1);
  for (const name of ['small', 'large']) await admin.send(`CREATE DATABASE ${name}`);
  await admin.end();
  met.push(await compare('PostgreSQL', [`${server.url}/small`, `${server.url}/large`]));
  await server.remove();
}
process.exit(met.every(Boolean) ? 0 : 1);
