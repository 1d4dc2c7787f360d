import { afterAll, beforeAll, expect, test } from 'vitest';
import { wordsIn } from '../../../src/discord/words/index.js';
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

const command = async (person: string, channel: string, name: string, options = {}): Promise<SeenMessage> =>
  (await stage.discord.control.command(person, channel, name, options)).settled(30_000);

test('/play find waits for people who fit, then opens the table and calls them', async () => {
  const { control } = stage.discord;
  const [host, guest] = stage.people as [string, string];
  const looking = await command(guest, stage.channel, 'play', { game: pebbles.id, find: '24', pace: '1', rating: 200 });
  expect(looking.text).toMatch(/Szukam dla Ciebie chętnych do gry Kamyki do <t:\d+:f>/);
  const stopped = await command(guest, stage.channel, 'play', { game: pebbles.id, find: 'stop' });
  expect(stopped.text).toContain('Nie szukam już');
  await command(guest, stage.channel, 'play', { game: pebbles.id, find: '24', pace: '1' });
  const found = await command(host, stage.channel, 'play', { game: pebbles.id, find: '2', pace: '1' });
  expect(found.text).toContain('stół otwarty');
  const lobby = await control.waitFor(() =>
    publicPosts(stage, stage.channel).find(({ pings }) => pings.includes(guest)),
  );
  expect(lobby.text).toContain(`<@${guest}>`);
  expect((await stage.store.matchesOf(host))[0]!.pace.limit).toBe(24 * HOUR);
});

test('/games says what somebody looks for, and lets them stop', async () => {
  const { control } = stage.discord;
  const [, guest] = stage.people as [string, string];
  const option = pebbles.lobby.options[0]!;
  const chosen = `${option.id}=${option.values.at(-1)}`;
  const typing = await control.autocomplete(guest, stage.channel, 'play', { game: pebbles.id }, 'options');
  expect((await control.waitFor(() => typing.choices)).map(({ value }) => value)).toContain(chosen);
  const asked = { game: pebbles.id, find: '24', rating: 200, options: chosen };
  const looking = await command(guest, stage.channel, 'play', asked);
  expect(looking.text).toContain('Reszta tak, jak wolą inni.');
  const listed = await command(guest, stage.channel, 'games');
  expect(listed.text).toMatch(/🔎 Szukam chętnych: \*\*Kamyki\*\*, do <t:\d+:f>/);
  expect(listed.text).toMatch(/ranking od \d+ do \d+/);
  const stopped = await (await control.press(guest, listed.id, buttonOf(listed, 'unseek'))).settled();
  expect(stopped.text).not.toContain('🔎');
  expect(await stage.store.seeksOf(guest, 0)).toEqual([]);
  const wrong = await command(guest, stage.channel, 'play', { game: pebbles.id, options: 'szachy' });
  expect(wrong.text).toContain('nie ma opcji „szachy”');
});

test('an avoided person is listed for oneself alone, and no longer when named again', async () => {
  const [host, guest] = stage.people as [string, string];
  const listed = await command(host, stage.channel, 'settings', { avoid: guest });
  expect(listed.text).toContain(`Wolisz nie grać z: <@${guest}>`);
  expect((await command(guest, stage.channel, 'settings')).text).not.toContain('Wolisz nie grać');
  expect((await command(host, stage.channel, 'settings', { avoid: guest })).text).not.toContain('Wolisz nie grać');
});

