import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { sweep } from '../src/sweep.js';

test('what nobody needs is gone at once', async () => {
  const needed = { name: 'needed' };
  const refs = [new WeakRef({ name: 'left behind' }), new WeakRef(needed)];
  await setImmediate();
  sweep();
  expect(refs.map(ref => ref.deref())).toEqual([undefined, needed]);
});
