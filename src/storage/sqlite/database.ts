import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import Database from 'better-sqlite3';
import { NewerDatabase, UnusableDatabase } from '../refused-database.js';
import { createPrivately, OWNER_ONLY } from './private-file.js';

export type Connection = Database.Database;

const MIGRATIONS = fileURLToPath(new URL('./migrations/', import.meta.url));

/** Opens the database, brings its schema up to date, and sets what durability, integrity and secrecy need. */
export function openDatabase(file: string): Connection {
  if (file !== ':memory:') prepareFile(file);
  const connection = new Database(file);
  try {
    connection.pragma('journal_mode = WAL');
    // An acknowledged answer survives a power cut, not only a crash of the process: journal.ts flushes what is committed.
    connection.pragma('synchronous = NORMAL');
    connection.pragma('foreign_keys = ON');
    connection.pragma('busy_timeout = 5000');
    // What somebody had deleted is overwritten, not only unlinked.
    connection.pragma('secure_delete = ON');
    if (!isLarge(file)) requireWhole(connection);
    requireWritable(connection);
    migrate(connection);
    return connection;
  } catch (error) {
    connection.close();
    throw error;
  }
}

/** Seeds and hands of running matches are in it: only its owner may read it. SQLite gives its other files the same mode. */
function prepareFile(file: string): void {
  try {
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
    if (!existsSync(file)) createPrivately(file);
  } catch (error) {
    throw new UnusableDatabase((error as Error).message, { cause: error });
  }
  for (const each of [file, `${file}-wal`, `${file}-shm`].filter(existsSync)) {
    try {
      chmodSync(each, OWNER_ONLY);
    } catch (error) {
      // Somebody else's file, or one on a disk that cannot be written: whether that matters shows when it is used.
      if (!isForbidden(error)) throw error;
    }
  }
}

const isForbidden = (error: unknown): boolean =>
  ['EPERM', 'EACCES', 'EROFS'].includes(String((error as NodeJS.ErrnoException).code));

/** What is looked through in a moment at the start; of more, the start would wait for all that was ever stored. */
const LOOKED_THROUGH = 64_000_000;

/** Whether a file is too large to be looked through at the start: that is done beside it (src/whole-file.ts). */
export const isLarge = (file: string): boolean => existsSync(file) && statSync(file).size > LOOKED_THROUGH;

/** What is wrong with a file, null = nothing. It reads all of it. */
export function damageOf(file: string): string | null {
  const connection = new Database(file, { readonly: true });
  try {
    const found = connection.pragma('quick_check(1)', { simple: true });
    return found === 'ok' ? null : String(found).split('\n')[0]!;
  } finally {
    connection.close();
  }
}

/** A damaged page would otherwise be met in the middle of somebody's match. */
function requireWhole(connection: Connection): void {
  const found = connection.pragma('quick_check(1)', { simple: true });
  if (found !== 'ok') throw new UnusableDatabase(`the file is damaged (${String(found).split('\n')[0]})`);
}

/** A database that can only be read opens without a word, and begins transactions too: only a write tells. */
function requireWritable(connection: Connection): void {
  connection.pragma(`user_version = ${connection.pragma('user_version', { simple: true })}`);
}

const migrations = (): readonly string[] =>
  readdirSync(MIGRATIONS)
    .filter(name => name.endsWith('.sql'))
    .sort();

/** The version of the schema; one that a newer Arbiter has made is refused. */
export function knownVersion(connection: Connection): number {
  const version = connection.pragma('user_version', { simple: true }) as number;
  const newest = migrations().length;
  if (version > newest) throw new NewerDatabase(version, newest);
  return version;
}

function migrate(connection: Connection): void {
  const steps = migrations();
  const version = knownVersion(connection);
  for (const [index, name] of steps.entries()) {
    if (index < version) continue;
    connection.transaction(() => {
      connection.exec(readFileSync(`${MIGRATIONS}${name}`, 'utf8'));
      connection.pragma(`user_version = ${index + 1}`);
    })();
  }
}
