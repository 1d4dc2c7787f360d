import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { REST, RESTEvents } from 'discord.js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createAnswers, isTooLong } from '../../src/discord/rest.js';

let server: Server;
let api: string;
beforeAll(async () => {
  server = createServer((request, response) => {
    request.resume();
    response.writeHead(200, { 'Content-Type': 'application/json' }).end('{}');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  api = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.close();
  server.closeAllConnections();
});

/** More answers at once than a bot may send requests in a second; how often they were held back. */
async function heldBack(rest: REST): Promise<number> {
  let count = 0;
  rest.on(RESTEvents.RateLimited, () => {
    count += 1;
  });
  const answer = (index: number) =>
    rest.patch(`/webhooks/100000000000000001/token-${index}/messages/@original`, { body: {}, auth: false });
  await Promise.all(Array.from({ length: 120 }, (_, index) => answer(index)));
  return count;
}

test('answers are not counted among the requests of the bot', async () => {
  expect(await heldBack(new REST({ api })), 'as the library has it').toBeGreaterThan(0);
  expect(await heldBack(createAnswers(api))).toBe(0);
});

test('a wait nobody asks for makes the library forget what it counted', () => {
  const rest = createAnswers(api);
  rest.globalReset = Date.now() + 600_000;
  expect(isTooLong(rest, 1_000)).toBe(false);
  expect(rest.globalReset).toBeGreaterThan(0);
  expect(isTooLong(rest, 600_000)).toBe(true);
  expect(rest.globalReset).toBe(0);
});
