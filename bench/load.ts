import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { pick, type RandomState, randomFrom } from '../src/engine/index.js';
import { type LocalDiscord, type SeenMessage, startLocalDiscord } from '../src/local/server.js';
import { startBot } from './bot-process.js';

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
/** How long somebody waits before pressing again, and how often. */
const PATIENCE = 20_000;
const MOST_TRIES = 5;
let lost = 0;

interface Measured {
  readonly acknowledged: number[];
  readonly shown: number[];
  readonly posted: number[];
}

const quantile = (list: readonly number[], part: number): number => {
  const sorted = [...list].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
};
const line = (name: string, list: readonly number[]): string =>
  `${name.padEnd(34)} p50 ${quantile(list, 0.5).toFixed(0).padStart(5)} ms   p99 ${quantile(list, 0.99).toFixed(0).padStart(5)} ms   (${list.length})`;

/** Does something, and again when it was not acknowledged in time: people press once more, too. */
async function answered(
  act: () => ReturnType<LocalDiscord['control']['press']>,
): Promise<{ act: Awaited<ReturnType<typeof act>>; panel: SeenMessage }> {
  for (let tries = 1; ; tries++) {
    const made = await act();
    try {
      return { act: made, panel: await made.settled(PATIENCE) };
    } catch (error) {
      if (tries === MOST_TRIES) throw error;
      lost += 1;
    }
  }
}

/** One match of two random players until it has taken its share of answers. */
async function playMatch(
  discord: LocalDiscord,
  channel: string,
  pair: readonly string[],
  random: RandomState,
  measured: Measured,
) {
  const { control } = discord;
  const [host, guest] = pair as [string, string];
  await answered(() => control.command(host, channel, 'play', { game: values.game }));
  const lobby = await control.waitFor(
    () =>
      control
        .visibleTo(host, channel)
        .findLast(({ buttons }) => buttons.some(({ customId }) => customId?.startsWith('join.'))),
    60_000,
  );
  const find = (message: SeenMessage, verb: string) =>
    message.buttons.find(({ customId }) => customId?.startsWith(`${verb}.`))!.customId!;
  await answered(() => control.press(guest, lobby.id, find(lobby, 'join')));
  await answered(() => control.press(host, lobby.id, find(lobby, 'start')));
  const thread = control.threads(channel).at(-1)!.id;
  const board = await control.waitFor(
    () =>
      control
        .visibleTo(host, thread)
        .findLast(({ buttons }) => buttons.some(({ customId }) => customId?.startsWith('play.'))),
    60_000,
  );
  let given = 0;
  while (given < ANSWERS) {
    let moved = false;
    for (const person of pair) {
      let { panel } = await answered(() => control.press(person, board.id, find(board, 'play')));
      for (;;) {
        const buttons = panel.buttons.filter(({ customId, disabled }) => customId?.startsWith('say.') && !disabled);
        const selects = panel.selects.filter(({ customId }) => customId.startsWith('say.'));
        if (buttons.length + selects.length === 0 || given >= ANSWERS) break;
        const chosen = pick<(typeof buttons)[number] | (typeof selects)[number]>(random, [...buttons, ...selects]);
        const started = performance.now();
        const posts = control.requests.length;
        const done = await answered(() =>
          'options' in chosen
            ? control.select(person, panel.id, chosen.customId, pickSome(chosen, random))
            : control.press(person, panel.id, chosen.customId!),
        );
        panel = done.panel;
        given += 1;
        moved = true;
        measured.acknowledged.push(done.act.acknowledgedAfter ?? Number.NaN);
        measured.shown.push(performance.now() - started);
        const post = control.requests.slice(posts).find(({ path }) => path.includes(`/channels/${thread}/messages`));
        if (post) measured.posted.push(performance.now() - started);
      }
    }
    if (!moved) return given;
  }
  return given;
}

const pickSome = (menu: { min: number; options: readonly { value: string }[] }, random: RandomState): string[] => {
  const left = menu.options.map(({ value }) => value);
  return Array.from({ length: Math.max(menu.min, 1) }, () => {
    const value = pick(random, left);
    left.splice(left.indexOf(value), 1);
    return value;
  });
};

const discord = await startLocalDiscord({
  port: 0,
  members: Array.from({ length: 2 * MATCHES }, (_, index) => ({ name: `Player ${index + 1}` })),
  channels: Array.from({ length: MATCHES }, (_, index) => `table-${index + 1}`),
});
const folder = mkdtempSync(join(tmpdir(), 'arbiter-load-'));
const database = join(folder, 'arbiter.db');
const bot = await startBot(discord, database);
const measured: Measured = { acknowledged: [], shown: [], posted: [] };
const seatsAt = (index: number) => discord.members.slice(2 * index, 2 * index + 2).map(member => member.id);
const play = (index: number, into: Measured): Promise<number> =>
  playMatch(
    discord,
    discord.channels[index]!.id,
    seatsAt(index),
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
await playFrom(0, WARM, { acknowledged: [], shown: [], posted: [] });
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
console.log(`${'presses without an answer'.padEnd(34)} ${lost}`);
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
