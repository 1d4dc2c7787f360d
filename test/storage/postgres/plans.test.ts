import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CLAIM_STATEMENTS } from '../../../src/storage/postgres/claim-statements.js';
import { type Connection, openDatabase } from '../../../src/storage/postgres/database.js';
import { LEAGUE_STATEMENTS } from '../../../src/storage/postgres/league-statements.js';
import { MATCH_STATEMENTS } from '../../../src/storage/postgres/match-statements.js';
import { FORGOTTEN, PERSON_STATEMENTS, STORED } from '../../../src/storage/postgres/person-statements.js';
import { PUZZLE_STATEMENTS } from '../../../src/storage/postgres/puzzle-statements.js';
import { RESULT_STATEMENTS } from '../../../src/storage/postgres/result-statements.js';
import { SETTINGS_STATEMENTS } from '../../../src/storage/postgres/settings-statements.js';
import { TABLE_STATEMENTS } from '../../../src/storage/postgres/table-statements.js';
import { ALLOWED } from '../allowed-scans.js';
import { freshDatabase } from './fresh-database.js';

interface Plan {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Index Name'?: string;
  readonly 'Index Cond'?: string;
  readonly Plans?: readonly Plan[];
}

let db: Connection;
beforeAll(async () => {
  db = await openDatabase(await freshDatabase());
  // An index of nothing is as good as any other: of many matches few run.
  await db.send(`
    INSERT INTO matches (id, game, home, place, host, status, language, chosen, seed, seed_hash, moment, opened_at, asked_at, due)
    SELECT n, 'pebbles', n, n, n, CASE n % 100 WHEN 0 THEN 'running' ELSE 'finished' END, 'pl', '{}', '', '', n, n, n, n
    FROM generate_series(1, 5000) AS n`);
  await db.send('ANALYZE matches');
});
afterAll(() => db.end());

/** What a plan reads from one end to the other. With scans switched off, only what has no index is left of them. */
async function scansOf(text: string): Promise<string[]> {
  const [row] = await db.begin(async transaction => {
    await transaction.send('SET LOCAL enable_seqscan = off');
    return transaction.send<{ 'QUERY PLAN': string }>(`EXPLAIN (GENERIC_PLAN, FORMAT JSON) ${text}`);
  });
  const [{ Plan: plan }] = JSON.parse(row!['QUERY PLAN']) as [{ Plan: Plan }];
  return nodesOf(plan)
    .filter(node => /Scan$/.test(node['Node Type']) && (node['Relation Name'] ?? node['Index Name']))
    .filter(node => node['Node Type'] !== 'Bitmap Heap Scan' && node['Index Cond'] === undefined)
    .map(node => `${node['Node Type']} of ${node['Index Name'] ?? node['Relation Name']}`);
}

const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];

const tableOf = (text: string): string => /(?:FROM|UPDATE|INTO) (\w+)/.exec(text)![1]!;

const STATEMENTS: readonly (readonly [name: string, text: string])[] = [
  ...[
    MATCH_STATEMENTS,
    TABLE_STATEMENTS,
    SETTINGS_STATEMENTS,
    LEAGUE_STATEMENTS,
    RESULT_STATEMENTS,
    PUZZLE_STATEMENTS,
    CLAIM_STATEMENTS,
  ].flatMap(each => Object.entries(each).map(([name, { text }]) => [name, text] as const)),
  ...Object.entries({ ...PERSON_STATEMENTS, ...STORED }).map(([name, { text }]) => [`person ${name}`, text] as const),
  ...FORGOTTEN.map(({ text }) => [`forget ${tableOf(text)}`, text] as const),
];

test('no statement reads a whole table, unless it is known why', async () => {
  const found: string[] = [];
  for (const [name, text] of STATEMENTS) {
    const scans = await scansOf(text);
    if (scans.length > 0 && !(name in ALLOWED)) found.push(`${name}: ${scans.join(', ')}`);
  }
  expect(found).toEqual([]);
});

test('every statement there is was looked at', async () => {
  const folder = join(import.meta.dirname, '../../../src/storage/postgres');
  const files = readdirSync(folder).filter(name => name.endsWith('-statements.ts'));
  const modules = await Promise.all(files.map(name => import(join(folder, name)) as Promise<Record<string, object>>));
  const there = modules
    .flatMap(module => Object.values(module))
    .flatMap(each => Object.values(each) as { text: string }[]);
  const known = STATEMENTS.map(([, text]) => text);
  expect(there.length).toBeGreaterThan(100);
  expect(there.map(({ text }) => text).filter(text => !known.includes(text))).toEqual([]);
  // Elsewhere none is written.
  const others = readdirSync(folder).filter(name => name.endsWith('.ts') && !files.includes(name));
  const writing = others.filter(name => /\bstatement[<(]/.test(readFileSync(join(folder, name), 'utf8')));
  expect(writing).toEqual(['statement.ts']);
});

test('a statement without an index is found', async () => {
  expect(await scansOf('SELECT * FROM matches WHERE seed = $1')).not.toEqual([]);
  expect(await scansOf("SELECT * FROM matches WHERE language = 'pl' ORDER BY id")).not.toEqual([]);
  expect(await scansOf('SELECT * FROM matches WHERE id = $1')).toEqual([]);
});
