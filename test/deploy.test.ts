import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ROOT } from './guards/source-files.js';

const UNIT = join(ROOT, 'deploy/arbiter.service');
const hasSystemd = spawnSync('systemd-analyze', ['--version']).status === 0;

it.skipIf(!hasSystemd)('the service is exposed by less than 3 of 10, as systemd reckons it', () => {
  const report = execFileSync('systemd-analyze', ['security', '--offline=true', '--no-pager', UNIT], {
    encoding: 'utf8',
  });
  const [, exposure] = /Overall exposure level for arbiter\.service: ([\d.]+)/.exec(report) ?? [];
  expect(Number(exposure)).toBeLessThan(3);
});

it('the service reads and writes for its owner only, with bounded rights and memory', () => {
  const settings = Object.fromEntries(
    readFileSync(UNIT, 'utf8')
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
});
