import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
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

let bundled: Promise<string> | null = null;

/** A build has put app.js next to the page; run from source, it is made of main.ts on first use. */
function script(): Promise<string> {
  const built = new URL('app.js', folder);
  if (existsSync(built)) return readFile(built, 'utf8');
  bundled ??= bundle();
  return bundled;
}

async function bundle(): Promise<string> {
  const { build } = await import('esbuild');
  const entry = fileURLToPath(new URL('main.ts', folder));
  const tsconfig = fileURLToPath(new URL('tsconfig.json', folder));
  const result = await build({
    entryPoints: [entry],
    tsconfig,
    bundle: true,
    format: 'esm',
    write: false,
    charset: 'utf8',
  });
  return result.outputFiles[0]?.text ?? '';
}

/** Answers with a file of the page, or returns false when there is none at this path. */
export async function servePage(path: string, response: ServerResponse): Promise<boolean> {
  const file = files[path];
  if (!file) return false;
  const text = file.name === 'app.js' ? await script() : await readFile(new URL(file.name, folder), 'utf8');
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
