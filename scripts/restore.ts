import { config } from 'dotenv';
import { readEnvironment } from '../src/environment.js';
import { startFailure } from '../src/start-failure.js';
import { CannotMove } from '../src/storage/moving/move.js';
import { restoreMatch } from '../src/storage/moving/restoring.js';

/** `npm run restore -- BACKUP MATCH`: puts one match of DATABASE_URL back as a backup has it; the bot may go on. */
process.umask(0o077);
config({ quiet: true });
const [backup, match] = process.argv.slice(2);
if (backup === undefined || match === undefined) {
  console.error('npm run restore -- BACKUP MATCH: a copy of the database, and the id of a match');
  process.exit(1);
}
const from = readEnvironment({ DATABASE_URL: backup }).database;
restoreMatch(from, readEnvironment(process.env).database, match, Date.now()).then(
  () => console.log(`Match ${match} is as it was in the backup; its board is shown again within a minute.`),
  (error: unknown) => {
    console.error(error instanceof CannotMove ? error.message : startFailure(error));
    process.exit(1);
  },
);
