import { mkdirSync } from 'node:fs';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { randomFrom } from '../../../src/engine/index.js';
import type { SeenMessage } from '../../../src/local/server.js';
import { pebbles } from '../../engine/pebbles.js';
import { playToEnd, publicPosts } from '../player.js';
import { type OwnStage, raiseStage } from '../stage.js';
import { actingOn, idOf, PATIENCE } from './acting.js';

const DAY = 86_400_000;
let stage: OwnStage;
let time = Date.UTC(2026, 4, 1);

beforeAll(async () => {
  stage = await raiseStage([pebbles], () => time);
});
afterAll(() => stage.close());

const { command, press, post } = actingOn(() => stage);

/** Keeps a picture where a person can look at it. */
async function keepPicture(message: SeenMessage, name: string): Promise<void> {
  const data = Buffer.from(await (await fetch(message.files[0]!.url)).arrayBuffer());
  mkdirSync('test-output', { recursive: true });
  await sharp(data).png().toFile(`test-output/${name}.png`);
}

test('a league runs itself: created, joined by four, started, a round played, its table drawn', async () => {
  const { control } = stage.discord;
  const [boss, ...others] = stage.people as [string, ...string[]];
  await command(boss, 'league create', { name: 'Liga *Żubra*', game: pebbles.id, format: 'round-robin' });
  const living = await post(({ text }) => text.includes('Liga'));
  expect(living.text).toContain('każdy z każdym');
  await command(boss, 'league join');
  for (const person of others) await press(person, living, 'league.');
  const again = await control.press(others[0]!, living.id, idOf(living, 'league.'));
  expect((await control.waitFor(() => again.followUps[0])).text).toContain('już w lidze');
  expect((await press(others[1]!, living, `league-look.`)).ephemeral).toBe(true);

  const stranger = await (await control.press(others[0]!, living.id, living.buttons.at(-1)!.customId!)).settled(
    PATIENCE,
  );
  expect(stranger.text).toContain('prowadzą');
  const panel = await (await control.press(boss, living.id, living.buttons.at(-1)!.customId!)).settled(PATIENCE);
  const rules = await press(boss, panel, 'league-set.');
  expect(rules.text).toMatch(/4 osoby.*3 rundy/s);
  await press(boss, rules, 'league-set.');

  const tables = await control.waitFor(() => {
    const threads = control.threads(stage.channel);
    return threads.length === 2 && threads;
  }, PATIENCE);
  const calls = await post(({ text }) => text.includes('Wasz stół'));
  expect(calls.pings).toHaveLength(2);
  for (const { id } of tables) {
    const board = await control.waitFor(
      () => publicPosts(stage, id).find(({ buttons }) => buttons.some(({ customId }) => customId?.startsWith('play.'))),
      PATIENCE,
    );
    expect(board.text).toContain('🏆 Liga');
    time += DAY;
    const result = await playToEnd(stage, id, randomFrom('9'.repeat(32)));
    expect(result.text).toMatch(/liczy się do rankingu|does not count/);
    expect(result.text).toMatch(/1000 → \*\*\d+\*\*/);
    if (id === tables[0]!.id) await stage.restart();
  }

  await control.waitFor(() => control.threads(stage.channel).length === 4, PATIENCE);
  const round = await control.waitFor(() => {
    const shown = control.visibleTo(boss, stage.channel).find(({ id }) => id === living.id);
    return shown?.text.includes('Runda 2 z 3') && shown;
  }, PATIENCE);
  expect(round.files[0]?.description).toContain('1. ');
  await keepPicture(round, 'league-table');
  expect(stage.faults).toEqual([]);
}, 240_000);

