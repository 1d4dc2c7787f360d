import { expect, test, vi } from 'vitest';
import { pick, type RandomState, randomFrom } from '../../../src/engine/index.js';
import { Connection } from '../../../src/storage/postgres/connection.js';
import { PATIENCE, type Patience } from '../../../src/storage/postgres/patience.js';
import { pebbles } from '../../engine/pebbles.js';
import { freshDatabase } from '../../storage/postgres/fresh-database.js';
import { raiseServer } from '../../storage/postgres/own-server.js';
import { QUICK } from '../../storage/postgres/quick.js';
import { isAsking, openPanel, publicPosts } from '../player.js';
import { lastBoard, startMatch } from '../stage.js';
import { type Cluster, raiseCluster } from './cluster.js';

/** Each fault happens to a cluster of its own: while one waits for what is dead the others go on. */
async function onCluster(
  database: string,
  patience: Patience,
  happening: (cluster: Cluster) => Promise<void>,
): Promise<void> {
  const cluster = await raiseCluster(database, patience);
  try {
    await happening(cluster);
  } finally {
    await cluster.close();
  }
}

/** One answer by whoever is asked: what the person read, and whether it was the next panel or a sentence. */
async function answerOnce(cluster: Cluster, thread: string, random: RandomState): Promise<string> {
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
async function expectSound(cluster: Cluster, thread: string, atLeast: number): Promise<void> {
  const match = (await cluster.store.lastMatchAt(thread))!;
  const answers = await cluster.store.answers(match.id);
  expect(answers.length).toBeGreaterThanOrEqual(atLeast);
  expect(answers.map(({ moment }) => moment)).toEqual([...new Set(answers.map(({ moment }) => moment))]);
  const posts = publicPosts(cluster, thread).map(({ text }) => text);
  expect(posts.length).toBe(new Set(posts).size);
}

test.concurrent(
  'two bots with one shard each: the other sends what the dead one had to, and shards are apart',
  async () =>
    onCluster(await freshDatabase(), QUICK, async cluster => {
      const shard = Number((BigInt(cluster.discord.guildId) >> 22n) % 2n);
      const [home] = await Promise.all([shard, 1 - shard].map(each => cluster.start({ SHARDS: `${each}/2` })));
      const random = randomFrom('3'.repeat(32));
      const thread = await startMatch(cluster, pebbles.id);
      await answerOnce(cluster, thread, random);
      const match = (await cluster.store.lastMatchAt(thread))!;
      await home!.kill();
      // Written as the bot would have, and nobody was told: it died in between.
      const about = { notice: 'no-thread', permissions: 'ViewChannel' };
      await cluster.store.write({ match, posts: [{ kind: 'notice', about }] }, cluster.stores.now());
      await vi.waitFor(async () => expect(await cluster.store.postsOf(match.id)).toEqual([]), { timeout: 90_000 });
      const told = publicPosts(cluster, thread).map(({ text }) => text);
      expect(told.filter(text => text.includes('ViewChannel') || text.includes('wątk'))).toHaveLength(1);
    }),
  240_000,
);

// Nobody dies: each has all the time it takes to show that it lives.
test.concurrent(
  'a bot follows another on the same shards: every press is answered, once',
  async () =>
    onCluster(await freshDatabase(), PATIENCE, async cluster => {
      const old = await cluster.start();
      const random = randomFrom('4'.repeat(32));
      const thread = await startMatch(cluster, pebbles.id);
      await answerOnce(cluster, thread, random);
      // An hour ahead, and yet nobody is late: the server's clock counts.
      await cluster.start({}, ['--import', './test/discord/postgres/hour-ahead.ts']);
      const both = await answerOnce(cluster, thread, random);
      expect(both).not.toBe('');
      expect(await old.stop()).toBe(0);
      expect(await answerOnce(cluster, thread, random)).not.toBe('');
      await expectSound(cluster, thread, 3);
      const match = (await cluster.store.lastMatchAt(thread))!;
      for (const { at } of await cluster.store.answers(match.id)) {
        expect(Math.abs(at - cluster.stores.now())).toBeLessThan(600_000);
      }
    }),
  240_000,
);

test.concurrent('PostgreSQL killed in the middle of a press and started again: nothing acknowledged is lost, nothing done twice', async () => {
  const server = await raiseServer();
  try {
    const admin = new Connection(`${server.url}/postgres`, 1);
    await admin.send('CREATE DATABASE arbiter');
    await admin.end();
    // A server needs its time to be back, however fast everything else is.
    await onCluster(`${server.url}/arbiter`, { ...QUICK, away: PATIENCE.away }, async cluster => {
      await cluster.start();
      const random = randomFrom('5'.repeat(32));
      const thread = await startMatch(cluster, pebbles.id);
      await answerOnce(cluster, thread, random);
      // While somebody presses: it is back before they give up, and the press is answered.
      const pressing = answerOnce(cluster, thread, random);
      await server.kill();
      await server.start();
      expect(await pressing).not.toBe('');
      await expectSound(cluster, thread, 1);

      await server.kill();
      const board = await lastBoard(cluster, thread);
      expect((await openPanel(cluster, cluster.people[0]!, board)).text).toContain('Nie mogę teraz zajrzeć');
      await server.start();
      expect((await openPanel(cluster, cluster.people[0]!, board)).text).not.toContain('Nie mogę');
      await answerOnce(cluster, thread, random);
      await expectSound(cluster, thread, 2);
    });
  } finally {
    await server.remove();
  }
}, 240_000);
