import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Entry, Ledger, makeEntry, parseEntry } from '../../scripts/fuzz/ledger.js';

const terms = { game: 'pebbles', version: 1, seed: 'toy', matches: 300, oneIn: 30 };
const kind = { held: 300, answers: 9000, longest: 80, close: 310, seconds: 12, broken: null };

describe('a ledger of a campaign', () => {
  let folder: string;
  let file: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'ledger-'));
    file = join(folder, 'campaign.jsonl');
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('knows after a restart which kinds are done', () => {
    new Ledger(file, terms).note({ kind: 'short of 2', ...kind });
    const again = new Ledger(file, terms);
    expect([again.isDone('short of 2'), again.isDone('short of 3')]).toEqual([true, false]);
    expect(again.entries.get('short of 2')).toEqual({ ...terms, kind: 'short of 2', ...kind });
  });

  it('plays a kind that broke again, until it holds', () => {
    const ledger = new Ledger(file, terms);
    ledger.note({ kind: 'short of 2', ...kind, held: 17, broken: 'test-output/broken.json' });
    expect(ledger.isDone('short of 2')).toBe(false);
    ledger.note({ kind: 'short of 2', ...kind });
    expect(ledger.isDone('short of 2')).toBe(true);
  });

  it.each([
    ['another game', { game: 'marbles' }],
    ['other rules', { version: 2 }],
    ['another seed', { seed: 'other' }],
    ['more matches', { matches: 400 }],
    ['a closer look', { oneIn: 8 }],
  ])('counts nothing that was played by %s', (_, other) => {
    new Ledger(file, terms).note({ kind: 'short of 2', ...kind });
    expect(new Ledger(file, { ...terms, ...other }).isDone('short of 2')).toBe(false);
  });

  it('goes on after a line that was cut short', () => {
    const ledger = new Ledger(file, terms);
    appendFileSync(file, '{"game":"pebbles","version":1,"kind":"short o');
    ledger.note({ kind: 'short of 2', ...kind });
    expect([...ledger.entries.keys()]).toEqual(['short of 2']);
  });

  it('writes entries that it reads back', () => {
    const entry: Entry = { ...terms, kind: 'long of 4', ...kind };
    expect(parseEntry(makeEntry(entry))).toEqual(entry);
  });
});
