import { afterAll, beforeAll, expect, test } from 'vitest';
import { monolithArena } from '../../../src/games/monolith-arena/game.js';
import type { SeenMessage } from '../../../src/local/server.js';
import { buttonOf, lastBoard, type OwnStage, openLobby, raiseStage } from '../stage.js';

let stage: OwnStage;
beforeAll(async () => {
  stage = await raiseStage([monolithArena]);
});
afterAll(() => stage.close());

test('who plays with whom is said in the lobby and the opening post, and two computers of one name are told apart', async () => {
  const { control } = stage.discord;
  const [host, friend] = stage.people as [string, string];
  const lobby = await openLobby(stage, monolithArena.id);
  const options = await (await control.press(host, lobby.id, buttonOf(lobby, 'options'))).settled(30_000);
  const choose = async (panel: SeenMessage, kind: string, value: string) => {
    const menu = panel.selects.find(({ customId }) => customId.startsWith(`${kind}.`) && !customId.endsWith('.first'))!;
    return (await control.select(host, panel.id, menu.customId, [value])).settled(30_000);
  };
  await choose(options, 'option', 'four');
  await (await control.press(friend, lobby.id, buttonOf(lobby, 'join'))).settled(30_000);
  for (let count = 0; count < 2; count++) await choose(options, 'bot', 'easy');
  const shown = () => control.visibleTo(host, stage.channel).find(({ id }) => id === lobby.id)!.text;
  await control.waitFor(() => shown().includes('Łatwy komputer 2'));
  expect(shown().match(/^\d\. .*$/gm)).toEqual([
    `1. <@${host}> (Żaneta) — losowo · drużyna\u00a01`,
    `2. <@${friend}> (Łukasz) — losowo · drużyna\u00a02`,
    '3. 🤖 Łatwy komputer 1 — losowo · drużyna\u00a01',
    '4. 🤖 Łatwy komputer 2 — losowo · drużyna\u00a02',
  ]);

  await (await control.press(host, lobby.id, buttonOf(lobby, 'start'))).settled(30_000);
  const thread = control.threads(stage.channel).at(-1)!.id;
  const opening = await lastBoard(stage, thread);
  expect(opening.text).toMatch(/^Drużyna 1: Żaneta \([^…]*\) i Łatwy komputer 1 \([^…]*\)\.$/m);
  expect(opening.text).toMatch(/^Drużyna 2: Łukasz \([^…]*\) i Łatwy komputer 2 \([^…]*\)\.$/m);

  // The panel that was open meanwhile says what it is, and changes nothing any more.
  const late = await choose(options, 'option', 'duel');
  expect(late.text).toContain('Partia już trwa, więc opcje się nie zmienią:');
  expect(late.selects).toEqual([]);
  expect((await stage.store.lastMatchAt(thread))!.chosen.mode).toBe('four');
  expect(stage.faults).toEqual([]);
}, 60_000);
