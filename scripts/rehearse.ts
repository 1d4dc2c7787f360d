import { readEnvironment } from '../src/environment.js';
import { games } from '../src/registry.js';
import { startFailure } from '../src/start-failure.js';
import { rehearse } from './rehearsal.js';

/** `npm run rehearse -- DATABASE`: plays every running match on with this code, changes nothing, and lists what would fall. */
const [database] = process.argv.slice(2);
if (database === undefined) {
  console.error('npm run rehearse -- DATABASE: a SQLite file or postgres://user:password@host/database');
  process.exit(1);
}
rehearse(readEnvironment({ DATABASE_URL: database }).database, games).then(
  ({ lines, falls }) => {
    for (const line of lines) console.log(line);
    process.exit(falls === 0 ? 0 : 1);
  },
  (error: unknown) => {
    console.error(startFailure(error));
    process.exit(1);
  },
);
