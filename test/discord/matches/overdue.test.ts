import { afterAll, beforeAll, expect, test } from 'vitest';
import { randomFrom } from '../../../src/engine/index.js';
import type { SeenMessage } from '../../../src/local/server.js';
import { waitingSeats } from '../../../src/matches/index.js';
import { pebbles } from '../../engine/pebbles.js';
import { answerPanel, isAsking, openPanel, publicPosts } from '../player.js';
import { buttonOf, lastBoard, type OwnStage, raiseStage, startMatch } from '../stage.js';

const HOUR = 3_600_000;
let stage: OwnStage;
let passed = 0;
beforeAll(async () => {
  stage = await raiseStage([pebbles], () => Date.now() + passed);
});
afterAll(() => stage.close());

/** Plays on until one person alone is asked; returns them and the other. */
async function oneAsked(thread: string): Promise<readonly [string, string]> {
  const random = randomFrom('7'.repeat(32));
  for (;;) {
    const match = (await stage.store.lastMatchAt(thread))!;
    const asked = (await waitingSeats(stage.program.house, match)).map(seat => match.seats[seat]!.player!);
    if (asked.length === 1) return [asked[0]!, stage.people.slice(0, 2).find(person => person !== asked[0])!];
    const panel = await openPanel(stage, asked[0]!, await lastBoard(stage, thread));
    if (isAsking(panel)) await answerPanel(stage, asked[0]!, panel, random);
  }
}

/** Time goes by, and the clock of the bot strikes. */
async function later(hours: number): Promise<void> {
  passed += hours * HOUR;
  await stage.restart();
}

const postWith = (thread: string, sign: '🔔' | '⏰', after = ''): Promise<SeenMessage> =>
  stage.discord.control.waitFor(() =>
    publicPosts(stage, thread).findLast(({ id, text }) => id > after && text.startsWith(sign)),
  );

test('past the limit a new message calls everybody, and shows what was decided', async () => {
  const { control } = stage.discord;
  const thread = await startMatch(stage, pebbles.id);
  const [late, other] = await oneAsked(thread);
  await later(25);
  const reminder = await postWith(thread, '🔔');
  expect(reminder.text).toContain('stół czeka na Twój ruch');
  expect(reminder.pings).toEqual([late]);
  const gone = reminder.id;
  await later(25);
  const second = await postWith(thread, '🔔', gone);
  expect(second.id, 'it rings again, and the first one goes').not.toBe(gone);
  await control.waitFor(() => publicPosts(stage, thread).every(({ id }) => id !== gone) || undefined);
  const put = await (await control.press(late, second.id, buttonOf(second, 'snooze'))).settled();
  expect(put.text).toMatch(/Przypomnę <t:\d+:R>/);
  await later(25);
  const question = await postWith(thread, '⏰');
  expect(question.id, 'an edit would notify nobody').not.toBe(reminder.id);
  expect([...question.pings].sort()).toEqual([late, other].sort());
  expect(isAsking(await openPanel(stage, late, question)), 'the late one can still move from it').toBe(true);

  const own = await control.press(late, question.id, buttonOf(question, 'late'));
  expect((await control.waitFor(() => own.followUps[0])).text).toContain('O tym decydują pozostali');
  const settled = await (await control.press(other, question.id, buttonOf(question, 'late'))).settled();
  expect(settled.id).toBe(question.id);
  expect(settled.text).toContain('czekamy dalej');
  expect(settled.text, 'a new limit').toMatch(/termin: <t:\d+:R>/);
  expect(settled.buttons.map(({ label }) => label)).toEqual(['Graj']);

  await later(73);
  expect((await postWith(thread, '⏰', question.id)).pings).toContain(other);
  expect(stage.faults).toEqual([]);
}, 60_000);

test('past the limit the table is told in its thread, wherever the late one wants to be called', async () => {
  const { control } = stage.discord;
  const thread = await startMatch(stage, pebbles.id);
  const [late, other] = await oneAsked(thread);
  const notify = async (way: string) =>
    (await control.command(late, stage.channel, 'settings', { notify: way })).settled(30_000);
  await notify('digest');
  await later(73);
  const question = await postWith(thread, '⏰');
  expect(question.text).toContain(`<@${other}>: co robimy?`);
  expect(question.pings).toContain(other);
  await notify('thread');
}, 60_000);

test('at a table of three one alone asks the other, and the question stays until they agree', async () => {
  const { control } = stage.discord;
  const thread = await startMatch(stage, pebbles.id, 3);
  const [late, other, kim] = stage.people as [string, string, string];
  for (const person of [other, kim]) {
    const panel = await openPanel(stage, person, await lastBoard(stage, thread));
    await answerPanel(stage, person, panel, randomFrom('7'.repeat(32)));
  }
  await later(73);
  const question = await postWith(thread, '⏰');
  const claim = question.buttons.find(({ customId }) => customId?.endsWith('.claim'))!;
  expect(claim.label).toBe('Usuń z partii');
  const kept = await (await control.press(other, question.id, claim.customId!)).settled();
  expect(kept.buttons.map(({ label }) => label)).toContain('Czekamy dalej');
  const asked = await control.waitFor(() =>
    publicPosts(stage, thread).find(({ text }) =>
      text.includes('proponuje grać dalej bez jednej osoby: odpada Żaneta'),
    ),
  );
  expect(asked.pings).toEqual([kim]);
  const lateSeat = async () => (await stage.store.lastMatchAt(thread))!.seats.find(({ player }) => player === late)!;
  expect((await lateSeat()).conceded).toBe(false);
  const carried = await (await control.press(kim, asked.id, buttonOf(asked, 'vote'))).settled();
  expect(carried.text).toContain('Zgoda.');
  expect((await lateSeat()).conceded).toBe(true);
}, 60_000);
