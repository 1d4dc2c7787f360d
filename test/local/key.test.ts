import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { type LocalDiscord, startLocalDiscord } from '../../src/local/server.js';

let discord: LocalDiscord;
let key: string;

beforeAll(async () => {
  discord = await startLocalDiscord();
  key = new URL(discord.page).searchParams.get('key') ?? '';
});

afterAll(() => discord.close());

interface Heard {
  readonly kind: string;
  readonly error?: string | null;
}

class Listener {
  readonly socket: WebSocket;
  readonly heard: Heard[] = [];
  readonly closed: Promise<number>;

  constructor(query: Readonly<Record<string, string>>) {
    this.socket = new WebSocket(`${discord.url.replace('http', 'ws')}/local/feed?${new URLSearchParams(query)}`);
    this.closed = new Promise(resolve => this.socket.on('close', resolve));
    this.socket.on('error', () => undefined);
    this.socket.on('message', (data: Buffer) => this.heard.push(JSON.parse(data.toString()) as Heard));
  }
}

test('the address carries a key that nobody guesses, another one at each start', async () => {
  expect(discord.page).toBe(`${discord.url}/?key=${key}`);
  expect(Buffer.from(key, 'base64url').length).toBeGreaterThanOrEqual(16);
  const other = await startLocalDiscord();
  expect(new URL(other.page).searchParams.get('key')).not.toBe(key);
  await other.close();
});

test.each([
  ['no key', () => ({})],
  ['an empty key', () => ({ key: '' })],
  ['another key', () => ({ key: `${key.slice(1)}x` })],
  ['half a key', () => ({ key: key.slice(0, 16) })],
  ['the bot’s token', () => ({ key: discord.token })],
])('with %s nobody sees or does anything', async (_, query: () => Readonly<Record<string, string>>) => {
  const [ada] = discord.members;
  const listener = new Listener({ member: ada!.id, ...query() });
  listener.socket.on('open', () =>
    listener.socket.send(JSON.stringify({ ask: 1, do: 'say', channelId: discord.channels[0]!.id, content: 'forged' })),
  );
  expect(await listener.closed).toBe(4401);
  expect(listener.heard).toEqual([]);
  expect(discord.control.visibleTo(ada!.id, discord.channels[0]!.id)).toEqual([]);
});

test('with the key one acts, and a frame that is too large ends only its own connection', async () => {
  const [ada] = discord.members;
  const listener = new Listener({ key, member: ada!.id });
  await expect.poll(() => listener.heard.map(({ kind }) => kind)).toContain('state');
  listener.socket.send(JSON.stringify({ ask: 1, do: 'say', channelId: discord.channels[0]!.id, content: 'mine' }));
  await expect.poll(() => listener.heard).toContainEqual(expect.objectContaining({ kind: 'result', error: null }));
  listener.socket.send(Buffer.alloc(17 * 1024 * 1024, ' '));
  expect(await listener.closed).toBe(1009);
  expect(discord.control.visibleTo(ada!.id, discord.channels[0]!.id).map(({ text }) => text)).toEqual(['mine']);
});

test('whatever a page sends is answered, and changes nobody and nothing', async () => {
  const [ada] = discord.members;
  const channelId = discord.channels[0]!.id;
  const listener = new Listener({ key, member: ada!.id });
  await expect.poll(() => listener.heard.length).toBe(1);
  const { id: messageId } = discord.control.say(ada!.id, channelId, 'target');
  const verbs = ['say', 'command', 'autocomplete', 'press', 'select', 'submit', 'react', 'dismiss', 'locale', 'x'];
  const odd = fc.oneof(fc.constantFrom(channelId, messageId, ada!.id), fc.jsonValue({ maxDepth: 2 }));
  const wish = fc.record(
    {
      ask: fc.nat(),
      do: fc.constantFrom(...verbs),
      ...Object.fromEntries(
        [
          'channelId',
          'messageId',
          'name',
          'options',
          'values',
          'customId',
          'focused',
          'emoji',
          'interactionId',
          'locale',
        ].map(field => [field, odd] as const),
      ),
      content: fc.constantFrom(null, 5, {}, [], ''),
    },
    { requiredKeys: ['do'] },
  );
  const frames = fc.oneof(
    wish.map(one => JSON.stringify(one)),
    fc.json(),
    fc.string(),
  );
  let asked = 0;
  const answers = () => listener.heard.filter(({ kind }) => kind === 'result');
  await fc.assert(
    fc.asyncProperty(frames, async frame => {
      asked += 1;
      listener.socket.send(frame);
      await expect.poll(() => answers().length, { interval: 1 }).toBe(asked);
      expect(answers().at(-1)?.error).toEqual(expect.any(String));
    }),
    { numRuns: 300, seed: 14 },
  );
  expect(discord.control.visibleTo(ada!.id, channelId).at(-1)?.raw).not.toHaveProperty('reactions');
  listener.socket.close();
});
