import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ROOT, sourceFiles } from './guards/source-files.js';

const FORBIDDEN: Readonly<Record<string, string>> = {
  'a date': 'export const x = new Date();',
  'the time': 'export const x = Date.now();',
  'a stopwatch': 'export const x = performance.now();',
  'Math.random': 'export const x = Math.random();',
  'Math.random passed on': 'export const x = [1].map(Math.random);',
  'Math.random by its name': "export const x = Math['random']();",
  'Math.random taken out': 'const { random } = Math;\nexport const x = random();',
  'a random id': 'export const x = crypto.randomUUID();',
  'a timer': 'setTimeout(() => {}, 1);',
  'an interval': 'setInterval(() => {}, 1);',
  'an immediate': 'setImmediate(() => {});',
  'a microtask': 'queueMicrotask(() => {});',
  'a promise': 'export const x = Promise.resolve(1);',
  'an async function': 'export async function x() {}',
  'an async generator': 'export async function* x() {}',
  'an async function in a variable': 'export const x = async function () {};',
  'an async arrow': 'export const x = async () => 1;',
  'an async method': 'export const x = { async y() {} };',
  'an async method of a class': 'export class X {\n  static async y() {}\n}',
  'a top-level await': 'export const x = await y();\ndeclare function y(): number;',
  'a formatted number': 'export const x = (1).toLocaleString();',
  'upper case by locale': "export const x = 'i'.toLocaleUpperCase();",
  'a comparison by locale': "export const x = 'a'.localeCompare('b');",
  'a comparison by locale, perhaps': "export const x = (y?: string) => y?.localeCompare('b');",
  Intl: "export const x = new Intl.NumberFormat('pl');",
  'the file system': "import { readFileSync } from 'node:fs';\nexport const x = readFileSync;",
  'the crypto module': "import { randomInt } from 'node:crypto';\nexport const x = randomInt;",
  'a module of types': "import type { Stats } from 'node:fs';\nexport type X = Stats;",
  'the environment': 'export const x = process.env.HOME;',
  'the network': "export const x = fetch('x');",
  'a global by the back door': 'export const x = globalThis.Date.now();',
  'the console': "console.log('x');",
};

const ALLOWED = `import { ask } from '../engine/rules.js';
export function* x(state: { list: number[] }) {
  const date = state.list.map(Math.floor).sort((a, b) => a - b);
  return yield* ask({ key: 'async', seat: 0, options: [{ id: 'await'.toLowerCase().normalize('NFD') }], about: { date } });
}
`;

const ROOMS = { engine: 'src/engine', geometry: 'src/geometry', game: 'src/games/sample/cards' };
const names = Object.keys(FORBIDDEN);
let folder = '';
let faults = new Map<string, string[]>();

/** Runs the project's own lint over all samples at once, in a folder of their own. */
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'purity-'));
  cpSync(join(ROOT, 'biome.json'), join(folder, 'biome.json'));
  cpSync(join(ROOT, 'lint'), join(folder, 'lint'), { recursive: true });
  for (const room of [...Object.values(ROOMS), 'src/matches']) {
    for (const [index, name] of names.entries()) write(`${room}/sample-${index}.ts`, `${FORBIDDEN[name]}\n`);
    write(`${room}/allowed.ts`, ALLOWED);
  }
  faults = lint();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function write(path: string, text: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}

/** The kinds of faults of each file, purity's own only. */
function lint(): Map<string, string[]> {
  const biome = join(ROOT, 'node_modules/.bin/biome');
  const flags = ['lint', '--vcs-enabled=false', '--max-diagnostics=none', '--reporter=json', 'src'];
  let output = '';
  try {
    output = execFileSync(biome, flags, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  } catch (error) {
    output = (error as { stdout: string }).stdout;
  }
  const { diagnostics } = JSON.parse(output) as { diagnostics: { category: string; location: { path: string } }[] };
  const found = new Map<string, string[]>();
  for (const { category, location } of diagnostics) {
    if (!/^plugin$|noRestrictedGlobals$|noRestrictedImports$/.test(category)) continue;
    found.set(location.path, [...(found.get(location.path) ?? []), category]);
  }
  return found;
}

it.each(names)('the rules may not use %s', name => {
  const sample = `sample-${names.indexOf(name)}.ts`;
  for (const room of Object.values(ROOMS)) expect(faults.get(`${room}/${sample}`), room).toBeDefined();
  expect(faults.get(`src/matches/${sample}`)).toBeUndefined();
});

it('what is pure is not reported', () => {
  for (const room of Object.values(ROOMS)) expect(faults.get(`${room}/allowed.ts`)).toBeUndefined();
});

it('no file of the rules silences these', () => {
  const silenced = /biome-ignore(-\w+)? (lint\/)?(plugin|style\/noRestricted|style:|lint:)|biome-ignore-all lint\b/;
  const files = sourceFiles('src/engine', 'src/geometry', 'src/games');
  expect(files.filter(({ text }) => silenced.test(text)).map(({ path }) => path)).toEqual([]);
  expect(silenced.test('// biome-ignore lint/style/noRestrictedGlobals: I want a clock')).toBe(true);
  expect(silenced.test('// biome-ignore lint/plugin: I want a die')).toBe(true);
});
