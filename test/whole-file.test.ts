import { mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { openDatabase } from '../src/storage/sqlite/database.js';
import { sqliteMatchStore } from '../src/storage/sqlite/match-store.js';
import { damageOfLarge } from '../src/whole-file.js';
import { exampleMatch } from './matches/match-example.js';

const folder = mkdtempSync(join(tmpdir(), 'arbiter-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a large file is opened at once, and looked through beside it', async () => {
  const file = join(folder, 'large.db');
  const db = openDatabase(file);
  const store = sqliteMatchStore(db);
  for (let index = 0; index < 50; index++)
    await store.write({ match: exampleMatch({ id: `m${index}`, place: `p${index}` }) }, 1);
  db.close();
  expect(await damageOfLarge(file)).toBeNull();
  const bytes = readFileSync(file);
  writeFileSync(file, bytes.fill(0x5a, bytes.length - 4096 * 2));
  truncateSync(file, 65_000_000);
  openDatabase(file).close();
  expect(await damageOfLarge(file)).toMatch(/\w/);
  expect(await damageOfLarge('postgres://host/arbiter')).toBeNull();
});
