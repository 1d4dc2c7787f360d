import { existsSync, rmSync } from 'node:fs';
import Database from 'better-sqlite3';
import { createPrivately } from './private-file.js';

/** Copies a database that may be in use, whole and consistent, page by page, for its owner's eyes only. */
export async function backUp(file: string, target: string): Promise<void> {
  if (!existsSync(file)) throw new Error(`There is no database at ${file}.`);
  if (existsSync(target)) throw new Error(`${target} exists already; a backup never overwrites anything.`);
  createPrivately(target);
  const connection = new Database(file, { readonly: true });
  try {
    await connection.backup(target);
  } catch (error) {
    rmSync(target, { force: true });
    throw error;
  } finally {
    connection.close();
  }
}
