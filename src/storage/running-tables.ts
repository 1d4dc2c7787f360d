import { existsSync } from 'node:fs';
import Database from 'better-sqlite3';
import type { MatchState, Saved } from '../engine/index.js';
import { isServer } from './open-stores.js';
import { Connection, ENDLESS } from './postgres/connection.js';
import * as postgres from './postgres/database.js';
import { UnusableDatabase } from './refused-database.js';
import { parseTable, type TableRow } from './rows/table-rows.js';
import * as sqlite from './sqlite/database.js';

/** A running match as it is stored. */
export interface RunningTable {
  readonly match: string;
  readonly game: string;
  readonly saved: Saved<MatchState>;
}

type Row = TableRow & { readonly match: string; readonly game: string };

const ALL = `SELECT match, game, version, checkpoint, tail, fixed FROM matches JOIN tables ON tables.match = matches.id
  WHERE status = 'running' ORDER BY match`;

/** Every running match of a database that may be in use, and of an older schema: it is read, and nothing else. */
export async function runningTables(database: string): Promise<readonly RunningTable[]> {
  const rows = isServer(database) ? await fromServer(database) : fromFile(database);
  return rows.map(({ match, game, ...table }) => ({ match, game, saved: parseTable(table) }));
}

async function fromServer(url: string): Promise<readonly Row[]> {
  const db = new Connection(url, 1, ENDLESS);
  try {
    return await db.begin(async transaction => {
      await postgres.knownVersion(transaction);
      return transaction.send<Row>(ALL);
    }, 'READ ONLY');
  } catch (error) {
    throw postgres.refused(error);
  } finally {
    await db.end();
  }
}

function fromFile(file: string): readonly Row[] {
  if (!existsSync(file)) throw new UnusableDatabase(`there is none at ${file}`);
  const db = new Database(file, { readonly: true });
  try {
    sqlite.knownVersion(db);
    return db.prepare<[], Row>(ALL).all();
  } finally {
    db.close();
  }
}
