import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';

/** What the page of an album is made of besides the album. */
export interface PageBundle {
  readonly script: string;
  readonly style: string;
}

const folder = new URL('./page/', import.meta.url);
const path = (name: string): string => fileURLToPath(new URL(name, folder));

let read: Promise<PageBundle> | null = null;

/** A build has put the bundle beside the page; run from source, it is made on first use. */
export function pageBundle(): Promise<PageBundle> {
  read ??= existsSync(path('app.js')) ? built() : bundle();
  return read;
}

async function built(): Promise<PageBundle> {
  return { script: await readFile(path('app.js'), 'utf8'), style: await readFile(path('style.css'), 'utf8') };
}

async function bundle(): Promise<PageBundle> {
  const { build } = await import('esbuild');
  const { outputFiles } = await build({
    entryPoints: { app: path('main.ts'), style: path('style.css') },
    outdir: path('.'),
    tsconfig: path('tsconfig.json'),
    bundle: true,
    minify: true,
    format: 'iife',
    write: false,
    charset: 'utf8',
  });
  const text = (name: string): string => outputFiles.find(file => basename(file.path) === name)!.text;
  return { script: text('app.js'), style: text('style.css') };
}
