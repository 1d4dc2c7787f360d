import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type LocalDiscord, startLocalDiscord } from '../../src/local/server.js';
import { call } from './raw-bot.js';
import { fault, many, text, v2 } from './refusal-tools.js';

let discord: LocalDiscord;
let place: string;

beforeAll(async () => {
  discord = await startLocalDiscord();
  place = discord.channels[0]!.id;
});

afterAll(() => discord.close());

describe('a request', () => {
  const id = '100000000000000000';
  const requests: readonly [string, string, () => string, unknown, number, number][] = [
    ['to no route', 'GET', () => '/nowhere', undefined, 404, 0],
    ['with a wrong method', 'PUT', () => '/gateway/bot', undefined, 405, 0],
    ['to an unknown channel', 'POST', () => `/channels/${id}/messages`, { content: 'x' }, 404, 10003],
    ['to an unknown message', 'PATCH', () => `/channels/${place}/messages/${id}`, { content: 'x' }, 404, 10008],
    ['for an unknown user', 'GET', () => `/users/${id}`, undefined, 404, 10013],
    ['for an unknown member', 'GET', () => `/guilds/${discord.guildId}/members/${id}`, undefined, 404, 10007],
    ['for an unknown guild', 'GET', () => `/guilds/${id}`, undefined, 404, 10004],
    [
      'for an unknown command',
      'GET',
      () => `/applications/${discord.applicationId}/commands/${id}`,
      undefined,
      404,
      10063,
    ],
    [
      'with an unknown token',
      'PATCH',
      () => `/webhooks/${discord.applicationId}/nope/messages/@original`,
      { content: 'x' },
      401,
      50027,
    ],
    [
      'that deletes one message in bulk',
      'POST',
      () => `/channels/${place}/messages/bulk-delete`,
      { messages: [id] },
      400,
      50016,
    ],
    ['for a thread without a name', 'POST', () => `/channels/${place}/threads`, { type: 11 }, 400, 50035],
    [
      'for a thread archived after 5 minutes',
      'POST',
      () => `/channels/${place}/threads`,
      { name: 't', auto_archive_duration: 5 },
      400,
      50035,
    ],
    ['that renames a channel', 'PATCH', () => `/channels/${place}`, { name: 'x' }, 403, 50013],
  ];
  test.each(requests)('%s is refused', async (_, method, path, body, status, code) => {
    expect(await call(discord, method, path(), body)).toMatchObject({ status, body: { code } });
  });

  test('with a wrong token or broken JSON is refused', async () => {
    const headers = { authorization: 'Bot wrong' };
    expect((await fetch(`${discord.api}/v10/gateway/bot`, { headers })).status).toBe(401);
    const authorization = `Bot ${discord.token}`;
    const broken = await fetch(`${discord.api}/v10/channels/${place}/messages`, {
      method: 'POST',
      headers: { authorization, 'content-type': 'application/json' },
      body: '{',
    });
    expect(await broken.json()).toMatchObject({ code: 50109 });
  });

  test('to edit what a person wrote is refused', async () => {
    const said = discord.control.say(discord.members[0]!.id, place, 'mine');
    const answer = await call(discord, 'PATCH', `/channels/${place}/messages/${said.id}`, { content: 'x' });
    expect(answer).toMatchObject({ status: 403, body: { code: 50005 } });
  });

  test('with a file that is too large is refused', async () => {
    const form = new FormData();
    form.append('files[0]', new Blob([Buffer.alloc(10 * 1024 * 1024 + 1)]), 'big.bin');
    expect(await call(discord, 'POST', `/channels/${place}/messages`, form)).toMatchObject({
      status: 413,
      body: { code: 40005 },
    });
  });

  test('for the 21st reaction, and a second thread of a message, is refused', async () => {
    const { body } = await call(discord, 'POST', `/channels/${place}/messages`, { content: 'x' });
    const path = `/channels/${place}/messages/${body.id}`;
    const react = (at: number) =>
      call(discord, 'PUT', `${path}/reactions/${encodeURIComponent(String.fromCodePoint(0x1f600 + at))}/@me`);
    for (const at of many(20, index => index)) expect((await react(at)).status).toBe(204);
    expect((await react(20)).body.code).toBe(30010);
    expect((await call(discord, 'POST', `${path}/threads`, { name: 't' })).status).toBe(201);
    expect((await call(discord, 'POST', `${path}/threads`, { name: 't' })).body.code).toBe(160004);
  });

  test('that makes a classic message V2 must empty it', async () => {
    const { body } = await call(discord, 'POST', `/channels/${place}/messages`, { content: 'x' });
    const path = `/channels/${place}/messages/${body.id}`;
    const refused = await call(discord, 'PATCH', path, v2(text('t')));
    expect(fault(refused.body.errors)).toBe('content MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2');
    expect((await call(discord, 'PATCH', path, { content: null, embeds: [], ...v2(text('t')) })).status).toBe(200);
    expect((await call(discord, 'PATCH', path, { components: [text('u')] })).status).toBe(200);
    const unflagged = await call(discord, 'PATCH', path, { flags: 0, components: [text('u')] });
    expect(fault(unflagged.body.errors)).toBe('components.0.type UNION_TYPE_CHOICES');
  });
});
