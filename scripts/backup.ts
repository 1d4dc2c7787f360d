import { config } from 'dotenv';
import { readEnvironment } from '../src/environment.js';
import { isServer } from '../src/storage/open-stores.js';
import { backUp } from '../src/storage/sqlite/backup.js';

/** `npm run backup [-- FILE]`: copies the database while the bot goes on. */
process.umask(0o077);
config({ quiet: true });
const { database } = readEnvironment(process.env);
if (isServer(database)) {
  console.error('This database is on a PostgreSQL server; pg_dump copies it while the bot goes on.');
  process.exit(1);
}
const stamp = new Date().toISOString().slice(0, 19).replaceAll(':', '-');
const target = process.argv[2] ?? `${database.replace(/\.db$/, '')}-${stamp}.db`;

backUp(database, target).then(
  () => console.log(`Copied ${database} to ${target}.`),
  (error: Error) => {
    console.error(error.message);
    process.exit(1);
  },
);
