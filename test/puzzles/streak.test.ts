import { expect, it } from 'vitest';
import { type Standing, standingAfter, streakNow } from '../../src/puzzles/index.js';

const WHO = { guild: '100', player: 'ola', name: 'Ola' };
const daily = (day: number) => ({ day, isNew: true, atOnce: true });
const after = (days: readonly number[]): Standing =>
  days.reduce<Standing | null>((standing, day) => standingAfter(standing, WHO, daily(day)), null)!;

it('days in a row grow, a day counts once, and a day left out begins anew', () => {
  expect(after([5]).streak).toBe(1);
  expect(after([5, 6, 7])).toMatchObject({ streak: 3, longest: 3, lastDay: 7, solved: 3 });
  expect(after([5, 6, 6, 6])).toMatchObject({ streak: 2, solved: 4 });
  expect(after([5, 6, 7, 9])).toMatchObject({ streak: 1, longest: 3 });
});

it('a puzzle of yesterday that is solved late takes nothing away', () => {
  expect(after([5, 7, 6])).toMatchObject({ streak: 1, lastDay: 7 });
});

it('the archive counts for the table and not for the streak', () => {
  const standing = standingAfter(after([5, 6]), WHO, { day: 0, isNew: true, atOnce: false });
  expect(standing).toMatchObject({ streak: 2, lastDay: 6, solved: 3, atOnce: 2 });
});

it('what was solved before counts for the streak of its day alone', () => {
  const standing = standingAfter(after([5]), WHO, { day: 6, isNew: false, atOnce: true });
  expect(standing).toMatchObject({ streak: 2, solved: 1, atOnce: 1 });
});

it('a streak stands until the day after its last one is over', () => {
  expect([7, 8, 9].map(today => streakNow(after([6, 7]), today))).toEqual([2, 2, 0]);
});
