import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { parse } from 'yaml';
import { startLocalDiscord } from '../../../src/local/server.js';
import { Connection } from '../../../src/storage/postgres/connection.js';
import { ROOT } from '../../guards/source-files.js';
import { freshDatabase } from '../../storage/postgres/fresh-database.js';
import { freePort } from '../../storage/postgres/own-server.js';

interface Service {
  readonly image: string;
  readonly command?: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  readonly volumes?: readonly string[];
  readonly depends_on?: Readonly<Record<string, { readonly condition: string }>>;
  readonly healthcheck?: { readonly test: readonly string[] };
  readonly read_only?: boolean;
  readonly cap_drop?: readonly string[];
  readonly ports?: readonly string[];
}

interface Compose {
  readonly services: Readonly<Record<string, Service>>;
  readonly volumes: Readonly<Record<string, unknown>>;
}

const { services, volumes } = parse(readFileSync(join(ROOT, 'deploy/compose.yaml'), 'utf8'), {
  merge: true,
}) as Compose;
const BOTS = ['bot-0', 'bot-1'] as const;

const running: ChildProcess[] = [];
const closing: (() => Promise<unknown> | undefined)[] = [];
afterEach(async () => {
  for (const child of running.splice(0)) child.kill('SIGKILL');
  for (const close of closing.splice(0).reverse()) await close();
});

test('the compose file names only what it has, publishes nothing, and lets nobody write anywhere else', () => {
  expect(Object.keys(services).sort()).toEqual(['bot-0', 'bot-1', 'database', 'proxy']);
  for (const [name, { depends_on = {}, volumes: mounted = [], ports, ...service }] of Object.entries(services)) {
    expect(
      Object.keys(depends_on).filter(each => !(each in services)),
      name,
    ).toEqual([]);
    expect(
      mounted.map(each => each.split(':')[0]!).filter(each => !(each in volumes)),
      name,
    ).toEqual([]);
    expect(ports, name).toBeUndefined();
    if (name !== 'database') expect(service, name).toMatchObject({ read_only: true, cap_drop: ['ALL'] });
  }
  const shards = BOTS.map(bot => services[bot]!.environment!.SHARDS);
  expect(shards).toEqual(['0/2', '1/2']);
});

/** A service as a process of this machine: what it calls by a name of its network is here under another address. */
function start(command: readonly string[], environment: Readonly<Record<string, string>>, cwd: string): ChildProcess {
  const [, ...given] = command;
  const entry = given
    .at(-1)!
    .replace(/^dist\//, `${ROOT}/`)
    .replace(/\.js$/, '.ts');
  const flags = given.slice(0, -1);
  const { PATH = '', HOME = '' } = process.env;
  const child = spawn(process.execPath, ['--import', import.meta.resolve('tsx'), ...flags, entry], {
    cwd,
    env: { PATH, HOME, LOG_LEVEL: 'info', ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  running.push(child);
  return child;
}

/** What a service says first; one that ends instead is not waited for. */
async function firstWords(child: ChildProcess): Promise<string> {
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`It ended with ${code} before it said anything`);
  });
  return String(((await Promise.race([once(child.stdout!, 'data'), ended])) as unknown[])[0]);
}

const CONTAINER = readFileSync(join(ROOT, 'deploy/Containerfile'), 'utf8');
const COMMAND = JSON.parse(/^CMD (.*)$/m.exec(CONTAINER)![1]!) as readonly string[];

test('proxy and both bots start with just what the compose file sets, become healthy, and stop when told', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'arbiter-compose-'));
  closing.push(async () => rmSync(folder, { recursive: true, force: true }));
  const discord = await startLocalDiscord({ port: 0 });
  closing.push(() => discord.close());
  const database = new URL(await freshDatabase());
  const admin = new Connection(database.href, 1);
  await admin.send("CREATE ROLE arbiter LOGIN PASSWORD 'secret'").catch(() => undefined);
  await admin.send(`ALTER DATABASE ${database.pathname.slice(1)} OWNER TO arbiter`);
  await admin.send('ALTER SCHEMA public OWNER TO arbiter');
  await admin.end();

  const proxyPort = await freePort();
  const here = (text: string): string =>
    text
      .replace(/\$\{DISCORD_TOKEN:\?[^}]*\}/, discord.token)
      .replace(/\$\{POSTGRES_PASSWORD:\?[^}]*\}/, 'secret')
      .replace('@database/arbiter', `@${database.host}${database.pathname}`)
      .replace('http://proxy:8080', `http://127.0.0.1:${proxyPort}`);
  const set = (service: Service): Record<string, string> =>
    Object.fromEntries(Object.entries(service.environment ?? {}).map(([name, text]) => [name, here(text)]));

  const { command: proxyCommand = [] } = services.proxy!;
  const proxy = start(
    proxyCommand,
    { ...set(services.proxy!), PROXY_PORT: String(proxyPort), PROXY_API: discord.api },
    folder,
  );
  await firstWords(proxy);
  const ports = [await freePort(), await freePort()];
  const bots = BOTS.map((bot, at) => {
    const port = ports[at]!;
    const home = join(folder, bot);
    mkdirSync(join(home, 'data'), { recursive: true });
    const child = start(COMMAND, { ...set(services[bot]!), METRICS_PORT: String(port) }, home);
    return { child, port, check: services[bot]!.healthcheck!.test.at(-1)! };
  });
  for (const { check, port } of bots) {
    const isHealthy = async () => {
      const asked = spawn(process.execPath, ['-e', check.replace('9464', String(port))], { stdio: 'ignore' });
      return ((await once(asked, 'exit')) as [number])[0];
    };
    await expect.poll(isHealthy, { timeout: 90_000, interval: 500 }).toBe(0);
  }
  const [member] = discord.members;
  const act = await discord.control.command(member!.id, discord.channels[0]!.id, 'help', {});
  expect((await act.settled(30_000)).text).not.toBe('');
  for (const { child } of bots) {
    child.kill('SIGTERM');
    expect(await once(child, 'exit')).toEqual([0, null]);
  }
  proxy.kill('SIGTERM');
  expect(await once(proxy, 'exit')).toEqual([0, null]);
}, 180_000);
