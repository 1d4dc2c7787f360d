import { isServer } from './storage/open-stores.js';
import { isLarge } from './storage/sqlite/database.js';
import { createLine } from './threads/line.js';
import { startWorker } from './threads/start.js';

/** It reads page by page and keeps nothing. */
const ROOM = 4;

/** Looks a large file through beside everything else, and says what is wrong with it; null where nothing is. */
export async function damageOfLarge(database: string): Promise<string | null> {
  if (isServer(database) || !isLarge(database)) return null;
  const line = createLine<string, string | null>('The check of the database', () =>
    startWorker('whole-file-worker', import.meta.url, ROOM),
  );
  try {
    return await line.run(database);
  } finally {
    await line.close();
  }
}
