import { postgresLeagueStore } from '../../../src/storage/postgres/league-store.js';
import { postgresMatchStore } from '../../../src/storage/postgres/match-store.js';
import { leagueStoreContract } from '../league-contract.js';
import { emptiedDatabase } from './emptied.js';

const empty = emptiedDatabase();

leagueStoreContract('PostgreSQL', async () => {
  const db = await empty();
  return { leagues: postgresLeagueStore(db), matches: postgresMatchStore(db) };
});
