import { randomBytes } from 'node:crypto';
import { inject } from 'vitest';
import { Connection } from '../../../src/storage/postgres/connection.js';

/** A new database on the server of the tests, and its address. */
export async function freshDatabase(): Promise<string> {
  const name = `arbiter_${randomBytes(6).toString('hex')}`;
  const server = inject('postgres');
  const admin = new Connection(`${server}/postgres`, 1);
  await admin.send(`CREATE DATABASE ${name}`);
  await admin.end();
  return `${server}/${name}`;
}
