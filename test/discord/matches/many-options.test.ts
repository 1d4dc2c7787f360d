import { afterAll, beforeAll, expect, test } from 'vitest';
import { game as mageKnight } from '../../../src/games/mage-knight/game.js';
import type { SeenMessage } from '../../../src/local/server.js';
import { buttonOf, type OwnStage, openLobby, raiseStage } from '../stage.js';

let stage: OwnStage;
beforeAll(async () => {
  stage = await raiseStage([mageKnight]);
});
afterAll(() => stage.close());

const menuOf = (panel: SeenMessage, start: string) => panel.selects.find(({ customId }) => customId.startsWith(start));

test('of many options those that fit stand in one menu, and only what is not as usual is told', async () => {
  const { control } = stage.discord;
  const [host] = stage.people as [string];
  const lobby = await openLobby(stage, mageKnight.id);
  const choose = async (panel: SeenMessage, start: string, value: string) =>
    (await control.select(host, panel.id, menuOf(panel, start)!.customId, [value])).settled(30_000);
  const lobbyText = () => control.visibleTo(host, stage.channel).find(({ id }) => id === lobby.id)!.text;
  const offered = (panel: SeenMessage) => menuOf(panel, 'variant.')!.options.map(({ value }) => value);
  expect(lobbyText()).toContain('**Scenariusz:** Pierwszy rekonesans');
  expect(lobbyText()).not.toContain('Kształt mapy');

  let panel = await (await control.press(host, lobby.id, buttonOf(lobby, 'options'))).settled(30_000);
  expect(panel.selects.filter(({ customId }) => customId.startsWith('option.'))).toHaveLength(1);
  // Nobody fights for a city in the first scenario (MK-W-4.12).
  expect(offered(panel)).toContain('starter_deck');
  expect(offered(panel)).not.toContain('city_levels');

  panel = await choose(panel, 'variant.', 'starter_deck');
  const values = panel.selects.filter(({ customId }) => customId.startsWith('option.'))[1]!;
  panel = await (await control.select(host, panel.id, values.customId, ['on'])).settled(30_000);
  await control.waitFor(() => lobbyText().includes('**Bez trudniejszych kart:** tak'), 30_000);

  // What means nothing in another scenario is as usual again.
  panel = await choose(panel, 'option.', 'solo_conquest');
  await control.waitFor(() => lobbyText().includes('Podbój jednoosobowy'), 30_000);
  expect(lobbyText()).not.toContain('Bez trudniejszych kart');
  expect(offered(panel)).toContain('city_levels');
  expect(offered(panel)).not.toContain('player_combat');
  expect(stage.faults).toEqual([]);
}, 120_000);
