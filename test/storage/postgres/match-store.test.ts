import { postgresMatchStore } from '../../../src/storage/postgres/match-store.js';
import { storeContract } from '../contract.js';
import { emptiedDatabase } from './emptied.js';

const empty = emptiedDatabase();

storeContract('PostgreSQL', async () => postgresMatchStore(await empty()));
