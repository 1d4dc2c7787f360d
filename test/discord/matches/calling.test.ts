import { afterAll, beforeAll, expect, test } from 'vitest';
import { randomFrom } from '../../../src/engine/index.js';
import type { SeenMessage } from '../../../src/local/server.js';
import { pebbles } from '../../engine/pebbles.js';
import { answerPanel, isAsking, openPanel, publicPosts } from '../player.js';
import { buttonOf, lastBoard, type OwnStage, raiseStage, startMatch } from '../stage.js';

const HOUR = 3_600_000;
let stage: OwnStage;
/** It is morning when the tests begin: a digest comes at an hour of the day. */
const MORNING = Date.UTC(2026, 9, 14, 7) - Date.now();
let passed = 0;
beforeAll(async () => {
  stage = await raiseStage([pebbles], () => Date.now() + MORNING + passed);
});
afterAll(() => stage.close());

/** Time goes by, and the clock of the bot strikes. */
async function later(hours: number): Promise<void> {
  passed += hours * HOUR;
  await stage.restart();
}

const command = async (person: string, channel: string, name: string, options = {}): Promise<SeenMessage> =>
  (await stage.discord.control.command(person, channel, name, options)).settled(30_000);

/** What somebody was told by themselves. */
const toldDirectly = (person: string): readonly SeenMessage[] => {
  const { control } = stage.discord;
  return control.visibleTo(person, control.directChannel(person)).filter(({ ephemeral }) => !ephemeral);
};

const pingsOf = (thread: string, person: string): number =>
  publicPosts(stage, thread).filter(({ pings }) => pings.includes(person)).length;

test('who wants direct messages gets one for each call, with the way in, and no call in the thread', async () => {
  const { control } = stage.discord;
  const [host] = stage.people as [string];
  await command(host, stage.channel, 'settings', { notify: 'direct' });
  const thread = await startMatch(stage, pebbles.id);
  const called = await control.waitFor(() => toldDirectly(host)[0]);
  expect(called.text).toMatch(/▶ \*\*Twój ruch:\*\* .*Łukasz.* · termin: <t:\d+:R>/);
  expect(called.buttons.map(({ url }) => url)).toContainEqual(
    expect.stringMatching(new RegExp(`/channels/\\d+/${thread}$`)),
  );
  expect(pingsOf(thread, host)).toBe(0);
  const panel = await (await control.press(host, called.id, buttonOf(called, 'play'))).settled();
  expect(isAsking(panel)).toBe(true);

  await later(25);
  const reminded = await control.waitFor(() => toldDirectly(host).find(({ text }) => text.includes('🔔')));
  expect(reminded.buttons.some(({ customId }) => customId?.startsWith('snooze.'))).toBe(true);
  expect(pingsOf(thread, host)).toBe(0);
  expect(toldDirectly(host).length).toBe(2);
});

test('where Discord refuses the message the thread calls, once, and /games says why', async () => {
  const { control } = stage.discord;
  const [host] = stage.people as [string];
  control.faults.closeDirectMessages(host);
  const before = toldDirectly(host).length;
  const thread = await startMatch(stage, pebbles.id);
  const call = await control.waitFor(() => publicPosts(stage, thread).find(({ pings }) => pings.includes(host)));
  expect(call.text).toContain('nie pozwala mi pisać do Ciebie prywatnie');
  expect((await command(host, thread, 'games')).text).toContain('wołam Cię w wątkach');
  expect(pingsOf(thread, host)).toBe(1);
  expect(toldDirectly(host).length).toBe(before);
  const next = await startMatch(stage, pebbles.id);
  expect((await lastBoard(stage, next)).pings, 'from then on the board itself calls').toContain(host);
  control.faults.closeDirectMessages(host, false);
  await command(host, thread, 'settings', { notify: 'direct' });
  expect((await command(host, thread, 'games')).text).not.toContain('wołam Cię w wątkach');
});

test('a digest names every waiting table once a day, and nothing else calls', async () => {
  const { control } = stage.discord;
  const [host] = stage.people as [string];
  await command(host, stage.channel, 'settings', { notify: 'digest' });
  const threads = [await startMatch(stage, pebbles.id), await startMatch(stage, pebbles.id)];
  const before = toldDirectly(host).length;
  await later(34);
  const digest = await control.waitFor(() => toldDirectly(host)[before]);
  expect(digest.text).toMatch(/Czeka na Ciebie 5 partii/);
  for (const thread of threads) expect(digest.text).toContain(`/${thread})`);
  // Discord remembers a nonce for minutes: what is sent once a day is due once a day.
  await expect.poll(() => stage.store.digestsDue(Date.now() + MORNING + passed)).toEqual([]);
  await later(0);
  await later(1);
  expect(toldDirectly(host).length).toBe(before + 1);
  const next = await (await control.press(host, digest.id, buttonOf(digest, 'next'))).settled();
  expect(isAsking(next)).toBe(true);
  for (const thread of threads) expect(pingsOf(thread, host)).toBe(0);
  await later(24);
  await control.waitFor(() => toldDirectly(host)[before + 1]);
});

test('who plays on is not called again for the same turn, however old its post is', async () => {
  const [host, guest] = stage.people as [string, string];
  await command(host, stage.channel, 'settings', { notify: 'thread' });
  const thread = await startMatch(stage, pebbles.id);
  const random = randomFrom('5'.repeat(32));
  let repeats = 0;
  for (let round = 0; round < 12; round++) {
    for (const person of [host, guest]) {
      const panel = await openPanel(stage, person, await lastBoard(stage, thread));
      if (!isAsking(panel)) continue;
      passed += 2 * HOUR;
      const before = pingsOf(thread, person);
      const after = await answerPanel(stage, person, panel, random);
      const match = (await stage.store.lastMatchAt(thread))!;
      const others = match.seats.some(({ player }, seat) => player !== person && match.clocks[seat]?.since != null);
      if (!isAsking(after) || others) continue;
      repeats += 1;
      await stage.restart();
      expect(pingsOf(thread, person)).toBe(before);
    }
  }
  expect(repeats).toBeGreaterThan(0);
  expect(stage.faults).toEqual([]);
});
