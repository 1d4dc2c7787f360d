import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { LocalDiscord } from '../src/local/server.js';

/** The bot as a process of its own, and what the machine says of it. */
export interface BotProcess {
  /** Resident memory in bytes. */
  memory(): number;
  /** The most it ever was. */
  mostMemory(): number;
  /** What its threads have worked so far, in ms, by name. */
  work(): ReadonlyMap<string, number>;
  /** The longest time its event loop was held up since the last question, in ms. */
  longestDelay(): Promise<number>;
  stop(): Promise<void>;
}

/** What our service sets for the allocator: the bot is measured as a host runs it. */
const allocator = (): Record<string, string> =>
  Object.fromEntries(
    [...readFileSync('deploy/arbiter.service', 'utf8').matchAll(/(MALLOC_\w+)=(\d+)/g)].map(([, name, value]) => [
      name!,
      value!,
    ]),
  );

/** Starts what `npm run build` has made, with the flags of `npm start`: compiling on the way would cost time and memory of its own. */
export async function startBot(discord: LocalDiscord, database: string): Promise<BotProcess> {
  const watch = fileURLToPath(new URL('./loop-delay.mjs', import.meta.url));
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: { start: string } };
  const started = scripts.start.split(' ').slice(1);
  const child = spawn(process.execPath, ['--import', watch, ...started], {
    env: {
      ...process.env,
      ...allocator(),
      DISCORD_TOKEN: discord.token,
      DISCORD_API: discord.api,
      DATABASE_URL: database,
      LOG_LEVEL: 'info',
    },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  // Whatever ends us, a bot without its Discord is of no use.
  process.once('exit', () => child.kill());
  await once(child.stdout!, 'data');
  child.stdout!.resume();
  const pid = child.pid!;
  return {
    memory: () => kilobytes(pid, 'VmRSS') * 1024,
    mostMemory: () => kilobytes(pid, 'VmHWM') * 1024,
    work: () => workOf(pid),
    longestDelay: () => longestDelay(child),
    async stop() {
      child.kill('SIGTERM');
      await once(child, 'exit');
    },
  };
}

const kilobytes = (pid: number, name: string): number =>
  Number(new RegExp(`${name}:\\s+(\\d+)`).exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0);

/** Threads of ours have names; Node's own, which sweep, compile and wait for files, go by `Node's own`. */
function workOf(pid: number): Map<string, number> {
  const work = new Map<string, number>();
  for (const thread of readdirSync(`/proc/${pid}/task`)) {
    const read = (file: string): string => readFileSync(`/proc/${pid}/task/${thread}/${file}`, 'utf8').trim();
    const comm = read('comm');
    const name = Number(thread) === pid ? 'main' : comm === 'node' ? "Node's own" : comm;
    const nanoseconds = Number(read('schedstat').split(' ')[0]);
    work.set(name, (work.get(name) ?? 0) + nanoseconds / 1e6);
  }
  return work;
}

async function longestDelay(child: ChildProcess): Promise<number> {
  child.send('delay');
  const [delay] = (await once(child, 'message')) as [number];
  return delay;
}
