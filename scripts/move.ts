import { readEnvironment } from '../src/environment.js';
import { games } from '../src/registry.js';
import { startFailure } from '../src/start-failure.js';
import { CannotMove, move } from '../src/storage/moving/move.js';
import { openStores } from '../src/storage/open-stores.js';
import { replayBoth } from './move-replays.js';

/** Named as DATABASE_URL names it. */
const databaseOf = (url: string): string => readEnvironment({ DATABASE_URL: url }).database;

/** `npm run move -- FROM TO`: copies a whole database into an empty one, and proves it. The bot is stopped meanwhile. */
async function main(source: string, target: string): Promise<void> {
  const [from, to] = [databaseOf(source), databaseOf(target)];
  const moved = await move(from, to);
  for (const { table, rows, hash } of moved) console.log(`${table.padEnd(16)} ${String(rows).padStart(9)}  ${hash}`);
  const [before, after] = [await openStores(from), await openStores(to)];
  const { played, different } = await replayBoth(before.matches, after.matches, games);
  await Promise.all([before.close(), after.close()]);
  if (different.length > 0) throw new Error(`Played again these running matches differ: ${different.join(', ')}`);
  console.log(`Everything arrived as it was; ${played} running matches play again to the same table.`);
}

process.umask(0o077);
const [from, to] = process.argv.slice(2);
if (from === undefined || to === undefined) {
  console.error('npm run move -- FROM TO: each a SQLite file or postgres://user:password@host/database');
  process.exit(1);
}
main(from, to).catch((error: unknown) => {
  console.error(error instanceof CannotMove ? error.message : startFailure(error));
  process.exit(1);
});
