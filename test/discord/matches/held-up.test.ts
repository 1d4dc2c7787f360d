import { afterAll, beforeAll, expect, test } from 'vitest';
import { pebbles } from '../../engine/pebbles.js';
import { publicPosts } from '../player.js';
import { type OwnStage, raiseStage, startMatch } from '../stage.js';

const HOUR = 3_600_000;
let stage: OwnStage;
let passed = 0;
beforeAll(async () => {
  stage = await raiseStage([pebbles], () => Date.now() + passed);
});
afterAll(() => stage.close());

test('reminders held up on their way are one in the end: the last', async () => {
  const { control } = stage.discord;
  const thread = await startMatch(stage, pebbles.id);
  const reminders = () => publicPosts(stage, thread).filter(({ text }) => text.startsWith('🔔'));
  const waiting = async () => (await stage.store.postsOf((await stage.store.lastMatchAt(thread))!.id)).length;
  control.faults.deny(stage.channel, 'send-in-threads');
  for (const day of [1, 2]) {
    passed += 25 * HOUR;
    await stage.restart();
    await expect.poll(waiting, { timeout: 10_000 }).toBeGreaterThanOrEqual(day);
  }
  expect(reminders()).toEqual([]);
  control.faults.allow(stage.channel);
  const before = control.requests.length;
  passed += HOUR;
  await stage.restart();
  await expect.poll(waiting, { timeout: 10_000 }).toBe(0);
  const sent = control.requests
    .slice(before)
    .filter(({ method, path }) => method === 'POST' && path.endsWith(`/channels/${thread}/messages`));
  // A reminder takes the place of the one before: what was sent and taken away again has rung all the same.
  expect(reminders().length).toBeGreaterThan(0);
  expect(sent, 'one for each who is waited for').toHaveLength(reminders().length);
}, 60_000);
