import { existsSync } from 'node:fs';
import Database from 'better-sqlite3';

/** Copies a database that may be in use, whole and consistent, page by page. */
export async function backUp(file: string, target: string): Promise<void> {
  if (!existsSync(file)) throw new Error(`There is no database at ${file}.`);
  if (existsSync(target)) throw new Error(`${target} exists already; a backup never overwrites anything.`);
  const connection = new Database(file, { readonly: true });
  try {
    await connection.backup(target);
  } finally {
    connection.close();
  }
}
