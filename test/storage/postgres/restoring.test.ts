import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { rehearse } from '../../../scripts/rehearsal.js';
import { answer, type House, type Match } from '../../../src/matches/index.js';
import { CannotMove, move } from '../../../src/storage/moving/move.js';
import { restoreMatch } from '../../../src/storage/moving/restoring.js';
import { isServer, openStores, type Stores } from '../../../src/storage/open-stores.js';
import { Connection } from '../../../src/storage/postgres/connection.js';
import { NewerDatabase, UnusableDatabase } from '../../../src/storage/refused-database.js';
import { backUp } from '../../../src/storage/sqlite/backup.js';
import { pebbles } from '../../engine/pebbles.js';
import { answerSomething, makeStand, startedMatch } from '../../matches/stand.js';
import { exampleCounted } from '../league-contract.js';
import { freshDatabase } from './fresh-database.js';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'arbiter-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** A match with some answers, a copy of it, and more answers since. */
async function played(stores: Stores, copy: () => Promise<unknown>): Promise<{ match: Match; house: House }> {
  const stand = makeStand([pebbles], { store: stores.matches });
  const { id } = await startedMatch(stand, pebbles);
  await answerSomething(stand, id, [1, 2, 3, 4]);
  const match = await stand.house.match(id);
  await copy();
  for (let more = 0; more < 3; more++) await answerSomething(stand, id, [1, 2, 3, 4]);
  await stores.matches.postsSent((await stores.matches.postsOf(id)).map(post => post.id));
  return { match, house: stand.house };
}

/** As a newer Arbiter leaves it. */
async function makeNewer(database: string): Promise<void> {
  if (!isServer(database)) {
    const file = new Database(database);
    file.pragma('user_version = 999');
    file.close();
    return;
  }
  const db = new Connection(database, 1);
  await db.send('UPDATE schema_version SET version = 999');
  await db.end();
}

describe.each(['SQLite', 'PostgreSQL'] as const)('one match of a backup, on %s', kind => {
  test('is put back as it was, under the eyes of who plays it', async () => {
    const file = join(folder, 'arbiter.db');
    const database = kind === 'SQLite' ? file : await freshDatabase();
    const backup = kind === 'SQLite' ? join(folder, 'copy.db') : await freshDatabase();
    const stores = await openStores(database);
    const { match, house } = await played(stores, () =>
      kind === 'SQLite' ? backUp(file, backup) : move(database, backup),
    );
    const before = await house.match(match.id);
    expect((await stores.matches.answers(match.id)).length).toBeGreaterThan(1);
    await restoreMatch(backup, database, match.id, 77);
    const back = await house.match(match.id);
    expect(back.moment).toBeGreaterThan(before.moment);
    expect({ ...back, moment: 0, asked: 0 }).toEqual({ ...match, moment: 0, asked: 0 });
    expect((await stores.matches.answers(match.id)).length).toBe(1);
    expect((await stores.matches.postsOf(match.id)).map(post => [post.kind, post.dueAt])).toEqual([['board', 77]]);
    // The table in memory is not taken for it, and it plays on.
    const table = await house.table(back);
    const { seat } = table.open[0]!;
    const { player, name } = back.seats[seat]!;
    const decision = table.decisionOf(seat)!;
    const said = decision.kind === 'one' ? decision.options[0]!.id : 1;
    await answer(house, { match: back.id, person: { id: player!, name }, interaction: 'x' }, () => said);
    expect((await stores.matches.answers(match.id)).length).toBe(2);
    await expect(restoreMatch(backup, database, 'none', 1)).rejects.toThrow(CannotMove);
    await stores.close();
  });

  test('is not put back over one that was counted', async () => {
    const file = join(folder, 'arbiter.db');
    const database = kind === 'SQLite' ? file : await freshDatabase();
    const backup = kind === 'SQLite' ? join(folder, 'copy.db') : await freshDatabase();
    const stores = await openStores(database);
    const { match } = await played(stores, () => (kind === 'SQLite' ? backUp(file, backup) : move(database, backup)));
    await stores.leagues.write({ counted: exampleCounted(match.id) }, 1);
    await expect(restoreMatch(backup, database, match.id, 1)).rejects.toThrow(/over and counted/);
    await stores.close();
  });

  test('is not put into a database that is not there, nor makes one', async () => {
    const backup = join(folder, 'copy.db');
    await openStores(backup).then(each => each.close());
    const missing = join(folder, 'mistyped.db');
    await expect(restoreMatch(backup, missing, 'm1', 1)).rejects.toThrow(`There is no database at ${missing}.`);
    expect(existsSync(missing)).toBe(false);
  });

  test('a rehearsal refuses what this program could not open', async () => {
    const file = join(folder, 'arbiter.db');
    const database = kind === 'SQLite' ? file : await freshDatabase();
    const missing = kind === 'SQLite' ? join(folder, 'none.db') : 'postgres://nobody:x@127.0.0.1:1/none';
    await expect(rehearse(missing, [pebbles])).rejects.toThrow(UnusableDatabase);
    await openStores(database).then(each => each.close());
    expect((await rehearse(database, [pebbles])).lines).toEqual(['No match is running.']);
    await makeNewer(database);
    await expect(rehearse(database, [pebbles])).rejects.toThrow(NewerDatabase);
  });

  test('a rehearsal lists what would fall under other rules, and changes nothing', async () => {
    const database = kind === 'SQLite' ? join(folder, 'arbiter.db') : await freshDatabase();
    const stores = await openStores(database);
    const { match } = await played(stores, async () => undefined);
    const saved = await stores.matches.saved(match.id);
    expect(await rehearse(database, [pebbles])).toEqual({
      lines: ['pebbles: 1 running, 1 same, 0 unchanged, 0 shortened, 0 pinned, 0 broken'],
      falls: 0,
    });
    const fallen = await rehearse(database, [{ ...pebbles, version: 9, migrate: () => null }]);
    expect(fallen.falls).toBe(1);
    expect(fallen.lines[1]).toMatch(new RegExp(`^${match.id} \\(pebbles \\d+ → 9\\): pinned, `));
    expect((await rehearse(database, [])).lines[1]).toContain('the game is not there');
    expect(await stores.matches.saved(match.id)).toEqual(saved);
    await stores.close();
  });
});
