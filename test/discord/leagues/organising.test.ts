import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { SeenMessage } from '../../../src/local/server.js';
import { pebbles } from '../../engine/pebbles.js';
import { publicPosts } from '../player.js';
import { type OwnStage, raiseStage } from '../stage.js';
import { actingOn, idOf, isLiving, PATIENCE } from './acting.js';

let stage: OwnStage;
let role: string;
let elsewhere: string;
let boss: string;
let others: readonly string[];

beforeAll(async () => {
  stage = await raiseStage([pebbles]);
  elsewhere = stage.discord.channels[1]!.id;
  [boss, ...others] = stage.people as [string, ...string[]];
  role = stage.discord.control.giveRole(boss, 'Sędziowie', 0n);
});
afterEach(() => stage.discord.control.faults.clear());
afterAll(() => stage.close());

const { command, press, post } = actingOn(() => stage);
const choose = async (message: SeenMessage, part: string, value?: string): Promise<SeenMessage> => {
  const customId = idOf(message, part);
  const { options } = message.selects.find(select => select.customId === customId)!;
  const act = await stage.discord.control.select(boss, message.id, customId, [value ?? options[0]!.value]);
  return act.settled(PATIENCE);
};
/** Opens a form by a button or a menu, and sends it back. */
const fill = async (message: SeenMessage, part: string, values: Record<string, string | string[]>) => {
  const { control } = stage.discord;
  const customId = idOf(message, part);
  const menu = message.selects.find(select => select.customId === customId);
  const act = menu
    ? await control.select(boss, message.id, customId, [menu.options[0]!.value])
    : await control.press(boss, message.id, customId);
  await control.waitFor(() => act.modal);
  return (await control.submit(boss, act, values)).settled(PATIENCE);
};
const panel = async (channel = stage.channel): Promise<SeenMessage> => {
  const living = await post(isLiving, channel);
  return press(boss, living, '.manage');
};

const CREATED = { name: 'Liga Żubra', game: pebbles.id, format: 'round-robin' };

test('a league is not opened where the bot may not run it, and it says what it lacks and where', async () => {
  const { control } = stage.discord;
  control.faults.deny(stage.channel, 'threads');
  const here = await command(boss, 'league create', CREATED);
  expect(here.text).toContain(`<#${stage.channel}>: Tworzenie publicznych wątków.`);
  control.faults.clear();
  control.faults.deny(elsewhere, 'send-in-threads', 'files');
  const there = { ...CREATED, channel: elsewhere };
  await expect
    .poll(async () => (await command(others[1]!, 'league create', there)).text, { timeout: PATIENCE })
    .toContain(`<#${elsewhere}>: Attach Files, Send Messages in Threads.`);
  expect(await stage.program.hall.store.leagues(stage.discord.guildId)).toEqual([]);
});

