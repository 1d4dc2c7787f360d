import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type LocalDiscord, startLocalDiscord } from '../../src/local/server.js';
import { asJson, call, RawGateway } from './raw-bot.js';
import { pixel } from './sample-bot.js';

let discord: LocalDiscord;
let place: string;
let ada: string;
let bartek: string;
let gateway: RawGateway;

beforeAll(async () => {
  discord = await startLocalDiscord();
  place = discord.channels[0]!.id;
  ada = discord.members[0]!.id;
  bartek = discord.members[1]!.id;
  gateway = new RawGateway(discord);
  await gateway.identify(discord.token, 1 | (1 << 10));
});

afterAll(async () => {
  gateway.socket.terminate();
  await discord.close();
});

const event = async (name: string) => (await gateway.next(({ t }) => t === name)).d;
const image = `data:image/png;base64,${pixel.toString('base64')}`;

describe('versions', () => {
  test.each(['/v10', '/v9', '/v8', '/v6', ''])(
    '%s is answered, without a token where none is needed',
    async version => {
      const answer = await fetch(`${discord.api}${version}/gateway`);
      expect(answer.status).toBe(200);
      expect(await answer.json()).toEqual({ url: expect.stringMatching(/^ws:\/\/127\.0\.0\.1:\d+\/gateway$/) });
      expect((await fetch(`${discord.api}${version}/gateway/bot`)).status).toBe(401);
    },
  );

  test.each(['v5', 'v11', 'v0', 'v100'])('%s is none', async version => {
    const headers = { authorization: `Bot ${discord.token}` };
    const answer = await fetch(`${discord.api}/${version}/gateway/bot`, { headers });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toEqual({ message: 'Invalid API version', code: 50041 });
  });

  test('a body in another encoding is refused', async () => {
    const answer = await fetch(`${discord.api}/v10/channels/${place}/messages`, {
      method: 'POST',
      headers: { authorization: `Bot ${discord.token}`, 'content-type': 'text/plain' },
      body: '{"content":"x"}',
    });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ code: 50035, errors: { _errors: [{ code: 'CONTENT_TYPE_INVALID' }] } });
  });
});

test('reactions with one emoji are taken away together, then all', async () => {
  const { body: message } = await call(discord, 'POST', `/channels/${place}/messages`, { content: 'x' });
  for (const emoji of ['👍', '🎲']) for (const who of [ada, bartek]) discord.control.react(who, message.id, emoji);
  const path = `/channels/${place}/messages/${message.id}/reactions`;
  const count = async () =>
    ((await call(discord, 'GET', `/channels/${place}/messages/${message.id}`)).body.reactions ?? []).length;
  expect(await count()).toBe(2);
  expect((await call(discord, 'DELETE', `${path}/${encodeURIComponent('👍')}`)).status).toBe(204);
  expect(await count()).toBe(1);
  expect(await event('MESSAGE_REACTION_REMOVE_EMOJI')).toMatchObject({ message_id: message.id, emoji: { name: '👍' } });
  expect((await call(discord, 'DELETE', path)).status).toBe(204);
  expect(await count()).toBe(0);
  expect(await event('MESSAGE_REACTION_REMOVE_ALL')).toMatchObject({ message_id: message.id });
  expect(await call(discord, 'DELETE', `${path}/thumb`)).toMatchObject({ status: 400, body: { code: 10014 } });
  discord.control.faults.deny(place, 'manage');
  expect(await call(discord, 'DELETE', path)).toMatchObject({ status: 403, body: { code: 50013 } });
  discord.control.faults.clear();
});

test('archived private threads the bot has joined, a few at a time', async () => {
  const ids: string[] = [];
  for (const name of ['one', 'two', 'three', 'left', 'open']) {
    const { body } = await call(discord, 'POST', `/channels/${place}/threads`, { name, type: 12 });
    if (name === 'left') await call(discord, 'DELETE', `/channels/${body.id}/thread-members/@me`);
    else if (name !== 'open') {
      ids.push(body.id);
      await call(discord, 'PATCH', `/channels/${body.id}`, { archived: true });
    }
  }
  const list = async (query: string) => {
    const { status, body } = await call(
      discord,
      'GET',
      `/channels/${place}/users/@me/threads/archived/private${query}`,
    );
    expect(status).toBe(200);
    return { names: body.threads.map(({ name }) => name), more: body.has_more };
  };
  expect(new Set((await list('')).names)).toEqual(new Set(['one', 'two', 'three']));
  expect(await list('?limit=2')).toMatchObject({ names: { length: 2 }, more: true });
  expect(await list(`?before=${ids[1]}`)).toEqual({ names: ['one'], more: false });
  const { body } = await call(discord, 'GET', `/channels/${place}/threads/archived/private?limit=2`);
  expect(body).toMatchObject({ has_more: true, members: { length: 2 } });
  const early = new Date(0).toISOString();
  expect(
    (await call(discord, 'GET', `/channels/${place}/threads/archived/private?before=${early}`)).body.threads,
  ).toEqual([]);
  expect((await call(discord, 'GET', `/channels/${place}/threads/archived/other`)).status).toBe(404);
});

