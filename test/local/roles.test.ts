import { PermissionFlagsBits as May } from 'discord.js';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type LocalDiscord, startLocalDiscord } from '../../src/local/server.js';
import { call } from './raw-bot.js';

let discord: LocalDiscord;
let role: string;
beforeAll(async () => {
  discord = await startLocalDiscord();
});
afterAll(() => discord.close());
beforeEach(() => {
  role = discord.control.makeRole('Open tables');
});

const member = (): string => discord.members[1]!.id;
const give = (method: 'PUT' | 'DELETE', id = role, person = member()) =>
  call(discord, method, `/guilds/${discord.guildId}/members/${person}/roles/${id}`);

test('a bot gives a role below its own, and takes it away; twice is no fault', async () => {
  for (let times = 0; times < 2; times++) expect((await give('PUT')).status).toBe(204);
  expect(discord.control.rolesOf(member())).toEqual([role]);
  for (let times = 0; times < 2; times++) expect((await give('DELETE')).status).toBe(204);
  expect(discord.control.rolesOf(member())).toEqual([]);
});

test('it is refused what lies above its own role, what is no role to give, and whom it does not know', async () => {
  const refused = async (id: string, person?: string) => (await give('PUT', id, person)).body;
  expect(await refused('100000000000000000')).toMatchObject({ code: 10011 });
  expect(await refused(role, '100000000000000000')).toMatchObject({ code: 10007 });
  for (const unfit of [discord.guildId, discord.control.botRoleId])
    expect(await refused(unfit)).toMatchObject({ code: 50028 });
  discord.control.changeRole(role, { top: true });
  expect(await refused(role)).toMatchObject({ code: 50013 });
  discord.control.changeRole(discord.control.botRoleId, { top: true });
  expect((await give('PUT')).status).toBe(204);
});

test('without the permission to manage roles it gives none', async () => {
  const { botRoleId } = discord.control;
  discord.control.changeRole(botRoleId, { permissions: May.SendMessages });
  expect((await give('PUT')).body).toMatchObject({ code: 50013 });
  discord.control.changeRole(botRoleId, { permissions: May.SendMessages | May.ManageRoles });
  expect((await give('PUT')).status).toBe(204);
});

test('a role is called where anybody may call it, or by who may call everyone', async () => {
  const { control, applicationId } = discord;
  const place = discord.channels[0]!.id;
  const person = discord.members[2]!.id;
  await give('PUT', role, person);
  const said = async () => {
    const body = { content: `<@&${role}>`, allowed_mentions: { roles: [role] } };
    const { id } = (await call(discord, 'POST', `/channels/${place}/messages`, body)).body as { id: string };
    return control.visibleTo(person, place).find(message => message.id === id)!.pings;
  };
  expect(await said()).toEqual([person]);
  control.forbid(applicationId, place, 'mention-roles');
  expect(await said()).toEqual([]);
  control.changeRole(role, { mentionable: true });
  expect(await said()).toEqual([person]);
});
