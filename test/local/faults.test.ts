import { ChannelType, Events, type TextChannel } from 'discord.js';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type LocalDiscord, startLocalDiscord } from '../../src/local/server.js';
import { asJson } from './raw-bot.js';
import { type SampleBot, startSampleBot } from './sample-bot.js';

let discord: LocalDiscord;
let bot: SampleBot;
let ada: string;
let place: string;
const sending = 'POST /channels/:channel/messages';

beforeAll(async () => {
  discord = await startLocalDiscord();
  bot = await startSampleBot(discord);
  ada = discord.members[0]!.id;
  place = discord.channels[0]!.id;
});

afterEach(() => {
  discord.control.faults.clear();
  bot.failures.length = 0;
});

afterAll(async () => {
  await bot.client.destroy();
  await discord.close();
});

const channel = async (): Promise<TextChannel> => {
  const found = await bot.client.channels.fetch(place);
  if (found?.type !== ChannelType.GuildText) throw new Error('not a text channel');
  return found;
};
const count = (content: string) => discord.control.visibleTo(ada, place).filter(one => one.content === content).length;
const attempts = (from: number) => discord.control.requests.slice(from).map(({ status }) => status);

test('429: the client waits and sends once', async () => {
  const here = await channel();
  const from = discord.control.requests.length;
  discord.control.faults.next(sending, { kind: 'rate-limit', retryAfter: 0.2 });
  await here.send('limited');
  expect(attempts(from)).toEqual([429, 200]);
  expect(count('limited')).toBe(1);
});

test('a tightened route announces its limit and then refuses', async () => {
  discord.control.faults.limitRate('GET /users/:user', { limit: 1, windowMs: 60_000 });
  const ask = () => fetch(`${discord.api}/v10/users/${ada}`, { headers: { authorization: `Bot ${discord.token}` } });
  const first = await ask();
  expect(first.headers.get('x-ratelimit-remaining')).toBe('0');
  const second = await ask();
  expect(second.status).toBe(429);
  expect(Number(second.headers.get('retry-after'))).toBeGreaterThan(50);
  expect(await second.json()).toMatchObject({ global: false });
  discord.control.faults.limitRate('GET /users/:user', null);
});

test('500 before the effect: the retry sends it once', async () => {
  const here = await channel();
  const from = discord.control.requests.length;
  discord.control.faults.next(sending, { kind: 'error', effect: 'before' });
  await here.send('before');
  expect(attempts(from)).toEqual([500, 200]);
  expect(count('before')).toBe(1);
});

test('500 after the effect: the nonce keeps the retry from sending it twice', async () => {
  const here = await channel();
  discord.control.faults.next(sending, { kind: 'error', effect: 'after' });
  await here.send('after');
  expect(count('after')).toBe(1);
  discord.control.faults.next(sending, { kind: 'error', effect: 'after' });
  await here.send({ content: 'after, unguarded', enforceNonce: false });
  expect(count('after, unguarded')).toBe(2);
});

test('500 after a callback: the person has the answer, the bot gets 40060', async () => {
  discord.control.faults.next('POST /interactions/:id/:token/callback', { kind: 'error', effect: 'after' });
  const act = await discord.control.command(ada, place, 'secret');
  expect(act.reply?.text).toBe('Only for you');
  await expect.poll(() => bot.failures.length).toBe(1);
  expect(bot.failures[0]).toMatchObject({ code: 40060 });
  expect(act.errors).toMatchObject([{ code: 40060, status: 400 }]);
});

test('a closed socket rejects at once, whether or not it took effect', async () => {
  const here = await channel();
  discord.control.faults.next(sending, { kind: 'close', effect: 'before' });
  await expect(here.send('closed before')).rejects.toThrow('other side closed');
  discord.control.faults.next(sending, { kind: 'close', effect: 'after' });
  await expect(here.send('closed after')).rejects.toThrow('other side closed');
  expect([count('closed before'), count('closed after')]).toEqual([0, 1]);
});

test('a slow answer is slow', async () => {
  const here = await channel();
  discord.control.faults.next(/^POST \/channels\/\d+\/messages$/, { kind: 'slow', ms: 120 });
  const from = Date.now();
  await here.send('slow');
  expect(Date.now() - from).toBeGreaterThanOrEqual(115);
});

test('a duplicated interaction is handled twice and answered once', async () => {
  const before = bot.handled.length;
  discord.control.faults.duplicateInteractions();
  const act = await discord.control.command(ada, place, 'secret');
  await expect.poll(() => act.errors.length).toBe(1);
  expect(bot.handled.slice(before)).toEqual([act.id, act.id]);
  expect(act.errors[0]?.code).toBe(40060);
  const next = await discord.control.command(ada, place, 'secret');
  expect(next.errors).toEqual([]);
});

