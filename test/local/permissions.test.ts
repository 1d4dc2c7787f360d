import { PermissionFlagsBits as May } from 'discord.js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OptionValues } from '../../src/local/control/command-call.js';
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
        { type: 11, name: 'file', description: 'A file' },
      ],
    },
  ]);
});

afterAll(async () => {
  gateway.socket.terminate();
  await discord.close();
});

/** What the bot is told about a member who calls /where. */
async function told(memberId: string, options: OptionValues = {}) {
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

test('a file that Discord would not take is refused where it is chosen', async () => {
  const file = (size: number) => ({ filename: 'x.bin', data: Buffer.alloc(size) });
  const most = 10 * 1024 * 1024;
  expect(Object.values((await told(member, { file: file(most) })).data?.resolved.attachments ?? {})).toHaveLength(1);
  const large = discord.control.command(member, place, 'where', { file: file(most + 1) });
  await expect(large).rejects.toThrow('too large');
  expect(() => discord.control.say(member, place, '', [file(most + 1)])).toThrow('too large');
});

test('a thread has the permissions of its channel', async () => {
  const { control } = discord;
  const { body } = await call(discord, 'POST', `/channels/${place}/threads`, { name: 'a match', type: 11 });
  control.forbid(member, place, 'send-in-threads');
  expect(() => control.say(member, body.id, 'x')).toThrow('may not write');
  control.faults.clear();
  expect(control.say(member, body.id, 'y').text).toBe('y');
});

test('whoever has a role is called by it, where calling it is allowed', async () => {
  const [one, two, , nobody] = discord.members.map(({ id }) => id) as [string, string, string, string];
  const role = discord.control.giveRole(two, 'Judges', 0n);
  const said = async (body: object) => {
    const sent = await call(discord, 'POST', `/channels/${place}/messages`, { content: `<@&${role}>`, ...body });
    return discord.control.visibleTo(one, place).find(({ id }) => id === sent.body.id);
  };
  expect(await said({})).toMatchObject({ pings: [two], raw: { mention_roles: [role] } });
  expect((await said({ allowed_mentions: { parse: [] } }))?.pings).toEqual([]);
  expect((await said({ allowed_mentions: { roles: [role] } }))?.pings).toEqual([two]);
  expect((await said({ content: `\`<@&${role}>\`` }))?.pings).toEqual([]);
  expect((await said({}))?.pings).not.toContain(nobody);
});