test('the table, the reasons, the leaderboard and profiles answer in the language of who asks', async () => {
  const [boss, , kim] = stage.people as [string, string, string];
  expect((await command(kim, 'league why')).text).toMatch(/begins\. Matches begun so far: .* \d/);
  expect((await command(boss, 'league why')).text).toContain('Skąd punkty');
  expect((await command(kim, 'league schedule')).text).toContain('Round 2');
  const files = (await command(boss, 'league table', { as: 'csv' })).files;
  expect(files.map(({ filename }) => filename)).toEqual(['table.csv', 'pairings.csv']);
  const profile = await command(boss, 'profile');
  expect(profile.text).toMatch(/Ranking \*\*\d+\*\*/);
  await keepPicture(profile, 'profile');
  const board = await command(boss, 'leaderboard', { game: pebbles.id });
  expect(board.files[0]?.description).toContain('Łukasz');
  await keepPicture(board, 'leaderboard');
  const numbers = await command(kim, 'leaderboard', { game: pebbles.id, show: 'statistics' });
  expect(numbers.files[0]?.description).toMatch(/Wins by side.*Who begins: \d+%/s);
  await keepPicture(numbers, 'statistics');
});

test('an organiser awards a result with a reason everybody reads, by a form', async () => {
  const { control } = stage.discord;
  const boss = stage.people[0]!;
  const living = await post(({ text }) => text.includes('Runda 2 z 3') && text.includes('każdy z każdym'));
  const panel = await (await control.press(boss, living.id, living.buttons.at(-1)!.customId!)).settled(PATIENCE);
  const menu = panel.selects.find(({ customId }) => customId.startsWith('league-form.'))!;
  const opened = await control.select(boss, panel.id, menu.customId, [menu.options[0]!.value]);
  await control.waitFor(() => opened.modal);
  await (await control.submit(boss, opened, { result: ['first'], reason: 'umówili się' })).settled(PATIENCE);
  expect((await post(({ text }) => text.includes('⚖️'))).text).toContain('umówili się');
});

test('deadlines are announced and then kept, and the season closes with a podium', async () => {
  for (let step = 0; step < 14; step++) {
    time += 1.5 * DAY;
    await stage.restart();
  }
  expect((await post(({ text }) => text.includes('⏰'))).text).toContain('termin mija');
  const final = await post(({ text }) => text.includes('koniec sezonu'));
  expect(final.text).toContain('🥇');
  await keepPicture(final, 'league-final');
  expect(stage.faults).toEqual([]);
}, 120_000);

test('a person takes their data along, and is forgotten on request', async () => {
  const kim = stage.people[2]!;
  const file = (await command(kim, 'settings', { data: 'export' })).files[0]!;
  const data = (await (await fetch(file.url)).json()) as Record<string, object[]>;
  expect(data.ratings).toHaveLength(1);
  const asks = await command(kim, 'settings', { data: 'delete' });
  expect((await press(kim, asks, 'forget.')).text).toContain('nothing about you');
  const again = (await command(kim, 'settings', { data: 'export' })).files[0]!;
  const rest = (await (await fetch(again.url)).json()) as Record<string, object[]>;
  const left = Object.entries(rest).filter(([, rows]) => rows.length > 0);
  expect(left).toEqual([]);

  const boss = stage.people[0]!;
  const csv = (await command(boss, 'league table', { as: 'csv' })).files;
  const tables = await Promise.all(csv.map(async ({ url }) => (await fetch(url)).text()));
  expect(tables.join()).not.toContain('Kim');
  expect(tables.join()).toContain('—');
  const ranking = await command(boss, 'leaderboard', { game: pebbles.id, show: 'text' });
  expect(ranking.text).toContain('Łukasz');
  for (const text of [ranking.text, (await command(boss, 'league schedule')).text]) expect(text).not.toContain('Kim');
  await stage.discord.control.waitFor(() => {
    const living = publicPosts(stage, stage.channel).find(({ text }) => text.includes('Sezon zakończony.'));
    return living?.files[0]?.description.includes('—') && !living.files[0].description.includes('Kim');
  }, PATIENCE);
});
