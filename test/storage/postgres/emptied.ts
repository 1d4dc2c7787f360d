import { afterAll, beforeAll } from 'vitest';
import { type Connection, openDatabase } from '../../../src/storage/postgres/database.js';
import { freshDatabase } from './fresh-database.js';

/** A database for a test file, emptied whenever it is asked for. */
export function emptiedDatabase(): () => Promise<Connection> {
  let db: Connection;
  beforeAll(async () => {
    db = await openDatabase(await freshDatabase());
  });
  afterAll(() => db.end());
  return async () => {
    await db.send(
      'TRUNCATE matches, leagues, handled, settings, ratings, digests, seeks, puzzle_tries, puzzle_standings, rules CASCADE',
    );
    return db;
  };
}
