import { expect, test } from 'vitest';
import { BadEnvironment, readEnvironment, readProxyEnvironment } from '../src/environment.js';

const SERVER = { DATABASE_URL: 'postgres://arbiter:secret@host/arbiter' };

test('nothing set means one process on a file, all shards, seven copies and nobody who measures', () => {
  expect(readEnvironment({ SHARDS: '', METRICS_PORT: ' ' })).toMatchObject({
    database: 'data/arbiter.db',
    shards: null,
    backups: 7,
    metrics: null,
  });
  expect(readEnvironment({ SHARDS: 'all' }).shards).toBeNull();
});

test('shards, copies and where to measure are read', () => {
  const read = readEnvironment({ ...SERVER, SHARDS: '0-1/4', BACKUPS: '0', METRICS_PORT: '9464' });
  expect(read.shards).toEqual({ ids: [0, 1], count: 4 });
  expect(read).toMatchObject({ backups: 0, metrics: { host: '127.0.0.1', port: 9464 } });
  expect(readEnvironment({ METRICS_PORT: '1', METRICS_HOST: '::' }).metrics?.host).toBe('::');
  expect(readProxyEnvironment({})).toMatchObject({ api: 'https://discord.com/api', host: '127.0.0.1', port: 8080 });
});

test.each([
  [{ ...SERVER, SHARDS: '9/8' }, /SHARDS is 9\/8/],
  [{ SHARDS: '0/2' }, /SQLite file has one/],
  [{ METRICS_PORT: '70000' }, /METRICS_PORT is 70000/],
  [{ BACKUPS: '-1' }, /BACKUPS is -1/],
] as const)('%j is refused in a sentence', (variables, sentence) => {
  expect(() => readEnvironment(variables)).toThrow(BadEnvironment);
  expect(() => readEnvironment(variables)).toThrow(sentence);
});
