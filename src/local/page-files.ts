import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';

const require = createRequire(import.meta.url);
const folder = new URL('./page/', import.meta.url);

interface PageFile {
  readonly type: string;
  /** A file of the page, or one of a package. */
  readonly name: string;
}

const files: Readonly<Record<string, PageFile>> = {
  '/': { name: 'index.html', type: 'text/html; charset=utf-8' },
  '/style.css': { name: 'style.css', type: 'text/css; charset=utf-8' },
  '/app.js': { name: 'app.js', type: 'text/javascript; charset=utf-8' },
  '/icon.svg': { name: 'icon.svg', type: 'image/svg+xml' },
};

/**
 * Discord's own fallback, brought along: where lines break, and so how high a post is, must not depend on what happens
 * to be installed. The emoji are for machines that have none.
 */
const sans = '@fontsource-variable/noto-sans/files/noto-sans';
const fonts: Readonly<Record<string, PageFile>> = {
  '/fonts/sans.woff2': { name: `${sans}-latin-wght-normal.woff2`, type: 'font/woff2' },
  '/fonts/sans-ext.woff2': { name: `${sans}-latin-ext-wght-normal.woff2`, type: 'font/woff2' },
  '/fonts/sans-italic.woff2': { name: `${sans}-latin-wght-italic.woff2`, type: 'font/woff2' },
  '/fonts/sans-ext-italic.woff2': { name: `${sans}-latin-ext-wght-italic.woff2`, type: 'font/woff2' },
  '/fonts/emoji.ttf': {
    name: '@expo-google-fonts/noto-emoji/400Regular/NotoEmoji_400Regular.ttf',
    type: 'font/ttf',
  },
};

/** Nothing from elsewhere is loaded or run, so that the page works offline and text can never become a script. */
const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; media-src 'self'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'";

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
    external: ['/fonts/*'],
  });
  return Object.fromEntries(result.outputFiles.map(file => [basename(file.path), file.text]));
}

/** Answers with a file of the page, or returns false when there is none at this path. */
export async function servePage(path: string, response: ServerResponse): Promise<boolean> {
  const [file, font] = [files[path], fonts[path]];
  if (!file && !font) return false;
  const body = font ? await readFile(require.resolve(font.name)) : await textOf(file!.name);
  response.writeHead(200, {
    'content-type': (font ?? file!).type,
    'content-security-policy': policy,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cache-control': font ? 'max-age=86400' : 'no-cache',
  });
  response.end(body);
  return true;
}
