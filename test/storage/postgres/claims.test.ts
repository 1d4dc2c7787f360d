import { setTimeout } from 'node:timers/promises';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Heard, Work } from '../../../src/matches/index.js';
import { openStores } from '../../../src/storage/open-stores.js';
import { CLAIM_STATEMENTS } from '../../../src/storage/postgres/claim-statements.js';
import { postgresClaims, ServerClock } from '../../../src/storage/postgres/claims.js';
import { openDatabase } from '../../../src/storage/postgres/database.js';
import { run } from '../../../src/storage/postgres/statement.js';
import { exampleMatch } from '../../matches/match-example.js';
import { claimsContract } from '../claims-contract.js';
import { freshDatabase } from './fresh-database.js';
import { heldLocks } from './held-locks.js';
import { QUICK } from './quick.js';

let url: string;
beforeEach(async () => {
  url = await freshDatabase();
});

claimsContract('PostgreSQL', () => openStores(url));

async function start(what = 'all') {
  const stores = await openStores(url);
  const wanted: string[] = [];
  const left: { work: Work; id: string }[] = [];
  const told: string[] = [];
  const missed: number[] = [];
  const heard: Heard = {
    wanted: (work, id) => void wanted.push(`${work} ${id}`),
    gone: found => void left.push(...found),
    missed: since => void missed.push(since),
    told: (news, about) => void told.push(`${news}: ${about}`),
  };
  await stores.claims.join({ what, isShared: other => other === what }, Date.now);
  await stores.claims.start(heard);
  const stop = async () => {
    await stores.claims.stop();
    await stores.close();
  };
  return { ...stores, wanted, left, missed, told, stop };
}

test('of several processes one has a piece of work, and hears that another came upon it', async () => {
  const all = await Promise.all([start(), start(), start()]);
  const got = await Promise.all(all.map(({ claims }) => claims.claim('posts', 'm1')));
  expect(got.filter(Boolean)).toEqual([true]);
  const holder = all[got.indexOf(true)]!;
  await expect.poll(() => holder.wanted).toEqual(['posts m1', 'posts m1']);
  const [other] = all.filter(each => each !== holder);
  expect(other!.wanted).toEqual([]);
  await holder.claims.release('posts', 'm1');
  expect(await other!.claims.claim('posts', 'm1')).toBe(true);
  await Promise.all(all.map(each => each.stop()));
});

test('what a dead process had is taken over by one of the others, once', async () => {
  const all = await Promise.all([start(), start(), start()]);
  const [dead, ...alive] = all;
  await dead!.claims.claim('posts', 'm1');
  await dead!.claims.claim('computers', 'm2');
  expect(await alive[0]!.claims.claim('posts', 'm1')).toBe(false);
  // It stops showing that it lives, without a word.
  await dead!.close();
  const found = () => alive.flatMap(({ left }) => left.map(({ work, id }) => `${work} ${id}`)).sort();
  // As the README says.
  await expect.poll(found, { timeout: 10_000 }).toEqual(['computers m2', 'posts m1']);
  expect(await alive[1]!.claims.claim('posts', 'm1')).toBe(true);
  await Promise.all(alive.map(each => each.stop()));
}, 30_000);

test('posts that somebody sends are nobody else to send', async () => {
  const [one, other] = await Promise.all([start(), start()]);
  await one!.matches.write({ match: exampleMatch(), posts: [{ kind: 'board' }] }, 5);
  expect(await other!.matches.matchesWithDuePosts(5)).toEqual(['m1']);
  await one!.claims.claim('posts', 'm1');
  expect(await other!.matches.matchesWithDuePosts(5)).toEqual([]);
  expect(await other!.matches.nextPostAt()).toBeNull();
  await Promise.all([one!.stop(), other!.stop()]);
});

test('a process whose clock is wrong goes by the clock of the server', async () => {
  const db = await openDatabase(url);
  const [row] = await db.send<{ now: number }>('SELECT (extract(epoch FROM clock_timestamp()) * 1000)::bigint AS now');
  await db.end();
  const dateNow = Date.now;
  Date.now = () => dateNow() + 3_600_000;
  try {
    const process = await start();
    expect(Math.abs(process.now() - row!.now)).toBeLessThan(20_000);
    expect(await process.claims.claim('posts', 'm1')).toBe(true);
    await process.stop();
  } finally {
    Date.now = dateNow;
  }
});

test('what two processes are handed is done by one of them', async () => {
  const [old, other] = await Promise.all([start('0/2'), start('1/2')]);
  for (const process of [old!, other!]) expect(await process.claims.isFirst('apart')).toBe(true);
  const young = await start('0/2');
  await expect
    .poll(async () => [await old!.claims.isFirst('a'), await young.claims.isFirst('a')])
    .toEqual([false, false]);
  const got = await Promise.all([old!, young].map(({ claims }) => claims.isFirst('b')));
  expect(got.toSorted()).toEqual([false, true]);
  expect(await other!.claims.isFirst('b')).toBe(true);
  await old!.stop();
  await expect.poll(() => young.claims.isFirst('b')).toBe(true);
  await Promise.all([young.stop(), other!.stop()]);
});

