import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { randomFrom } from '../src/engine/index.js';
import { type LocalDiscord, startLocalDiscord } from '../src/local/server.js';
import { Connection } from '../src/storage/postgres/connection.js';
import { freePort, raiseServer } from '../test/storage/postgres/own-server.js';
import { startBot } from './bot-process.js';
import { openWay } from './cluster/way.js';
import { type Measured, nothingMeasured, playMatch, quantile } from './load/playing.js';

/**
 * `npm run bench:cluster -- --processes 1,2,4 --matches 8 --answers 20`: so many bots on one PostgreSQL, each with a server
 * of its own people as it would have by its shards and with a proxy, and one way to Discord for all. People, Discord,
 * database and proxies are on this machine too: what grows with the processes is what a machine has left for them.
 */
const { values } = parseArgs({
  options: {
    processes: { type: 'string', default: '1,2,4' },
    matches: { type: 'string', default: '8' },
    answers: { type: 'string', default: '20' },
    game: { type: 'string', default: 'monolith-arena' },
  },
});
const MATCHES = Number(values.matches);
const ANSWERS = Number(values.answers);
const WARM = 2;

process.setMaxListeners(0);
const server = await raiseServer();

/** What a process and its children have worked, in ms. */
function workOf(pids: readonly number[]): number {
  return pids.reduce((sum, pid) => {
    const threads = safely(() => readdirSync(`/proc/${pid}/task`)) ?? [];
    const each = threads.map(thread =>
      Number(safely(() => readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8'))?.split(' ')[0] ?? 0),
    );
    return sum + each.reduce((one, other) => one + other, 0) / 1e6;
  }, 0);
}

function safely<Read>(read: () => Read): Read | null {
  try {
    return read();
  } catch {
    return null;
  }
}

/** The processes of the database server: those whose parent is its first. */
async function serverPids(): Promise<readonly number[]> {
  const admin = new Connection(`${server.url}/postgres`, 1);
  const [row] = await admin.send<{ pid: number }>('SELECT pg_backend_pid() AS pid');
  const parent = Number(/PPid:\s+(\d+)/.exec(readFileSync(`/proc/${row!.pid}/status`, 'utf8'))![1]);
  await admin.end();
  const isIts = (pid: string): boolean =>
    safely(() => Number(/PPid:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1])) === parent;
  return [
    parent,
    ...readdirSync('/proc')
      .filter(name => /^\d+$/.test(name) && isIts(name))
      .map(Number),
  ];
}

async function startProxy(api: string): Promise<{ readonly api: string; readonly pid: number; stop(): void }> {
  const port = await freePort();
  const child = spawn(process.execPath, ['dist/src/proxy-main.js'], {
    env: { ...process.env, PROXY_API: api, PROXY_PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  process.once('exit', () => child.kill());
  await once(child.stdout!, 'data');
  return { api: `http://127.0.0.1:${port}/api`, pid: child.pid!, stop: () => child.kill() };
}

async function cluster(processes: number): Promise<void> {
  const admin = new Connection(`${server.url}/postgres`, 1);
  await admin.send(`CREATE DATABASE bots_${processes}`);
  await admin.end();
  const discords = await Promise.all(Array.from({ length: processes }, (_, at) => startLocalDiscord(apart(at))));
  const way = await openWay(discords);
  const proxies = await Promise.all(discords.map((_, at) => startProxy(way.api(at))));
  const bots = await Promise.all(
    discords.map((discord, index) =>
      startBot({ ...discord, api: proxies[index]!.api }, `${server.url}/bots_${processes}`),
    ),
  );
  const measured = nothingMeasured();
  const play = async (first: number, last: number, into: Measured): Promise<number> => {
    const all = discords.flatMap((discord, at) => playAll(discord, at, first, last, into));
    return (await Promise.all(all)).reduce((sum, given) => sum + given, 0);
  };
  await play(0, WARM, nothingMeasured());
  const botWork = () =>
    bots.reduce((sum, bot) => sum + [...bot.work().values()].reduce((one, other) => one + other, 0), 0);
  const pids = await serverPids();
  const before = [botWork(), workOf(pids), workOf(proxies.map(({ pid }) => pid))];
  const began = performance.now();
  const answers = await play(WARM, WARM + MATCHES, measured);
  const seconds = (performance.now() - began) / 1000;
  const after = [
    botWork(),
    workOf([...new Set([...pids, ...(await serverPids())])]),
    workOf(proxies.map(({ pid }) => pid)),
  ];
  const [bot, database, proxy] = after.map((work, at) => ((work - before[at]!) / answers).toFixed(1));
  console.log(
    `${processes} ${processes === 1 ? 'process ' : 'processes'}: ${(answers / seconds).toFixed(1)} answers/s, CPU an answer: bot ${bot} ms, database ${database} ms, proxy ${proxy} ms; acknowledgement p50 ${quantile(measured.acknowledged, 0.5).toFixed(0)} p99 ${quantile(measured.acknowledged, 0.99).toFixed(0)} ms (${answers} answers, ${measured.lost} pressed again)`,
  );
  for (const each of bots) await each.stop();
  for (const each of proxies) each.stop();
  way.close();
  for (const each of discords) await each.close();
}

/** Ids are given in the order of founding: no channel and nobody of one server is also of another. */
function apart(at: number): { port: number; members: { name: string }[]; channels: string[] } {
  const all = (at + 1) * (MATCHES + WARM);
  return {
    port: 0,
    members: Array.from({ length: 2 * all }, (_, index) => ({ name: `Player ${index + 1}` })),
    channels: Array.from({ length: all }, (_, index) => `table-${index + 1}`),
  };
}

function playAll(discord: LocalDiscord, at: number, first: number, last: number, into: Measured): Promise<number>[] {
  const own = discord.channels.slice(-(MATCHES + WARM));
  const people = discord.members.slice(-2 * (MATCHES + WARM));
  return own.slice(first, last).map(({ id }, index) => {
    const seats = people.slice(2 * (first + index), 2 * (first + index) + 2).map(member => member.id);
    const random = randomFrom((at * 100 + first + index).toString(16).padStart(32, '8'));
    return playMatch({ discord, channel: id, seats, game: values.game, answers: ANSWERS }, random, into);
  });
}

for (const processes of values.processes.split(',').map(Number)) await cluster(processes);
await server.remove();
process.exit(0);
