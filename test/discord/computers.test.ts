import { expect, test } from 'vitest';
import { Computers } from '../../src/discord/computers.js';

const SILENT = { info: () => undefined, warn: () => undefined, error: () => undefined };

test('who wakes a computer that has looked already, and is not yet done, is heard', async () => {
  const ends: (() => void)[] = [];
  const computers = new Computers(() => new Promise(resolve => void ends.push(resolve)), SILENT);
  computers.wake('m1');
  const first = computers.done('m1');
  computers.wake('m1');
  computers.wake('m1');
  expect(ends).toHaveLength(1);
  ends[0]!();
  await expect.poll(() => ends.length).toBe(2);
  ends[1]!();
  await first;
  expect(ends).toHaveLength(2);
  computers.wake('m1');
  expect(ends).toHaveLength(3);
});

test('a computer that stumbles is reported, and may be woken again', async () => {
  const faults: object[] = [];
  const computers = new Computers(async () => Promise.reject(new Error('No')), {
    ...SILENT,
    error: about => void faults.push(about),
  });
  for (let times = 1; times <= 2; times++) {
    computers.wake('m1');
    await computers.done('m1');
    expect(faults).toHaveLength(times);
  }
});
