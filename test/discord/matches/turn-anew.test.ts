import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Game } from '../../../src/engine/index.js';
import { game as mageKnight } from '../../../src/games/mage-knight/game.js';
import type { Realm } from '../../../src/games/mage-knight/state.js';
import type { RealmView } from '../../../src/games/mage-knight/view.js';
import type { SeenMessage } from '../../../src/local/server.js';
import { inTurn } from '../../games/mage-knight/stage.js';
import { NO_LIMITS } from '../no-limits.js';
import { openPanel } from '../player.js';
import { lastBoard, type OwnStage, raiseStage, startMatch } from '../stage.js';

/** Mage Knight that begins in the middle of a turn: three cards in hand, nothing played. */
const turn: Game<Realm, RealmView> = {
  ...mageKnight,
  setup: () =>
    inTurn({ scenario: 'first_reconnaissance', heroes: ['tovak', 'goldyx'] }, hero => {
      hero.hand = ['march', 'stamina', 'promise'];
    }),
};

let stage: OwnStage;
let thread: string;
beforeAll(async () => {
  stage = await raiseStage([turn as Game], undefined, NO_LIMITS);
  for (const id of stage.people) stage.discord.control.setLocale(id, 'pl');
  thread = await startMatch(stage, turn.id, 2);
});
afterAll(() => stage.close());

const labels = (panel: SeenMessage): string[] => panel.buttons.map(({ label }) => label ?? '');
async function press(panel: SeenMessage, label: string): Promise<SeenMessage> {
  const found = panel.buttons.find(button => button.label?.includes(label));
  if (!found) throw new Error(`No ${label} among ${labels(panel).join(' | ')}`);
  return (await stage.discord.control.press(stage.people[0]!, panel.id, found.customId!)).settled(30_000);
}
const saved = async () => (await stage.store.saved((await stage.store.lastMatchAt(thread))!.id))!;

test('a whole turn is taken back by one press, as soon as there are two steps of it', async () => {
  let panel = await openPanel(stage, stage.people[0]!, await lastBoard(stage, thread));
  const first = labels(panel);
  panel = await press(panel, 'Marsz');
  expect(labels(panel)).toContain('Wstecz');
  expect(labels(panel)).not.toContain('Tura od nowa');
  panel = await press(panel, 'Podstawowa');
  panel = await press(panel, 'Wytrzymałość');
  panel = await press(panel, 'Podstawowa');
  expect(panel.text).toContain('Ruch 4');
  panel = await press(panel, 'Tura od nowa');
  expect(labels(panel)).toEqual(first);
  expect(panel.text).not.toContain('Ruch 4');
  const { tail, checkpoint } = await saved();
  expect(tail).toEqual([]);
  expect((checkpoint as Realm).heroes[0]!.hand).toEqual(['march', 'stamina', 'promise']);
});
