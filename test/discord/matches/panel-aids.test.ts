import { afterAll, beforeAll, expect, test } from 'vitest';
import { randomFrom } from '../../../src/engine/index.js';
import { tashKalar } from '../../../src/games/tash-kalar/game.js';
import type { SeenMessage } from '../../../src/local/server.js';
import { pebbles } from '../../engine/pebbles.js';
import { answerPanel, isAsking, openPanel, playTurn } from '../player.js';
import { buttonOf, lastBoard, type OwnStage, raiseStage, startMatch } from '../stage.js';

let stage: OwnStage;
beforeAll(async () => {
  stage = await raiseStage([pebbles, tashKalar]);
});
afterAll(() => stage.close());

const command = async (person: string, thread: string, name: string, options = {}): Promise<SeenMessage> =>
  (await stage.discord.control.command(person, thread, name, options)).settled(30_000);

/** The person a match waits for first. */
async function awaited(thread: string): Promise<string> {
  const match = (await stage.store.matchAt(thread))!;
  return match.seats[match.clocks.findIndex(({ since }) => since !== null)]!.player!;
}

test('a panel on which nothing is left to do leads to the table that waits longest, and so does /games next', async () => {
  const { control } = stage.discord;
  const first = await startMatch(stage, pebbles.id);
  const person = await awaited(first);
  const nothing = await command(stage.people[3]!, stage.channel, 'games', { next: true });
  expect(nothing.text).toContain('No table waits for you');

  const others = [await startMatch(stage, pebbles.id), await startMatch(stage, pebbles.id)];
  const waiting = [];
  for (const thread of [first, ...others]) if ((await awaited(thread)) === person) waiting.push(thread);
  expect(waiting.length).toBe(3);
  await playTurn(stage, person, await lastBoard(stage, first), randomFrom('1'.repeat(32)));
  const done = await openPanel(stage, person, await lastBoard(stage, first));
  expect(isAsking(done)).toBe(false);
  expect(done.text).toContain(`Następna:** <#${others[0]}>`);
  expect(done.text).toContain('czeka na Ciebie jeszcze 1 partia');
  const next = await (await control.press(person, done.id, buttonOf(done, 'next'))).settled();
  expect(next.text).toContain(`<#${others[0]}>`);
  expect(isAsking(next)).toBe(true);
  expect((await command(person, first, 'games', { next: true })).text).toContain(`<#${others[0]}>`);
});

test('a panel says until when there is time, to who is asked and to who waits', async () => {
  const thread = await startMatch(stage, tashKalar.id);
  const person = await awaited(thread);
  const other = stage.people.slice(0, 2).find(id => id !== person)!;
  const board = await lastBoard(stage, thread);
  const { clocks } = (await stage.store.matchAt(thread))!;
  const due = clocks.find(({ since }) => since !== null)!.due!;
  const line = new RegExp(`⏳ Termin: <t:${Math.floor(due / 1000)}:R>`);
  for (const each of [person, other]) expect((await openPanel(stage, each, board)).text).toMatch(line);
  const asked = await openPanel(stage, person, board);
  expect(asked.text.trimEnd().endsWith(':R>'), 'below the question and its buttons').toBe(true);
});

test('a note to self stands on the panel of who wrote it and on nobody else’s', async () => {
  const { control } = stage.discord;
  const thread = await startMatch(stage, pebbles.id);
  const person = await awaited(thread);
  const other = stage.people.slice(0, 2).find(id => id !== person)!;
  const board = await lastBoard(stage, thread);
  const waiting = await (await control.press(other, board.id, buttonOf(board, 'more'))).settled();
  const act = await control.press(other, waiting.id, buttonOf(waiting, 'note'));
  await control.waitFor(() => act.modal);
  const noted = await (await control.submit(other, act, { note: 'C3 *potem* D4' })).settled();
  expect(noted.text).toContain('📝 C3 \\*potem\\* D4');
  expect((await openPanel(stage, other, board)).text).toContain('📝 C3');
  expect((await openPanel(stage, person, board)).text).not.toContain('📝');
});

test('who waits reads their note too, with one way to change it', async () => {
  const { control } = stage.discord;
  const thread = await startMatch(stage, tashKalar.id);
  const person = await awaited(thread);
  const other = stage.people.slice(0, 2).find(id => id !== person)!;
  const board = await lastBoard(stage, thread);
  const before = await openPanel(stage, other, board);
  expect(isAsking(before)).toBe(false);
  const act = await control.press(other, before.id, buttonOf(before, 'note'));
  await control.waitFor(() => act.modal);
  await (await control.submit(other, act, { note: 'środek' })).settled();
  const noted = await openPanel(stage, other, board);
  expect(noted.text).toContain('📝 środek');
  expect(noted.buttons.filter(({ customId }) => customId?.startsWith('note.'))).toHaveLength(1);
  const again = await control.press(other, noted.id, buttonOf(noted, 'note'));
  await control.waitFor(() => again.modal);
  const emptied = await (await control.submit(other, again, { note: '  ' })).settled();
  expect(emptied.text).not.toContain('📝');
  expect(stage.faults).toEqual([]);
});

