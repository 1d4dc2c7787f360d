import { expect, test } from 'vitest';
import { openDatabase } from '../../../src/storage/postgres/database.js';
import * as sqlite from '../../../src/storage/sqlite/database.js';
import { freshDatabase } from './fresh-database.js';

/** Who does what is only to be said where there are several. */
test('both databases have the same tables, with the same columns', async () => {
  const file = sqlite.openDatabase(':memory:');
  const there = file
    .prepare<[], string>(`
      SELECT tables.name || '.' || columns.name FROM sqlite_schema AS tables, pragma_table_info(tables.name) AS columns
      WHERE tables.type = 'table' AND tables.name NOT LIKE 'sqlite%'`)
    .pluck()
    .all();
  file.close();
  const db = await openDatabase(await freshDatabase());
  const here = await db.send<{ name: string }>(`
    SELECT table_name || '.' || column_name AS name FROM information_schema.columns
    WHERE table_schema = 'public' AND table_name NOT IN ('schema_version', 'claims', 'allowances')`);
  await db.end();
  expect(here.map(({ name }) => name).sort()).toEqual(there.sort());
});
