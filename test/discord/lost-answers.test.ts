import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Fault, SeenMessage } from '../../src/local/server.js';
import { makeLog } from '../../src/log.js';
import { pebbles } from '../engine/pebbles.js';
import { isAsking, openPanel } from './player.js';
import { buttonOf, lastBoard, type OwnStage, raiseStage, startMatch } from './stage.js';

let stage: OwnStage;
let thread: string;
let board: SeenMessage;
let asked: string;
beforeAll(async () => {
  stage = await raiseStage([pebbles]);
});
beforeEach(async () => {
  stage.discord.control.faults.clear();
  stage.faults.length = 0;
  thread = await startMatch(stage, pebbles.id);
  board = await lastBoard(stage, thread);
  asked = board.pings[0]!;
});
afterAll(() => stage.close());

const CALLBACK = /^POST \/interactions\//;
const EDIT = /^PATCH \/webhooks\//;
const LOSSES: readonly (readonly [string, RegExp, Fault])[] = [
  ['a 502 after the acknowledgement took effect', CALLBACK, { kind: 'error', effect: 'after', status: 502 }],
  ['a 502 before it took effect', CALLBACK, { kind: 'error', effect: 'before', status: 502 }],
  ['a socket dropped after it took effect', CALLBACK, { kind: 'close', effect: 'after' }],
  ['a socket dropped before', CALLBACK, { kind: 'close', effect: 'before' }],
  ['a 502 after the answer was shown', EDIT, { kind: 'error', effect: 'after', status: 502 }],
  ['a socket dropped while the answer is sent', EDIT, { kind: 'close', effect: 'before' }],
];

test.each(LOSSES)('%s ends with the panel shown', async (_, route, fault) => {
  stage.discord.control.faults.next(route, fault);
  const panel = await openPanel(stage, asked, board);
  expect(isAsking(panel)).toBe(true);
  expect(stage.faults).toEqual([]);
});

test.each(LOSSES)('%s: a move is made once, and the panel goes on', async (_, route, fault) => {
  const { control } = stage.discord;
  const panel = await openPanel(stage, asked, board);
  const before = (await stage.store.lastMatchAt(thread))!.moment;
  control.faults.next(route, fault);
  const act = await control.press(asked, panel.id, buttonOf(panel, 'say'));
  await control.waitFor(() => act.edits.length > 0);
  expect((await stage.store.lastMatchAt(thread))!.moment).toBe(before + 1);
});

test('a command whose answer Discord refuses ends with a sentence, never with a placeholder', async () => {
  const { control } = stage.discord;
  stage.tampering.refuse(/^PATCH \/webhooks\//, { status: 400, code: 50035, message: 'Invalid Form Body' });
  const act = await control.command(asked, thread, 'board', {});
  expect((await act.settled()).text).toContain('Coś zepsuło się po naszej stronie');
  expect(stage.faults).toHaveLength(1);
  const lines: string[] = [];
  makeLog('info', { write: line => void lines.push(line) }).error(stage.faults[0]!, 'A fault of ours');
  expect(lines.join('').length, 'the picture is not in the log').toBeLessThan(5_000);
  expect(lines.join('')).toContain('Invalid Form Body');
  expect(lines.join('')).not.toContain(act.token);
});
