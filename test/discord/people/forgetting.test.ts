import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { randomFrom } from '../../../src/engine/index.js';
import { pebbles } from '../../engine/pebbles.js';
import { playToEnd, publicPosts } from '../player.js';
import { buttonOf, lastBoard, type OwnStage, raiseStage, startMatch } from '../stage.js';

let stage: OwnStage;
beforeAll(async () => {
  stage = await raiseStage([pebbles]);
});
afterAll(() => stage.close());

const LEAVING = 1;
const NAME = 'Łukasz';

test('whoever wants to be forgotten is in no post that can still be edited, and nowhere on the disk', async () => {
  const { control } = stage.discord;
  const leaving = stage.people[LEAVING]!;
  const over = await startMatch(stage, pebbles.id);
  await playToEnd(stage, over, randomFrom('3'.repeat(32)));
  const running = await startMatch(stage, pebbles.id, 3);
  const named = (channel: string) =>
    publicPosts(stage, channel).filter(({ text }) => text.includes(NAME) || text.includes(leaving));
  expect(named(stage.channel).length).toBe(2);

  const asked = await (await control.command(leaving, running, 'settings', { data: 'delete' })).settled();
  expect(asked.text).toContain('Wcześniejsze wpisy zostają takie, jakie były');
  const done = await (await control.press(leaving, asked.id, buttonOf(asked, 'forget'))).settled();
  expect(done.text).toContain('Nic już o Tobie nie przechowuję.');
  await expect.poll(() => named(stage.channel)).toEqual([]);
  const lastPosts = () =>
    [over, running].map(thread => publicPosts(stage, thread).findLast(({ text }) => text.startsWith('## '))?.text);
  await expect.poll(() => lastPosts()[0]).not.toContain(NAME);
  expect(lastPosts()[0]).not.toContain(leaving);
  const board = async () => (await lastBoard(stage, running)).text;
  await expect.poll(board).not.toContain(leaving);
  expect(await board()).not.toContain(NAME);
  const gaveUp = publicPosts(stage, running).find(({ text }) => text.includes('rezygnuje'));
  expect(gaveUp?.text).toBe('— rezygnuje. Za to miejsce gra dalej komputer.');
  for (const id of [over, running]) {
    const { id: match } = (await stage.store.lastMatchAt(id))!;
    await expect.poll(() => stage.store.postsOf(match)).toEqual([]);
  }
  const disk = ['', '-wal'].map(end => readFileSync(`${stage.database}${end}`).toString('latin1')).join('');
  expect(disk).not.toContain(leaving);
  expect(disk).not.toContain(Buffer.from(NAME).toString('latin1'));
}, 60_000);
