import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from './guards/source-files.js';

interface Package {
  readonly integrity?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}
type Packages = Readonly<Record<string, Package>>;

/** Every dependency the lock file does not list; `npm ci` refuses to install where there is one, on any machine. */
function missing(packages: Packages): string[] {
  return Object.entries(packages).flatMap(([path, { dependencies, optionalDependencies, devDependencies }]) => {
    const needed = { ...dependencies, ...optionalDependencies, ...(path === '' ? devDependencies : {}) };
    return Object.keys(needed).filter(name => !isListed(packages, path, name));
  });
}

/** A package is looked for in the folder of the one that needs it, then in each folder above. */
function isListed(packages: Packages, path: string, name: string): boolean {
  if ((path === '' ? `node_modules/${name}` : `${path}/node_modules/${name}`) in packages) return true;
  return path !== '' && isListed(packages, path.slice(0, Math.max(0, path.lastIndexOf('/node_modules/'))), name);
}

const { packages } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as { packages: Packages };

it('the lock file lists every package, also those of other machines', () => {
  expect(missing(packages)).toEqual([]);
});

it('a package that is not listed is found', () => {
  const { 'node_modules/@biomejs/cli-darwin-arm64': _, ...rest } = packages;
  expect(missing(rest)).toEqual(['@biomejs/cli-darwin-arm64']);
});

it('whatever is installed, on any machine, is known by its contents, not only by its name', () => {
  const unknown = Object.entries(packages).filter(
    ([path, { integrity }]) => path !== '' && !/^sha512-[\w+/]{86}==$/.test(integrity ?? ''),
  );
  expect(unknown.map(([path]) => path)).toEqual([]);
});
