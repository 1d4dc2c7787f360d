import { postgresLeagueStore } from '../../../src/storage/postgres/league-store.js';
import { postgresPuzzleStore } from '../../../src/storage/postgres/puzzle-store.js';
import { puzzleStoreContract } from '../puzzle-contract.js';
import { emptiedDatabase } from './emptied.js';

const empty = emptiedDatabase();

puzzleStoreContract('PostgreSQL', async () => {
  const db = await empty();
  return { puzzles: postgresPuzzleStore(db), leagues: postgresLeagueStore(db) };
});
