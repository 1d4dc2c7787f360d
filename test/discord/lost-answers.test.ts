import { setTimeout as pass } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { makeCustomId } from '../../src/discord/custom-id.js';
import type { Fault, SeenMessage } from '../../src/local/server.js';
import { makeLog } from '../../src/log.js';
import { pebbles } from '../engine/pebbles.js';
import { isAsking, openPanel } from './player.js';
import { buttonOf, lastBoard, type OwnStage, openLobby, raiseStage, startMatch } from './stage.js';

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

const CALLBACKS = LOSSES.filter(([, route]) => route === CALLBACK);

describe('a sentence that is the first answer', () => {
  test.each(CALLBACKS)('%s: arrives once', async (_, route, fault) => {
    const { control } = stage.discord;
    stage.tampering.forge(({ data }) => Object.assign(data, { component_type: 5, values: [asked] }));
    control.faults.next(route, fault);
    const act = await control.press(asked, board.id, buttonOf(board, 'play'));
    expect((await control.waitFor(() => act.reply)).text).toMatch(/czegoś brakuje/);
    await stage.program.house.queues.idle();
    expect(stage.faults).toEqual([]);
  });

  test.each(CALLBACKS)('%s: also where a form is refused', async (_, route, fault) => {
    const { control } = stage.discord;
    const stranger = stage.people[3]!;
    const customId = makeCustomId('note', (await stage.store.lastMatchAt(thread))!.id);
    stage.tampering.forge(({ data }) => Object.assign(data, { custom_id: customId }));
    control.faults.next(route, fault);
    const act = await control.press(stranger, board.id, buttonOf(board, 'play'));
    expect((await control.waitFor(() => act.reply)).text.length).toBeGreaterThan(10);
    expect(stage.faults).toEqual([]);
  });

  test.each(CALLBACKS)('%s: a form is opened', async (_, route, fault) => {
    const { control } = stage.discord;
    const customId = makeCustomId('note', (await stage.store.lastMatchAt(thread))!.id);
    stage.tampering.forge(({ data }) => Object.assign(data, { custom_id: customId }));
    control.faults.next(route, fault);
    const act = await control.press(asked, board.id, buttonOf(board, 'play'));
    await control.waitFor(() => act.modal);
    expect(stage.faults).toEqual([]);
  });
});

test('what fails as often as the library tries is tried again', async () => {
  stage.discord.control.faults.next(EDIT, { kind: 'error', effect: 'before', status: 502 }, 5);
  expect(isAsking(await openPanel(stage, asked, board))).toBe(true);
  expect(stage.faults).toEqual([]);
});

test.each<[string, RegExp, Fault]>([
  ['whose way broke', /^POST \/webhooks\//, { kind: 'close', effect: 'before' }],
  ['after a lost acknowledgement', CALLBACK, { kind: 'error', effect: 'after', status: 502 }],
])('a sentence below a public message %s arrives', async (_, route, fault) => {
  const { control } = stage.discord;
  const lobby = await openLobby(stage, pebbles.id);
  await (await control.press(stage.people[1]!, lobby.id, buttonOf(lobby, 'join'))).settled();
  control.faults.next(route, fault);
  const act = await control.press(stage.people[3]!, lobby.id, buttonOf(lobby, 'start'));
  expect((await control.waitFor(() => act.followUps[0])).text).toBe('You have no seat here. Press Join first.');
  expect(stage.faults).toEqual([]);
});

test.each([
  ['was dismissed', 10008, 404],
  ['has run out', 10015, 404],
  ['has a token that has run out', 50027, 401],
])('a panel that %s is answered by nobody, and is no fault', async (_, code, status) => {
  const { control } = stage.discord;
  stage.tampering.refuse(EDIT, { status, code, message: 'Gone' });
  const before = control.requests.length;
  const act = await control.press(asked, board.id, buttonOf(board, 'play'));
  await pass(500);
  expect(act.edits).toEqual([]);
  expect(control.requests.slice(before).filter(({ path }) => path.includes('/webhooks/'))).toEqual([]);
  expect(stage.faults).toEqual([]);
  expect(isAsking(await openPanel(stage, asked, board))).toBe(true);
});

test('what is lost again and again is given up after three times', async () => {
  const { control } = stage.discord;
  // Three times the panel, three times the sentence that says it could not be shown.
  control.faults.next(EDIT, { kind: 'close', effect: 'before' }, 6);
  await control.press(asked, board.id, buttonOf(board, 'play'));
  await expect.poll(() => stage.faults.length, { timeout: 20_000 }).toBe(2);
  expect(isAsking(await openPanel(stage, asked, board))).toBe(true);
});
