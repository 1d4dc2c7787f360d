import { afterAll, beforeAll, expect, test } from 'vitest';
import { ALLOWANCES } from '../../../src/matches/index.js';
import { pebbles } from '../../engine/pebbles.js';
import { type OwnStage, raiseStage } from '../stage.js';
import { actingOn, idOf, isLiving, PATIENCE } from './acting.js';

const DAY = 86_400_000;
let stage: OwnStage;
let time = Date.UTC(2026, 4, 1);
let boss: string;
let others: readonly string[];

beforeAll(async () => {
  stage = await raiseStage([pebbles], () => time, ALLOWANCES);
  [boss, ...others] = stage.people as [string, ...string[]];
});
afterAll(() => stage.close());

const { command, press, post } = actingOn(() => stage);
const seasonNow = async () => {
  const [league] = await stage.program.hall.store.leagues(stage.discord.guildId);
  return stage.program.hall.season(league!.id);
};

test('who may not manage events or the server opens no league, until the server permits it', async () => {
  const created = { name: 'Liga Rysia', game: pebbles.id, format: 'round-robin' };
  const member = others[0]!;
  expect((await command(member, 'league create', created)).text).toContain('/liga zezwól');
  expect((await command(member, 'league permit', {})).text).not.toContain('Ligi otwiera');
  const permitted = await command(boss, 'league permit', { role: stage.discord.guildId });
  expect(permitted.text).toContain('otwierać każdy');
  expect((await command(member, 'league create', created)).text).toContain('przyjmuje zapisy');
  const elsewhere = stage.discord.channels[1]!.id;
  await command(boss, 'league permit', { role: stage.discord.guildId, 'only-in': elsewhere });
  expect((await command(member, 'league create', created)).text).toContain(`<#${elsewhere}>`);
  stage.discord.control.forbid(others[2]!, elsewhere, 'send');
  const there = { ...created, channel: elsewhere };
  await expect
    .poll(async () => (await command(others[2]!, 'league create', there)).text, { timeout: PATIENCE })
    .toContain(`may not write in <#${elsewhere}>`);
  await command(boss, 'league permit', {});
  const [mine] = await stage.program.hall.store.leagues(stage.discord.guildId);
  expect(mine!.organiser).toBe(member);
});

test('a league moves only where its organiser may write, and where leagues are permitted', async () => {
  const member = others[0]!;
  const elsewhere = stage.discord.channels[1]!.id;
  await command(boss, 'league permit', { 'only-in': stage.channel });
  expect((await command(member, 'league edit', { channel: elsewhere })).text).toContain(`<#${stage.channel}>`);
  await command(boss, 'league permit', {});
  stage.discord.control.forbid(member, elsewhere, 'send');
  await expect
    .poll(async () => (await command(member, 'league edit', { channel: elsewhere })).text, { timeout: PATIENCE })
    .toContain(`<#${elsewhere}>`);
  const panel = await press(member, await post(isLiving), '.manage');
  const form = await stage.discord.control.press(member, panel.id, idOf(panel, '.edit'));
  const sent = await stage.discord.control.submit(member, form, { name: 'Liga Rysia', channel: [elsewhere] });
  expect((await stage.discord.control.waitFor(() => sent.followUps[0])).text).toContain(`<#${elsewhere}>`);
  const [mine] = await stage.program.hall.store.leagues(stage.discord.guildId);
  expect(mine!.channel).toBe(stage.channel);
});

test('three play: who sits a round out is named, in the round, the league and /league pairings', async () => {
  const living = await post(isLiving);
  for (const person of others) await press(person, living, '.join');
  await press(boss, await press(boss, await press(boss, living, '.manage'), '.preview'), '.start');
  const round = await post(({ text }) => text.includes('runda 1 z 3'));
  const { pairings, entrants } = await seasonNow();
  const resting = entrants.find(({ number }) => !pairings[0]!.seats.includes(number))!;
  const named = new RegExp(`W tej rundzie pauzuje: .*${resting.name}`);
  expect(round.text).toMatch(named);
  expect((await command(boss, 'league pairings')).text).toMatch(named);
  await post(message => isLiving(message) && named.test(message.text));
  expect((await command(resting.player, 'league why')).text).toMatch(/pauzuje|sits this round out/);
});

