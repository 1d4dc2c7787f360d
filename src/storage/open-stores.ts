import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { LeagueStore } from '../leagues/store.js';
import type { MatchStore } from '../matches/store.js';
import * as postgres from './postgres/database.js';
import { postgresLeagueStore } from './postgres/league-store.js';
import { postgresMatchStore } from './postgres/match-store.js';
import * as sqlite from './sqlite/database.js';
import { sqliteLeagueStore } from './sqlite/league-store.js';
import { sqliteMatchStore } from './sqlite/match-store.js';

/** One database, with everything the program keeps in it and beside it. */
export interface Stores {
  readonly matches: MatchStore;
  readonly leagues: LeagueStore;
  /** What is made from it and can be made again lies on the disk of the process. */
  readonly folder: string;
  close(): Promise<void>;
}

/** What a server is named by; everything else is a SQLite file. */
export const isServer = (database: string): boolean => /^postgres(ql)?:\/\//.test(database);

export async function openStores(database: string): Promise<Stores> {
  if (isServer(database)) {
    const connection = await postgres.openDatabase(database);
    return {
      matches: postgresMatchStore(connection),
      leagues: postgresLeagueStore(connection),
      folder: 'data',
      // Nothing is under way any more; only connections that were cut before are waited for in vain.
      close: () => connection.end({ timeout: 2 }),
    };
  }
  const connection = sqlite.openDatabase(database);
  return {
    matches: sqliteMatchStore(connection),
    leagues: sqliteLeagueStore(connection),
    folder: database === ':memory:' ? mkdtempSync(join(tmpdir(), 'arbiter-')) : dirname(database),
    async close() {
      connection.close();
    },
  };
}