test('past the limit somebody is found for the seat, and sees its hand by taking it', async () => {
  const { control } = stage.discord;
  const stranger = stage.people[3]!;
  const thread = await startMatch(stage, pebbles.id);
  const random = randomFrom('7'.repeat(32));
  let late = '';
  for (;;) {
    const match = (await stage.store.lastMatchAt(thread))!;
    const asked = (await waitingSeats(stage.program.house, match)).map(seat => match.seats[seat]!.player!);
    late = asked[0]!;
    if (asked.length === 1) break;
    const panel = await openPanel(stage, late, await lastBoard(stage, thread));
    if (isAsking(panel)) await answerPanel(stage, late, panel, random);
  }
  const other = stage.people.slice(0, 2).find(person => person !== late)!;
  passed += 80 * HOUR;
  await stage.restart();
  const overdue = await control.waitFor(() => publicPosts(stage, thread).findLast(({ text }) => text.startsWith('⏰')));
  // Nobody has offered the seat yet, whoever is named in a press.
  const match = (await stage.store.lastMatchAt(thread))!;
  const seat = match.seats.findIndex(({ player }) => player === late);
  const board = await lastBoard(stage, thread);
  stage.tampering.forge(({ data }) => Object.assign(data, { custom_id: `take.${match.id}.${seat}.${other}` }));
  const stolen = await (await control.press(stranger, board.id, buttonOf(board, 'play'))).settled();
  expect(stolen.text).toBe(wordsIn('en').refusal('stale', {}));
  expect((await stage.store.match(match.id))!.seats[seat]!.player).toBe(late);
  const offered = await (await control.press(other, overdue.id, buttonOf(overdue, 'seek-seat'))).settled();
  expect(offered.text).toContain('Miejsce jest ogłoszone');
  const offer = await control.waitFor(() =>
    publicPosts(stage, stage.channel).findLast(({ text }) => text.startsWith('🪑')),
  );
  expect(offer.text).toContain(`<#${thread}>`);
  const taken = await (await control.press(stranger, offer.id, buttonOf(offer, 'take'))).settled();
  expect(taken.text).toContain(`The seat is yours: <#${thread}>`);
  const closed = await control.waitFor(() =>
    publicPosts(stage, stage.channel).find(({ id, text }) => id === offer.id && text.includes('nie jest już wolne')),
  );
  expect(closed.buttons, 'an offer that was taken offers nothing').toEqual([]);
  expect(isAsking(await openPanel(stage, stranger, await lastBoard(stage, thread)))).toBe(true);
  expect(stage.faults).toEqual([]);
});

test('an offer of a seat whose person plays after all closes with the next press on it', async () => {
  const { control } = stage.discord;
  const stranger = stage.people[3]!;
  const thread = await startMatch(stage, pebbles.id);
  const random = randomFrom('7'.repeat(32));
  const asked = async () => {
    const match = (await stage.store.lastMatchAt(thread))!;
    return (await waitingSeats(stage.program.house, match)).map(seat => match.seats[seat]!.player!);
  };
  const answerOf = async (person: string) =>
    answerPanel(stage, person, await openPanel(stage, person, await lastBoard(stage, thread)), random);
  while ((await asked()).length > 1) await answerOf((await asked())[0]!);
  const [late] = (await asked()) as [string];
  const other = stage.people.slice(0, 2).find(person => person !== late)!;
  passed += 80 * HOUR;
  await stage.restart();
  const overdue = await control.waitFor(() => publicPosts(stage, thread).findLast(({ text }) => text.startsWith('⏰')));
  await (await control.press(other, overdue.id, buttonOf(overdue, 'seek-seat'))).settled();
  const offer = await control.waitFor(() =>
    publicPosts(stage, stage.channel).findLast(({ buttons }) =>
      buttons.some(({ label }) => label === 'Zajmuję miejsce'),
    ),
  );
  while ((await asked()).includes(late)) await answerOf(late);
  const act = await control.press(stranger, offer.id, buttonOf(offer, 'take'));
  expect((await act.settled()).text).not.toContain('yours');
  const closed = await control.waitFor(() =>
    publicPosts(stage, stage.channel).find(({ id, text }) => id === offer.id && text.includes('nie jest już wolne')),
  );
  expect(closed.buttons).toEqual([]);
});

test('the role a server names for it is called for open tables', async () => {
  const { control } = stage.discord;
  const [host, , , stranger] = stage.people as [string, string, string, string];
  const role = control.giveRole(stranger, 'Grajmy', 0n);
  control.giveRole(host, 'Admin', 1n << 5n);
  const set = await command(host, stage.channel, 'settings', { 'open-tables': role });
  expect(set.text).toContain('Zapisane');
  await command(host, stage.channel, 'play', { game: pebbles.id });
  const open = await control.waitFor(() =>
    publicPosts(stage, stage.channel).find(({ pings }) => pings.includes(stranger)),
  );
  expect(open.text).toContain(`<@&${role}>: otwarto stół.`);
  expect(stage.faults).toEqual([]);
});
