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
  ['a shard that does not exist', { intents: 1, shard: [2, 1] }, 4010],
])('IDENTIFY with %s is hung up on', async (_, given, code) => {
  const gateway = new RawGateway(discord);
  await gateway.next(({ op }) => op === 10);
  gateway.send(2, { token: discord.token, properties: {}, ...given });
  expect(await gateway.closed).toBe(code);
});

test.each([
  ['another version', 'v=9&encoding=json', 4012],
  ['another encoding', 'v=10&encoding=etf', 4002],
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
