import { afterEach, beforeEach, expect, test } from 'vitest';
import { ALLOWANCES, type AllowanceName, House } from '../../../src/matches/index.js';
import { openStores, type Stores } from '../../../src/storage/open-stores.js';
import { pebbles } from '../../engine/pebbles.js';
import { makeStand } from '../../matches/stand.js';
import { freshDatabase } from './fresh-database.js';

const PROCESSES = 3;
const EVERYTHING = { what: 'all', isShared: () => false };

let houses: House[];
let stores: Stores[];
const time = 1_000_000_000;
beforeEach(async () => {
  const url = await freshDatabase();
  stores = await Promise.all(Array.from({ length: PROCESSES }, () => openStores(url)));
  houses = stores.map(each => {
    const { world } = makeStand([pebbles], { store: each.matches }).house;
    return new House({ ...world, claims: each.claims, now: () => time });
  });
  for (const [at, { claims }] of stores.entries()) {
    await claims.join(EVERYTHING, () => time);
    const hearFault = (told: string) => houses[at]!.hearFault(told);
    const silent = { wanted: () => undefined, gone: () => undefined, missed: () => undefined };
    await claims.start({ ...silent, told: (_, about) => hearFault(about) });
  }
  // The first ones hear of the last one.
  await expect.poll(() => Promise.all(stores.map(({ claims }) => isCounted(claims)))).not.toContain(false);
});
afterEach(async () => {
  for (const { claims, close } of stores) {
    await claims.stop();
    await close();
  }
});

const isCounted = async (claims: Stores['claims']): Promise<boolean> =>
  (await claims.tally('nobody', { burst: 1_000, every: 1 }, time, time)) !== null;

/** How many are let through of this many, made in turn by all processes. */
async function letThrough(deed: AllowanceName, many: number): Promise<number> {
  let passed = 0;
  for (let each = 0; each < many; each++) {
    passed += await houses[each % PROCESSES]!.allowances.spend(deed, 'ola').then(
      () => 1,
      () => 0,
    );
    await settled();
  }
  return passed;
}

/** Nobody waits for what the common press asks the others: a statement behind it has its answer later. */
const settled = (): Promise<unknown> => Promise.all(stores.map(({ claims }) => isCounted(claims)));

test.each<readonly [AllowanceName, number]>([
  ['tables', 0],
  ['votes', 0],
  ['seats', 0],
  ['look-ups', 0],
  ['panels', PROCESSES],
])('%s: several processes together let through what one alone would, and at most %i more', async (deed, more) => {
  const { burst } = ALLOWANCES[deed];
  const passed = await letThrough(deed, burst * 2);
  expect(passed).toBeGreaterThanOrEqual(burst);
  expect(passed).toBeLessThanOrEqual(burst + more);
});

test('a role is called as often as by one process', async () => {
  const calls = await Promise.all(houses.map(({ allowances }) => allowances.takes('role-calls', 'guild')));
  expect(calls.filter(Boolean)).toHaveLength(ALLOWANCES['role-calls'].burst);
});

test('a game that fails here and there is paused everywhere', async () => {
  const fault = new TypeError('We did this');
  const match = { game: pebbles.id };
  for (let each = 0; each < 5; each++) houses[each % PROCESSES]!.noteFault(match, fault);
  await expect.poll(() => houses.map(({ faults }) => faults.isPaused(pebbles.id))).toEqual([true, true, true]);
  expect(houses[0]!.faults.isPaused('stones')).toBe(false);
});
