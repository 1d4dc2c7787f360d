import { beforeEach, expect, test } from 'vitest';
import { callBy, callWayOf, goAway, isUnreachable, markUnreachable, nextDigest } from '../../src/matches/index.js';
import { pebbles } from '../engine/pebbles.js';
import { makeStand, ola, type Stand } from './stand.js';

const DAY = 24 * 3_600_000;
let stand: Stand;
beforeEach(() => {
  stand = makeStand([pebbles]);
  stand.time = Date.parse('2026-10-23T18:00:00Z');
});
const keep = (settings: Record<string, string>) => stand.house.store.keepSettings('player', ola.id, settings);
const next = async () => new Date(await nextDigest(stand.house, ola.id)).toISOString();

test('a digest comes tomorrow at nine where its reader lives, summer or winter', async () => {
  expect(await next()).toBe('2026-10-24T07:00:00.000Z');
  stand.time += DAY;
  expect(await next(), 'the clocks go back in that night').toBe('2026-10-25T08:00:00.000Z');
  await keep({ zone: 'America/New_York' });
  expect(await next()).toBe('2026-10-25T13:00:00.000Z');
});

test('it waits for who sleeps longer, and for who is away', async () => {
  await keep({ quiet: '2-11@Europe/Warsaw' });
  expect(await next()).toBe('2026-10-24T09:00:00.000Z');
  await goAway(stand.house, ola.id, { from: stand.time, to: stand.time + 3 * DAY }, null);
  expect(await next()).toBe('2026-10-26T18:00:00.000Z');
});

test('who wants a digest has the first one due, and none once it is refused or unwished', async () => {
  const due = () => stand.house.store.digestsDue(stand.time + DAY);
  await callBy(stand.house, ola.id, 'digest');
  expect(await due()).toEqual([ola.id]);
  expect(await stand.house.store.digestsDue(stand.time)).toEqual([]);
  await markUnreachable(stand.house, ola.id);
  expect(await due()).toEqual([]);
  expect([await callWayOf(stand.house, ola.id), await isUnreachable(stand.house, ola.id)]).toEqual(['thread', true]);
  await callBy(stand.house, ola.id, 'digest');
  expect([await callWayOf(stand.house, ola.id), await isUnreachable(stand.house, ola.id)]).toEqual(['digest', false]);
  await callBy(stand.house, ola.id, 'thread');
  expect(await due()).toEqual([]);
});
