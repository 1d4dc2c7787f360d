import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';

const folder = new URL('./page/', import.meta.url);

const files: Readonly<Record<string, { readonly name: string; readonly type: string }>> = {
  '/': { name: 'index.html', type: 'text/html; charset=utf-8' },
  '/style.css': { name: 'style.css', type: 'text/css; charset=utf-8' },
  '/app.js': { name: 'app.js', type: 'text/javascript; charset=utf-8' },
  '/icon.svg': { name: 'icon.svg', type: 'image/svg+xml' },
};

/** Nothing from elsewhere is loaded or run, so that the page works offline and text can never become a script. */
const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; media-src 'self'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'";

type Bundle = Readonly<Record<string, string>>;

let bundled: Promise<Bundle> | null = null;

/** A build has put the bundles next to the page; run from source, they are made on first use. */
async function textOf(name: string): Promise<string> {
  const file = new URL(name, folder);
  const isBundle = name === 'app.js' || name === 'style.css';
  if (!isBundle || existsSync(new URL('app.js', folder))) return readFile(file, 'utf8');
  bundled ??= bundle();
  return (await bundled)[name] ?? '';
}

async function bundle(): Promise<Bundle> {
  const { build } = await import('esbuild');
  const path = (name: string): string => fileURLToPath(new URL(name, folder));
  const result = await build({
    entryPoints: { app: path('main.ts'), style: path('style.css') },
    outdir: path('.'),
    tsconfig: path('tsconfig.json'),
    bundle: true,
    format: 'esm',
    write: false,
    charset: 'utf8',
  });
  return Object.fromEntries(result.outputFiles.map(file => [basename(file.path), file.text]));
}

/** Answers with a file of the page, or returns false when there is none at this path. */
export async function servePage(path: string, response: ServerResponse): Promise<boolean> {
  const file = files[path];
  if (!file) return false;
  const text = await textOf(file.name);
  response.writeHead(200, {
    'content-type': file.type,
    'content-security-policy': policy,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cache-control': 'no-cache',
  });
  response.end(text);
  return true;
}