test('the bot renames itself', async () => {
  const renamed = await call(discord, 'PATCH', '/users/@me', { username: 'Sędzia', avatar: image });
  expect(renamed).toMatchObject({
    status: 200,
    body: { username: 'Sędzia', avatar: expect.stringMatching(/^\w{32}$/) },
  });
  expect(await event('USER_UPDATE')).toMatchObject({ id: discord.applicationId, username: 'Sędzia' });
  expect((await call(discord, 'PATCH', '/users/@me', { avatar: null })).body).toMatchObject({
    username: 'Sędzia',
    avatar: null,
  });
  expect((await call(discord, 'GET', '/users/@me')).body).toMatchObject({ username: 'Sędzia', bot: true });
  expect(await call(discord, 'PATCH', '/users/@me', { username: 'x' })).toMatchObject({
    status: 400,
    body: { code: 50035 },
  });
  expect((await call(discord, 'PATCH', '/users/@me', { avatar: 'me.png' })).body.code).toBe(50035);
});

test('one role, by its id', async () => {
  const permissions = 1n << 33n;
  const id = discord.control.giveRole(bartek, 'Organisers', permissions);
  expect(await call(discord, 'GET', `/guilds/${discord.guildId}/roles/${id}`)).toMatchObject({
    status: 200,
    body: { id, name: 'Organisers', permissions: String(permissions), managed: false },
  });
  expect(await event('GUILD_ROLE_CREATE')).toMatchObject({ role: { id } });
  expect((await call(discord, 'GET', `/guilds/${discord.guildId}/roles/${discord.guildId}`)).body).toMatchObject({
    name: '@everyone',
  });
  expect(await call(discord, 'GET', `/guilds/${discord.guildId}/roles/100000000000000000`)).toMatchObject({
    status: 404,
    body: { code: 10011 },
  });
  expect((await call(discord, 'GET', `/guilds/${discord.guildId}/members/${bartek}`)).body.roles).toEqual([id]);
});

test('the application’s own emoji', async () => {
  const path = `/applications/${discord.applicationId}/emojis`;
  expect((await call(discord, 'GET', path)).body).toEqual({ items: [] });
  const made = await call(discord, 'POST', path, { name: 'banner', image });
  expect(made).toMatchObject({ status: 201, body: { name: 'banner', animated: false, available: true, roles: [] } });
  const one = `${path}/${made.body.id}`;
  expect((await call(discord, 'PATCH', one, { name: 'flag' })).body.name).toBe('flag');
  expect((await call(discord, 'GET', one)).body.name).toBe('flag');
  expect((await call(discord, 'GET', path)).body.items).toHaveLength(1);
  expect((await call(discord, 'DELETE', one)).status).toBe(204);
  expect(await call(discord, 'GET', one)).toMatchObject({ status: 404, body: { code: 10014 } });
  for (const wrong of [
    { name: 'a', image },
    { name: 'no blanks', image },
    { name: 'bare' },
    { name: 'bare', image: 'x' },
  ])
    expect(await call(discord, 'POST', path, wrong)).toMatchObject({ status: 400, body: { code: 50035 } });
  const large = `data:image/png;base64,${Buffer.alloc(256 * 1024 + 1).toString('base64')}`;
  expect((await call(discord, 'POST', path, { name: 'large', image: large })).body.code).toBe(50035);
});

test('the bot’s guild, with what it may do there', async () => {
  const answer = await fetch(`${discord.api}/v10/users/@me/guilds`, {
    headers: { ...asJson, authorization: `Bot ${discord.token}` },
  });
  const [guild] = (await answer.json()) as { id: string; permissions: string }[];
  expect(guild?.id).toBe(discord.guildId);
  expect(BigInt(guild!.permissions) & (1n << 38n)).not.toBe(0n);
});

test.each([[0], [null], ['zero'], [{}]])('an attachment named by %j is refused: ids are strings', async id => {
  const send = (given: unknown) => {
    const form = new FormData();
    form.append('payload_json', JSON.stringify({ attachments: [{ id: given, description: 'A pixel' }] }));
    form.append('files[0]', new Blob([pixel]), 'p.png');
    return call(discord, 'POST', `/channels/${place}/messages`, form);
  };
  expect(await send(id)).toMatchObject({ status: 400, body: { code: 50035 } });
  expect((await send('0')).body.attachments).toMatchObject([
    { id: expect.stringMatching(/^\d{17,20}$/), description: 'A pixel' },
  ]);
});
