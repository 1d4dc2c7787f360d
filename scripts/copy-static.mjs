// Puts the page of the local Discord next to the compiled server: its script and styles bundled, the rest copied.
import { copyFile, mkdir } from 'node:fs/promises';
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
