import { openDatabase } from '../../../src/storage/sqlite/database.js';
import { sqliteLeagueStore } from '../../../src/storage/sqlite/league-store.js';
import { sqliteMatchStore } from '../../../src/storage/sqlite/match-store.js';
import { leagueStoreContract } from '../league-contract.js';

leagueStoreContract('SQLite', () => {
  const database = openDatabase(':memory:');
  return { leagues: sqliteLeagueStore(database), matches: sqliteMatchStore(database) };
});
