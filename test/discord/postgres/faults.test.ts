import { afterEach, expect, test } from 'vitest';
import { pick, type RandomState, randomFrom } from '../../../src/engine/index.js';
import { Connection } from '../../../src/storage/postgres/connection.js';
import { pebbles } from '../../engine/pebbles.js';
import { freshDatabase } from '../../storage/postgres/fresh-database.js';
import { raiseServer } from '../../storage/postgres/own-server.js';
import { isAsking, openPanel, publicPosts } from '../player.js';
import { lastBoard, startMatch } from '../stage.js';
import { type Cluster, raiseCluster } from './cluster.js';

let cluster: Cluster;
afterEach(() => cluster.close());

/** One answer by whoever is asked: what the person read, and whether it was the next panel or a sentence. */
async function answerOnce(thread: string, random: RandomState): Promise<string> {
  const { control } = cluster.discord;
  const board = await lastBoard(cluster, thread);
  for (const person of cluster.people.slice(0, 2)) {
    const panel = await openPanel(cluster, person, board);
    if (!isAsking(panel)) continue;
    const says = panel.buttons.filter(({ customId }) => customId?.startsWith('say.'));
    const act = await control.press(person, panel.id, pick(random, says).customId!);
    return (await act.settled(30_000)).text;
  }
  return '';
}

/** Nothing twice: answers by moment, messages of the thread by what they say. */
async function expectSound(thread: string, atLeast: number): Promise<void> {
  const match = (await cluster.store.lastMatchAt(thread))!;
  const answers = await cluster.store.answers(match.id);
  expect(answers.length).toBeGreaterThanOrEqual(atLeast);
  expect(answers.map(({ moment }) => moment)).toEqual([...new Set(answers.map(({ moment }) => moment))]);
  const posts = publicPosts(cluster, thread).map(({ text }) => text);
  expect(posts.length).toBe(new Set(posts).size);
}

test('two bots with one shard each: the other sends what the dead one had to, and shards are apart', async () => {
  cluster = await raiseCluster(await freshDatabase());
  const shard = Number((BigInt(cluster.discord.guildId) >> 22n) % 2n);
  const home = await cluster.start({ SHARDS: `${shard}/2` });
  await cluster.start({ SHARDS: `${1 - shard}/2` });
  const random = randomFrom('3'.repeat(32));
  const thread = await startMatch(cluster, pebbles.id);
  await answerOnce(thread, random);
  const match = (await cluster.store.lastMatchAt(thread))!;
  await home.kill();
  // Written as the bot would have, and nobody was told: it died in between.
  const about = { notice: 'no-thread', permissions: 'ViewChannel' };
  await cluster.store.write({ match, posts: [{ kind: 'notice', about }] }, cluster.stores.now());
  await expect.poll(() => cluster.store.postsOf(match.id), { timeout: 90_000 }).toEqual([]);
  const told = publicPosts(cluster, thread).map(({ text }) => text);
  expect(told.filter(text => text.includes('ViewChannel') || text.includes('wątk'))).toHaveLength(1);
}, 120_000);

test('a bot follows another on the same shards: every press is answered, once', async () => {
  cluster = await raiseCluster(await freshDatabase());
  const old = await cluster.start();
  const random = randomFrom('4'.repeat(32));
  const thread = await startMatch(cluster, pebbles.id);
  await answerOnce(thread, random);
  // An hour ahead, and yet nobody is late: the server's clock counts.
  await cluster.start({}, ['--import', './test/discord/postgres/hour-ahead.ts']);
  const both = await answerOnce(thread, random);
  expect(both).not.toBe('');
  expect(await old.stop()).toBe(0);
  expect(await answerOnce(thread, random)).not.toBe('');
  await expectSound(thread, 3);
  const match = (await cluster.store.lastMatchAt(thread))!;
  for (const { at } of await cluster.store.answers(match.id)) {
    expect(Math.abs(at - cluster.stores.now())).toBeLessThan(600_000);
  }
}, 120_000);

test('PostgreSQL killed in the middle of a press and started again: nothing acknowledged is lost, nothing done twice', async () => {
  const server = await raiseServer();
  try {
    const admin = new Connection(`${server.url}/postgres`, 1);
    await admin.send('CREATE DATABASE arbiter');
    await admin.end();
    cluster = await raiseCluster(`${server.url}/arbiter`);
    await cluster.start();
    const random = randomFrom('5'.repeat(32));
    const thread = await startMatch(cluster, pebbles.id);
    await answerOnce(thread, random);
    // While somebody presses: it is back before they give up, and the press is answered.
    const pressing = answerOnce(thread, random);
    await server.kill();
    await server.start();
    expect(await pressing).not.toBe('');
    await expectSound(thread, 1);

    await server.kill();
    const board = await lastBoard(cluster, thread);
    expect((await openPanel(cluster, cluster.people[0]!, board)).text).toContain('Nie mogę teraz zajrzeć');
    await server.start();
    expect((await openPanel(cluster, cluster.people[0]!, board)).text).not.toContain('Nie mogę');
    await answerOnce(thread, random);
    await expectSound(thread, 2);
    await cluster.close();
  } finally {
    await server.remove();
  }
}, 120_000);
