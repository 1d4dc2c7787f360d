// Puts what the compiler leaves behind next to the compiled code: the pages of the local Discord and of albums (their scripts
// and styles bundled, the rest copied), the coder of pictures, the migrations of the databases and the rules and puzzles of the
// games.
import { existsSync } from 'node:fs';
import { copyFile, cp, mkdir, readdir } from 'node:fs/promises';
import { build } from 'esbuild';

/** The script of an album stands in the page itself, hence another format. */
const pages = [
  { from: 'src/local/page', format: 'esm' },
  { from: 'src/album/page', format: 'iife' },
];
for (const { from, format } of pages) {
  await mkdir(`dist/${from}`, { recursive: true });
  await build({
    entryPoints: { app: `${from}/main.ts`, style: `${from}/style.css` },
    outdir: `dist/${from}`,
    tsconfig: `${from}/tsconfig.json`,
    bundle: true,
    minify: true,
    format,
    charset: 'utf8',
    external: ['/fonts/*'],
  });
}
for (const name of ['index.html', 'icon.svg']) await copyFile(`src/local/page/${name}`, `dist/src/local/page/${name}`);
await copyFile('src/render/jpeg/coder.wasm', 'dist/src/render/jpeg/coder.wasm');
for (const database of ['sqlite', 'postgres']) {
  const migrations = `src/storage/${database}/migrations`;
  await cp(migrations, `dist/${migrations}`, { recursive: true });
}
for (const entry of await readdir('assets', { withFileTypes: true })) {
  for (const kept of [`assets/${entry.name}/rules`, `assets/${entry.name}/puzzles.json`])
    if (entry.isDirectory() && existsSync(kept)) await cp(kept, `dist/${kept}`, { recursive: true });
}
