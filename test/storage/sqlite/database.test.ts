import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { afterAll, expect, test } from 'vitest';
import { NewerDatabase, UnusableDatabase } from '../../../src/storage/refused-database.js';
import { backUp } from '../../../src/storage/sqlite/backup.js';
import { openDatabase } from '../../../src/storage/sqlite/database.js';
import { sqliteMatchStore } from '../../../src/storage/sqlite/match-store.js';
import { exampleMatch } from '../../matches/match-example.js';

const folder = mkdtempSync(join(tmpdir(), 'arbiter-db-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a new database is durable, strict about references and at the newest schema', () => {
  const db = openDatabase(join(folder, 'deep/new.db'));
  expect(db.pragma('journal_mode', { simple: true })).toBe('wal');
  // NORMAL: commits go to the log, which the journal flushes (journal.test.ts).
  expect(db.pragma('synchronous', { simple: true })).toBe(1);
  expect(db.pragma('foreign_keys', { simple: true })).toBe(1);
  expect(db.pragma('user_version', { simple: true })).toBeGreaterThanOrEqual(1);
  expect(() => db.exec("INSERT INTO seats (match, seat, name) VALUES ('none', 0, '')")).toThrow(/FOREIGN KEY/);
  db.close();
});

test('opening it again changes nothing', async () => {
  const file = join(folder, 'again.db');
  const first = openDatabase(file);
  await sqliteMatchStore(first).write({ match: exampleMatch() }, 1);
  first.close();
  const second = openDatabase(file);
  expect(await sqliteMatchStore(second).match('m1')).toEqual(exampleMatch());
  second.close();
});

test('a database of a newer version is refused with a clear sentence', () => {
  const file = join(folder, 'newer.db');
  const db = openDatabase(file);
  db.pragma('user_version = 999');
  db.close();
  expect(() => openDatabase(file)).toThrow(NewerDatabase);
  expect(() => openDatabase(file)).toThrow(/schema version 999/);
});

test('a file that is no database is refused and left alone', () => {
  const file = join(folder, 'text.db');
  writeFileSync(file, 'this is not a database, it is a letter to a friend'.repeat(50));
  expect(() => openDatabase(file)).toThrow(/not a database/);
});

test('a backup taken while the database is in use is whole', async () => {
  const file = join(folder, 'busy.db');
  const db = openDatabase(file);
  const store = sqliteMatchStore(db);
  await store.write({ match: exampleMatch() }, 1);
  const copy = join(folder, 'copy.db');
  await backUp(file, copy);
  await store.write({ match: exampleMatch({ moment: 9 }) }, 2);
  db.close();
  const restored = openDatabase(copy);
  expect((await sqliteMatchStore(restored).match('m1'))?.moment).toBe(1);
  expect(restored.pragma('integrity_check', { simple: true })).toBe('ok');
  restored.close();
});

test('entries written when `to` was the audience keep it, and a hex of that name hides nothing', async () => {
  const file = join(folder, 'audience.db');
  const old = new Database(file);
  const first = new URL('../../../src/storage/sqlite/migrations/', import.meta.url);
  for (const name of ['001-matches', '002-leagues', '003-unrated', '004-replays', '005-to-count'])
    old.exec(readFileSync(new URL(`${name}.sql`, first), 'utf8'));
  old.pragma('user_version = 5');
  old.pragma('foreign_keys = OFF');
  const keep = old.prepare("INSERT INTO log (match, moment, line, entry) VALUES ('m1', 1, ?, ?)");
  keep.run(0, JSON.stringify({ tell: 'drawn-tiles', to: [1], tiles: ['knight'] }));
  keep.run(1, JSON.stringify({ tell: 'moved', from: 'C2', to: 'C3' }));
  old.close();
  const db = openDatabase(file);
  expect(await sqliteMatchStore(db).log('m1', 0)).toEqual([
    { moment: 1, entry: { tell: 'drawn-tiles', tiles: ['knight'] }, seats: [1] },
    { moment: 1, entry: { tell: 'moved', from: 'C2', to: 'C3' } },
  ]);
  db.close();
});

const modeOf = (file: string): string => (statSync(file).mode & 0o777).toString(8);

test('database, journal and backup can be read by their owner only, also where they were open to all', async () => {
  const before = process.umask(0o022);
  try {
    const file = join(folder, 'secret/arbiter.db');
    const db = openDatabase(file);
    await sqliteMatchStore(db).write({ match: exampleMatch() }, 1);
    const copy = join(folder, 'secret-copy.db');
    await backUp(file, copy);
    const files = [file, `${file}-wal`, `${file}-shm`, copy];
    expect(files.map(modeOf)).toEqual(['600', '600', '600', '600']);
    expect(modeOf(join(folder, 'secret'))).toBe('700');
    db.close();
    chmodSync(file, 0o644);
    openDatabase(file).close();
    expect(modeOf(file)).toBe('600');
  } finally {
    process.umask(before);
  }
});

test('a backup that fails leaves nothing behind, and one that exists is not touched', async () => {
  const text = join(folder, 'no-database.db');
  writeFileSync(text, 'this is not a database, it is a letter to a friend'.repeat(50));
  const target = join(folder, 'failed.db');
  await expect(backUp(text, target)).rejects.toThrow(/not a database/);
  expect(() => statSync(target)).toThrow('ENOENT');
  await expect(backUp(text, text)).rejects.toThrow(/exists already/);
  expect(readFileSync(text, 'utf8')).toContain('a letter');
});

test('a damaged database is refused before anything is played on it', async () => {
  const file = join(folder, 'damaged.db');
  const db = openDatabase(file);
  const store = sqliteMatchStore(db);
  for (let index = 0; index < 50; index++)
    await store.write({ match: exampleMatch({ id: `m${index}`, place: `p${index}` }) }, 1);
  db.close();
  const bytes = readFileSync(file);
  // The pages with the schema stay whole: only a look at the others finds it.
  writeFileSync(file, bytes.fill(0x5a, bytes.length - 4096 * 2));
  expect(() => openDatabase(file)).toThrow(UnusableDatabase);
});

test('what was deleted is overwritten on the disk', async () => {
  const file = join(folder, 'deleted.db');
  const db = openDatabase(file);
  const store = sqliteMatchStore(db);
  const secret = 'Niezapominajka-'.repeat(40);
  for (let index = 0; index < 20; index++)
    await store.keepSettings('player', `p${index}`, { language: 'pl', quiet: secret });
  db.pragma('wal_checkpoint(TRUNCATE)');
  expect(readFileSync(file).includes('Niezapominajka')).toBe(true);
  db.exec("DELETE FROM settings WHERE kind = 'player'");
  db.pragma('wal_checkpoint(TRUNCATE)');
  expect(readFileSync(file).includes('Niezapominajka')).toBe(false);
  db.close();
});
