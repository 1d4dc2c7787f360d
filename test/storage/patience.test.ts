import { expect, test } from 'vitest';
import { PATIENCE } from '../../src/storage/postgres/patience.js';
import { QUICK } from './postgres/quick.js';

test.each(Object.entries({ PATIENCE, QUICK }))('%s: whoever is held up outlasts what holds them up', (_, patience) => {
  const { beat, life, idle, lock, statement, silence } = patience;
  const waits = [idle, lock, statement, silence];
  expect(waits).toEqual([...new Set(waits)].sort((one, other) => one - other));
  // A beat may be lost without anybody being taken for dead.
  expect(life).toBeGreaterThan(2 * beat);
});

test('what a dead process had is taken over within ten seconds, and nobody waits longer than fifteen', () => {
  expect(PATIENCE.life + PATIENCE.beat).toBeLessThan(10_000);
  expect(Math.max(...Object.values(PATIENCE))).toBeLessThanOrEqual(15_000);
});
