import { afterAll, beforeAll, expect, test } from 'vitest';
import { pebbles } from '../../engine/pebbles.js';
import { isAsking, openPanel, publicPosts } from '../player.js';
import { buttonOf, lastBoard, type OwnStage, openLobby, raiseStage, startMatch } from '../stage.js';

let stage: OwnStage;
beforeAll(async () => {
  stage = await raiseStage([pebbles]);
});
afterAll(() => stage.close());

test('a table with a bank of time says so everywhere: lobby, post, status, list of matches', async () => {
  const { control } = stage.discord;
  const [host, guest] = stage.people as [string, string];
  const lobby = await openLobby(stage, pebbles.id);
  const panel = await (await control.press(host, lobby.id, buttonOf(lobby, 'options'))).settled();
  const choose = async (verb: string, label: string) => {
    const menu = panel.selects.find(({ customId }) => customId.startsWith(`${verb}.`))!;
    const option = menu.options.find(each => each.label.startsWith(label))!;
    return (await control.select(host, panel.id, menu.customId, [option.value])).settled();
  };
  await choose('pace', '3 dni na partię i 12 godzin więcej co turę');
  await choose('zero', 'Gdy minie czas: partia przegrana');
  await (await control.press(guest, lobby.id, buttonOf(lobby, 'join'))).settled();
  const [match] = await stage.store.matchesOf(guest);
  expect(match!.pace).toMatchObject({ limit: null, bank: { size: 72 * 3_600_000 }, atZero: 'lost' });
  const shown = publicPosts(stage, stage.channel).find(({ id }) => id === lobby.id)!;
  expect(shown.text).toContain('3 dni na partię');
  expect(shown.text).toContain('partia przegrana');

  await (await control.press(host, lobby.id, buttonOf(lobby, 'start'))).settled();
  const { place } = (await stage.store.matchesOf(guest))[0]!;
  expect((await lastBoard(stage, place!)).text).toMatch(/termin: <t:\d+:R>/);
  const status = await (await control.command(host, place!, 'match status', {})).settled();
  expect(status.text).toMatch(/zostało: 2 dni 23 godz\./);
  expect(status.text, 'the pace itself').toContain('3 dni na partię');
  expect((await (await control.command(host, place!, 'games', {})).settled()).text).toMatch(/termin <t:\d+:R>/);
});

test('somebody who is away is played for by who agrees to it, and everybody sees it', async () => {
  const { control } = stage.discord;
  const [away, , standIn] = stage.people as [string, string, string];
  const thread = await startMatch(stage, pebbles.id);
  const board = await lastBoard(stage, thread);
  const set = await (await control.command(away, thread, 'settings', { away: '7 dni', 'stand-in': standIn })).settled();
  expect(
    set.selects.flatMap(({ options }) => options.filter(({ chosen }) => chosen).map(({ label }) => label)),
  ).toContainEqual(expect.stringMatching(/^Nieobecność: do \d+ \p{L}+ \d{4}$/u));
  const asked = await control.waitFor(() => publicPosts(stage, thread).find(({ text }) => text.startsWith('🏖️')));
  expect(asked.pings).toEqual([standIn]);
  expect(isAsking(await openPanel(stage, standIn, board)), 'no hand before the yes').toBe(false);
  const stranger = await control.press(away, asked.id, buttonOf(asked, 'stand-in'));
  expect((await control.waitFor(() => stranger.followUps[0])).text).toContain('miejsce');
  const agreed = await (await control.press(standIn, asked.id, buttonOf(asked, 'stand-in'))).settled();
  expect(agreed.text).toMatch(/gra za: .*, do <t:\d+:D>/);
  const called = await control.waitFor(() =>
    publicPosts(stage, thread).find(({ id, text }) => id === board.id && text.includes(`<@${standIn}>`)),
  );
  expect(called.text, 'the table says until when').toMatch(
    new RegExp(`🏖️ <@${away}> · nieobecność do <t:\\d+:D>, gra <@${standIn}>`),
  );
  expect(isAsking(await openPanel(stage, standIn, called))).toBe(true);
  const status = await (await control.command(away, thread, 'match status', {})).settled();
  expect(status.text).toMatch(new RegExp(`nieobecność do <t:\\d+:D>, gra <@${standIn}>`));
  expect(status.text, 'whom the board calls').toContain(`Czekamy na ruch: <@${standIn}> i <@${stage.people[1]}>.`);
  const listed = await (await control.command(stage.people[1]!, thread, 'games', {})).settled();
  expect(listed.text).toMatch(new RegExp(`🏖️ <@${away}> · nieobecność do <t:\\d+:D>`));
  await (await control.command(away, thread, 'settings', { away: 'wracam' })).settled();
  expect(isAsking(await openPanel(stage, standIn, called))).toBe(false);
  expect(stage.faults).toEqual([]);
});
