import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from './guards/source-files.js';

const UNITS = ['arbiter.service', 'arbiter@.service', 'arbiter-proxy.service'] as const;
const pathOf = (unit: string): string => join(ROOT, 'deploy', unit);
const hasSystemd = spawnSync('systemd-analyze', ['--version']).status === 0;

it.skipIf(!hasSystemd).each(UNITS)('%s is exposed by less than 3 of 10, as systemd reckons it', unit => {
  const report = execFileSync('systemd-analyze', ['security', '--offline=true', '--no-pager', pathOf(unit)], {
    encoding: 'utf8',
  });
  const [, exposure] = /Overall exposure level for \S+: ([\d.]+)/.exec(report) ?? [];
  expect(Number(exposure)).toBeLessThan(3);
});

it.skipIf(!hasSystemd).each(UNITS)('%s is understood by systemd, to its last line', unit => {
  const folder = mkdtempSync(join(tmpdir(), 'arbiter-units-'));
  // What is installed on this machine is no part of the unit.
  const text = readFileSync(pathOf(unit), 'utf8').replace('/usr/bin/node', process.execPath);
  const file = join(folder, unit.replace('@', '@a'));
  writeFileSync(file, text);
  const { stderr } = spawnSync('systemd-analyze', ['verify', '--man=no', file], { encoding: 'utf8' });
  rmSync(folder, { recursive: true });
  expect(stderr.split('\n').filter(line => line.includes(unit.split('.')[0]!))).toEqual([]);
});

it.each(UNITS)('%s reads and writes for its owner only, with bounded rights and memory', unit => {
  const settings = Object.fromEntries(
    readFileSync(pathOf(unit), 'utf8')
      .split('\n')
      .flatMap(line => {
        const [, name, value] = /^(\w+)=(.*)$/.exec(line) ?? [];
        return name === undefined ? [] : [[name, value]];
      }),
  );
  expect(settings).toMatchObject({ UMask: '0077', CapabilityBoundingSet: '', NoNewPrivileges: 'true' });
  expect(settings).toHaveProperty('MemoryMax');
  expect(settings).toHaveProperty('SystemCallFilter');
});

it('every image is pinned by its digest', () => {
  const images = readFileSync(join(ROOT, 'deploy/Containerfile'), 'utf8').match(/^FROM .*$/gm) ?? [];
  expect(images.length).toBeGreaterThan(0);
  for (const image of images) expect(image).toMatch(/^FROM \S+@sha256:[0-9a-f]{64}( AS \w+)?$/);
  // What is built here has a name of ours; what comes from elsewhere names where.
  const compose = readFileSync(join(ROOT, 'deploy/compose.yaml'), 'utf8').match(/^ +image: .*$/gm) ?? [];
  const foreign = compose.filter(image => image.trim() !== 'image: arbiter');
  expect(foreign.length).toBeGreaterThan(0);
  for (const image of foreign) expect(image).toMatch(/image: \S+@sha256:[0-9a-f]{64}$/);
});

it('whatever is deployed sets only what the program reads, and every setting is explained', () => {
  const explained: readonly string[] = (
    readFileSync(join(ROOT, '.env.example'), 'utf8').match(/^[A-Z_]+(?==)/gm) ?? []
  ).toSorted();
  const compose = readFileSync(join(ROOT, 'deploy/compose.yaml'), 'utf8');
  const set = (compose.match(/\b[A-Z]+(?:_[A-Z]+)*(?=: )/g) ?? []).filter(
    name => !name.startsWith('POSTGRES') && name !== 'CMD',
  );
  expect(set.filter(name => !explained.includes(name))).toEqual([]);
  const read = ['environment.ts'].map(file => readFileSync(join(ROOT, 'src', file), 'utf8')).join();
  expect([...new Set([...read.matchAll(/value\('([A-Z_]+)'\)/g)].map(([, name]) => name!))].sort()).toEqual(explained);
  const readme = readFileSync(join(ROOT, 'README.md'), 'utf8');
  expect(explained.filter(name => !readme.includes(`\`${name}\``))).toEqual([]);
});

it('service and container set the same for the allocator, and start with the flags of npm start', () => {
  const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8');
  const [unit, image] = [read('deploy/arbiter.service'), read('deploy/Containerfile')];
  const set = (text: string): string[] => text.match(/MALLOC_\w+=\d+/g) ?? [];
  expect(set(unit)).toHaveLength(3);
  expect(set(image)).toEqual(set(unit));
  const { scripts } = JSON.parse(read('package.json')) as { scripts: { start: string } };
  expect(unit).toContain(`ExecStart=/usr/bin/${scripts.start}\n`);
  expect(image).toContain(`CMD ${JSON.stringify(scripts.start.split(' ')).replaceAll(',', ', ')}`);
});
