import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import Database from 'better-sqlite3';

export type Connection = Database.Database;

const MIGRATIONS = fileURLToPath(new URL('./migrations/', import.meta.url));

/** The database was written by a newer Arbiter than this one. */
export class NewerDatabase extends Error {
  override readonly name = 'NewerDatabase';
}

/** Opens the database, brings its schema up to date, and sets what durability and integrity need. */
export function openDatabase(file: string): Connection {
  if (file !== ':memory:') mkdirSync(dirname(file), { recursive: true });
  const connection = new Database(file);
  try {
    connection.pragma('journal_mode = WAL');
    // FULL: an acknowledged answer survives a power cut, not only a crash of the process.
    connection.pragma('synchronous = FULL');
    connection.pragma('foreign_keys = ON');
    connection.pragma('busy_timeout = 5000');
    migrate(connection);
    return connection;
  } catch (error) {
    connection.close();
    throw error;
  }
}

function migrate(connection: Connection): void {
  const steps = readdirSync(MIGRATIONS)
    .filter(name => name.endsWith('.sql'))
    .sort();
  const version = connection.pragma('user_version', { simple: true }) as number;
  if (version > steps.length) {
    throw new NewerDatabase(
      `This database has schema version ${version}, this Arbiter knows versions up to ${steps.length}. ` +
        'Start the newer Arbiter it was written by, or restore a backup.',
    );
  }
  for (const [index, name] of steps.entries()) {
    if (index < version) continue;
    connection.transaction(() => {
      connection.exec(readFileSync(`${MIGRATIONS}${name}`, 'utf8'));
      connection.pragma(`user_version = ${index + 1}`);
    })();
  }
}