test('what one process tells everybody is heard by the others, and not by itself', async () => {
  const [one, two, three] = await Promise.all([start(), start(), start()]);
  await one!.claims.announce('fault', 'pebbles TypeError at a.ts:1');
  await one!.claims.announce('forgotten', 'm1');
  for (const other of [two!, three!])
    await expect.poll(() => other.told).toEqual(['fault: pebbles TypeError at a.ts:1', 'forgotten: m1']);
  expect(one!.told).toEqual([]);
  expect(two!.wanted).toEqual([]);
  await Promise.all([one!.stop(), two!.stop(), three!.stop()]);
});

test('who was cut off from what the others say knows that it has missed some, and hears them again', async () => {
  const [one, other] = await Promise.all([start(), start()]);
  const db = await openDatabase(url);
  const before = one.now();
  await db.send("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query LIKE 'LISTEN%'");
  await other.claims.announce('forgotten', 'm1');
  await expect.poll(() => one.missed.length, { timeout: 10_000 }).toBe(1);
  expect(one.told).toEqual([]);
  // However long it took until somebody noticed: a minute more is looked through.
  expect(one.missed[0]!).toBeLessThan(before + 10_000);
  await other.claims.announce('forgotten', 'm2');
  await expect.poll(() => one.told).toEqual(['forgotten: m2']);
  await db.end();
  await Promise.all([one.stop(), other.stop()]);
});

test('beats that were held up do not pile up: afterwards there are as many as ever', async () => {
  const beat = 100;
  const db = await openDatabase(url, { ...QUICK, beat });
  const claims = postgresClaims(db, await ServerClock.read(db));
  await claims.join({ what: 'all', isShared: () => false }, Date.now);
  const sent = vi.spyOn(db, 'send');
  const locks = await heldLocks(url, 'LOCK TABLE processes IN ACCESS EXCLUSIVE MODE');
  await setTimeout(15 * beat);
  await locks.end();
  const began = performance.now();
  sent.mockClear();
  await setTimeout(2 * beat);
  const beats = sent.mock.calls.filter(([text]) => text === CLAIM_STATEMENTS.beat.text).length;
  expect(beats).toBeLessThan(3 + (performance.now() - began) / beat);
  await claims.stop();
  await db.end();
});

test('where the server kept everybody waiting nobody is taken for dead before all could show that they live', async () => {
  const db = await openDatabase(url, { ...QUICK, beat: 2_000, life: 2_500 });
  const claims = postgresClaims(db, await ServerClock.read(db));
  const gone = vi.fn();
  await claims.join({ what: 'all', isShared: () => false }, Date.now);
  await claims.start({ gone, wanted: vi.fn(), missed: vi.fn(), told: vi.fn() });
  const server = await openDatabase(url);
  const beatOfOther = () => run(server, CLAIM_STATEMENTS.beat, { me: 'other', serves: 'all', life: 2_500 });
  await beatOfOther();
  await server.send("INSERT INTO claims (work, id, holder) VALUES ('posts', 'm1', 'other')");
  gone.mockClear();
  const locks = await heldLocks(url, 'LOCK TABLE processes IN ACCESS EXCLUSIVE MODE');
  await setTimeout(2_700);
  // Others may take this one for dead by now: it begins nothing more.
  expect(claims.isAlive()).toBe(false);
  await locks.end();
  // The other one's beat was held up just as long, and comes a moment later.
  await setTimeout(300);
  await beatOfOther();
  await setTimeout(1_500);
  expect(claims.isAlive()).toBe(true);
  expect(gone).not.toHaveBeenCalled();
  expect(await claims.claim('posts', 'm1')).toBe(false);
  await Promise.all([claims.stop(), server.end()]);
  await db.end();
});

test('what people may do holds for all processes together, and is nobody to ask where one is alone', async () => {
  const one = await start();
  const now = Date.now();
  const limit = { burst: 3, every: 60_000 };
  expect(await one.claims.tally('votes/ola', limit, now, now + 60_000)).toBeNull();
  const two = await start();
  const take = (process: typeof one, known: number) =>
    process.claims.tally('votes/ola', limit, now, now + known * limit.every);
  // The first one has let one through before the other came: it says so.
  await expect.poll(() => take(one, 2)).toEqual({ isLeft: true, freeAt: now + 2 * limit.every });
  expect(await take(two, 1)).toEqual({ isLeft: true, freeAt: now + 3 * limit.every });
  expect(await take(two, 2)).toEqual({ isLeft: false, freeAt: now + 3 * limit.every });
  expect(await two.claims.tally('votes/ola', limit, now + limit.every, now)).toMatchObject({ isLeft: true });
  await Promise.all([one.stop(), two.stop()]);
});
