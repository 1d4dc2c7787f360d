// Puts what the compiler leaves behind next to the compiled code: the page of the local Discord (its script and styles
// bundled, the rest copied) and the migrations of the database.
import { copyFile, cp, mkdir } from 'node:fs/promises';
import { build } from 'esbuild';

const from = 'src/local/page';
const to = 'dist/src/local/page';

await mkdir(to, { recursive: true });
await build({
  entryPoints: { app: `${from}/main.ts`, style: `${from}/style.css` },
  outdir: to,
  tsconfig: `${from}/tsconfig.json`,
  bundle: true,
  minify: true,
  format: 'esm',
  charset: 'utf8',
});
for (const name of ['index.html', 'icon.svg']) await copyFile(`${from}/${name}`, `${to}/${name}`);
await cp('src/storage/sqlite/migrations', 'dist/src/storage/sqlite/migrations', { recursive: true });