test('who plays no more keeps no notes there, on however old a message', async () => {
  const { control } = stage.discord;
  const thread = await startMatch(stage, tashKalar.id);
  const [person] = stage.people as [string];
  const board = await lastBoard(stage, thread);
  const more = await (await control.press(person, board.id, buttonOf(board, 'more'))).settled();
  const asks = await command(person, thread, 'concede');
  await (await control.press(person, asks.id, buttonOf(asks, 'concede'))).settled();
  const act = await control.press(person, more.id, buttonOf(more, 'note'));
  expect((await act.settled()).text).toContain('Nie grasz');
  expect(act.modal).toBeNull();
});

test('what was taken back stays in /log and in the export, struck out', async () => {
  const thread = await startMatch(stage, pebbles.id);
  const match = (await stage.store.matchAt(thread))!;
  const random = randomFrom('3'.repeat(32));
  for (let turn = 0; turn < 12; turn++) {
    const person = await awaited(thread);
    const panel = await openPanel(stage, person, await lastBoard(stage, thread));
    await answerPanel(stage, person, panel, random);
    const before = (await stage.store.log(match.id, 0)).length;
    const undone = await command(person, thread, 'undo');
    const after = (await stage.store.log(match.id, 0)).length;
    if (after < before) {
      expect(undone.text).not.toBe('');
      break;
    }
    await playTurn(stage, person, await lastBoard(stage, thread), random);
  }
  const history = await stage.store.history(match.id, 0);
  expect(history.some(({ undone }) => undone)).toBe(true);
  const log = await command(await awaited(thread), thread, 'log');
  expect(log.text).toMatch(/↩️ ~~.+~~/);
  const files = (await command(await awaited(thread), thread, 'match export')).files;
  const exported = await Promise.all(files.map(async ({ url }) => (await fetch(url)).text()));
  expect(exported.join('\n')).toContain('"undone"');
  expect(exported.join('\n'), 'also in the one to read').toContain('↩️');
});

test('every panel opens the passage of its question, and a panel in words has no picture until asked', async () => {
  const { control } = stage.discord;
  const thread = await startMatch(stage, tashKalar.id);
  const person = await awaited(thread);
  const board = await lastBoard(stage, thread);
  const panel = await openPanel(stage, person, board);
  expect(panel.files.length).toBeGreaterThan(0);
  const passage = await (await control.press(person, panel.id, buttonOf(panel, 'rule'))).settled();
  expect(passage.text).toContain('TK-3');

  await command(person, thread, 'settings', { board: 'text' });
  const inWords = await openPanel(stage, person, board);
  expect(inWords.files).toEqual([]);
  expect(isAsking(inWords)).toBe(true);
  const said = await command(person, thread, 'board');
  expect(said.files).toEqual([]);
  expect(inWords.text).toContain(said.text.slice(0, 80));
  const shown = await (await control.press(person, inWords.id, buttonOf(inWords, 'picture'))).settled();
  expect(shown.files.length).toBe(1);
  expect((await command(person, thread, 'board', { text: false })).files.length).toBe(1);
  expect((await command(person, thread, 'hand')).files).toEqual([]);
  expect(stage.faults).toEqual([]);
});

test('a move typed out of turn is kept on the panel of who typed it, and can be withdrawn', async () => {
  const { control } = stage.discord;
  const thread = await startMatch(stage, tashKalar.id);
  const person = await awaited(thread);
  const other = stage.people.slice(0, 2).find(id => id !== person)!;
  const typing = await control.autocomplete(other, thread, 'act', { move: 'C3' }, 'move');
  expect((await control.waitFor(() => typing.choices))[0]?.name).toBe('Zachowaj na moją turę: C3');
  const kept = await command(other, thread, 'act', { move: 'C3' });
  expect(kept.text).toContain('📜 Polecenie na Twoją turę, zapieczętowane: `C3`');
  const board = await lastBoard(stage, thread);
  expect((await openPanel(stage, person, board)).text).not.toContain('📜');
  const gone = await (await control.press(other, kept.id, buttonOf(kept, 'withdraw'))).settled();
  expect(gone.text).not.toContain('📜');
  expect(stage.faults).toEqual([]);
});
