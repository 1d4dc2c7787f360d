import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { type LocalDiscord, startLocalDiscord } from '../../../src/local/server.js';
import { type Program, type ProgramOptions, startProgram } from '../../../src/program.js';
import { openStores, type Stores } from '../../../src/storage/open-stores.js';
import type { Patience } from '../../../src/storage/postgres/patience.js';
import { pebbles } from '../../engine/pebbles.js';
import { ROOT } from '../../guards/source-files.js';
import { QUICK } from '../../storage/postgres/quick.js';
import { NO_LIMITS } from '../no-limits.js';
import type { Stage } from '../stage.js';

/** One bot of several on the same database and the same Discord, in a process of its own. */
export interface Worker {
  readonly process: ChildProcess;
  kill(): Promise<void>;
  /** Asks it to stop, and waits until it has. */
  stop(): Promise<number | null>;
}

export interface Cluster extends Stage {
  readonly stores: Stores;
  /** In a folder of its own where one is named. */
  start(variables?: Readonly<Record<string, string>>, more?: readonly string[], home?: string): Promise<Worker>;
  /** The bot in this process, to make ready what others are to find. */
  startHere(options?: Partial<ProgramOptions>): Promise<Program>;
}

/** A Discord and a database, for as many bots as a test starts. */
export async function raiseCluster(database: string, patience: Patience = QUICK): Promise<Cluster> {
  const discord = await startLocalDiscord({
    port: 0,
    members: [{ name: 'Żaneta', locale: 'pl' }, { name: 'Łukasz', locale: 'pl' }, { name: 'Kim' }],
    channels: ['board-games'],
  });
  const stores = await openStores(database);
  const workers = new Set<Worker>();
  let isClosed = false;
  return {
    discord,
    database,
    stores,
    store: stores.matches,
    channel: discord.channels[0]!.id,
    people: discord.members.map(({ id }) => id),
    async start(variables = {}, more = [], home) {
      const worker = await startWorker(
        discord,
        database,
        { PATIENCE: JSON.stringify(patience), ...variables },
        more,
        home,
      );
      workers.add(worker);
      return worker;
    },
    startHere: options =>
      startProgram({
        token: discord.token,
        api: discord.api,
        database,
        patience,
        games: [pebbles],
        log: { info: () => undefined, warn: () => undefined, error: () => undefined },
        allowances: NO_LIMITS,
        ...options,
      }),
    restart: async () => undefined,
    async close() {
      if (isClosed) return;
      isClosed = true;
      await Promise.all([...workers].map(worker => worker.kill()));
      await stores.close();
      await discord.close();
    },
  };
}

async function startWorker(
  { token, api }: LocalDiscord,
  database: string,
  variables: Readonly<Record<string, string>>,
  more: readonly string[],
  home: string = ROOT,
): Promise<Worker> {
  const child = spawn(
    process.execPath,
    ['--import', import.meta.resolve('tsx'), ...more, join(ROOT, 'test/discord/bot-process.ts')],
    {
      cwd: home,
      env: { ...process.env, DISCORD_TOKEN: token, DISCORD_API: api, DATABASE_URL: database, ...variables },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  const exited = once(child, 'exit') as Promise<[number | null]>;
  await Promise.race([
    once(child.stdout, 'data'),
    exited.then(([code]) => Promise.reject(new Error(`The bot ended with ${code} before it was ready`))),
  ]);
  return {
    process: child,
    async kill() {
      child.kill('SIGKILL');
      await exited;
    },
    async stop() {
      child.kill('SIGTERM');
      return (await exited)[0];
    },
  };
}
