import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { prepareClaimStatements } from '../../../src/storage/sqlite/claims.js';
import { openDatabase } from '../../../src/storage/sqlite/database.js';
import { prepareLeagueStatements } from '../../../src/storage/sqlite/league-statements.js';
import { prepareStatements } from '../../../src/storage/sqlite/match-statements.js';
import { preparePersonStatements } from '../../../src/storage/sqlite/person-statements.js';
import { preparePuzzleStatements } from '../../../src/storage/sqlite/puzzle-store.js';
import { prepareResultStatements } from '../../../src/storage/sqlite/result-statements.js';
import { ALLOWED } from '../allowed-scans.js';

const db = openDatabase(':memory:');
afterAll(() => db.close());

const TABLES = db.prepare<[], string>("SELECT name FROM sqlite_schema WHERE type = 'table'").pluck().all();

/** How a statement is answered. */
function stepsOf(sql: string): string[] {
  const names = [...sql.matchAll(/@(\w+)/g)].map(([, name]) => [name!, null] as const);
  const values = [...sql.matchAll(/\?/g)].map(() => null);
  const plan = db.prepare<unknown[], { detail: string }>(`EXPLAIN QUERY PLAN ${sql}`);
  const steps = names.length > 0 ? plan.all(Object.fromEntries(names)) : plan.all(...values);
  return steps.map(({ detail }) => detail);
}

/** What a plan reads from one end to the other. */
const scansOf = (sql: string): string[] =>
  stepsOf(sql).filter(detail => TABLES.includes(/^SCAN (\w+)/.exec(detail)?.[1] ?? ''));

const tableOf = (sql: string): string => /(?:FROM|UPDATE|INTO) (\w+)/.exec(sql)![1]!;

const { stored, forgotten, ...people } = preparePersonStatements(db);
const STATEMENTS: readonly (readonly [name: string, sql: string])[] = [
  ...[
    prepareStatements(db),
    prepareLeagueStatements(db),
    prepareResultStatements(db),
    preparePuzzleStatements(db),
    prepareClaimStatements(db),
    people,
  ].flatMap(each => Object.entries(each).map(([name, { source }]) => [name, source] as const)),
  ...stored.map(([name, { source }]) => [`person ${name}`, source] as const),
  ...forgotten.map(({ source }) => [`forget ${tableOf(source)}`, source] as const),
];

test('no statement reads a whole table, unless it is known why', () => {
  const found = STATEMENTS.flatMap(([name, sql]) => {
    const scans = scansOf(sql);
    return scans.length > 0 && !(name in ALLOWED) ? [`${name}: ${scans.join(', ')}`] : [];
  });
  expect(found).toEqual([]);
});

test('no statement looks through everything that runs, unless it asks for that', () => {
  const found = STATEMENTS.filter(([, sql]) =>
    stepsOf(sql).some(step => /matches_by_(status|end) \(status=\?\)/.test(step)),
  );
  expect(found.map(([name]) => name)).toEqual(['running']);
});

test('every statement there is was looked at', () => {
  const folder = join(import.meta.dirname, '../../../src/storage/sqlite');
  const texts = readdirSync(folder)
    .filter(name => name.endsWith('.ts'))
    .map(name => readFileSync(join(folder, name), 'utf8'));
  const makers = texts.flatMap(text =>
    [...text.matchAll(/export (?:const|function) (prepare\w*Statements)\b/g)].map(([, name]) => name!),
  );
  const here = readFileSync(import.meta.filename, 'utf8');
  expect(makers.length).toBeGreaterThan(3);
  expect(makers.filter(name => !here.includes(`${name}(db)`))).toEqual([]);
});

test('a statement without an index is found', () => {
  expect(scansOf('SELECT * FROM matches WHERE seed = ?')).not.toEqual([]);
  expect(scansOf('SELECT * FROM matches WHERE id = ?')).toEqual([]);
});
