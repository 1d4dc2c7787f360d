import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { randomAnswer } from '../../../src/engine/index.js';
import { answer, postAnew } from '../../../src/matches/index.js';
import { pebbles } from '../../engine/pebbles.js';
import { openPanel } from '../player.js';
import { buttonOf, lastBoard, type OwnStage, openLobby, raiseStage, startMatch } from '../stage.js';

let stage: OwnStage;
beforeAll(async () => {
  stage = await raiseStage([pebbles]);
});
afterEach(() => {
  stage.discord.control.faults.clear();
  stage.tampering.relent();
});
afterAll(() => stage.close());

test('a missing permission is named to who opens the lobby', async () => {
  stage.discord.control.faults.deny(stage.channel, 'files');
  const act = await stage.discord.control.command(stage.people[0]!, stage.channel, 'play', { game: pebbles.id });
  expect((await act.settled()).text).toContain('Załączanie plików');
});

/** A table with everybody at it, which its host starts. */
async function start() {
  const { control } = stage.discord;
  const lobby = await openLobby(stage, pebbles.id);
  await (await control.press(stage.people[1]!, lobby.id, buttonOf(lobby, 'join'))).settled();
  return { lobby, press: () => control.press(stage.people[0]!, lobby.id, buttonOf(lobby, 'start')) };
}

test('a match is not started where the bot may no longer post, and what it lacks is named', async () => {
  const { control } = stage.discord;
  const { press } = await start();
  control.faults.deny(stage.channel, 'files');
  const act = await press();
  expect((await control.waitFor(() => act.followUps[0])).text).toContain('Załączanie plików');
  expect(await stage.store.matchAt(stage.channel)).toBeNull();
});

test.each([50013, 50001])('a thread that is refused with %i leaves the channel, and says so there', async code => {
  const { control } = stage.discord;
  const { press } = await start();
  const no = { status: 403, code, message: 'No' };
  stage.tampering.refuse(new RegExp(`^POST /channels/${stage.channel}/messages/\\d+/threads`), no);
  await (await press()).settled();
  const match = (await stage.store.matchAt(stage.channel))!;
  expect(match.place).toBe(stage.channel);
  await control.waitFor(() =>
    control.visibleTo(stage.people[0]!, stage.channel).find(({ text }) => text.includes('Nie mogę tu założyć wątku')),
  );
  await expect.poll(() => stage.store.postsOf(match.id)).toEqual([]);
  await stage.store.write({ match: { ...match, status: 'aborted', endedAt: 1 } }, 1);
});

test('a thread an interrupted start has left is used', async () => {
  const { lobby, press } = await start();
  await fetch(`${stage.discord.api}/v10/channels/${stage.channel}/messages/${lobby.id}/threads`, {
    method: 'POST',
    headers: { authorization: `Bot ${stage.discord.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Left behind' }),
  });
  await (await press()).settled();
  expect((await stage.store.matchAt(lobby.id))?.status).toBe('running');
});

test('without the right to open threads the match is played in the channel, one at a time', async () => {
  const { control } = stage.discord;
  control.faults.deny(stage.channel, 'threads');
  for (const round of [1, 2]) {
    const lobby = await openLobby(stage, pebbles.id);
    await (await control.press(stage.people[1]!, lobby.id, buttonOf(lobby, 'join'))).settled();
    const start = await control.press(stage.people[0]!, lobby.id, buttonOf(lobby, 'start'));
    if (round === 1) {
      await start.settled();
      expect((await stage.store.matchAt(stage.channel))?.status).toBe('running');
    } else {
      const refusal = await control.waitFor(() => start.followUps[0]);
      expect(refusal.text).toMatch(/Tu toczy się już partia/);
    }
  }
});

test('a match whose thread was deleted goes on in a new one', async () => {
  const { control } = stage.discord;
  const thread = await startMatch(stage, pebbles.id);
  const board = await lastBoard(stage, thread);
  const match = (await stage.store.lastMatchAt(thread))!;
  const panel = await openPanel(stage, board.pings[0]!, board);
  expect(panel.ephemeral).toBe(true);
  await fetch(`${stage.discord.api}/v10/channels/${thread}`, {
    method: 'DELETE',
    headers: { authorization: `Bot ${stage.discord.token}` },
  });
  const { house } = stage.program;
  for (const { seat } of (await house.table(match)).open) {
    const person = { id: match.seats[seat]!.player!, name: '' };
    const reply = { match: match.id, person, interaction: `test-${seat}` };
    await answer(house, reply, decision => randomAnswer(decision, [1, 2, 3, 4]));
  }
  const moved = await control.waitFor(() =>
    control.threads(stage.channel).find(({ id }) => id !== thread && id > thread),
  );
  const again = await lastBoard(stage, moved.id);
  expect(again.text.length).toBeGreaterThan(10);
  expect((await stage.store.match(match.id))!.place).toBe(moved.id);
});

test('matches survive a restart of the whole local Discord', async () => {
  const thread = await startMatch(stage, pebbles.id);
  const match = (await stage.store.lastMatchAt(thread))!;
  const fresh = await raiseStage([pebbles]);
  const moved = { ...match, id: 'moved', place: thread };
  await fresh.store.write({ match: moved, saved: (await stage.store.saved(match.id))! }, 1);
  await postAnew(fresh.program.house);
  const { control } = fresh.discord;
  const place = await control.waitFor(() => control.threads(fresh.channel)[0], 30_000);
  const board = await lastBoard(fresh, place.id);
  expect(await openPanel(fresh, board.pings[0]!, board)).toMatchObject({ ephemeral: true });
  expect((await fresh.store.match('moved'))!.place).toBe(place.id);
  await fresh.close();
});
