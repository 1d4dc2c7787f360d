import { afterEach, describe, expect, test } from 'vitest';
import type { Claims, Heard } from '../../src/matches/index.js';

const SERVES = { what: 'all', isShared: () => true };

/** What every database must do for the process that has it. Run it on each implementation. */
export function claimsContract(name: string, open: () => Promise<{ claims: Claims; close(): Promise<void> }>): void {
  describe(`claims on ${name}`, () => {
    const opened: { claims: Claims; close(): Promise<void> }[] = [];
    afterEach(async () => {
      for (const { claims, close } of opened.splice(0)) {
        await claims.stop();
        await close();
      }
    });

    async function start(now: () => number = Date.now) {
      const stores = await open();
      opened.push(stores);
      const gone: { left: readonly object[]; since: number }[] = [];
      const heard: Heard = {
        wanted: () => undefined,
        gone: (left, since) => void gone.push({ left, since }),
        missed: () => undefined,
        told: () => undefined,
      };
      await stores.claims.join(SERVES, now);
      await stores.claims.start(heard);
      return { claims: stores.claims, gone };
    }

    test('work is there for who has it, and again when it is given back', async () => {
      const { claims } = await start();
      expect(await claims.claim('posts', 'm1')).toBe(true);
      expect(await claims.claim('posts', 'm1')).toBe(true);
      expect(await claims.claim('clocks', 'm1')).toBe(true);
      await claims.release('posts', 'm1');
      await claims.release('posts', 'm1');
      expect(await claims.claim('posts', 'm1')).toBe(true);
      expect(claims.isAlive()).toBe(true);
    });

    test('who starts hears since when nobody was there: from the beginning, then from the end of the last', async () => {
      const first = await start();
      expect(first.gone).toEqual([{ left: [], since: 0 }]);
      await first.claims.stop();
      const before = Date.now();
      const second = await start();
      expect(second.gone).toHaveLength(1);
      expect(second.gone[0]!.since).toBeGreaterThan(before - 20_000);
    });
  });
}
