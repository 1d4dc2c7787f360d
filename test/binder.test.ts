import { afterAll, expect, test } from 'vitest';
import { createBinder } from '../src/binder.js';
import { keptOrder, openFile } from './album/kept-order.js';

const binder = createBinder();
afterAll(() => binder.close());

test('an album of a registered game is bound in a thread, and an order that fails harms no other', async () => {
  const { order } = keptOrder('monolith-arena/kept-1', 'pl', 20);
  const astray = keptOrder('pebbles/kept-0').order;
  const [failed, html] = await Promise.allSettled([binder.bind(astray), binder.bind(order)]);
  expect(String((failed as PromiseRejectedResult).reason)).toContain('No game pebbles');
  const { album } = openFile(Buffer.from((html as PromiseFulfilledResult<Uint8Array>).value).toString());
  expect(album.tellings[0]!.language).toBe('pl');
}, 120_000);
