import { PermissionFlagsBits as May } from 'discord.js';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { SeenMessage } from '../../../src/local/server.js';
import { ALLOWANCES } from '../../../src/matches/index.js';
import { pebbles } from '../../engine/pebbles.js';
import { NO_LIMITS } from '../no-limits.js';
import { publicPosts } from '../player.js';
import { buttonOf, type OwnStage, raiseStage } from '../stage.js';

const MINUTE = 60_000;
let stage: OwnStage;
let passed = 0;
let role: string;
beforeAll(async () => {
  const allowances = { ...NO_LIMITS, 'role-calls': ALLOWANCES['role-calls'] };
  stage = await raiseStage([pebbles], () => Date.now() + passed, allowances);
});
afterAll(() => stage.close());
/** Every test has a role of its own, and nobody has been called lately. */
beforeEach(async () => {
  passed += 240 * MINUTE;
  role = stage.discord.control.makeRole('Stoły');
  await settings(0, { 'open-tables': role });
});

const command = async (person: number, name: string, options = {}): Promise<SeenMessage> =>
  (await stage.discord.control.command(stage.people[person]!, stage.channel, name, options)).settled(30_000);
const settings = (person: number, options = {}) => command(person, 'settings', options);
const has = (person: number): boolean => stage.discord.control.rolesOf(stage.people[person]!).includes(role);

/** Opens a table and returns its message. */
async function openTable(person = 0): Promise<SeenMessage> {
  const known = new Set(publicPosts(stage, stage.channel).map(({ id }) => id));
  await command(person, 'play', { game: pebbles.id });
  return stage.discord.control.waitFor(() => publicPosts(stage, stage.channel).find(({ id }) => !known.has(id)));
}

describe('the role for open tables', () => {
  test('is taken and given back with the option, with the button of the panel and with the bell on a table', async () => {
    const { control } = stage.discord;
    const taken = await settings(2, { tables: 'on' });
    expect(has(2)).toBe(true);
    expect(taken.buttons.map(({ label }) => label)).toContain('Open tables: no longer call me');
    await settings(2, { tables: 'off' });
    expect(has(2)).toBe(false);

    const panel = await settings(1);
    const heard = await (await control.press(stage.people[1]!, panel.id, 'setting.player.hear')).settled();
    expect(heard.text).toContain(`Masz teraz rolę <@&${role}>`);
    expect(has(1)).toBe(true);
    const quiet = await (await control.press(stage.people[1]!, heard.id, 'setting.player.deaf')).settled();
    expect(quiet.buttons.map(({ label }) => label)).toContain('Otwarte stoły: wołaj mnie');
    expect(has(1)).toBe(false);

    const table = await openTable();
    const bell = async () => (await control.press(stage.people[3]!, table.id, buttonOf(table, 'hear'))).settled();
    expect((await bell()).text).toContain('you are called when a table opens');
    expect(has(3)).toBe(true);
    expect((await bell()).text).toContain('You no longer have');
    expect(has(3)).toBe(false);
  });

  test('calls whoever has it, twice and then not before half an hour has passed', async () => {
    await settings(2, { tables: 'on' });
    const pinged = async () => (await openTable()).pings.includes(stage.people[2]!);
    expect([await pinged(), await pinged(), await pinged()]).toEqual([true, true, false]);
    passed += 31 * MINUTE;
    expect([await pinged(), await pinged()]).toEqual([true, false]);
  });

  test('is not given where the bot may not: each reason has its sentence, and the server reads it too', async () => {
    const { control } = stage.discord;
    const { botRoleId } = control;
    const said = async () => (await settings(2, { tables: 'on' })).text;
    const trouble = async () => (await settings(0, { scope: 'server' })).text;
    control.changeRole(role, { top: true });
    expect(await said()).toContain('It stands above my own role');
    expect(await trouble()).toContain('Stoi wyżej niż moja');
    control.changeRole(botRoleId, { top: true });
    const may = May.ViewChannel | May.SendMessages | May.AttachFiles;
    control.changeRole(botRoleId, { permissions: may });
    expect(await said()).toContain('Manage Roles');
    expect(await trouble()).toContain('Zarządzanie rolami');
    control.changeRole(botRoleId, { permissions: may | May.ManageRoles });
    control.changeRole(role, { permissions: May.BanMembers });
    expect(await said()).toContain('more than everybody may');
    expect(has(2)).toBe(false);
    control.changeRole(role, { permissions: 0n });
    control.forbid(stage.discord.applicationId, stage.channel, 'mention-roles');
    expect(await trouble()).toContain('nikt jej nie słyszy');
    control.changeRole(role, { mentionable: true });
    expect(await trouble()).not.toContain('⚠️');
    control.allow(stage.discord.applicationId, stage.channel, 'mention-roles');
    await settings(2, { tables: 'on' });
    expect(has(2)).toBe(true);
    expect(stage.faults).toEqual([]);
  });

  test('that Discord refuses all the same is explained, and one that is gone as well', async () => {
    const refuse = (code: number, status: number) =>
      stage.tampering.refuse(/^PUT \/guilds\/\d+\/members\/\d+\/roles/, { status, code, message: 'no' }, 1);
    refuse(50013, 403);
    expect((await settings(1, { tables: 'on' })).text).toContain('Stoi wyżej niż moja');
    refuse(10011, 404);
    expect((await settings(1, { tables: 'on' })).text).toContain('Tej roli już nie ma');
    await settings(0, { 'open-tables': role });
    expect((await settings(1, { tables: 'on' })).text).toContain('nie wskazał roli');
    expect(stage.faults).toEqual([]);
  });

  test('is named by who could give it themselves, and never one that carries power', async () => {
    const { control } = stage.discord;
    const powerful = control.makeRole('Sędziowie', May.ManageMessages);
    expect((await settings(0, { 'open-tables': powerful })).text).toContain('Daje więcej uprawnień');
    expect((await settings(0, { 'open-tables': stage.discord.guildId })).text).toContain('rola wszystkich albo bota');
    const other = control.makeRole('Inna');
    expect((await settings(1, { 'open-tables': other })).text).toContain('zarządza');
    const boss = control.giveRole(stage.people[1]!, 'Szefowie', May.ManageGuild);
    expect((await settings(1, { 'open-tables': other })).text, 'manages the server, gives no roles').toContain(
      'Wskaż rolę, którą możesz dawać',
    );
    control.changeRole(boss, { permissions: May.ManageGuild | May.ManageRoles });
    expect((await settings(1, { 'open-tables': other })).text, 'it lies above theirs').toContain('Wskaż rolę');
    control.changeRole(boss, { top: true });
    control.changeRole(control.botRoleId, { top: true });
    expect((await settings(1, { 'open-tables': other })).text).toContain('Zapisane');
    expect((await settings(1, { scope: 'server' })).text).toContain(`<@&${other}>`);
  });
});