test('a place is taken by who is offered it, by their own press, and by nobody else', async () => {
  const { control } = stage.discord;
  const { pairings, entrants } = await seasonNow();
  const [number] = pairings[0]!.seats as [number];
  const { player } = entrants[number - 1]!;
  const bot = await command(boss, 'league replace', { player, by: stage.discord.applicationId });
  expect(bot.text).toContain('konto bota');
  const asked = await command(boss, 'league replace', { player, by: boss });
  expect(asked.text).toContain('Przejmuję miejsce');
  const offer = await post(({ text }) => text.includes('🪑'));
  expect(offer.pings).toEqual([boss]);
  expect((await seasonNow()).entrants[number - 1]!.player).toBe(player);
  const thief = others.find(each => each !== player)!;
  const stolen = await control.press(thief, offer.id, idOf(offer, '.take'));
  expect((await stolen.settled(PATIENCE)).text).toMatch(/nikt Ci nie proponuje|Nobody has offered/);
  expect((await press(boss, offer, '.take')).text).toContain('Grasz teraz');
  expect((await seasonNow()).entrants[number - 1]).toMatchObject({ player: boss, offered: null });
  expect((await stage.store.match(pairings[0]!.id))!.seats[0]!.player).toBe(boss);
  await post(({ text }) => text.includes('🔁'));
});

test('closing asks first and tells the table; reopening and the last word belong to organisers', async () => {
  const { pairings } = await seasonNow();
  const asks = await command(boss, 'league close');
  expect(asks.text).toContain('Trwa 1 partia');
  expect((await seasonNow()).league.status).toBe('running');
  const form = await stage.discord.control.press(boss, asks.id, idOf(asks, 'league-form.'));
  await stage.discord.control.waitFor(() => form.modal);
  await (await stage.discord.control.submit(boss, form, { reason: 'wakacje' })).settled(PATIENCE);
  const told = await post(({ text }) => text.includes('🏁') && text.includes('wznowić'));
  expect(told.text).toContain('<t:');
  const place = (await stage.store.match(pairings[0]!.id))!.place!;
  expect((await post(({ text }) => text.includes('🏁'), place)).text).toContain('już się do niego nie liczy');
  expect((await press(others[0]!, told, '.final')).text).toMatch(/ostateczne wyniki/);

  await command(boss, 'league reopen');
  expect((await seasonNow()).league.status).toBe('running');
  await post(({ text }) => text.includes('znów trwa'), place);
  expect((await command(boss, 'league reopen')).text).toContain('nie ma czego wznawiać');
  expect(stage.faults).toEqual([]);
});

test('the leaderboard is of the game of the thread, and a draw is offered where the game allows it', async () => {
  const { pairings } = await seasonNow();
  const place = (await stage.store.match(pairings[0]!.id))!.place!;
  expect((await command(boss, 'leaderboard', {}, place)).text).toContain('nie ma jeszcze partii rankingowych');
  expect((await command(boss, 'match draw', {}, place)).text).toContain('nie ma remisu');
});

test('a season that is not final is, after a day', async () => {
  for (let step = 0; step < 14; step++) {
    time += 4 * DAY;
    await stage.restart();
  }
  await post(({ text }) => text.includes('koniec sezonu'));
  expect((await seasonNow()).league.status).toBe('closed');
  expect(stage.faults).toEqual([]);
}, 60_000);

test('nobody opens one league after the other: a sentence says when they may go on', async () => {
  const said: string[] = [];
  for (let league = 1; league <= 4; league++) {
    const { text } = await command(boss, 'league create', {
      name: `Liga ${league}`,
      game: pebbles.id,
      format: 'swiss',
    });
    said.push(text);
  }
  expect(said.map(text => text.includes('przyjmuje zapisy'))).toEqual([true, true, true, false]);
  expect(said[3]).toMatch(/<t:\d+:R>/);
});
