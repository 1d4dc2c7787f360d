import { beforeEach, describe, expect, test } from 'vitest';
import { game as mageKnight } from '../../src/games/mage-knight/game.js';
import { monolithArena } from '../../src/games/monolith-arena/game.js';
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

test('nor is who avoids somebody brought together with them by looking later', async () => {
  await toggleAvoided(stand.house, ola.id, kuba.id);
  await look(wish(kuba));
  expect(await look(wish(ola))).toBeNull();
});

test('the list of who is avoided has an end', async () => {
  for (let person = 0; person < 50; person++) await toggleAvoided(stand.house, ola.id, `p${person}`);
  await expect(toggleAvoided(stand.house, ola.id, 'p50')).rejects.toThrow('too-many-avoided');
  await expect(toggleAvoided(stand.house, ola.id, ola.id)).rejects.toThrow('own-seat');
  await toggleAvoided(stand.house, ola.id, 'p7');
  await toggleAvoided(stand.house, ola.id, 'p50');
});

describe('options', () => {
  const named = (seats: readonly { invited?: { player: string } | undefined; player: string | null }[]) =>
    seats.map(({ invited, player }) => player ?? invited?.player ?? '-');
  const of = (person: Person, chosen: Record<string, string>, more: Partial<Seek> = {}) =>
    wish(person, { game: monolithArena.id, chosen, ...more });
  beforeEach(() => {
    stand = makeStand([monolithArena]);
  });

  test('that differ do not fit; what somebody does not care about is as the others like it', async () => {
    await look(of(ola, { variant: 'tactical' }));
    stand.time += 1;
    expect(await look(of(kuba, { variant: 'standard' }))).toBeNull();
    const lobby = (await look(of(ewa, { draws: 'open' })))!;
    expect(named(lobby.seats)).toEqual(['ewa', 'ola']);
    expect(lobby.chosen).toMatchObject({ mode: 'duel', variant: 'tactical', draws: 'open' });
  });

  test('say how many it takes: four find each other, and two who want a duel meanwhile do', async () => {
    const others = ['a', 'b', 'c', 'd'].map(id => ({ id, name: id }));
    expect(await look(of(others[0]!, { mode: 'four' }))).toBeNull();
    expect(await look(of(others[1]!, {})), 'any mode, but the first wants four').toBeNull();
    expect(named((await look(of(ola, { mode: 'duel' })))!.seats), 'who waits fits a duel as well').toEqual([
      'ola',
      'b',
    ]);
    for (const person of others.slice(1, 3)) expect(await look(of(person, { mode: 'four' }))).toBeNull();
    expect(await look(of(ewa, { mode: 'three' }))).toBeNull();
    const lobby = (await look(of(others[3]!, { variant: 'tactical' })))!;
    expect(named(lobby.seats)).toEqual(['d', 'a', 'b', 'c']);
    expect(lobby.chosen).toMatchObject({ mode: 'four', variant: 'tactical' });
  });

  test('a pace that nobody cares about is the usual one; one that somebody wants is that', async () => {
    const pace = { remindAfter: HOUR, limit: 4 * HOUR };
    await look(of(ola, {}, { pace: null }));
    expect((await look(of(kuba, {}, { pace })))?.pace).toEqual(pace);
    await look(of(ola, {}, { pace: null }));
    expect((await look(of(kuba, {}, { pace: null })))?.pace).toEqual(DEFAULT_PACE);
  });

  test('a game nobody else could join is not looked for, nor an option it does not have', async () => {
    await expect(look(of(ola, { mode: 'chess' }))).rejects.toThrow('unknown-option');
    stand = makeStand([mageKnight]);
    const solo = { game: mageKnight.id, chosen: { scenario: 'solo_conquest' } };
    await expect(look(wish(ola, solo))).rejects.toThrow('alone-by-choice');
  });
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
