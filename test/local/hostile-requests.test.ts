import { connect } from 'node:net';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type LocalDiscord, startLocalDiscord } from '../../src/local/server.js';
import { head, speak, statusOf, upgrade } from './raw-socket.js';

let discord: LocalDiscord;
let port: number;

beforeAll(async () => {
  discord = await startLocalDiscord();
  port = Number(new URL(discord.url).port);
});

afterAll(() => discord.close());

const isAlive = async (): Promise<boolean> => statusOf(await speak(port, head(port, '/icon.svg'))) === 200;

const hostile = [
  '//',
  '//[',
  '///',
  '/\\[',
  '//evil.example/api/v10/gateway',
  'http://evil.example/',
  'http://[/',
  'HTTP://127.0.0.1/',
  '*',
  '/%',
  '/%zz',
  '/cdn/attachments/%E0%A4%A/1/x',
  '/api/v10/channels/%ff/messages',
];

test.each(hostile)('a request of %s is answered with 400', async target => {
  const method = target === '*' ? 'OPTIONS' : 'GET';
  expect(statusOf(await speak(port, head(port, target, { method })))).toBe(400);
  expect(await isAlive()).toBe(true);
});

test.each(hostile)('an upgrade of %s is answered with 400', async target => {
  const method = target === '*' ? 'OPTIONS' : 'GET';
  expect(statusOf(await speak(port, head(port, target, { method, headers: upgrade })))).toBe(400);
  expect(await isAlive()).toBe(true);
});

test.each([
  ['an upgrade to nothing of ours', '/nowhere', upgrade, 404],
  ['an upgrade to another protocol', '/gateway', { connection: 'Upgrade', upgrade: 'h2c' }, 400],
  ['an upgrade without a key of its own', '/gateway', { ...upgrade, 'sec-websocket-key': 'short' }, 400],
  ['headers beyond measure', '/', { 'x-long': 'x'.repeat(100_000) }, 431],
  [
    'very many headers',
    '/',
    Object.fromEntries(Array.from({ length: 900 }, (_, at) => [`x-${at}`, 'y'.repeat(20)])),
    431,
  ],
  ['a header with a control character', '/', { 'x-bad': 'a\u0001b' }, 400],
])('%s is refused', async (_, target, headers: Readonly<Record<string, string>>, status) => {
  expect(statusOf(await speak(port, head(port, target, { headers })))).toBe(status);
  expect(await isAlive()).toBe(true);
});

test('whatever is asked for, it is answered and the server goes on', async () => {
  const piece = fc.oneof(
    fc.constantFrom(
      '/',
      '//',
      '[',
      ']',
      '%',
      '%2f',
      '%00',
      '..',
      '\\',
      '@',
      ':',
      '?',
      '#',
      'api',
      'v10',
      'cdn',
      'gateway',
    ),
    fc.string({ unit: fc.integer({ min: 0x21, max: 0xff }).map(code => String.fromCharCode(code)), maxLength: 6 }),
  );
  const target = fc.array(piece, { minLength: 1, maxLength: 8 }).map(pieces => `/${pieces.join('')}`);
  await fc.assert(
    fc.asyncProperty(target, fc.boolean(), async (path, upgrades) => {
      const bytes = Buffer.from(head(port, path, upgrades ? { headers: upgrade } : {}), 'latin1');
      // A gateway that was found greets; everything else is refused.
      expect([101, 200, 400, 401, 403, 404, 405]).toContain(statusOf(await speak(port, bytes)));
    }),
    { numRuns: 300, seed: 12 },
  );
  expect(await isAlive()).toBe(true);
});

test('bytes that are no request at all', async () => {
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ minLength: 1, maxLength: 60 }), async bytes => {
      const answer = await speak(port, Buffer.concat([bytes, Buffer.from('\r\n\r\n')]));
      expect([0, 400]).toContain(statusOf(answer));
    }),
    { numRuns: 100, seed: 13 },
  );
  expect(await isAlive()).toBe(true);
});

test.each([
  ['a request', {}],
  ['an upgrade', upgrade],
])('%s that hangs up in the middle harms nobody', async (_, headers) => {
  for (const cut of [10, 40, 1000]) {
    await new Promise<void>(resolve => {
      const socket = connect({ host: '127.0.0.1', port }, () => {
        socket.write(head(port, '/gateway?v=10&encoding=json', { headers }).slice(0, cut), () =>
          socket.resetAndDestroy(),
        );
      });
      socket.on('error', () => undefined);
      socket.on('close', () => resolve());
    });
  }
  expect(await isAlive()).toBe(true);
});

test.each([
  ['the bot’s token', 'POST', '/channels/100000000000000000/messages', 401],
  ['an interaction’s token', 'POST', '/interactions/100000000000000000/wrong/callback', 404],
  ['a webhook’s token', 'POST', '/webhooks/100000000000000000/wrong', 404],
])('a body is not waited for before %s is checked', async (_, method, path, status) => {
  const headers = { authorization: 'Bot wrong', 'content-type': 'application/json', 'content-length': '20000000' };
  expect(statusOf(await speak(port, head(port, `/api/v10${path}`, { method, headers })))).toBe(status);
});

test('a body larger than Discord takes is refused, also without a length', async () => {
  const path = `${discord.api}/v10/channels/${discord.channels[0]!.id}/messages`;
  const piece = new Uint8Array(1024 * 1024);
  let left = 26;
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      left -= 1;
      if (left < 0) controller.close();
      else controller.enqueue(piece);
    },
  });
  const headers = { authorization: `Bot ${discord.token}`, 'content-type': 'application/json' };
  const init: RequestInit & { duplex: 'half' } = { method: 'POST', headers, body, duplex: 'half' };
  const answer = await fetch(path, init);
  expect(answer.status).toBe(413);
  expect(await answer.json()).toMatchObject({ code: 40005 });
});
