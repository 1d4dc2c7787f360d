import { expect, test } from 'vitest';
import type { MatchState, Saved } from '../../../src/engine/index.js';
import { NEW_RATING } from '../../../src/leagues/index.js';
import { AlreadyHandled, Queues, StaleWrite } from '../../../src/matches/index.js';
import { openStores } from '../../../src/storage/open-stores.js';
import { inTransaction, openDatabase } from '../../../src/storage/postgres/database.js';
import { postgresLeagueStore } from '../../../src/storage/postgres/league-store.js';
import { postgresMatchStore } from '../../../src/storage/postgres/match-store.js';
import { NewerDatabase, UnusableDatabase } from '../../../src/storage/refused-database.js';
import { exampleMatch } from '../../matches/match-example.js';
import { exampleCounted } from '../league-contract.js';
import { cutLine } from './cut-line.js';
import { freshDatabase } from './fresh-database.js';
import { QUICK } from './quick.js';

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
  await db.send('UPDATE schema_version SET version = 999');
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
  const orders = await db.send<{ ord: number }>('SELECT ord FROM counted ORDER BY ord');
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
      await transaction.send('SELECT 1 FROM matches WHERE id = $1 FOR UPDATE', [order[0]!]);
      locked += 1;
      while (locked < 2) await new Promise(setImmediate);
      await transaction.send('SELECT 1 FROM matches WHERE id = $1 FOR UPDATE', [order[1]!]);
    });
  await Promise.all([lock(['a', 'b']), lock(['b', 'a'])]);
  // On a busy machine it may be in the way once more.
  expect(tried).toBeGreaterThanOrEqual(3);
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
  const cut = await operator.send(
    `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()`,
  );
  expect(cut.length).toBeGreaterThan(0);
  expect(await stores.matches.running()).toHaveLength(5);
  await stores.matches.write({ match: exampleMatch({ id: 'm0', place: 'p0', moment: 2 }), expect: 1 }, 2);
  expect((await stores.matches.match('m0'))?.moment).toBe(2);
  await Promise.all([stores.close(), operator.end()]);
});

test('a job that read what another process has changed since is run again, on what is there now', async () => {
  const url = await freshDatabase();
  const [here, there] = await Promise.all([openStores(url), openStores(url)]);
  await here.matches.write({ match: exampleMatch() }, 1);
  const queues = new Queues(here.matches.asOne);
  let runs = 0;
  await queues.run('m1', async () => {
    const match = (await here.matches.match('m1'))!;
    // The same moment, and yet not the same match: somebody is reminded.
    if (runs++ === 0) await there.matches.write({ match: { ...match, language: 'en' }, expect: match.moment }, 2);
    await here.matches.write({ match: { ...match, place: 'elsewhere' }, expect: match.moment }, 3);
    await here.matches.write({ match: { ...match, place: 'elsewhere', turn: 7 }, expect: match.moment }, 3);
  });
  expect(runs).toBe(2);
  expect(await there.matches.match('m1')).toMatchObject({ language: 'en', place: 'elsewhere', turn: 7 });
  await Promise.all([here.close(), there.close()]);
});

test('a match two processes rate people by at once counts from what the other made of them', async () => {
  const url = await freshDatabase();
  const stores = await openStores(url);
  for (const id of ['m1', 'm2']) await stores.matches.write({ match: exampleMatch({ id, status: 'finished' }) }, 1);
  const counted = (id: string) => {
    const { seats, ...rest } = exampleCounted(id);
    return { ...rest, seats: seats.map(seat => ({ ...seat, before: NEW_RATING })) };
  };
  await stores.leagues.write({ counted: counted('m1') }, 1);
  await expect(stores.leagues.write({ counted: counted('m2') }, 1)).rejects.toThrow(StaleWrite);
  await stores.close();
});

test('who is held up by a transaction that hangs is told so, and the rest goes on', async () => {
  const url = await freshDatabase();
  const [stores, operator] = await Promise.all([openStores(url, QUICK), openDatabase(url, QUICK)]);
  await stores.matches.write({ match: exampleMatch() }, 1);
  let waited: Promise<unknown> = Promise.resolve();
  const hanging = operator.begin(async transaction => {
    await transaction.send("SELECT 1 FROM matches WHERE id = 'm1' FOR UPDATE");
    waited = stores.matches.write({ match: exampleMatch({ moment: 2 }), expect: 1 }, 2);
    // Nobody else waits for it.
    await stores.matches.write({ match: exampleMatch({ id: 'm2', place: 'p2' }) }, 2);
    // The server ends it: a process that hangs says nothing more.
    await waited;
  });
  await expect(hanging).rejects.toThrow();
  await waited;
  expect((await stores.matches.match('m1'))?.moment).toBe(2);
  await Promise.all([stores.close(), operator.end()]);
});

test('a write whose answer was lost is made once', async () => {
  const line = await cutLine(await freshDatabase());
  const stores = await openStores(line.url);
  await stores.matches.write({ match: exampleMatch() }, 1);
  const change = {
    interaction: 'press',
    match: exampleMatch({ moment: 2 }),
    expect: 1,
    answers: [{ moment: 1, at: 5, answer: { key: 'bid', seat: 0, said: 1, digest: 'd' } }],
    posts: [{ kind: 'board' as const }],
  };
  line.cutAfterCommit();
  await stores.matches.write(change, 2);
  expect(line.cuts).toBe(1);
  expect(await stores.matches.answers('m1')).toHaveLength(1);
  expect(await stores.matches.postsOf('m1')).toHaveLength(1);
  await expect(stores.matches.write(change, 2)).rejects.toThrow(AlreadyHandled);

  // A computer's answer has no interaction: who gave it finds that the match has moved on.
  line.cutAfterCommit();
  const { interaction: _, ...unasked } = { ...change, match: exampleMatch({ moment: 3 }), expect: 2, answers: [] };
  await expect(stores.matches.write(unasked, 3)).rejects.toThrow(StaleWrite);
  expect(await stores.matches.postsOf('m1')).toHaveLength(2);

  const [board] = await stores.matches.postsOf('m1');
  line.cutAfterCommit();
  await stores.matches.postsSent([board!.id], undefined, { match: 'm1', posts: [{ kind: 'notice' }], at: 5 });
  expect(line.cuts).toBe(3);
  expect((await stores.matches.postsOf('m1')).map(({ kind }) => kind)).toEqual(['board', 'notice']);
  await stores.close();
  await line.close();
});
