import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { randomFrom } from '../src/engine/index.js';
import { startLocalDiscord } from '../src/local/server.js';
import { startBot } from './bot-process.js';
import { type Measured, nothingMeasured, playMatch, quantile } from './load/playing.js';

/**
 * `npm run bench:load -- --matches 100 --at-once 20 --answers 60 --game monolith-arena`: matches of random players through
 * the real surface, so many of them at once (all where it is not said), the next one as soon as one has its answers. The bot is a process of its own; people and Discord are this one, on the same machine.
 */
const { values } = parseArgs({
  options: {
    matches: { type: 'string', default: '20' },
    'at-once': { type: 'string' },
    answers: { type: 'string', default: '60' },
    game: { type: 'string', default: 'monolith-arena' },
  },
});
/** Matches played before the measured ones: threads, fonts, pictures and caches are there once for all tables. */
const WARM = 6;
const MATCHES = Number(values.matches) + WARM;
const AT_ONCE = Number(values['at-once'] ?? values.matches);
const ANSWERS = Number(values.answers);
const line = (name: string, list: readonly number[]): string =>
  `${name.padEnd(34)} p50 ${quantile(list, 0.5).toFixed(0).padStart(5)} ms   p99 ${quantile(list, 0.99).toFixed(0).padStart(5)} ms   (${list.length})`;

const discord = await startLocalDiscord({
  port: 0,
  members: Array.from({ length: 2 * MATCHES }, (_, index) => ({ name: `Player ${index + 1}` })),
  channels: Array.from({ length: MATCHES }, (_, index) => `table-${index + 1}`),
});
const folder = mkdtempSync(join(tmpdir(), 'arbiter-load-'));
const database = join(folder, 'arbiter.db');
const bot = await startBot(discord, database);
const measured = nothingMeasured();
const seatsAt = (index: number) => discord.members.slice(2 * index, 2 * index + 2).map(member => member.id);
const play = (index: number, into: Measured): Promise<number> =>
  playMatch(
    { discord, channel: discord.channels[index]!.id, seats: seatsAt(index), game: values.game, answers: ANSWERS },
    randomFrom(index.toString(16).padStart(32, '8')),
    into,
  );
/** Plays these matches, at each of so many places one after the other. */
async function playFrom(first: number, last: number, into: Measured): Promise<number[]> {
  const given: number[] = [];
  let next = first;
  const place = async (): Promise<void> => {
    while (next < last) given.push(await play(next++, into));
  };
  await Promise.all(Array.from({ length: Math.min(AT_ONCE, last - first) }, place));
  return given;
}
const resting = bot.memory();
await playFrom(0, WARM, nothingMeasured());
const warm = bot.memory();
const before = bot.work();
await bot.longestDelay();
const started = performance.now();
const given = await playFrom(WARM, MATCHES, measured);
const seconds = (performance.now() - started) / 1000;
const answers = given.reduce((sum, count) => sum + count, 0);
const memory = bot.memory();
const most = bot.mostMemory();
const work = [...bot.work()]
  .map(([name, total]) => ({ name, each: (total - (before.get(name) ?? 0)) / answers }))
  .sort((one, other) => other.each - one.each);
const delay = await bot.longestDelay();
await bot.stop();
const bytes = statSync(database).size;
console.log(
  `${values.game}: ${given.length} matches, ${Math.min(AT_ONCE, given.length)} at once, ${answers} answers in ${seconds.toFixed(1)} s`,
);
console.log(`${'answers per second'.padEnd(34)} ${(answers / seconds).toFixed(1)}`);
console.log(`${'presses without an answer'.padEnd(34)} ${measured.lost}`);
console.log(line('interaction to acknowledgement', measured.acknowledged));
console.log(line('interaction to next panel shown', measured.shown));
console.log(line('interaction to board posted', measured.posted));
const ms = (time: number): string => `${time.toFixed(1).padStart(6)} ms`;
console.log(`${'processor time of the bot an answer'.padEnd(36)} ${ms(work.reduce((sum, { each }) => sum + each, 0))}`);
for (const { name, each } of work) console.log(`  ${name.padEnd(34)} ${ms(each)}`);
console.log(`${'longest delay of the event loop'.padEnd(36)} ${ms(delay)}`);
const mb = (bytes: number): string => `${(bytes / 1e6).toFixed(0)} MB`;
console.log(
  `${'memory: at the start, warm, after all'.padEnd(38)} ${mb(resting)}, ${mb(warm)}, ${mb(memory)}; most at any time ${mb(most)}`,
);
console.log(`${'database bytes per answer'.padEnd(34)} ${(bytes / (answers + WARM * ANSWERS)).toFixed(0)}`);
await discord.close();
rmSync(folder, { recursive: true, force: true });