test('creating a league shows its rules to be set at once', async () => {
  const rules = await command(boss, 'league create', { ...CREATED, organisers: role });
  expect(rules.text).toMatch(/przyjmuje zapisy na kanale <#\d+>/);
  const changed = await choose(rules, '.missed', '1');
  expect(changed.selects.find(({ customId }) => customId.endsWith('.missed'))).toBeDefined();
  const living = await stage.discord.control.waitFor(
    () => publicPosts(stage, stage.channel).find(message => isLiving(message) && message.text.includes('remis.')),
    PATIENCE,
  );
  expect(living.text).toContain(`<@&${role}>`);
});

test('everything an organiser may do is on the panel, and asks before it hurts', async () => {
  const living = await post(isLiving);
  for (const person of [boss, ...others]) await press(person, living, '.join');
  const open = await panel();
  for (const part of ['.preview', '.rules', '.check-in', '.edit', '.close', '.drop'])
    expect(idOf(open, part)).toBeTruthy();
  await press(boss, await press(boss, open, '.preview'), '.start');
  const running = await panel();
  for (const part of ['.pause', '.extend.24', '.edit', '.close', '.award', 'form.', '.replace', '.drop'])
    expect(idOf(running, part)).toBeTruthy();

  const asks = await choose(running, '.drop');
  expect(asks.text).toContain('Skreślić');
  expect((await press(boss, asks, '.page')).text).toContain('Prowadzę');
  const { entrants, league } = await seasonNow();
  expect(entrants.every(({ dropped }) => dropped === null)).toBe(true);

  const [first] = (await seasonNow()).pairings;
  await fill(running, `league-form.${league.id}.extend`, { hours: ['48'] });
  expect((await post(({ text }) => text.includes('⏳'))).text).toContain('48 godzin więcej');
  expect((await seasonNow()).pairings[0]!.deadline).toBe(first!.deadline + 48 * 3_600_000);

  const after = await command(boss, 'league leave');
  expect(after.text).toContain('na pewno rezygnujesz');
  expect((await command(boss, 'league drop', { player: others[2] })).text).toContain('Skreślić');
});

async function seasonNow() {
  const [league] = await stage.program.hall.store.leagues(stage.discord.guildId);
  return stage.program.hall.season(league!.id);
}

test('a match its players end without a result is played again, and the second time an organiser decides', async () => {
  const { control } = stage.discord;
  const before = await control.waitFor(() => {
    const threads = control.threads(stage.channel);
    return threads.length === 2 && threads;
  }, PATIENCE);
  const [pairing] = (await seasonNow()).pairings;
  const players = pairing!.seats;
  const agree = async (match: string): Promise<void> => {
    const { entrants } = await seasonNow();
    const [one, two] = players.map(number => entrants[number - 1]!.player) as [string, string];
    const placeNow = async () => (await stage.store.match(match))?.place;
    await expect.poll(placeNow, { timeout: PATIENCE }).toBeTruthy();
    const place = (await placeNow())!;
    await command(one, 'match abort', {}, place);
    const vote = await control.waitFor(
      () =>
        publicPosts(stage, place).findLast(({ buttons }) =>
          buttons.some(({ customId }) => customId?.startsWith('vote.')),
        ),
      PATIENCE,
    );
    await press(two, vote, 'vote.');
  };
  await agree(pairing!.id);
  expect((await post(({ text }) => text.includes('🔁'))).text).toContain('bez wyniku, więc gracie jeszcze raz');
  const threads = await control.waitFor(() => {
    const now = control.threads(stage.channel);
    return now.length === 3 && now;
  }, PATIENCE);
  const fresh = threads.find(({ id }) => !before.some(old => old.id === id))!;
  const calls = await post(({ id }) => id === fresh.id);
  expect(calls.pings).toHaveLength(2);
  await post(({ text }) => text.includes('gracie ją od nowa'));

  await agree(`${pairing!.id}-r1`);
  const asked = await post(({ text }) => text.includes('rozstrzygnijcie'));
  expect(asked.pings).toEqual([boss]);
  await post(message => isLiving(message) && message.text.includes('decyduje organizator'));
  const stranger = await control.press(others[0]!, asked.id, idOf(asked, 'league-form.'));
  expect((await stranger.settled(PATIENCE)).text).toContain('prowadzą');
  await fill(asked, 'league-form.', { result: ['first'], reason: 'lepsza pozycja' });
  expect((await seasonNow()).pairings[0]!.score).toMatchObject({ shares: [1, 0], how: 'awarded' });
  expect(stage.faults).toEqual([]);
}, 60_000);

test('a league moves to another channel, takes its name and roles along, and everybody is told', async () => {
  const old = await post(isLiving);
  control().faults.deny(elsewhere, 'send');
  await expect
    .poll(async () => (await command(boss, 'league edit', { channel: elsewhere })).text, { timeout: PATIENCE })
    .toContain('Wysyłanie wiadomości');
  control().faults.clear();
  const filled = async () => fill(await panel(), '.edit', { name: 'Liga  Rysia', channel: [elsewhere], entry: [role] });
  await expect.poll(async () => (await filled()).text, { timeout: PATIENCE }).toContain('Prowadzę: Liga Rysia');
  const living = await post(isLiving, elsewhere);
  expect(living.text).toMatch(/Liga Rysia.*Tylko dla roli/s);
  expect((await post(({ id }) => id === old.id)).text).toContain(`<#${elsewhere}>`);
  const told = await post(({ text }) => text.includes('✏️'), elsewhere);
  expect(told.text).toContain('Nowa nazwa ligi: Liga Rysia.');
  expect(told.text).toContain('Żadna rola już nie prowadzi.');
  expect((await seasonNow()).league.organiserRole).toBeNull();

  // Lines of pairings stand where their threads are.
  const running = (await seasonNow()).pairings.find(({ score }) => score === null)!;
  await command(boss, 'league award', { pairing: running.id, result: 'draw', reason: 'umowa' });
  await post(({ text }) => text.includes('½:½'));
  const log = await command(boss, 'league schedule');
  expect(log.text).toContain('Nowa nazwa ligi');
  await command(boss, 'league edit', { entry: stage.discord.guildId });
  expect((await seasonNow()).league.rules.entryRole).toBeNull();
  expect(stage.faults).toEqual([]);
}, 60_000);

test('everybody’s role is no role, in a form and at the creation; a thread belongs to its channel’s league', async () => {
  const { guildId } = stage.discord;
  await command(boss, 'league edit', { channel: stage.channel, organisers: role });
  expect((await seasonNow()).league.organiserRole).toBe(role);
  await fill(await panel(), '.edit', {
    name: 'Liga Rysia',
    channel: [stage.channel],
    organisers: [guildId],
    entry: [guildId],
  });
  expect((await seasonNow()).league).toMatchObject({ organiserRole: null, rules: { entryRole: null } });

  const second = { ...CREATED, name: 'Liga Wilka', channel: elsewhere, organisers: guildId, entry: guildId };
  await command(boss, 'league create', second);
  const leagues = await stage.program.hall.store.leagues(guildId);
  expect(leagues).toHaveLength(2);
  const lynxes = leagues.find(({ name }) => name === 'Liga Rysia');
  const wolves = leagues.find(({ name }) => name === 'Liga Wilka');
  expect(wolves).toMatchObject({ organiserRole: null, rules: { entryRole: null } });

  const [thread] = control().threads(stage.channel);
  expect((await command(boss, 'league schedule', {}, thread!.id)).text).toContain('Liga Rysia');
  const typing = await control().autocomplete(boss, thread!.id, 'league award', { pairing: '' }, 'pairing');
  const offered = await control().waitFor(() => typing.choices, PATIENCE);
  expect(offered.map(({ value }) => value)).toContain((await stage.program.hall.season(lynxes!.id)).pairings[0]!.id);
  expect(stage.faults).toEqual([]);
}, 60_000);

const control = () => stage.discord.control;
