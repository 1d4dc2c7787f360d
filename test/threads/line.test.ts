import { Worker } from 'node:worker_threads';
import { afterEach, expect, test, vi } from 'vitest';
import { createLine } from '../../src/threads/line.js';

/** A thread that answers with its own number, or dies where it is told to. */
const start = (): Worker =>
  new Worker(
    `const { parentPort, threadId } = require('node:worker_threads');
     parentPort.on('message', ({ id, task }) => task === 'die' ? process.exit(3) : parentPort.postMessage({ id, result: threadId }));`,
    { eval: true },
  );
const REST = 1000;

afterEach(() => vi.useRealTimers());

test('a thread works on until it has rested long enough, and the next task gets a new one', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const line = createLine<string, number>('Counting', start, REST);
  const first = await line.run('which');
  vi.advanceTimersByTime(REST - 1);
  expect(await line.run('which')).toBe(first);
  vi.advanceTimersByTime(REST - 1);
  expect(await line.run('which')).toBe(first);
  vi.advanceTimersByTime(REST);
  expect(await line.run('which')).not.toBe(first);
  await line.close();
});

test('a thread that dies takes only its own task with it', async () => {
  const line = createLine<string, number>('Counting', start);
  const all = await Promise.allSettled([line.run('which'), line.run('die'), line.run('which')]);
  expect(all.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  await line.close();
  await expect(line.run('which')).rejects.toThrow('closed');
});
