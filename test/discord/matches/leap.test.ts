import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeCustomId } from '../../../src/discord/custom-id.js';
import { monolithArena } from '../../../src/games/monolith-arena/game.js';
import type { SeenMessage } from '../../../src/local/server.js';
import { openPanel } from '../player.js';
import { buttonOf, lastBoard, type OwnStage, raiseStage, startMatch } from '../stage.js';

let stage: OwnStage;
beforeAll(async () => {
  stage = await raiseStage([monolithArena]);
});
afterAll(() => stage.close());

/** A button that answers two questions at once. */
const leaping = ({ buttons }: SeenMessage): string | undefined =>
  buttons.find(({ customId, disabled }) => !disabled && /^say(\.\w+){4}$/.test(customId ?? ''))?.customId ?? undefined;

/** Plays on by the first button of each panel until one leaps. */
async function untilItLeaps(thread: string): Promise<{ person: string; panel: SeenMessage; customId: string }> {
  const { control } = stage.discord;
  let board = await lastBoard(stage, thread);
  for (let turn = 0; turn < 12; turn++) {
    const [person] = board.pings as [string];
    let panel = await openPanel(stage, person, board);
    for (;;) {
      const customId = leaping(panel);
      if (customId) return { person, panel, customId };
      const say = panel.buttons.find(each => !each.disabled && each.customId?.startsWith('say.'));
      if (!say) break;
      panel = await (await control.press(person, panel.id, say.customId!)).settled(30_000);
    }
    board = await lastBoard(stage, thread, board.id);
  }
  throw new Error('Nobody ever had a single tile to place');
}

test('with one tile to place, the place says both: what and where', async () => {
  const { control } = stage.discord;
  const thread = await startMatch(stage, monolithArena.id);
  const { person, panel, customId } = await untilItLeaps(thread);
  expect(panel.text).toMatch(/Gdzie stawiasz/);
  const before = (await stage.store.lastMatchAt(thread))!;
  stage.tampering.forge(({ data }) => Object.assign(data, { custom_id: `${customId.replace(/\d+$/, '')}99` }));
  const refused = await (await control.press(person, panel.id, customId)).settled(30_000);
  expect((await stage.store.lastMatchAt(thread))!.moment, 'a place that is not there changes nothing').toBe(
    before.moment,
  );
  await (await control.press(person, refused.id, customId)).settled(30_000);
  const answers = await stage.store.answers(before.id);
  const given = answers.filter(({ moment }) => moment >= before.moment).map(({ answer }) => answer.key);
  expect(given.slice(0, 2)).toEqual(['turn', 'hex']);
  expect(customId).toBe(makeCustomId('say', before.id, before.moment, ...customId.split('.').slice(3)));
  expect(stage.faults).toEqual([]);
}, 60_000);

test('the buttons of a post: play, hand, what happened, more', async () => {
  const board = await lastBoard(stage, await startMatch(stage, monolithArena.id));
  expect(['play', 'hand', 'past', 'more'].map(verb => buttonOf(board, verb))).toHaveLength(4);
  expect(board.buttons).toHaveLength(4);
});