test('nobody answers within 3 seconds: it failed, and a late answer is refused', async () => {
  const pending = discord.control.command(ada, place, 'silent');
  discord.control.clock.advance(3001);
  const act = await pending;
  expect(act).toMatchObject({ failed: true, reply: null, acknowledgedAfter: null });
  const url = `${discord.api}/v10/interactions/${act.id}/${act.token}/callback`;
  const late = await fetch(url, { method: 'POST', headers: asJson, body: JSON.stringify({ type: 5 }) });
  expect(await late.json()).toMatchObject({ code: 10062 });
});

test('after 15 minutes the token is worth nothing', async () => {
  const act = await discord.control.command(ada, place, 'secret');
  const url = `${discord.api}/v10/webhooks/${discord.applicationId}/${act.token}/messages/@original`;
  const edit = () => fetch(url, { method: 'PATCH', headers: asJson, body: JSON.stringify({ content: 'edited' }) });
  expect((await edit()).status).toBe(200);
  discord.control.clock.advance(15 * 60 * 1000);
  const late = await edit();
  expect([late.status, await late.json()]).toMatchObject([401, { code: 50027 }]);
  expect(act.reply?.content).toBe('edited');
});

test('permissions can be taken and given back', async () => {
  const { faults } = discord.control;
  const here = await channel();
  faults.deny(place, 'send');
  await expect(here.send('x')).rejects.toMatchObject({ code: 50013, status: 403 });
  await expect.poll(() => here.permissionsFor(bot.client.user)?.has('SendMessages')).toBe(false);
  const act = await discord.control.command(ada, place, 'secret');
  expect(act.reply?.text).toBe('Only for you');
  faults.deny(place, 'threads');
  await expect(here.threads.create({ name: 't' })).rejects.toMatchObject({ code: 50013 });
  faults.deny(place, 'view');
  await expect(here.messages.fetch()).rejects.toMatchObject({ code: 50001 });
  faults.allow(place);
  const said = discord.control.say(ada, place, 'mine');
  faults.deny(place, 'manage');
  await expect(here.messages.delete(said.id)).rejects.toMatchObject({ code: 50013 });
  faults.allow(place, 'manage');
  await here.messages.delete(said.id);
  await here.send('back');
  faults.closeDirectMessages(ada);
  const user = await bot.client.users.fetch(ada);
  await expect(user.send('x')).rejects.toMatchObject({ code: 50007 });
});

test('a follow-up right after a defer fills the placeholder and keeps it public', async () => {
  const pending = discord.control.command(ada, place, 'silent');
  const { id, token } = await new Promise<{ id: string; token: string }>(resolve =>
    bot.client.once(Events.InteractionCreate, resolve),
  );
  const post = (path: string, body: unknown) =>
    fetch(`${discord.api}/v10${path}`, { method: 'POST', headers: asJson, body: JSON.stringify(body) });
  await post(`/interactions/${id}/${token}/callback`, { type: 5 });
  const act = await pending;
  await post(`/webhooks/${discord.applicationId}/${token}`, { content: 'filled', flags: 64 });
  expect(act.followUps).toEqual([]);
  expect(act.reply).toMatchObject({ text: 'filled', ephemeral: false, thinking: false });
});

test('a dropped socket is resumed, and what was missed arrives', async () => {
  const resumed = new Promise<number>(resolve =>
    bot.client.once(Events.ShardResume, (_, replayed) => resolve(replayed)),
  );
  discord.control.faults.dropGateway();
  const act = await discord.control.command(ada, place, 'greet');
  expect(await resumed).toBeGreaterThan(0);
  expect(act.reply?.text).toContain('Hello');
  expect(act.acknowledgedAfter).toBeLessThan(3000);
});

test('a request to reconnect is followed', async () => {
  const resumed = new Promise<void>(resolve => bot.client.once(Events.ShardResume, () => resolve()));
  discord.control.faults.askToReconnect();
  await resumed;
  expect((await discord.control.command(ada, place, 'secret')).failed).toBe(false);
});

test('an invalid session is identified anew', async () => {
  const ready = new Promise<void>(resolve => bot.client.once(Events.ShardReady, () => resolve()));
  discord.control.faults.dropGateway({ resumable: false });
  await ready;
  expect((await discord.control.command(ada, place, 'secret')).reply?.text).toBe('Only for you');
});
