import { randomBytes } from 'node:crypto';
import postgres from 'postgres';
import { inject } from 'vitest';

/** A new database on the server of the tests, and its address. */
export async function freshDatabase(): Promise<string> {
  const name = `arbiter_${randomBytes(6).toString('hex')}`;
  const server = inject('postgres');
  const admin = postgres(`${server}/postgres`, { max: 1, fetch_types: false });
  await admin.unsafe(`CREATE DATABASE ${name}`);
  await admin.end();
  return `${server}/${name}`;
}
