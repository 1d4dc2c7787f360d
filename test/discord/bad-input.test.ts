import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { randomFrom } from '../../src/engine/index.js';
import type { SeenMessage } from '../../src/local/server.js';
import { pebbles } from '../engine/pebbles.js';
import { answerPanel, openPanel, playToEnd, publicPosts } from './player.js';
import { buttonOf, lastBoard, type OwnStage, raiseStage, startMatch } from './stage.js';

let stage: OwnStage;
let thread: string;
let board: SeenMessage;
let asked: string;
beforeAll(async () => {
  stage = await raiseStage([pebbles]);
});
beforeEach(async () => {
  stage.discord.control.faults.clear();
  thread = await startMatch(stage, pebbles.id);
  board = await lastBoard(stage, thread);
  asked = board.pings[0]!;
});
afterAll(() => stage.close());

const momentNow = async () => (await stage.store.lastMatchAt(thread))!.moment;
const firstControl = (panel: SeenMessage): string =>
  panel.buttons.find(({ customId }) => customId?.startsWith('say.'))!.customId!;

test("a stranger's press is refused in their language and changes nothing", async () => {
  const before = await momentNow();
  const act = await stage.discord.control.press(stage.people[3]!, board.id, buttonOf(board, 'play'));
  const answer = await act.settled();
  expect(answer.ephemeral).toBe(true);
  expect(answer.text).toBe('You are not playing in this match; you can watch it.');
  expect(await momentNow()).toBe(before);
});

test('a stale press says so and shows the present state', async () => {
  const panel = await openPanel(stage, asked, board);
  const control = firstControl(panel);
  await answerPanel(stage, asked, panel, randomFrom('1'.repeat(32)));
  const before = await momentNow();
  const again = await stage.discord.control.press(asked, panel.id, control, { stale: true });
  const shown = await stage.discord.control.waitFor(() => (again.edits.length > 0 ? again.reply : null));
  expect(shown.text).toMatch(/Twoja odpowiedź już jest/);
  expect(await momentNow()).toBe(before);
});

test('two presses at once: the second waits its turn and is stale, neither is lost or doubled', async () => {
  const { control } = stage.discord;
  for (const person of stage.people.slice(0, 2)) {
    const panel = await openPanel(stage, person, board);
    await (await control.press(person, panel.id, firstControl(panel))).settled();
  }
  const thrower = stage.people[0]!; // bids were equal: the first seat begins
  const panel = await openPanel(stage, thrower, board);
  // After a throw the same person is asked which pebble: the second press would be a legal answer to that.
  const toThrow = panel.buttons.find(({ label }) => label === 'throw')!.customId!;
  const before = await momentNow();
  const acts = await Promise.all([1, 2].map(() => control.press(thrower, panel.id, toThrow, { stale: true })));
  await Promise.all(acts.map(act => control.waitFor(() => act.edits.length > 0)));
  expect(acts.every(act => !act.failed)).toBe(true);
  expect(await momentNow()).toBe(before + 1);
});

test('an interaction delivered twice is carried out once', async () => {
  const panel = await openPanel(stage, asked, board);
  const before = await momentNow();
  stage.discord.control.faults.duplicateInteractions(1);
  await (await stage.discord.control.press(asked, panel.id, firstControl(panel))).settled();
  expect(await momentNow()).toBe(before + 1);
  expect(stage.faults).toEqual([]);
});

test('an interaction delivered again after a restart is carried out once', async () => {
  const panel = await openPanel(stage, asked, board);
  const { house } = stage.program;
  const control = firstControl(panel);
  const act = await stage.discord.control.press(asked, panel.id, control);
  await act.settled();
  const before = await momentNow();
  const match = (await house.store.lastMatchAt(thread))!;
  await expect(
    house.store.write({ interaction: act.id, match: { ...match, moment: match.moment + 1 }, expect: match.moment }, 0),
  ).rejects.toThrow(act.id);
  expect(await momentNow()).toBe(before);
});

test.each([
  ['a 429', { kind: 'rate-limit', retryAfter: 0.2 }],
  ['a 500 before it took effect', { kind: 'error', effect: 'before' }],
  ['a 500 after it took effect', { kind: 'error', effect: 'after' }],
  ['a closed socket before', { kind: 'close', effect: 'before' }],
] as const)(
  '%s on posting loses no post and posts nothing twice',
  async (_, fault) => {
    stage.discord.control.faults.next(/^(POST|PATCH) \/channels\/\d+\/messages/, fault, 1);
    await playToEnd(stage, thread, randomFrom('7'.repeat(32)));
    const posts = publicPosts(stage, thread).filter(({ text }) => text !== '');
    expect(new Set(posts.map(({ raw }) => raw.nonce)).size).toBe(posts.length);
    expect(posts.filter(({ text }) => text.startsWith('## ')).length).toBe(1);
  },
  60_000,
);

test('a press during a dropped gateway socket is answered after the resume', async () => {
  const panel = await openPanel(stage, asked, board);
  const before = await momentNow();
  stage.discord.control.faults.dropGateway();
  const act = await stage.discord.control.press(asked, panel.id, firstControl(panel));
  await act.settled(10_000);
  expect(act.failed).toBe(false);
  expect(await momentNow()).toBe(before + 1);
});

test('a press that Discord gave up on is not carried out behind its maker’s back', async () => {
  const panel = await openPanel(stage, asked, board);
  const before = await momentNow();
  stage.discord.control.faults.next(/^POST \/interactions\//, { kind: 'error', effect: 'before', status: 404 }, 4);
  const act = await stage.discord.control.press(asked, panel.id, firstControl(panel));
  await stage.discord.control.waitFor(() => stage.discord.control.requests.some(({ path }) => path.includes(act.id)));
  await stage.program.house.queues.idle();
  expect(await momentNow()).toBe(before);
});

test('made-up custom ids do nothing', async () => {
  const panel = await openPanel(stage, asked, board);
  expect(panel.buttons.length).toBeGreaterThan(0);
  const { parseCustomId } = await import('../../src/discord/custom-id.js');
  for (const text of ['', 'say', 'say.', 'drop.abc.1', "say.a'; DROP TABLE matches.1", 'say.ABC.1.2']) {
    expect(parseCustomId(text)).toBeNull();
  }
});
