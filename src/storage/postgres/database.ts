import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import postgres from 'postgres';
import { NewerDatabase, UnusableDatabase } from '../refused-database.js';
import { enduring } from './enduring.js';

export type Connection = postgres.Sql;
export type Transaction = postgres.TransactionSql;

const MIGRATIONS = fileURLToPath(new URL('./migrations/', import.meta.url));

/** Any number that nobody else takes: processes that start at once bring the schema up to date one after the other. */
const STARTING = 7_269_411;

/** Connects, brings the schema up to date, and sets what durability needs. */
export async function openDatabase(url: string): Promise<Connection> {
  let connection: Connection | null = null;
  try {
    connection = connect(url);
    await migrate(connection);
    return connection;
  } catch (error) {
    await connection?.end({ timeout: 1 });
    if (error instanceof NewerDatabase) throw error;
    throw new UnusableDatabase(whyOf(error), { cause: error });
  }
}

const connect = (url: string): Connection =>
  postgres(url, {
    max: 10,
    connect_timeout: 10,
    fetch_types: false,
    onnotice: () => undefined,
    types: TYPES,
    connection: {
      application_name: 'arbiter',
      // Whatever the server does for others: an acknowledged answer survives a power cut.
      synchronous_commit: 'on',
      // A process that hangs in the middle of a transaction keeps nobody else waiting for long.
      idle_in_transaction_session_timeout: 5_000,
      lock_timeout: 10_000,
      statement_timeout: 30_000,
    },
  });

/** Text that PostgreSQL cannot keep, and Unicode does not know: a zero, half a sign. */
const storable = (text: string): string => text.replaceAll('\0', '\ufffd');
const storableJson = (json: string): string =>
  json.replace(/(?<!\\)((?:\\\\)*)\\u(?:0000|d[89a-f][\da-f]{2})/gi, '$1\\ufffd');

/** Rows look as they do in SQLite: JSON is text, flags are 0 and 1, whole numbers are numbers. */
const TYPES = {
  string: { to: 25, from: [25], serialize: (value: unknown) => storable(String(value)), parse: (text: string) => text },
  json: { to: 114, from: [114], serialize: String, parse: (text: string) => text },
  jsonb: {
    to: 3802,
    from: [3802],
    serialize: (value: unknown) => storableJson(String(value)),
    parse: (text: string) => text,
  },
  bool: {
    to: 16,
    from: [16],
    serialize: (value: unknown) => (value ? 't' : 'f'),
    parse: (text: string) => Number(text === 't'),
  },
  bigint: { to: 20, from: [20], serialize: String, parse: Number },
};

async function migrate(connection: Connection): Promise<void> {
  const steps = readdirSync(MIGRATIONS)
    .filter(name => name.endsWith('.sql'))
    .sort();
  await connection.begin(async db => {
    // A large database may take its time.
    await db`SET LOCAL statement_timeout = 0`;
    await db`SET LOCAL lock_timeout = 0`;
    await db`SELECT pg_advisory_xact_lock(${STARTING})`;
    await db`CREATE TABLE IF NOT EXISTS schema_version (version integer NOT NULL)`;
    const [found] = await db<{ version: number }[]>`SELECT version FROM schema_version`;
    const version = found?.version ?? 0;
    if (version > steps.length) throw new NewerDatabase(version, steps.length);
    if (version === steps.length) return;
    for (const name of steps.slice(version)) await db.unsafe(readFileSync(`${MIGRATIONS}${name}`, 'utf8'));
    await db`DELETE FROM schema_version`;
    await db`INSERT INTO schema_version VALUES (${steps.length})`;
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

/** All of it or nothing, durable when it resolves. `isRepeated` where it may have been kept before, and nobody could say. */
export async function inTransaction<Result>(
  connection: Connection,
  work: (db: Transaction, isRepeated: boolean) => Promise<Result>,
): Promise<Result> {
  for (let tried = 1; ; tried++) {
    try {
      // Unwrapped by the library only where it is a list of promises, which it never is here.
      return await enduring(async isRepeated => (await connection.begin(db => work(db, isRepeated))) as Result);
    } catch (error) {
      if (tried === TRIES || !PASSING.includes(String((error as { code?: string }).code))) throw error;
    }
  }
}

/** Reads several things as they were at one moment. */
export const atOneMoment = async <Result>(
  connection: Connection,
  work: (db: Transaction) => Promise<Result>,
): Promise<Result> =>
  enduring(async () => (await connection.begin('isolation level repeatable read read only', work)) as Result);
