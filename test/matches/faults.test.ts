import { expect, test } from 'vitest';
import type { Game } from '../../src/engine/index.js';
import { Faults, kindOf, openLobby, type Refusal } from '../../src/matches/index.js';
import { pebbles } from '../engine/pebbles.js';
import { answerSomething, makeStand, ola, startedMatch } from './stand.js';

const MINUTE = 60_000;

test('faults of one kind in one game, many within a while, pause it until it has been quiet', () => {
  let now = 0;
  const faults = new Faults(() => now);
  for (let minute = 0; minute < 20; minute++) {
    // Too seldom, or of different kinds: accidents.
    now += 10 * MINUTE;
    expect(faults.note('pebbles', 'TypeError at a.ts:1')).toBe(false);
    expect(faults.note('pebbles', `TypeError at b.ts:${minute}`)).toBe(false);
  }
  expect([1, 2, 3, 4, 5, 6].map(() => faults.note('stones', 'x'))).toEqual([false, false, false, false, true, false]);
  expect(['stones', 'pebbles'].map(game => faults.isPaused(game))).toEqual([true, false]);
  now += 31 * MINUTE;
  expect(faults.isPaused('stones')).toBe(false);
});

test('the kind of a fault says where it happened, and nothing it was told', () => {
  const kind = kindOf(new TypeError('Ola has no hand'));
  expect(kind).toMatch(/^TypeError at faults\.test\.ts:\d+$/);
  expect(kindOf('Ola')).toBe('string');
});

test('a game whose rules fail again and again opens no table, tells the operator, and runs on', async () => {
  const sound: Game = pebbles;
  let fails = false;
  const stand = makeStand([
    {
      ...sound,
      onTurn: state => {
        if (fails) throw new Error('We did this');
        return sound.onTurn(state);
      },
    },
  ]);
  const match = await startedMatch(stand, pebbles);
  fails = true;
  for (let press = 0; press < 5; press++) {
    await expect(answerSomething(stand, match.id, [1, 2, 3, press])).rejects.toThrow('We did this');
  }
  await expect.poll(() => stand.reports.map(({ event }) => event)).toContain('game-paused');
  const opening = { game: pebbles.id, host: ola, guild: '100', home: 'home', language: 'pl' } as const;
  const refused = openLobby(stand.house, { ...opening, interaction: stand.press() });
  await expect(refused).rejects.toMatchObject({ why: 'game-paused' } satisfies Partial<Refusal>);
  fails = false;
  await answerSomething(stand, match.id, [1, 2, 3, 4]);
  stand.time += 31 * MINUTE;
  await openLobby(stand.house, { ...opening, interaction: stand.press() });
});
