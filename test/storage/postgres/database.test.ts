import { expect, test } from 'vitest';
import type { MatchState, Saved } from '../../../src/engine/index.js';
import { AlreadyHandled, StaleWrite } from '../../../src/matches/index.js';
import { openStores } from '../../../src/storage/open-stores.js';
import { inTransaction, openDatabase } from '../../../src/storage/postgres/database.js';
import { postgresLeagueStore } from '../../../src/storage/postgres/league-store.js';
import { postgresMatchStore } from '../../../src/storage/postgres/match-store.js';
import { NewerDatabase, UnusableDatabase } from '../../../src/storage/refused-database.js';
import { exampleMatch } from '../../matches/match-example.js';
import { exampleCounted } from '../league-contract.js';
import { freshDatabase } from './fresh-database.js';

test('several processes may start at once on an empty database', async () => {
  const url = await freshDatabase();
  const opened = await Promise.all(Array.from({ length: 6 }, () => openStores(url)));
  await opened[0]!.matches.write({ match: exampleMatch() }, 1);
  expect(await opened[5]!.matches.match('m1')).toEqual(exampleMatch());
  await Promise.all(opened.map(stores => stores.close()));
});

test('a database of a newer version is refused with a clear sentence', async () => {
  const url = await freshDatabase();
  const db = await openDatabase(url);
  await db`UPDATE schema_version SET version = 999`;
  await db.end();
  await expect(openDatabase(url)).rejects.toThrow(NewerDatabase);
  await expect(openDatabase(url)).rejects.toThrow(/schema version 999/);
});

test('a server that cannot be reached, or does not let us in, is said to be unusable', async () => {
  const url = new URL(await freshDatabase());
  const otherwise = (change: Partial<URL>): string => Object.assign(new URL(url), change).href;
  for (const [bad, why] of [
    [otherwise({ port: '9' }), /ECONNREFUSED/],
    [otherwise({ hostname: 'nowhere.invalid' }), /ENOTFOUND|EAI_AGAIN/],
    [otherwise({ password: 'wrong' }), /password authentication failed/],
    [otherwise({ pathname: '/none' }), /database "none" does not exist/],
  ] as const) {
    const opening = openDatabase(bad);
    await expect(opening).rejects.toThrow(UnusableDatabase);
    await expect(opening).rejects.toThrow(why);
    await expect(opening).rejects.not.toThrow(/arbiter:|wrong@/);
  }
});

test('of writes that expect the same moment one is kept, whoever makes them', async () => {
  const url = await freshDatabase();
  const stores = await Promise.all([openStores(url), openStores(url)]);
  await stores[0]!.matches.write({ match: exampleMatch({ moment: 1 }) }, 1);
  const writes = Array.from({ length: 12 }, (_, index) =>
    stores[index % 2]!.matches.write(
      {
        match: exampleMatch({ moment: 2 }),
        expect: 1,
        answers: [{ moment: 1, at: 5, answer: { key: 'bid', seat: 0, said: index, digest: 'd' } }],
        posts: [{ kind: 'board' }],
      },
      2,
    ),
  );
  const ends = await Promise.allSettled(writes);
  expect(ends.filter(({ status }) => status === 'fulfilled').length).toBe(1);
  for (const end of ends) if (end.status === 'rejected') expect(end.reason).toBeInstanceOf(StaleWrite);
  expect((await stores[1]!.matches.answers('m1')).length).toBe(1);
  expect((await stores[1]!.matches.postsOf('m1')).length).toBe(1);
  await Promise.all(stores.map(each => each.close()));
});

test('an interaction is handled once, whoever handles it', async () => {
  const url = await freshDatabase();
  const stores = await Promise.all([openStores(url), openStores(url)]);
  const ends = await Promise.allSettled(
    Array.from({ length: 10 }, (_, index) =>
      stores[index % 2]!.matches.write({ interaction: 'press', match: exampleMatch({ moment: index }) }, 1),
    ),
  );
  expect(ends.filter(({ status }) => status === 'fulfilled').length).toBe(1);
  for (const end of ends) if (end.status === 'rejected') expect(end.reason).toBeInstanceOf(AlreadyHandled);
  await Promise.all(stores.map(each => each.close()));
});

test('a checkpoint another process has replaced is not taken for the one written last', async () => {
  const url = await freshDatabase();
  const [here, there] = await Promise.all([openStores(url), openStores(url)]);
  const saved = (sealed: number): Saved<MatchState> => ({
    version: 1,
    checkpoint: { random: [1, 2, 3, 4], news: [], sealed, outcome: null },
    tail: [],
    fixed: 0,
  });
  const mine = saved(1);
  await here!.matches.write({ match: exampleMatch({ moment: 1 }), saved: mine }, 1);
  await there!.matches.write({ match: exampleMatch({ moment: 2 }), expect: 1, saved: saved(2) }, 1);
  await here!.matches.write({ match: exampleMatch({ moment: 3 }), saved: mine }, 1);
  expect(await there!.matches.saved('m1')).toEqual(mine);
  await Promise.all([here!.close(), there!.close()]);
});

test('matches counted at the same time have an order', async () => {
  const db = await openDatabase(await freshDatabase());
  const matches = postgresMatchStore(db);
  const leagues = postgresLeagueStore(db);
  const ids = ['a', 'b', 'c', 'd', 'e', 'f'];
  for (const id of ids) await matches.write({ match: exampleMatch({ id, place: id, status: 'finished' }) }, 1);
  await Promise.all(ids.map(id => leagues.write({ counted: exampleCounted(id, { guild: null }) }, 1)));
  const orders = await db<{ ord: number }[]>`SELECT ord FROM counted ORDER BY ord`;
  expect(orders.map(({ ord }) => ord)).toEqual([1, 2, 3, 4, 5, 6]);
  await db.end();
});

test('of two transactions that wait for each other one is made again', async () => {
  const db = await openDatabase(await freshDatabase());
  for (const id of ['a', 'b']) await postgresMatchStore(db).write({ match: exampleMatch({ id, place: id }) }, 1);
  let locked = 0;
  let tried = 0;
  const lock = (order: readonly string[]) =>
    inTransaction(db, async transaction => {
      tried += 1;
      await transaction`SELECT 1 FROM matches WHERE id = ${order[0]!} FOR UPDATE`;
      locked += 1;
      while (locked < 2) await new Promise(setImmediate);
      await transaction`SELECT 1 FROM matches WHERE id = ${order[1]!} FOR UPDATE`;
    });
  await Promise.all([lock(['a', 'b']), lock(['b', 'a'])]);
  expect(tried).toBe(3);
  await db.end();
});

test('connections that were cut are made anew, and what was kept is there', async () => {
  const url = await freshDatabase();
  const [stores, operator] = await Promise.all([openStores(url), openDatabase(url)]);
  await Promise.all(
    Array.from({ length: 5 }, (_, index) =>
      stores.matches.write({ match: exampleMatch({ id: `m${index}`, place: `p${index}` }) }, 1),
    ),
  );
  const cut = await operator`
    SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()`;
  expect(cut.length).toBeGreaterThan(0);
  // Whoever asks before the end of a connection is noticed is told so, and asks again.
  await expect.poll(() => stores.matches.running().catch(() => [])).toHaveLength(5);
  await stores.matches.write({ match: exampleMatch({ id: 'm0', place: 'p0', moment: 2 }), expect: 1 }, 2);
  expect((await stores.matches.match('m0'))?.moment).toBe(2);
  await Promise.all([stores.close(), operator.end()]);
});
