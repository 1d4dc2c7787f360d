import { constants, inflateSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type LocalDiscord, startLocalDiscord } from '../../src/local/server.js';
import { call, RawGateway } from './raw-bot.js';

/** Payloads travel as objects, or as text to send what is no payload at all. */
type Sent = string | { readonly op: number; readonly d?: unknown };

let discord: LocalDiscord;

beforeAll(async () => {
  discord = await startLocalDiscord({ members: [{ name: 'One', locale: 'pl' }], channels: ['only'] });
});

afterAll(() => discord.close());

test('the members and channels asked for', () => {
  expect(discord.members.map(({ name }) => name)).toEqual(['One']);
  expect(discord.channels.map(({ name }) => name)).toEqual(['only']);
});

test.each([
  ['a wrong token', { token: 'wrong', intents: 1 }, 4004],
  ['no intents', {}, 4013],
  ['an unknown intent', { intents: 1 << 30 }, 4013],
  ['the members intent', { intents: 1 << 1 }, 4014],
  ['the presences intent', { intents: 1 << 8 }, 4014],
  ['the content intent', { intents: 1 << 15 }, 4014],
  ['half an intent', { intents: 1.5 }, 4013],
  ['a shard that does not exist', { intents: 1, shard: [2, 1] }, 4010],
  ['a shard below nothing', { intents: 1, shard: [-1, 1] }, 4010],
  ['a shard of nothing', { intents: 1, shard: [0, 0] }, 4010],
  ['a shard in words', { intents: 1, shard: 'first' }, 4010],
])('IDENTIFY with %s is hung up on', async (_, given, code) => {
  const gateway = new RawGateway(discord);
  await gateway.next(({ op }) => op === 10);
  gateway.send(2, { token: discord.token, properties: {}, ...given });
  expect(await gateway.closed).toBe(code);
});

test.each([
  ['a version that is gone', 'v=5&encoding=json', 4012],
  ['a version that never was', 'v=11&encoding=json', 4012],
  ['a version that is no number', 'v=ten&encoding=json', 4012],
  ['another encoding', 'v=10&encoding=etf', 4002],
  ['an unknown encoding', 'v=10&encoding=xml', 4002],
  ['a compression that is not spoken', 'v=10&encoding=json&compress=zstd-stream', 4002],
])('%s is hung up on', async (_, query, code) => {
  expect(await new RawGateway(discord, query).closed).toBe(code);
});

test.each<[string, Sent, number]>([
  ['speaking before IDENTIFY', { op: 3, d: {} }, 4003],
  ['an unknown opcode', { op: 99 }, 4001],
  ['nonsense', 'hello', 4002],
  ['too much', { op: 3, d: 'x'.repeat(5000) }, 4002],
])('%s is hung up on', async (_, payload, code) => {
  const gateway = new RawGateway(discord);
  await gateway.next(({ op }) => op === 10);
  gateway.socket.send(typeof payload === 'string' ? payload : JSON.stringify(payload));
  expect(await gateway.closed).toBe(code);
});

test('heartbeats are acknowledged, and IDENTIFY twice is not', async () => {
  const gateway = new RawGateway(discord);
  await gateway.identify(discord.token);
  gateway.send(1, null);
  await gateway.next(({ op }) => op === 11);
  gateway.send(2, { token: discord.token, intents: 1, properties: {} });
  expect(await gateway.closed).toBe(4005);
});

test('RESUME replays what was missed, in order, and an unknown session is invalid', async () => {
  const gateway = new RawGateway(discord);
  const ready = await gateway.identify(discord.token, 1 | (1 << 9));
  const { s } = await gateway.next(({ t }) => t === 'GUILD_CREATE');
  gateway.socket.terminate();
  await gateway.closed;
  const place = discord.channels[0]!.id;
  for (const content of ['one', 'two']) await call(discord, 'POST', `/channels/${place}/messages`, { content });
  const back = new RawGateway(discord);
  await back.next(({ op }) => op === 10);
  back.send(6, { token: discord.token, session_id: ready.d.session_id, seq: s });
  await back.next(({ t }) => t === 'RESUMED');
  expect(back.received.filter(({ t }) => t === 'MESSAGE_CREATE').map(({ d }) => d.content)).toEqual(['one', 'two']);
  back.socket.close(1000);
  await back.closed;
  const late = new RawGateway(discord);
  await late.next(({ op }) => op === 10);
  late.send(6, { token: discord.token, session_id: ready.d.session_id, seq: s });
  expect(await late.next(({ op }) => op === 9)).toMatchObject({ d: false });
  late.socket.terminate();
});

