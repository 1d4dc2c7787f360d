import { beforeEach, expect, test } from 'vitest';
import {
  DEFAULT_PACE,
  joinLobby,
  openLobby,
  type Person,
  type Seek,
  seek,
  stopSeeking,
  toggleAvoided,
} from '../../src/matches/index.js';
import { NO_LIMITS } from '../discord/no-limits.js';
import { pebbles } from '../engine/pebbles.js';
import { ewa, kuba, makeStand, ola, type Stand } from './stand.js';

const HOUR = 3_600_000;
let stand: Stand;
beforeEach(() => {
  stand = makeStand([pebbles]);
});

const wish = (person: Person, more: Partial<Seek> = {}): Seek => ({
  guild: '100',
  game: pebbles.id,
  person,
  pace: DEFAULT_PACE,
  rating: 1000,
  within: null,
  since: stand.time,
  until: stand.time + 24 * HOUR,
  ...more,
});
const look = (seeking: Seek) =>
  seek(stand.house, seeking, { home: 'home', language: 'pl', interaction: stand.press() });

test('the first waits, the second opens a table at the same pace on which a seat is kept for the first', async () => {
  const pace = { remindAfter: HOUR, limit: 4 * HOUR };
  expect(await look(wish(ola, { pace }))).toBeNull();
  const lobby = (await look(wish(kuba, { pace })))!;
  expect(lobby).toMatchObject({ status: 'lobby', host: 'kuba', pace });
  expect(lobby.seats[1]?.invited).toMatchObject({ player: 'ola' });
  expect(await look(wish(ewa, { pace })), 'both have been found').toBeNull();
});

test.each([
  ['at another pace', { pace: { remindAfter: HOUR, limit: 4 * HOUR } }],
  ['on another server', { guild: '200' }],
  ['too far away by rating', { rating: 1150, within: 100 }],
] as const)('nobody is found %s', async (_, more) => {
  await look(wish(ola));
  expect(await look(wish(kuba, more))).toBeNull();
});

test('the range of either counts', async () => {
  await look(wish(ola, { within: 50 }));
  expect(await look(wish(kuba, { rating: 1060 }))).toBeNull();
  expect(await look(wish(ewa, { rating: 1040 }))).not.toBeNull();
});

test('nobody is brought together with whom either avoids', async () => {
  await toggleAvoided(stand.house, ola.id, kuba.id);
  await look(wish(ola));
  stand.time += 1;
  expect(await look(wish(kuba))).toBeNull();
  expect((await look(wish(ewa)))?.seats[1]?.invited?.player).toBe('ola');
  await toggleAvoided(stand.house, ola.id, kuba.id);
  expect((await look(wish(ola)))?.seats[1]?.invited?.player).toBe('kuba');
});

test('a wish ends with its time, or when it is taken back', async () => {
  await look(wish(ola));
  stand.time += 25 * HOUR;
  expect(await look(wish(kuba))).toBeNull();
  await stopSeeking(stand.house, '100', pebbles.id, kuba.id);
  expect(await look(wish(ewa))).toBeNull();
});

test('the limit of matches holds for looking and joining too', async () => {
  stand = makeStand([pebbles], { allowances: NO_LIMITS });
  const open = (host: Person) =>
    openLobby(stand.house, {
      game: pebbles.id,
      host,
      guild: '100',
      home: 'home',
      language: 'pl',
      interaction: stand.press(),
    });
  for (let count = 0; count < 50; count++) await open(ola);
  await expect(look(wish(ola))).rejects.toThrow('too-many-matches');
  const { id } = await open(kuba);
  await expect(joinLobby(stand.house, id, ola, stand.press())).rejects.toThrow('too-many-matches');
});
