import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { pebbles } from '../engine/pebbles.js';
import { isAsking, openPanel } from './player.js';
import { buttonOf, lastBoard, type OwnStage, raiseStage, startMatch } from './stage.js';

let stage: OwnStage;
beforeAll(async () => {
  stage = await raiseStage([pebbles]);
});
afterAll(() => stage.close());

/** Holds up what is read from the store, as a slow disk does. */
function holdStore(): () => void {
  const { store } = stage.program.house;
  const { settings, match } = store;
  let release: () => void = () => undefined;
  const held = new Promise<void>(resolve => {
    release = resolve;
  });
  vi.spyOn(store, 'settings').mockImplementation((...given) => held.then(() => settings(...given)));
  vi.spyOn(store, 'match').mockImplementation((...given) => held.then(() => match(...given)));
  return () => {
    vi.restoreAllMocks();
    release();
  };
}

test('whatever is pressed or typed is acknowledged before anything is looked up', async () => {
  const thread = await startMatch(stage, pebbles.id);
  const board = await lastBoard(stage, thread);
  const asked = board.pings[0]!;
  const panel = await openPanel(stage, asked, board);
  const { control } = stage.discord;
  const release = holdStore();
  const acts = await Promise.all([
    control.press(asked, panel.id, buttonOf(panel, 'say')),
    control.press(asked, board.id, buttonOf(board, 'play')),
    control.press(asked, board.id, buttonOf(board, 'past')),
    control.command(asked, thread, 'board', {}),
  ]);
  try {
    await control.waitFor(() => acts.every(act => act.acknowledgedAfter !== null), 3_000);
  } finally {
    release();
  }
  for (const act of acts) {
    await act.settled();
    expect(act.failed).toBe(false);
  }
});

test('a bot that is told to stop answers first what has come in', async () => {
  const thread = await startMatch(stage, pebbles.id);
  const board = await lastBoard(stage, thread);
  const [asked] = board.pings as [string];
  const { control } = stage.discord;
  const release = holdStore();
  const act = await control.press(asked, board.id, buttonOf(board, 'play'));
  const restarted = stage.restart();
  release();
  await restarted;
  expect(act.edits).toHaveLength(1);
  expect(isAsking(act.reply!)).toBe(true);
  expect(stage.faults).toEqual([]);
});
