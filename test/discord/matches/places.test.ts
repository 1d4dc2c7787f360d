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
afterEach(() => stage.discord.control.faults.clear());
afterAll(() => stage.close());

test('a missing permission is named to who opens the lobby', async () => {
  stage.discord.control.faults.deny(stage.channel, 'files');
  const act = await stage.discord.control.command(stage.people[0]!, stage.channel, 'play', { game: pebbles.id });
  expect((await act.settled()).text).toContain('Załączanie plików');
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