test('RESUME of more than is kept begins anew, on the same connection', async () => {
  const gateway = new RawGateway(discord);
  const ready = await gateway.identify(discord.token, 1 | (1 << 9));
  const { s } = await gateway.next(({ t }) => t === 'GUILD_CREATE');
  gateway.socket.terminate();
  await gateway.closed;
  const [member, place] = [discord.members[0]!.id, discord.channels[0]!.id];
  for (let at = 0; at < 1001; at += 1) discord.control.say(member, place, `said ${at}`);
  const back = new RawGateway(discord);
  await back.next(({ op }) => op === 10);
  back.send(6, { token: discord.token, session_id: ready.d.session_id, seq: s });
  expect(await back.next(({ op }) => op === 9)).toMatchObject({ d: false });
  expect(back.received.filter(({ op }) => op === 0)).toEqual([]);
  const again = await back.identify(discord.token, 1);
  expect(again.d.session_id).not.toBe(ready.d.session_id);
  back.socket.terminate();
});

test.each(['v=9&encoding=json', 'v=8', 'encoding=json', ''])(
  'a client that asks for "%s" is spoken to',
  async query => {
    const gateway = new RawGateway(discord, query);
    const ready = await gateway.identify(discord.token);
    expect(ready.d.v).toBe(Number(new URLSearchParams(query).get('v') ?? 10));
    gateway.socket.terminate();
  },
);

test('each shard gets its own guilds, and the first one what is said in private', async () => {
  const { control, guildId } = discord;
  const member = discord.members[0]!.id;
  // By the time in its id; a count is taken for which that is not the first shard.
  const home = (count: number): number => Number((BigInt(guildId) >> 22n) % BigInt(count));
  const count = Array.from({ length: 20 }, (_, at) => at + 2).find(one => home(one) > 0)!;
  const shards = await Promise.all(
    Array.from({ length: count }, async (_, id) => {
      const gateway = new RawGateway(discord);
      await gateway.next(({ op }) => op === 10);
      gateway.send(2, { token: discord.token, intents: 1 | (1 << 9) | (1 << 12), properties: {}, shard: [id, count] });
      return { gateway, ready: await gateway.next(({ t }) => t === 'READY') };
    }),
  );
  await shards[home(count)]!.gateway.next(({ t }) => t === 'GUILD_CREATE');
  control.say(member, discord.channels[0]!.id, 'in the guild');
  control.say(member, control.directChannel(member), 'in private');
  const said = async (at: number) => {
    const { gateway } = shards[at]!;
    gateway.send(1, null);
    await gateway.next(({ op }) => op === 11);
    return gateway.received.filter(({ t }) => t === 'MESSAGE_CREATE').map(({ d }) => d.channel_type ?? 0);
  };
  for (const [at, { ready, gateway }] of shards.entries()) {
    const isHome = at === home(count);
    expect(ready.d.guilds.map(({ id }) => id)).toEqual(isHome ? [guildId] : []);
    expect(await said(at)).toEqual(isHome ? [0] : at === 0 ? [1] : []);
    expect(gateway.received.some(({ t }) => t === 'GUILD_CREATE')).toBe(isHome);
    gateway.socket.terminate();
  }
});

test('only what the intents ask for is sent', async () => {
  const quiet = new RawGateway(discord);
  await quiet.identify(discord.token, 1);
  const place = discord.channels[0]!.id;
  await call(discord, 'POST', `/channels/${place}/messages`, { content: 'unheard' });
  await call(discord, 'POST', `/channels/${place}/threads`, { name: 'heard', type: 11 });
  await quiet.next(({ t }) => t === 'THREAD_CREATE');
  expect(quiet.received.some(({ t }) => t === 'MESSAGE_CREATE')).toBe(false);
  quiet.socket.terminate();
});

test('a zlib stream', async () => {
  const sync = { finishFlush: constants.Z_SYNC_FLUSH };
  const chunks: Buffer[] = [];
  // Every payload continues the stream, so what came before is inflated again and cut off.
  let known = 0;
  const gateway = new RawGateway(discord, 'v=10&encoding=json&compress=zlib-stream', data => {
    chunks.push(data);
    const whole = inflateSync(Buffer.concat(chunks), sync).toString();
    const fresh = whole.slice(known);
    known = whole.length;
    return fresh;
  });
  const ready = await gateway.identify(discord.token);
  expect(ready.d.user.id).toBe(discord.applicationId);
  await gateway.next(({ t }) => t === 'GUILD_CREATE');
  gateway.socket.terminate();
});

test('members are sent on request', async () => {
  const gateway = new RawGateway(discord);
  await gateway.identify(discord.token);
  gateway.send(8, { guild_id: discord.guildId, user_ids: [discord.members[0]!.id, '100000000000000000'], nonce: 'n' });
  const { d } = await gateway.next(({ t }) => t === 'GUILD_MEMBERS_CHUNK');
  expect(d.members.map((member: { user: { global_name: string } }) => member.user.global_name)).toEqual(['One']);
  expect(d.not_found).toEqual(['100000000000000000']);
  gateway.socket.terminate();
});
