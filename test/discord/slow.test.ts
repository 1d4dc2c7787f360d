import { afterEach, expect, test } from 'vitest';
import { startLocalDiscord } from '../../src/local/server.js';
import { startProgram } from '../../src/program.js';
import { pebbles } from '../engine/pebbles.js';
import { NO_LIMITS } from './no-limits.js';
import { buttonOf } from './stage.js';

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

test('an interaction that takes long is logged with its parts, painting among them, and without who made it', async () => {
  const discord = await startLocalDiscord({ port: 0, members: [{ name: 'Żaneta', locale: 'pl' }] });
  closing.push(() => discord.close());
  const warned: { readonly about: object; readonly message: string }[] = [];
  const program = await startProgram({
    token: discord.token,
    api: discord.api,
    database: ':memory:',
    games: [pebbles],
    log: {
      info: () => undefined,
      warn: (about, message) => void warned.push({ about, message }),
      error: () => undefined,
    },
    allowances: NO_LIMITS,
  });
  closing.push(() => program.stop());
  const { control, channels, members } = discord;
  const [{ id: person }, { id: channel }] = [members[0]!, channels[0]!];
  const lobby = () =>
    control.waitFor(
      () => control.visibleTo(person, channel).findLast(({ ephemeral, buttons }) => !ephemeral && buttons.length > 0),
      30_000,
    );
  await (await control.command(person, channel, 'play', { game: pebbles.id })).settled(30_000);
  const options = await (await control.press(person, (await lobby()).id, buttonOf(await lobby(), 'options'))).settled(
    30_000,
  );
  const bots = options.selects.find(({ customId }) => customId.startsWith('bot.'))!;
  await (await control.select(person, options.id, bots.customId, [bots.options[0]!.value])).settled(30_000);
  await control.waitFor(
    async () => (await lobby()).buttons.some(({ customId, disabled }) => customId?.startsWith('start.') && !disabled),
    30_000,
  );
  await (await control.press(person, (await lobby()).id, buttonOf(await lobby(), 'start'))).settled(30_000);
  const thread = control.threads(channel).at(-1)!.id;
  const slow = () => warned.filter(({ message }) => message === 'An interaction was slow');
  const before = slow().length;
  control.faults.next(/^PATCH \/webhooks\//, { kind: 'rate-limit', retryAfter: 3.2 });
  await (await control.command(person, thread, 'board', {})).settled(30_000);
  await expect.poll(() => slow().length, { timeout: 30_000 }).toBe(before + 1);
  const { about } = slow().at(-1)!;
  expect(about).toMatchObject({ kind: 'command', what: 'board' });
  const { ms, parts } = about as { ms: number; parts: Record<string, number> };
  expect(ms).toBeGreaterThan(3_000);
  expect(Object.keys(parts)).toEqual(
    expect.arrayContaining(['acknowledged', 'worked', 'sent', 'read', 'line', 'paint', 'encode']),
  );
  expect(parts.sent).toBeGreaterThan(3_000);
  const text = JSON.stringify(about);
  for (const secret of [person, channel, thread, 'Żaneta', discord.token]) expect(text).not.toContain(secret);
}, 120_000);
