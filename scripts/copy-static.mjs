// Puts what the compiler leaves behind next to the compiled code: the page of the local Discord (its script and styles
// bundled, the rest copied), the coder of pictures, the migrations of the databases and the rules of the games.
import { existsSync } from 'node:fs';
import { copyFile, cp, mkdir, readdir } from 'node:fs/promises';
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
  external: ['/fonts/*'],
});
for (const name of ['index.html', 'icon.svg']) await copyFile(`${from}/${name}`, `${to}/${name}`);
await copyFile('src/render/jpeg/coder.wasm', 'dist/src/render/jpeg/coder.wasm');
for (const database of ['sqlite', 'postgres']) {
  const migrations = `src/storage/${database}/migrations`;
  await cp(migrations, `dist/${migrations}`, { recursive: true });
}
for (const entry of await readdir('assets', { withFileTypes: true })) {
  const rules = `assets/${entry.name}/rules`;
  if (entry.isDirectory() && existsSync(rules)) await cp(rules, `dist/${rules}`, { recursive: true });
}
