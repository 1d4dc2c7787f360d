import { existsSync } from 'node:fs';
import { isServer } from '../open-stores.js';
import { Fingerprint } from './fingerprint.js';
import { postgresWhole } from './postgres-whole.js';
import { sqliteWhole } from './sqlite-whole.js';
import { type Row, TABLES, type TableName, type WholeDatabase, type WholeReader } from './whole-database.js';

/** A database that is moved into has to be new, and what was moved has to be the same: this was not so. */
export class CannotMove extends Error {
  override readonly name = 'CannotMove';
}

export interface Moved {
  readonly table: TableName;
  readonly rows: number;
  readonly hash: string;
}

/** Copies everything, and proves it: as many rows in every table, and each says the same. */
export async function move(from: string, to: string): Promise<readonly Moved[]> {
  if (!isServer(from) && !existsSync(from)) throw new CannotMove(`There is no database at ${from}.`);
  const source = await openWhole(from);
  try {
    const target = await openWhole(to);
    try {
      return await copied(source, target);
    } finally {
      await target.close();
    }
  } finally {
    await source.close();
  }
}

export const openWhole = async (database: string): Promise<WholeDatabase> =>
  isServer(database) ? postgresWhole(database) : sqliteWhole(database);

async function requireEmpty(target: WholeReader): Promise<void> {
  const full = (await contents(target)).find(({ rows }) => rows > 0);
  if (full) throw new CannotMove(`There is something in ${full.table} already; a move never mixes two databases.`);
}

/** What cannot be proved is not kept. */
const copied = (source: WholeDatabase, target: WholeDatabase): Promise<readonly Moved[]> =>
  target.write(async writer => {
    await requireEmpty(writer);
    const before = await source.read(reader => contents(reader, (table, rows) => writer.add(table, rows)));
    const after = await contents(writer);
    const wrong = before.filter(({ rows, hash }, index) => rows !== after[index]?.rows || hash !== after[index]?.hash);
    if (wrong.length > 0) {
      throw new CannotMove(`${wrong.map(({ table }) => table).join(', ')}: what arrived is not what was sent.`);
    }
    return after;
  });

type Also = (table: TableName, rows: readonly Row[]) => Promise<void>;

/** What lies in every table; `also` is done with all of it on the way. */
async function contents(reader: WholeReader, also?: Also): Promise<readonly Moved[]> {
  const found: Moved[] = [];
  for (const table of TABLES) {
    const fingerprint = new Fingerprint();
    for await (const rows of reader.rows(table)) {
      for (const row of rows) fingerprint.add(row);
      await also?.(table, rows);
    }
    found.push({ table, rows: fingerprint.rows, hash: fingerprint.hash });
  }
  return found;
}
