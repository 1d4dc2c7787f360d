import { afterAll, beforeAll, expect, test } from 'vitest';
import { pebbles } from '../../engine/pebbles.js';
import { publicPosts } from '../player.js';
import { buttonOf, lastBoard, type OwnStage, raiseStage, startMatch } from '../stage.js';

let stage: OwnStage;
beforeAll(async () => {
  stage = await raiseStage([pebbles]);
});
afterAll(() => stage.close());

test('an invitation keeps a seat, calls who is invited, and can be freed by the host', async () => {
  const { control } = stage.discord;
  const [host, guest, stranger] = stage.people as [string, string, string];
  const options = { game: pebbles.id, with: guest, 'with-2': host };
  await (await control.command(host, stage.channel, 'play', options)).settled();
  const lobby = await control.waitFor(() =>
    publicPosts(stage, stage.channel).findLast(({ pings }) => pings.length > 0),
  );
  expect(lobby.pings).toEqual([guest]);
  expect(lobby.text).toMatch(/2\. \*trzymane dla: <@\d+>, zwolni się <t:\d+:R>\*/);
  for (const person of [stranger, guest])
    await (await control.press(person, lobby.id, buttonOf(lobby, 'join'))).settled();
  const [match] = await stage.store.matchesOf(stranger);
  expect(match!.seats.map(({ player }) => player)).toEqual([host, guest, stranger, null]);

  await (await control.command(host, stage.channel, 'play', options)).settled();
  const second = await control.waitFor(() =>
    publicPosts(stage, stage.channel).findLast(({ id, pings }) => id !== lobby.id && pings.length > 0),
  );
  const panel = await (await control.press(host, second.id, buttonOf(second, 'options'))).settled();
  const free = panel.selects.find(({ customId }) => customId.startsWith('free.'))!;
  await (await control.select(host, panel.id, free.customId, [free.options[0]!.value])).settled();
  const after = (await stage.store.matchesOf(host)).find(({ id }) => buttonOf(second, 'join').endsWith(id))!;
  expect(after.seats.some(({ invited }) => invited)).toBe(false);
});

test('a rematch begins in a new thread when everybody has pressed', async () => {
  const { control } = stage.discord;
  const [winner, loser, stranger] = stage.people as [string, string, string];
  const thread = await startMatch(stage, pebbles.id);
  const asks = await (await control.command(loser, thread, 'concede', {})).settled();
  await (await control.press(loser, asks.id, buttonOf(asks, 'concede'))).settled();
  const result = await control.waitFor(() =>
    publicPosts(stage, thread).find(({ buttons }) => buttons.some(({ customId }) => customId?.startsWith('rematch.'))),
  );
  const press = (person: string) => control.press(person, result.id, buttonOf(result, 'rematch'));
  const refused = await press(stranger);
  expect((await control.waitFor(() => refused.followUps[0])).text).not.toBe('');
  expect((await (await press(winner)).settled()).text).toContain(`czekamy na: <@${loser}>`);
  const begun = await (await press(loser)).settled();
  const [, place] = /Rewanż toczy się tutaj: <#(\d+)>/.exec(begun.text)!;
  expect(place).not.toBe(thread);
  expect((await lastBoard(stage, place!)).text).toContain('Ruch');
  const match = (await stage.store.lastMatchAt(place!))!;
  expect(match.seats.map(({ player }) => player)).toEqual([loser, winner]);
  expect(stage.faults).toEqual([]);
});

test('what is over says so where it was opened, in the name of its thread and in the results channel', async () => {
  const { control } = stage.discord;
  const [host, loser] = stage.people as [string, string];
  const results = stage.discord.channels[1]!.id;
  const set = await (await control.command(host, stage.channel, 'settings', { results, scope: 'server' })).settled();
  expect(set.text).toContain(`Kanał wyników: <#${results}>`);
  const thread = await startMatch(stage, pebbles.id);
  const lobby = publicPosts(stage, stage.channel).findLast(({ text }) => text.includes(`<#${thread}>`))!;
  const asks = await (await control.command(loser, thread, 'concede', {})).settled();
  await (await control.press(loser, asks.id, buttonOf(asks, 'concede'))).settled();
  const told = await control.waitFor(() => publicPosts(stage, results).find(({ text }) => text.includes('🏁')));
  expect(told.text).toContain(`<#${thread}>`);
  const table = publicPosts(stage, stage.channel).find(({ id }) => id === lobby.id)!;
  expect(table.text).toContain('🏁');
  const renamed = () =>
    control.threads(stage.channel).find(({ id, name }) => id === thread && name.startsWith('🏁 Wygrywa'));
  const put = await control.waitFor(renamed);
  expect(put.name).toContain('Wygrywa');
  expect(put.archived).toBe(true);

  const again = await (await control.press(loser, table.id, buttonOf(table, 'rematch'))).settled();
  expect(again.id, 'asked for where the table was opened, whose message stays what it is').toBe(table.id);
  expect(again.text).toContain('🏁');
  expect(again.text).toContain(`czekamy na: <@${host}>`);
  const result = publicPosts(stage, thread).find(({ text }) => text.startsWith('## '))!;
  const begun = await (await control.press(host, result.id, buttonOf(result, 'rematch'))).settled();
  expect(begun.text).toMatch(/Rewanż toczy się tutaj/);
  const shown = () =>
    publicPosts(stage, stage.channel).find(({ id, text }) => id === table.id && text.includes('tutaj'));
  await control.waitFor(shown);
  expect(stage.faults).toEqual([]);
});

test('what ends without a result says so as well, and what is forgotten is forgotten in a thread that was put away', async () => {
  const { control } = stage.discord;
  const [host, guest] = stage.people as [string, string];
  const thread = await startMatch(stage, pebbles.id);
  const lobby = publicPosts(stage, stage.channel).findLast(({ text }) => text.includes(`<#${thread}>`))!;
  await (await control.command(host, thread, 'match abort', {})).settled();
  const vote = await control.waitFor(() =>
    publicPosts(stage, thread).find(({ buttons }) => buttons.some(({ customId }) => customId?.startsWith('vote.'))),
  );
  await (await control.press(guest, vote.id, buttonOf(vote, 'vote'))).settled();
  const put = await control.waitFor(() =>
    control.threads(stage.channel).find(({ id, archived }) => id === thread && archived),
  );
  expect(put.name).toBe('🏁 Bez wyniku: Żaneta – Łukasz');
  const ended = publicPosts(stage, stage.channel).find(({ id }) => id === lobby.id)!;
  expect(ended.text).toContain('Partia zakończona bez wyniku.');

  const asks = await (await control.command(guest, stage.channel, 'settings', { data: 'delete' })).settled();
  await (await control.press(guest, asks.id, buttonOf(asks, 'forget'))).settled();
  await control.waitFor(() => publicPosts(stage, thread).every(({ text }) => !text.includes('Łukasz')) || undefined);
  await control.waitFor(() => control.threads(stage.channel).find(({ id, archived }) => id === thread && archived));
  expect(stage.faults).toEqual([]);
});
