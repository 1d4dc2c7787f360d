import { openDatabase } from '../../../src/storage/sqlite/database.js';
import { sqliteMatchStore } from '../../../src/storage/sqlite/match-store.js';
import { storeContract } from '../contract.js';

storeContract('SQLite', () => sqliteMatchStore(openDatabase(':memory:')));
