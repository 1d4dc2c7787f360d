import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openStores } from '../../../src/storage/open-stores.js';
import { exampleMatch } from '../../matches/match-example.js';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'arbiter-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const at = (day: number, hour: number): number => Date.UTC(2026, 0, day, hour);
const copies = (): string[] => readdirSync(join(folder, 'backups')).sort();

test('one copy a night, as many as are wanted, whole and for the owner only', async () => {
  const file = join(folder, 'arbiter.db');
  const stores = await openStores(file);
  await stores.matches.write({ match: exampleMatch() }, 1);
  expect(await stores.backUp(3, at(1, 1))).toBeNull();
  for (let day = 1; day <= 5; day++) {
    const made = await stores.backUp(3, at(day, 2));
    expect(made).toBe(join(folder, 'backups', `arbiter-2026-01-0${day}.db`));
    expect(await stores.backUp(3, at(day, 3))).toBeNull();
  }
  writeFileSync(join(folder, 'backups', 'mine.db'), '');
  await stores.backUp(3, at(6, 5));
  expect(copies()).toEqual([4, 5, 6].map(day => `arbiter-2026-01-0${day}.db`).concat('mine.db'));
  expect(await stores.backUp(0, at(7, 5))).toBeNull();
  await stores.close();
  const copy = join(folder, 'backups', 'arbiter-2026-01-06.db');
  expect(statSync(copy).mode & 0o777).toBe(0o600);
  const back = await openStores(copy);
  expect(await back.matches.match('m1')).toEqual(exampleMatch());
  await back.close();
});

test('a copy that was cut short is made again', async () => {
  const stores = await openStores(join(folder, 'arbiter.db'));
  await stores.backUp(2, at(1, 2));
  rmSync(join(folder, 'backups', 'arbiter-2026-01-01.db'));
  writeFileSync(join(folder, 'backups', 'arbiter-2026-01-01.db.part'), 'half');
  expect(await stores.backUp(2, at(1, 4))).not.toBeNull();
  expect(copies()).toEqual(['arbiter-2026-01-01.db']);
  await stores.close();
});
