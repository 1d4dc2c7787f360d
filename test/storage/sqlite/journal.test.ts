import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { openDatabase } from '../../../src/storage/sqlite/database.js';
import { Journal, journalOf, readWhenFlushed } from '../../../src/storage/sqlite/journal.js';
import { sqliteMatchStore } from '../../../src/storage/sqlite/match-store.js';
import { exampleMatch } from '../../matches/match-example.js';

/** A disk that takes as long as the test wants. */
function slowDisk() {
  const waiting: { done(): void; fail(reason: Error): void }[] = [];
  const journal = new Journal(
    () => new Promise((resolve, reject) => waiting.push({ done: resolve, fail: reason => reject(reason) })),
  );
  const told: string[] = [];
  const flush = (name: string) =>
    void journal.flush().then(
      () => told.push(name),
      (error: Error) => told.push(`${name}: ${error.message}`),
    );
  const rest = () => new Promise(setImmediate);
  return { journal, waiting, told, flush, rest };
}

describe('a journal', () => {
  test('tells nobody before the disk has it; what comes meanwhile shares the next flush', async () => {
    const { waiting, told, flush, rest } = slowDisk();
    for (const name of ['a', 'b', 'c']) flush(name);
    await rest();
    expect([waiting.length, told]).toEqual([1, []]);
    waiting[0]!.done();
    await rest();
    // b and c may have been committed after the first flush had begun.
    expect([waiting.length, told]).toEqual([2, ['a']]);
    flush('d');
    waiting[1]!.done();
    await rest();
    expect([waiting.length, told]).toEqual([3, ['a', 'b', 'c']]);
    waiting[2]!.done();
    await rest();
    expect([waiting.length, told]).toEqual([3, ['a', 'b', 'c', 'd']]);
  });

  test('a disk that fails is told to those who waited for it, and tried again by the next', async () => {
    const { waiting, told, flush, rest } = slowDisk();
    flush('a');
    flush('b');
    waiting[0]!.fail(new Error('no space'));
    await rest();
    waiting[1]!.done();
    await rest();
    expect(told).toEqual(['a: no space', 'b']);
  });

  test('nothing is read that may be lost yet', async () => {
    const { journal, waiting, rest } = slowDisk();
    const read: string[] = [];
    const store = readWhenFlushed({ look: async () => void read.push('seen') }, journal);
    await store.look();
    void journal.flush();
    void journal.flush();
    const looking = store.look();
    await rest();
    waiting[0]!.done();
    await rest();
    expect(read).toEqual(['seen']);
    waiting[1]!.done();
    await looking;
    expect(read).toEqual(['seen', 'seen']);
  });
});

describe('a match store', () => {
  const folder = mkdtempSync(join(tmpdir(), 'arbiter-journal-'));
  const db = openDatabase(join(folder, 'arbiter.db'));
  const store = sqliteMatchStore(db);
  afterAll(() => {
    db.close();
    rmSync(folder, { recursive: true, force: true });
  });

  test('has written when its journal is flushed, not before', async () => {
    let done = () => {};
    const flush = vi.spyOn(journalOf(db), 'flush').mockImplementation(
      () =>
        new Promise(resolve => {
          done = resolve;
        }),
    );
    let told = false;
    const writing = store.write({ match: exampleMatch() }, 1).then(() => {
      told = true;
    });
    await new Promise(setImmediate);
    expect(told).toBe(false);
    done();
    await writing;
    flush.mockRestore();
  });

  test('writes many at once; one that is refused fails alone', async () => {
    const ids = Array.from({ length: 20 }, (_, index) => `many${index}`);
    const results = await Promise.allSettled([
      ...ids.map(id => store.write({ match: { ...exampleMatch(), id, place: id } }, 1)),
      store.write({ match: exampleMatch(), expect: 77 }, 1),
    ]);
    expect(results.map(({ status }) => status)).toEqual([...ids.map(() => 'fulfilled'), 'rejected']);
    for (const id of ids) expect((await store.match(id))?.id).toBe(id);
  });
});
