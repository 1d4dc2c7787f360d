import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { randomAnswer } from '../../../src/engine/index.js';
import type { SeenMessage } from '../../../src/local/server.js';
import { answer, type Match } from '../../../src/matches/index.js';
import { pebbles } from '../../engine/pebbles.js';
import { openPanel, publicPosts } from '../player.js';
import { buttonOf, lastBoard, type OwnStage, openLobby, raiseStage, startMatch } from '../stage.js';

let stage: OwnStage;
beforeAll(async () => {
  stage = await raiseStage([pebbles]);
});
afterEach(() => {
  stage.discord.control.faults.clear();
  stage.tampering.relent();
});
afterAll(() => stage.close());

let moves = 0;
/** Everybody who is asked answers, not through Discord. */
async function move(thread: string): Promise<Match> {
  const { house } = stage.program;
  const match = (await stage.store.lastMatchAt(thread))!;
  for (const { seat } of (await house.table(match)).open) {
    const person = { id: match.seats[seat]!.player!, name: '' };
    const reply = { match: match.id, person, interaction: `move-${++moves}` };
    await answer(house, reply, decision => randomAnswer(decision, [1, 2, 3, 4]));
  }
  return (await stage.store.match(match.id))!;
}

const inChannel = (text: string | RegExp): Promise<SeenMessage> =>
  stage.discord.control.waitFor(() => publicPosts(stage, stage.channel).findLast(post => post.text.match(text)));
const refusedPosts = async (match: string) => (await stage.store.postsOf(match)).filter(({ tries }) => tries > 0);
const asBot = (method: string, path: string, body?: object) =>
  fetch(`${stage.discord.api}/v10${path}`, {
    method,
    headers: { authorization: `Bot ${stage.discord.token}`, 'content-type': 'application/json' },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });

test('who may no longer write in threads says so in the channel, and posts as soon as it may again', async () => {
  const { control } = stage.discord;
  const thread = await startMatch(stage, pebbles.id);
  const before = await lastBoard(stage, thread);
  control.faults.deny(stage.channel, 'send-in-threads');
  const match = await move(thread);
  const said = await inChannel(`Nie mogę pisać na <#${thread}>`);
  expect(said.text).toContain('Brakuje mi uprawnień: Wysyłanie wiadomości w wątkach.');
  expect([...said.pings].sort()).toEqual(stage.people.slice(0, 2).sort());
  await expect.poll(() => refusedPosts(match.id)).not.toEqual([]);
  control.faults.allow(stage.channel);
  expect((await lastBoard(stage, thread, before.id)).text.length).toBeGreaterThan(10);
  await control.waitFor(() =>
    publicPosts(stage, stage.channel).some(({ id, text }) => id === said.id && text.includes('toczy się dalej')),
  );
  expect(await refusedPosts(match.id)).toEqual([]);
});

const saying = () => publicPosts(stage, stage.channel).filter(({ text }) => text.includes('Nie mogę pisać na'));

test('what is in the way is said once, and anew in the same place when it is something else', async () => {
  const thread = await startMatch(stage, pebbles.id);
  const before = await lastBoard(stage, thread);
  const said = saying().length;
  const toThread = new RegExp(`^(POST|PATCH) /channels/${thread}/messages`);
  stage.tampering.refuse(toThread, { status: 403, code: 50013, message: 'Missing Permissions' }, 99);
  const match = await move(thread);
  await inChannel(`Nie mogę pisać na <#${thread}>`);
  await move(thread);
  await expect.poll(() => stage.store.postsOf(match.id).then(all => all.every(({ tries }) => tries > 0))).toBe(true);
  expect(saying()).toHaveLength(said + 1);
  stage.tampering.relent();
  stage.tampering.refuse(toThread, { status: 400, code: 160005, message: 'Thread is locked' }, 99);
  await move(thread);
  const [now] = saying().slice(-1);
  await expect.poll(() => saying().at(-1)!.text).toContain('wątek jest zamknięty i zablokowany');
  expect(saying()).toHaveLength(said + 1);
  stage.tampering.relent();
  await move(thread);
  await lastBoard(stage, thread, before.id);
  await expect.poll(() => saying().some(({ id }) => id === now!.id)).toBe(false);
});

test('what could not be said at first is said with the next refusal', async () => {
  const thread = await startMatch(stage, pebbles.id);
  const said = saying().length;
  const no = { status: 403, code: 50013, message: 'Missing Permissions' };
  stage.tampering.refuse(new RegExp(`^(POST|PATCH) /channels/${thread}/messages`), no, 99);
  stage.tampering.refuse(new RegExp(`^POST /channels/${stage.channel}/messages`), no, 1);
  const match = await move(thread);
  await expect.poll(() => stage.store.messageFor(match.id, 'obstacle')).not.toBeNull();
  await move(thread);
  await inChannel(`Nie mogę pisać na <#${thread}>`);
  expect(saying()).toHaveLength(said + 1);
});

test('a thread that was closed and locked is named as such', async () => {
  const thread = await startMatch(stage, pebbles.id);
  const before = await lastBoard(stage, thread);
  await asBot('PATCH', `/channels/${thread}`, { archived: true, locked: true });
  await move(thread);
  expect((await inChannel(`Nie mogę pisać na <#${thread}>`)).text).toContain('wątek jest zamknięty i zablokowany');
  await asBot('PATCH', `/channels/${thread}`, { archived: false, locked: false });
  expect((await lastBoard(stage, thread, before.id)).text.length).toBeGreaterThan(10);
});

