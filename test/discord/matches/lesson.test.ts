import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Game } from '../../../src/engine/index.js';
import { game as mageKnight } from '../../../src/games/mage-knight/game.js';
import type { SeenMessage } from '../../../src/local/server.js';
import { pebbles } from '../../engine/pebbles.js';
import { openPanel } from '../player.js';
import { lastBoard, type OwnStage, raiseStage, startMatch } from '../stage.js';

const LESSON = {
  rule: 'MA-10.8',
  text: { pl: 'Bierzesz kamyki. Wygrywa ostatni.', en: 'You take pebbles. The last one wins.' },
};
/** Pebbles that explains itself until somebody has done something. */
const taught: Game = {
  ...pebbles,
  id: 'taught',
  lessons: { isOn: () => true, at: (_, __, told) => (told.length < 5 ? LESSON : null) },
};
const silent: Game = { ...pebbles, id: 'silent', lessons: { isOn: () => false, at: () => LESSON } };

let stage: OwnStage;
beforeAll(async () => {
  stage = await raiseStage([taught, silent, mageKnight]);
});
afterAll(() => stage.close());

async function panelOf(game: string): Promise<SeenMessage> {
  const thread = await startMatch(stage, game);
  const match = (await stage.store.matchAt(thread))!;
  const person = match.seats[match.clocks.findIndex(({ since }) => since !== null)]!.player!;
  return openPanel(stage, person, await lastBoard(stage, thread));
}

test('what is new stands above the question of who meets it', async () => {
  expect((await panelOf('taught')).text).toMatch(/🎓 (Bierzesz kamyki|You take pebbles)/);
});

test('a match in which lessons are off says nothing', async () => {
  expect((await panelOf('silent')).text).not.toContain('🎓');
});

test('First Reconnaissance begins with a lesson, and one way leads to its passage', async () => {
  const { text, buttons } = await panelOf(mageKnight.id);
  expect(text).toContain('🎓 Taktyka decyduje');
  const ways = buttons.filter(({ customId }) => customId?.startsWith('rule.'));
  expect(ways.map(({ customId }) => customId)).toEqual(['rule.mage-knight.tactic-choice']);
});
