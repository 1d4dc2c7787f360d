import { PermissionFlagsBits as May } from 'discord.js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type LocalDiscord, startLocalDiscord } from '../../src/local/server.js';
import { call, RawGateway } from './raw-bot.js';

let discord: LocalDiscord;
let gateway: RawGateway;
let place: string;
let other: string;
let owner: string;
let member: string;

beforeAll(async () => {
  discord = await startLocalDiscord();
  [place, other] = discord.channels.map(({ id }) => id) as [string, string];
  [owner, member] = discord.members.map(({ id }) => id) as [string, string];
  gateway = new RawGateway(discord);
  await gateway.identify(discord.token, 1);
  await call(discord, 'PUT', `/applications/${discord.applicationId}/commands`, [
    {
      name: 'where',
      description: 'Asks for a place',
      options: [
        { type: 7, name: 'channel', description: 'A channel' },
        { type: 8, name: 'role', description: 'A role' },
        { type: 6, name: 'member', description: 'A member' },
      ],
    },
  ]);
});

afterAll(async () => {
  gateway.socket.terminate();
  await discord.close();
});

/** What the bot is told about a member who calls /where. */
async function told(memberId: string, options: Readonly<Record<string, string>> = {}) {
  const act = discord.control.command(memberId, place, 'where', options);
  const { d } = await gateway.next(({ t }) => t === 'INTERACTION_CREATE');
  gateway.received.splice(0);
  await call(discord, 'POST', `/interactions/${d.id}/${d.token}/callback`, { type: 4, data: { content: 'here' } });
  await act;
  return d;
}

const has = (bits: string | undefined, bit: bigint): boolean => (BigInt(bits ?? '0') & bit) === bit;

test('the owner may do everything, a member what members may', async () => {
  expect(has((await told(owner)).member?.permissions, May.Administrator)).toBe(true);
  const { permissions } = (await told(member)).member!;
  expect(has(permissions, May.SendMessages)).toBe(true);
  expect(has(permissions, May.ManageEvents)).toBe(false);
  expect(has(permissions, May.ManageGuild)).toBe(false);
});

test('a role adds to what its member may do, and is resolved where it is named', async () => {
  const role = discord.control.giveRole(member, 'Organisers', May.ManageEvents);
  const data = await told(member, { role });
  expect(has(data.member?.permissions, May.ManageEvents)).toBe(true);
  expect(data.member?.roles).toEqual([role]);
  expect(data.data?.resolved.roles?.[role]?.name).toBe('Organisers');
  const admin = discord.members[2]!.id;
  discord.control.giveRole(admin, 'Admins', May.Administrator);
  expect(has((await told(admin)).member?.permissions, May.ManageGuild)).toBe(true);
});

test('what is forbidden in a channel is missing there and nowhere else, also for a member who is named', async () => {
  const { control } = discord;
  control.forbid(member, other, 'send');
  const allowed = (await told(member, { channel: other })).data?.resolved.channels?.[other]?.permissions;
  expect([has(allowed, May.SendMessages), has(allowed, May.ViewChannel)]).toEqual([false, true]);
  expect(has((await told(member)).member?.permissions, May.SendMessages)).toBe(true);
  expect(() => control.say(member, other, 'x')).toThrow('may not write');
  control.forbid(member, place, 'files');
  const named = (await told(owner, { member })).data?.resolved.members?.[member]?.permissions;
  expect([has(named, May.AttachFiles), has(named, May.SendMessages)]).toEqual([false, true]);
  control.forbid(member, other, 'view');
  expect(() => control.say(member, other, 'x')).toThrow('no channel');
  control.allow(member, other, 'view', 'send');
  expect(control.say(member, other, 'again').text).toBe('again');
  control.faults.clear();
  expect(has((await told(member)).member?.permissions, May.AttachFiles)).toBe(true);
});

test('a thread has the permissions of its channel', async () => {
  const { control } = discord;
  const { body } = await call(discord, 'POST', `/channels/${place}/threads`, { name: 'a match', type: 11 });
  control.forbid(member, place, 'send-in-threads');
  expect(() => control.say(member, body.id, 'x')).toThrow('may not write');
  control.faults.clear();
  expect(control.say(member, body.id, 'y').text).toBe('y');
});
