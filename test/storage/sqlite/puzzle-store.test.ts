import { openDatabase } from '../../../src/storage/sqlite/database.js';
import { sqliteLeagueStore } from '../../../src/storage/sqlite/league-store.js';
import { sqlitePuzzleStore } from '../../../src/storage/sqlite/puzzle-store.js';
import { puzzleStoreContract } from '../puzzle-contract.js';

puzzleStoreContract('SQLite', () => {
  const database = openDatabase(':memory:');
  return { puzzles: sqlitePuzzleStore(database), leagues: sqliteLeagueStore(database) };
});
