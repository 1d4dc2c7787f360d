import { afterAll, beforeAll, expect, test } from 'vitest';
import { wordsIn } from '../../../src/discord/words/index.js';
import { games } from '../../../src/registry.js';
import { answerPanel, isAsking, openPanel, publicPosts } from '../player.js';
import { buttonOf, type OwnStage, openLobby, raiseStage } from '../stage.js';

let stage: OwnStage;
beforeAll(async () => {
  stage = await raiseStage(games);
});
afterAll(() => stage.close());

test('one person plays against the computer: it answers from its own thread, and the board calls only the person', async () => {
  const { control } = stage.discord;
  const [host] = stage.people as [string];
  const lobby = await openLobby(stage, 'monolith-arena');
  const panel = await (await control.press(host, lobby.id, buttonOf(lobby, 'options'))).settled(30_000);
  const bots = panel.selects.find(({ customId }) => customId.startsWith('bot.'))!;
  for (const [level, name] of [
    ['hard', 'Trudny komputer'],
    ['easy', 'Łatwy komputer'],
  ] as const) {
    await (await control.select(host, panel.id, bots.customId, [level])).settled(30_000);
    await control.waitFor(
      () => control.visibleTo(host, stage.channel).some(({ id, text }) => id === lobby.id && text.includes(name)),
      30_000,
    );
  }
  await (await control.press(host, lobby.id, buttonOf(lobby, 'start'))).settled(30_000);
  const thread = control.threads(stage.channel).at(-1)!.id;
  let last = '';
  for (let turn = 0; turn < 4; turn++) {
    const board = await control.waitFor(
      () =>
        publicPosts(stage, thread).findLast(
          post =>
            post.pings.includes(host) &&
            post.id !== last &&
            post.buttons.some(({ customId }) => customId?.startsWith('play.')),
        ),
      30_000,
    );
    last = board.id;
    let shown = await openPanel(stage, host, board);
    while (isAsking(shown)) shown = await answerPanel(stage, host, shown, [turn + 1, 2, 3, 4]);
    // The computer has moved while the panel waited: it tells so, and leads on, or back across that move.
    expect(buttonOf(shown, 'go'), shown.text).toBeDefined();
    if (turn === 1) {
      const again = await (await control.press(host, shown.id, buttonOf(shown, 'ask'))).settled(30_000);
      expect(isAsking(again)).toBe(true);
      shown = again;
      while (isAsking(shown)) shown = await answerPanel(stage, host, shown, [turn + 1, 2, 3, 4]);
    }
  }
  // On a busy machine it may think long enough for the table to be told.
  const boards = publicPosts(stage, thread).filter(
    ({ text }) => text !== '' && !text.includes(wordsIn('pl').computerThinks),
  );
  expect(boards.length, 'the whole turn of the computer is told in the post that calls the person').toBeLessThanOrEqual(
    5,
  );
  const answers = await stage.store.answers((await stage.store.lastMatchAt(thread))!.id);
  const seats = new Set(answers.map(({ answer }) => answer.seat));
  expect(seats.size).toBe(2);
  expect(
    publicPosts(stage, thread)
      .flatMap(({ pings }) => pings)
      .every(player => player === host),
  ).toBe(true);
  expect(stage.faults).toEqual([]);
}, 120_000);
