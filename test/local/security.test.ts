import { request } from 'node:http';
import { connect } from 'node:net';
import { networkInterfaces } from 'node:os';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { type LocalDiscord, startLocalDiscord } from '../../src/local/server.js';

let discord: LocalDiscord;
let port: number;

beforeAll(async () => {
  discord = await startLocalDiscord();
  port = Number(new URL(discord.url).port);
});

afterAll(() => discord.close());

function status(path: string, headers: Record<string, string>): Promise<number> {
  return new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, path, headers }, response => {
      response.resume();
      resolve(response.statusCode ?? 0);
    });
    sent.on('error', reject);
    sent.end();
  });
}

test('the page comes with a policy that allows nothing from elsewhere', async () => {
  const response = await fetch(discord.url);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-security-policy')).toContain("default-src 'none'; script-src 'self'");
  expect(await (await fetch(`${discord.url}/app.js`)).text()).toContain('WebSocket');
  expect(await (await fetch(`${discord.url}/style.css`)).text()).toContain('.message');
  expect((await fetch(`${discord.url}/../package.json`)).status).toBe(404);
});

test.each([
  ['a name re-bound to this machine', { host: 'evil.example' }],
  ['another port', { host: '127.0.0.1:1' }],
  ['a page of another site', { origin: 'http://evil.example' }],
  ['a sandboxed page', { origin: 'null' }],
  ['a picture in a page of another site', { 'sec-fetch-site': 'cross-site' }],
  ['a page on another port of this machine', { 'sec-fetch-site': 'same-site' }],
])('%s is refused', async (_, headers: Record<string, string>) => {
  expect(await status('/', { host: `127.0.0.1:${port}`, ...headers })).toBe(403);
  expect(await status('/api/v10/gateway/bot', { host: `127.0.0.1:${port}`, ...headers })).toBe(403);
});

test('its own page is welcome under both names', async () => {
  for (const host of [`127.0.0.1:${port}`, `localhost:${port}`])
    expect(await status('/', { host, origin: `http://${host}`, 'sec-fetch-site': 'same-origin' })).toBe(200);
});

test.each(['/gateway', '/local/feed'])('a foreign page cannot open %s', async path => {
  const socket = new WebSocket(`ws://127.0.0.1:${port}${path}`, { origin: 'http://evil.example' });
  const error = await new Promise<Error>(resolve => socket.once('error', resolve));
  expect(error.message).toContain('403');
});

test('it listens on the loopback interface only', async context => {
  const outside = Object.values(networkInterfaces())
    .flat()
    .find(one => one && !one.internal && one.family === 'IPv4')?.address;
  if (!outside) return context.skip('this machine has no other interface');
  const outcome = await new Promise<string>(resolve => {
    const socket = connect({ host: outside, port }, () => resolve('connected'));
    socket.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? 'error'));
  });
  expect(outcome).toBe('ECONNREFUSED');
});
