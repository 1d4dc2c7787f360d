import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SeenMessage } from '../../../src/local/server.js';
import { pebbles } from '../../engine/pebbles.js';
import { fault, fragile } from '../../matches/fragile.js';
import { publicPosts } from '../player.js';
import { buttonOf, lastBoard, type OwnStage, raiseStage, startMatch } from '../stage.js';

const HOUR = 3_600_000;

let stage: OwnStage;
let passed = 0;
beforeAll(async () => {
  stage = await raiseStage([pebbles, fragile], () => Date.now() + passed);
});
afterAll(() => stage.close());

const command = async (person: string, channel: string, name: string): Promise<SeenMessage> =>
  (await stage.discord.control.command(person, channel, name)).settled(30_000);

test('a table that cannot be rebuilt says so to its people, who take it away as a file and end it', async () => {
  const { control } = stage.discord;
  const [host, guest] = stage.people as [string, string];
  const sound = await startMatch(stage, pebbles.id);
  const thread = await startMatch(stage, fragile.id);
  const { id } = (await stage.store.lastMatchAt(thread))!;
  fault.isThere = true;
  passed += 25 * HOUR;
  await stage.restart();
  const told = await control.waitFor(() => publicPosts(stage, thread).find(({ text }) => text.startsWith('⚠️')));
  expect(told.text).toContain('nie potrafię już otworzyć tego stołu');
  expect([...told.pings].sort()).toEqual([host, guest].sort());
  const reminded = () => publicPosts(stage, sound).find(({ text }) => text.startsWith('🔔'));
  expect(await control.waitFor(reminded), 'the others are reminded').toBeDefined();

  const exported = await command(host, thread, 'match export');
  expect(exported.files.map(({ filename }) => filename)).toEqual([`match-${id}.json`]);
  expect((await command(host, thread, 'board')).text).toContain('/partia eksport');
  expect((await command(host, thread, 'match status')).text, 'why nothing moves').toContain('/partia eksport');
  const listed = await command(host, thread, 'games');
  const menu = listed.selects.find(({ customId }) => customId.startsWith('visit.'))!;
  const visited = await (await control.select(host, listed.id, menu.customId, [id])).settled();
  expect(visited.text).toContain('/partia eksport');

  await (await control.press(host, told.id, buttonOf(told, 'visit'))).settled();
  const vote = await control.waitFor(() =>
    publicPosts(stage, thread).find(({ buttons }) => buttons.some(({ customId }) => customId?.startsWith('vote.'))),
  );
  expect(vote.pings).toEqual([guest]);
  await (await control.press(guest, vote.id, buttonOf(vote, 'vote'))).settled();
  await control.waitFor(() => control.threads(stage.channel).find(each => each.id === thread && each.archived));
  expect((await stage.store.match(id))!.status).toBe('aborted');
  // Nothing waits for what cannot be shown.
  await expect.poll(() => stage.store.postsOf(id)).toEqual([]);
  fault.isThere = false;
  expect((await lastBoard(stage, sound)).text).not.toBe('');
}, 60_000);
