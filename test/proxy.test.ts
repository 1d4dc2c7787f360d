import { randomBytes } from 'node:crypto';
import { afterEach, expect, test } from 'vitest';
import { startLocalDiscord } from '../src/local/server.js';
import { startProgram } from '../src/program.js';
import { startProxy } from '../src/proxy.js';
import { NO_LIMITS } from './discord/no-limits.js';
import { pebbles } from './engine/pebbles.js';

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

test('two bots share one way to Discord: commands, presses, pictures and refusals go through it', async () => {
  const discord = await startLocalDiscord({ port: 0 });
  closing.push(() => discord.close());
  const proxy = await startProxy({ api: discord.api, host: '127.0.0.1', port: 0 });
  closing.push(() => proxy.close());
  const faults: object[] = [];
  const log = { info: () => undefined, warn: () => undefined, error: (about: object) => void faults.push(about) };
  const program = await startProgram({
    token: discord.token,
    api: `http://127.0.0.1:${proxy.port}/api`,
    database: ':memory:',
    games: [pebbles],
    log,
    allowances: NO_LIMITS,
  });
  closing.push(() => program.stop());
  const { control, channels, members } = discord;
  const act = await control.command(members[0]!.id, channels[0]!.id, 'play', { game: pebbles.id });
  await act.settled(30_000);
  const lobby = await control.waitFor(() =>
    control.visibleTo(members[0]!.id, channels[0]!.id).find(({ ephemeral }) => !ephemeral),
  );
  expect(lobby.buttons.length).toBeGreaterThan(0);
  const help = await (await control.command(members[1]!.id, channels[0]!.id, 'help', {})).settled(30_000);
  expect(help.text).not.toBe('');
  expect(faults).toEqual([]);
  const gone = await fetch(`http://127.0.0.1:${proxy.port}/api/v10/channels/${channels[0]!.id}/messages/1`, {
    headers: { authorization: `Bot ${discord.token}` },
  });
  expect(gone.status).toBe(404);
  expect(await gone.json()).toMatchObject({ code: 10008 });
}, 60_000);

test('who asks too often through the proxy is told how long to wait', async () => {
  const discord = await startLocalDiscord({ port: 0 });
  closing.push(() => discord.close());
  const proxy = await startProxy({ api: discord.api, host: '127.0.0.1', port: 0 });
  closing.push(() => proxy.close());
  discord.control.faults.limitRate('POST /channels/:channel/messages', { limit: 2, windowMs: 5_000 });
  const post = () =>
    fetch(`http://127.0.0.1:${proxy.port}/api/v10/channels/${discord.channels[0]!.id}/messages`, {
      method: 'POST',
      headers: { authorization: `Bot ${discord.token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ content: randomBytes(4).toString('hex') }),
    });
  const answers = await Promise.all(Array.from({ length: 12 }, post));
  const limited = answers.find(({ status }) => status === 429);
  expect(limited).toBeDefined();
  expect(Number(limited!.headers.get('retry-after'))).toBeGreaterThan(0);
}, 60_000);
