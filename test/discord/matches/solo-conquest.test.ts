import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Table } from '../../../src/engine/index.js';
import { game as mageKnight } from '../../../src/games/mage-knight/game.js';
import type { Realm } from '../../../src/games/mage-knight/state.js';
import { planner, seed } from '../../games/mage-knight/bots/matches.js';
import { isAsking, openPanel, publicPosts } from '../player.js';
import { sayOnPanel } from '../saying.js';
import { buttonOf, lastBoard, type OwnStage, openLobby, raiseStage } from '../stage.js';

let stage: OwnStage;
beforeAll(async () => {
  stage = await raiseStage([mageKnight]);
});
afterAll(() => stage.close());

test('a whole Solo Conquest is played through the panels by a simple computer player, and its score is kept', async () => {
  const { control } = stage.discord;
  const [host] = stage.people as [string];
  const lobby = await openLobby(stage, mageKnight.id);
  const options = await (await control.press(host, lobby.id, buttonOf(lobby, 'options'))).settled(30_000);
  const scenario = options.selects.find(({ customId }) => customId.startsWith('option.'))!;
  await (await control.select(host, options.id, scenario.customId, ['solo_conquest'])).settled(30_000);
  await (await control.press(host, lobby.id, buttonOf(lobby, 'start'))).settled(30_000);
  const thread = control.threads(stage.channel).at(-1)!.id;
  const { house } = stage.program;
  const { id } = (await stage.store.matchAt(thread))!;
  const bot = planner();
  let panel = await openPanel(stage, host, await lastBoard(stage, thread));
  for (let answers = 0; isAsking(panel); answers++) {
    const match = await house.match(id);
    const table = (await house.table(match)) as Table<Realm>;
    const decision = table.decisionOf(0)!;
    panel = await sayOnPanel(stage, host, panel, decision, bot.choose(table, 0, seed(answers)));
    expect(answers).toBeLessThan(1_000);
  }
  // Who plays alone reads what happened lately, not the whole match over and over.
  const boards = publicPosts(stage, thread).filter(({ files }) => files.length > 0);
  expect(boards.some(({ text }) => text.includes('Scenariusz:'))).toBe(false);
  const match = (await stage.store.match(id))!;
  expect([match.status, match.result?.score?.category]).toEqual(['finished', 'solo_conquest/1/5+8']);
  const points = match.result!.score!.points;
  await control.waitFor(() => publicPosts(stage, thread).some(({ text }) => text.includes('🏆')), 30_000);

  const asked = async (command: string, more = {}) =>
    (await (await control.command(host, stage.channel, command, more)).settled(30_000)).text;
  const leaderboard = await asked('leaderboard', { game: mageKnight.id });
  expect(leaderboard).toContain('Podbój jednoosobowy, miasta 5 i 8');
  expect(leaderboard).toContain(`**${points}** · Żaneta (`);
  expect(await asked('profile')).toContain(`Podbój jednoosobowy, miasta 5 i 8: **${points}**`);
  expect(stage.faults).toEqual([]);
}, 300_000);
