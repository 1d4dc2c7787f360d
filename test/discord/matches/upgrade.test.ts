import { afterEach, expect, test } from 'vitest';
import { type Game, randomFrom } from '../../../src/engine/index.js';
import { pebbles } from '../../engine/pebbles.js';
import { answerPanel, openPanel, publicPosts } from '../player.js';
import { lastBoard, type OwnStage, raiseStage, startMatch } from '../stage.js';

let stage: OwnStage;
afterEach(() => stage.close());
const sound: Game = pebbles;

test('after a start on new rules each table reads one line, and after the next start none', async () => {
  const games: Game[] = [pebbles];
  stage = await raiseStage(games);
  const threads = [await startMatch(stage, pebbles.id), await startMatch(stage, pebbles.id)];
  games[0] = { ...sound, version: sound.version + 1 };
  const lines = () =>
    threads.map(thread =>
      publicPosts(stage, thread)
        .filter(({ text }) => text.includes(`wersji ${sound.version + 1}`))
        .map(({ text }) => text),
    );
  for (let start = 0; start < 2; start++) {
    await stage.restart();
    await expect.poll(async () => (await stage.store.unsent()).posts, { timeout: 20_000 }).toBe(0);
  }
  for (const told of lines()) expect(told).toEqual([expect.stringMatching(/zasad/i)]);
}, 60_000);

test('a game that fails again and again opens no table: who asks reads why, and the operator in the log', async () => {
  let fails = false;
  const sick: Game = {
    ...sound,
    onTurn(state) {
      if (fails) throw new Error('We did this');
      return sound.onTurn(state);
    },
  };
  stage = await raiseStage([sick]);
  const { control } = stage.discord;
  const thread = await startMatch(stage, pebbles.id);
  const board = await lastBoard(stage, thread);
  const [person] = board.pings as [string];
  const panel = await openPanel(stage, person, board);
  fails = true;
  for (let press = 0; press < 6; press++)
    await answerPanel(stage, person, panel, randomFrom('1'.repeat(32))).catch(() => null);
  await expect
    .poll(() => stage.faults)
    .toContainEqual(expect.objectContaining({ message: 'game-paused', game: pebbles.id }));
  const asked = await (await control.command(stage.people[0]!, stage.channel, 'play', { game: pebbles.id })).settled();
  expect(asked.text).toMatch(/nowych partii/);
  expect(await stage.store.answers((await stage.store.lastMatchAt(thread))!.id)).toEqual([]);
}, 60_000);