test('a thread that only fell asleep is woken by the next post', async () => {
  const thread = await startMatch(stage, pebbles.id);
  const before = await lastBoard(stage, thread);
  await asBot('PATCH', `/channels/${thread}`, { archived: true });
  const match = await move(thread);
  expect((await lastBoard(stage, thread, before.id)).text.length).toBeGreaterThan(10);
  expect(await refusedPosts(match.id)).toEqual([]);
});

test('where nothing can be posted anywhere, the panel and /games say why', async () => {
  const { control } = stage.discord;
  const [host] = stage.people as [string];
  const thread = await startMatch(stage, pebbles.id);
  const board = await lastBoard(stage, thread);
  control.faults.deny(stage.channel, 'view');
  const match = await move(thread);
  await expect.poll(() => stage.store.messageFor(match.id, 'obstacle')).not.toBeNull();
  const panel = await openPanel(stage, host, board);
  expect(panel.text).toContain(`Nie mogę pisać na <#${thread}>. Brakuje mi uprawnień: Wyświetlanie kanału.`);
  control.faults.allow(stage.channel);
  await lastBoard(stage, thread, board.id);
  expect((await openPanel(stage, host, board)).text).not.toContain('Nie mogę pisać');
});

test('a refused vote holds no board back', async () => {
  const { control } = stage.discord;
  const thread = await startMatch(stage, pebbles.id);
  const before = await lastBoard(stage, thread);
  const invalid = { status: 400, code: 50035, message: 'Invalid Form Body' };
  stage.tampering.refuse(new RegExp(`^POST /channels/${thread}/messages`), invalid, 1);
  await (await control.command(stage.people[0]!, thread, 'match abort', {})).settled();
  const match = (await stage.store.lastMatchAt(thread))!;
  await expect.poll(() => refusedPosts(match.id)).toHaveLength(1);
  await move(thread);
  await lastBoard(stage, thread, before.id);
});

test('a Start that is refused makes no thread', async () => {
  const { control } = stage.discord;
  const [host, friend, , stranger] = stage.people as [string, string, string, string];
  const lobby = await openLobby(stage, pebbles.id);
  await (await control.press(friend, lobby.id, buttonOf(lobby, 'join'))).settled();
  const before = control.threads(stage.channel).length;
  const act = await control.press(stranger, lobby.id, buttonOf(lobby, 'start'));
  expect((await control.waitFor(() => act.followUps[0])).text).toBe('You have no seat here. Press Join first.');
  expect(control.threads(stage.channel).length).toBe(before);
  await (await control.press(host, lobby.id, buttonOf(lobby, 'start'))).settled();
  expect(control.threads(stage.channel).length).toBe(before + 1);
});

test('a match played in the channel for want of a thread says why', async () => {
  const { control } = stage.discord;
  control.faults.deny(stage.channel, 'threads');
  const lobby = await openLobby(stage, pebbles.id);
  await (await control.press(stage.people[1]!, lobby.id, buttonOf(lobby, 'join'))).settled();
  await (await control.press(stage.people[0]!, lobby.id, buttonOf(lobby, 'start'))).settled();
  const said = await inChannel('Nie mogę tu założyć wątku');
  expect(said.text).toContain('Tworzenie publicznych wątków');
  const { id } = (await stage.store.matchAt(stage.channel))!;
  await expect.poll(() => stage.store.postsOf(id)).toEqual([]);
  // Boards need more than words do: the nearest place is the channel itself.
  control.faults.deny(stage.channel, 'files');
  await move(stage.channel);
  expect((await inChannel(`Nie mogę pisać na <#${stage.channel}>`)).text).toContain('Załączanie plików');
  await stage.store.write({ match: { ...(await stage.store.match(id))!, status: 'aborted', endedAt: 1 } }, 1);
});

test('a match whose channel is gone is looked at, played and ended from /games', async () => {
  const { control } = stage.discord;
  const [host, friend] = stage.people as [string, string];
  const other = stage.discord.channels[1]!.id;
  const thread = await startMatch(stage, pebbles.id);
  const { id } = (await stage.store.lastMatchAt(thread))!;
  const gone = { status: 404, code: 10003, message: 'Unknown Channel' };
  stage.tampering.refuse(new RegExp(`^[A-Z]+ /channels/(${thread}|${stage.channel})/`), gone, 99);
  await move(thread);
  await expect.poll(() => stage.store.messageFor(id, 'obstacle')).toBe('gone');
  const visit = async (person: string): Promise<SeenMessage> => {
    const list = await (await control.command(person, other, 'games', {})).settled();
    const menu = list.selects.find(({ customId }) => customId.startsWith('visit.'))!;
    return (await control.select(person, list.id, menu.customId, [id])).settled();
  };
  const seen = await visit(host);
  expect(seen.text).toContain('Kanału tej partii już nie ma.');
  expect(seen.files).toHaveLength(1);
  expect((await openPanel(stage, host, seen)).ephemeral).toBe(true);
  const press = async (person: string, message: SeenMessage, end: string) =>
    control.press(person, message.id, message.buttons.find(({ customId }) => customId?.endsWith(end))!.customId!);
  await (await press(host, seen, '.abort')).settled();
  const asked = await visit(friend);
  expect(asked.text).toContain('proponuje zakończyć partię bez wyniku');
  expect((await (await press(friend, asked, '.yes')).settled()).text).toContain('Zgoda.');
  expect((await stage.store.match(id))!.status).toBe('aborted');
  await expect.poll(() => stage.store.postsOf(id)).toEqual([]);
  expect(stage.faults).toEqual([]);
});
