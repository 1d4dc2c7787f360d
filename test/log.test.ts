import { DiscordAPIError } from 'discord.js';
import { expect, test } from 'vitest';
import { makeLog, plainError } from '../src/log.js';

const TOKEN = 'aW50ZXJhY3Rpb246MTIzNDU2Nzg5MDEyMzQ1Njc4OnNlY3JldA';
const BOT_TOKEN = 'MTQ1NjA3NDQ0Mzk4MDgwMDAwNA.GabcDe.abcdefghijklmnopqrstuvwxyz0123456789AB';

/** What Discord's library throws when the answer to /hand is refused: it holds everything that was sent. */
const refusedHand = new DiscordAPIError(
  { code: 50035, message: 'Invalid Form Body' },
  50035,
  400,
  'PATCH',
  `https://discord.com/api/v10/webhooks/123456789012345678/${TOKEN}/messages/@original`,
  { files: [{ name: 'hand.webp', data: Buffer.alloc(1_000_000, 7) }], body: { content: 'Your hand: the Horror' } },
);

function lineFor(about: object): { text: string; line: { error: Record<string, unknown> } } {
  const lines: string[] = [];
  makeLog('info', { write: line => void lines.push(line) }).error(about, 'A fault of ours');
  const text = lines.join('');
  return { text, line: JSON.parse(text) };
}

test('an error under the key our code uses is really in the log', () => {
  const { line } = lineFor({ error: refusedHand, interaction: '5' });
  expect(line).toMatchObject({
    interaction: '5',
    error: { name: 'DiscordAPIError[50035]', message: 'Invalid Form Body', code: 50035, status: 400 },
  });
  expect(line.error.stack).toContain('log.test');
});

test('a failed /hand logs no picture, no private text and no token', () => {
  const { text } = lineFor({ error: refusedHand });
  expect(text.length).toBeLessThan(4_000);
  for (const secret of [TOKEN, 'Horror', 'hand.webp', '"data"', 'requestBody', 'url'])
    expect(text).not.toContain(secret);
});

test('tokens in messages, stacks and causes are taken out', () => {
  const cause = new Error(`Bot ${BOT_TOKEN} was refused`);
  const error = new TypeError(`fetch failed: https://discord.com/api/v10/interactions/12345/${TOKEN}/callback`, {
    cause,
  });
  const { text, line } = lineFor({ error });
  expect(text).not.toContain(TOKEN);
  expect(text).not.toContain(BOT_TOKEN);
  expect(line.error).toMatchObject({
    message: 'fetch failed: https://discord.com/api/v10/interactions/12345/…/callback',
    cause: { message: '… was refused' },
  });
});

test('whatever is thrown becomes a line, also what is no error or goes round in circles', () => {
  const round = new Error('round');
  round.cause = round;
  expect(JSON.stringify(plainError(round)).length).toBeLessThan(20_000);
  expect(plainError('a string')).toEqual({ name: 'string', message: 'a string' });
  expect(plainError(undefined)).toEqual({ name: 'undefined', message: 'undefined' });
});
