import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { NewerDatabase, UnusableDatabase } from '../refused-database.js';
import { Connection, ENDLESS, type Transaction } from './connection.js';
import { enduring } from './enduring.js';
import { PATIENCE } from './patience.js';

export type { Connection, Transaction };

const MIGRATIONS = fileURLToPath(new URL('./migrations/', import.meta.url));

/** Any number that nobody else takes: processes that start at once bring the schema up to date one after the other. */
const STARTING = 7_269_411;

/** Connects, brings the schema up to date, and sets what durability needs. Endless patience has who goes through all that is stored. */
export async function openDatabase(url: string, patience = PATIENCE): Promise<Connection> {
  const patient = new Connection(url, 1, ENDLESS);
  try {
    await migrate(patient);
    return new Connection(url, undefined, patience);
  } catch (error) {
    throw refused(error);
  } finally {
    await patient.end();
  }
}

const migrations = (): readonly string[] =>
  readdirSync(MIGRATIONS)
    .filter(name => name.endsWith('.sql'))
    .sort();

/** The version of the schema; one that a newer Arbiter has made is refused. */
export async function knownVersion(db: Transaction): Promise<number> {
  const [found] = await db.send<{ version: number }>('SELECT version FROM schema_version');
  const version = found?.version ?? 0;
  const newest = migrations().length;
  if (version > newest) throw new NewerDatabase(version, newest);
  return version;
}

/** What the host is told of a server that cannot be used. */
export const refused = (error: unknown): Error =>
  error instanceof NewerDatabase ? error : new UnusableDatabase(whyOf(error), { cause: error });

async function migrate(connection: Connection): Promise<void> {
  const steps = migrations();
  await connection.begin(async db => {
    await db.send('SELECT pg_advisory_xact_lock($1)', [STARTING]);
    await db.send('CREATE TABLE IF NOT EXISTS schema_version (version integer NOT NULL)');
    const version = await knownVersion(db);
    if (version === steps.length) return;
    for (const name of steps.slice(version)) await db.send(readFileSync(`${MIGRATIONS}${name}`, 'utf8'));
    await db.send('DELETE FROM schema_version');
    await db.send('INSERT INTO schema_version VALUES ($1)', [steps.length]);
  });
}

/** Several addresses of one host fail together: each has its own reason, the whole has none. */
function whyOf(error: unknown): string {
  const { message, code, errors } = error as { message?: string; code?: string; errors?: readonly Error[] };
  return message || errors?.[0]?.message || code || String(error);
}

/** What a transaction met that is over when it is tried again: two of them waited for each other. */
const PASSING = ['40001', '40P01'];
const TRIES = 3;
/** The other one goes on first: tried again at once, a row it waits for would be taken from it once more. */
const PAUSE = 50;

/** All of it or nothing, durable when it resolves. `isRepeated` where it may have been kept before, and nobody could say. */
export async function inTransaction<Result>(
  connection: Connection,
  work: (db: Transaction, isRepeated: boolean) => Promise<Result>,
): Promise<Result> {
  for (let tried = 1; ; tried++) {
    try {
      return await enduring(connection.patience, isRepeated => connection.begin(db => work(db, isRepeated)));
    } catch (error) {
      if (tried === TRIES || !PASSING.includes(String((error as { code?: string }).code))) throw error;
      await setTimeout(PAUSE * tried);
    }
  }
}

/** Reads several things as they were at one moment. */
export const atOneMoment = <Result>(
  connection: Connection,
  work: (db: Transaction) => Promise<Result>,
): Promise<Result> =>
  enduring(connection.patience, () => connection.begin(work, 'ISOLATION LEVEL REPEATABLE READ READ ONLY'));
