import Database from 'better-sqlite3';
import { isServer } from '../../src/storage/open-stores.js';
import { Connection, ENDLESS } from '../../src/storage/postgres/connection.js';

/** How many matches a database is filled with, and how many of them run. */
export interface Amount {
  readonly stored: number;
  readonly running: number;
}

/** Matches of one server: what grows with a bot is the number of its servers. */
const PER_GUILD = 100;
const PEOPLE = 20;
/** Later than anything the bench does. */
const LATER = 4_000_000_000_000;

const player = `'p' || (n / ${PER_GUILD}) || '-' || ((n * 2 + seat) % ${PEOPLE})`;

/** Statements both databases understand; `series` makes the numbers from 1 to so many. */
function statements({ stored, running }: Amount, series: (count: number) => string, table: string): readonly string[] {
  const seats = '(SELECT 0 AS seat UNION ALL SELECT 1) AS seats';
  const guild = `'g' || (n / ${PER_GUILD})`;
  const json = (text: string): string => `'${text.replaceAll("'", "''")}'`;
  return [
    `INSERT INTO matches (id, game, guild, home, place, host, status, language, chosen, seed, seed_hash, moment, asked,
       opened_at, started_at, ended_at, asked_at, counted, pace, turn, clocks, due)
     SELECT 'm' || n, 'bench', ${guild}, 'h' || n, 't' || n, 'p' || n,
       CASE WHEN n <= ${running} THEN 'running' ELSE 'finished' END, 'pl', '{}', 's', 'h', 5, 5, n, n,
       CASE WHEN n <= ${running} THEN NULL ELSE n END, n, n > ${running}, '{"remindAfter":1,"limit":null}', 1, '[]',
       CASE WHEN n <= ${running} THEN ${LATER} + n ELSE NULL END FROM ${series(stored)}`,
    `INSERT INTO seats (match, seat, player, name) SELECT 'm' || n, seat, ${player}, 'Name' FROM ${series(stored)}, ${seats}`,
    `INSERT INTO tables (match, version, checkpoint, tail, fixed)
     SELECT 'm' || n, 1, ${json(table)}, '[]', 0 FROM ${series(running)}`,
    `INSERT INTO counted (match, guild, game, verdict, answers, lasted, at, ord)
     SELECT 'm' || n, ${guild}, 'bench', 'rated', 100, 1000, n, n FROM ${series(stored)} WHERE n > ${running}`,
    `INSERT INTO results (match, seat, player, began, place, share, answers, thought, mu, sigma)
     SELECT 'm' || n, seat, ${player}, seat = 0, 1 + seat, 1 - seat, 50, 500, 25, 8
     FROM ${series(stored)}, ${seats} WHERE n > ${running}`,
    `INSERT INTO ratings (guild, game, player, name, mu, sigma, shown, matches, at)
     SELECT 'g' || (n / ${PEOPLE}), 'bench', 'p' || (n / ${PEOPLE}) || '-' || (n % ${PEOPLE}), 'Name', 25, 8, 1000 + n % 997, 9, n
     FROM ${series(Math.max(PEOPLE, Math.ceil((stored * PEOPLE) / PER_GUILD)))}`,
  ];
}

/** Fills a database that has its schema with matches nobody plays; `table` is the checkpoint of those that run. */
export async function fill(database: string, amount: Amount, table: string): Promise<void> {
  if (isServer(database)) {
    const db = new Connection(database, 1, ENDLESS);
    const series = (count: number): string => `generate_series(1, ${count}) AS numbers (n)`;
    await db.begin(async transaction => {
      for (const statement of statements(amount, series, table)) await transaction.send(statement);
    });
    await db.send('ANALYZE');
    await db.end();
    return;
  }
  const db = new Database(database);
  db.pragma('synchronous = OFF');
  const series = (count: number): string =>
    `(WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < ${count}) SELECT n FROM numbers)`;
  db.transaction(() => {
    for (const statement of statements(amount, series, table)) db.exec(statement);
  })();
  db.close();
}
