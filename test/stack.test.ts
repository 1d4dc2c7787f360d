import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { transformSync } from 'esbuild';
import { afterAll, expect, test } from 'vitest';
import { plainError } from '../src/log.js';
import { sourceStack } from '../src/stack.js';

const folder = mkdtempSync(join(tmpdir(), 'arbiter-stack-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What a compiled module throws: in line 4 of its source, which is another one of what it was compiled to. */
async function thrown(name: string): Promise<Error> {
  const source =
    'interface Nothing {\n  readonly here: true;\n}\nexport const fail = (): Nothing => { throw new Error("no"); };\n';
  const { code, map } = transformSync(source, { loader: 'ts', sourcemap: 'external', sourcefile: `${name}.ts` });
  const file = join(folder, `${name}.js`);
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
  writeFileSync(file, code);
  writeFileSync(`${file}.map`, map);
  const { fail } = (await import(/* @vite-ignore */ pathToFileURL(file).href)) as { fail: () => never };
  try {
    return fail();
  } catch (error) {
    return error as Error;
  }
}

test('a stack names the source and its lines', async () => {
  const { stack } = await thrown('told');
  expect(stack).not.toContain('told.ts');
  expect(sourceStack(stack!)).toMatch(/told\.ts:4:\d+/);
});

test('errors reach the log that way, also as the message of another', async () => {
  const error = await thrown('logged');
  expect(plainError(error).stack).toMatch(/logged\.ts:4:\d+/);
  expect(plainError(new Error(`failed: ${error.stack}`)).message).toMatch(/logged\.ts:4:\d+/);
});

test('what has no map stays as it is', () => {
  const stack =
    'Error: no\n    at file:///nowhere/at/all.js:3:5\n    at run (/nowhere/else.js:1:1)\n    at node:fs:1:2';
  expect(sourceStack(stack)).toBe(stack);
});
