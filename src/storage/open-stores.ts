import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { LeagueStore } from '../leagues/store.js';
import type { Claims } from '../matches/claims.js';
import type { MatchStore } from '../matches/store.js';
import type { PuzzleStore } from '../puzzles/store.js';
import { postgresClaims, ServerClock } from './postgres/claims.js';
import * as postgres from './postgres/database.js';
import { postgresLeagueStore } from './postgres/league-store.js';
import { postgresMatchStore } from './postgres/match-store.js';
import type { Patience } from './postgres/patience.js';
import { postgresPuzzleStore } from './postgres/puzzle-store.js';
import { sqliteClaims } from './sqlite/claims.js';
import * as sqlite from './sqlite/database.js';
import { sqliteLeagueStore } from './sqlite/league-store.js';
import { sqliteMatchStore } from './sqlite/match-store.js';
import { nightlyBackup } from './sqlite/nightly.js';
import { sqlitePuzzleStore } from './sqlite/puzzle-store.js';

/** One database, with everything the program keeps in it and beside it. */
export interface Stores {
  readonly matches: MatchStore;
  readonly leagues: LeagueStore;
  readonly puzzles: PuzzleStore;
  readonly claims: Claims;
  /** The time, by the clock everybody on this database shares. */
  now(): number;
  /** What is made from it and can be made again lies on the disk of the process. */
  readonly folder: string;
  /** Makes tonight's copy where it is this program's to make; names it. Servers have tools of their own. */
  backUp(kept: number, now: number): Promise<string | null>;
  close(): Promise<void>;
}

/** What a server is named by; everything else is a SQLite file. */
export const isServer = (database: string): boolean => /^postgres(ql)?:\/\//.test(database);

/** `patience` is for a server; a file makes nobody wait. */
export async function openStores(database: string, patience?: Patience): Promise<Stores> {
  if (isServer(database)) {
    const connection = await postgres.openDatabase(database, patience);
    const clock = await ServerClock.read(connection);
    return {
      matches: postgresMatchStore(connection),
      leagues: postgresLeagueStore(connection),
      puzzles: postgresPuzzleStore(connection),
      claims: postgresClaims(connection, clock),
      now: () => clock.now(),
      folder: 'data',
      backUp: async () => null,
      close: () => connection.end(),
    };
  }
  const connection = sqlite.openDatabase(database);
  return {
    matches: sqliteMatchStore(connection),
    leagues: sqliteLeagueStore(connection),
    puzzles: sqlitePuzzleStore(connection),
    claims: sqliteClaims(connection),
    now: Date.now,
    folder: database === ':memory:' ? mkdtempSync(join(tmpdir(), 'arbiter-')) : dirname(database),
    backUp: async (kept, now) => (database === ':memory:' ? null : nightlyBackup(database, kept, now)),
    async close() {
      connection.close();
    },
  };
}
