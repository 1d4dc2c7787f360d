import { expect, test } from 'vitest';
import { timeBelow, timeLine } from '../../../src/discord/matches/time-line.js';
import { FRESH } from '../../../src/matches/index.js';
import { exampleMatch } from '../../matches/match-example.js';

const HOUR = 3_600_000;
const DUE = 100 * HOUR;
const match = exampleMatch({
  clocks: [
    { ...FRESH, since: 0, due: DUE },
    { ...FRESH, since: 0 },
  ],
});
const FULL = 0;
const ROOMY = 200;
const below = (seat: number, now: number, spare: number) => timeBelow(match, seat, now, 'en', spare);

test('until when a seat has time is said in both languages, and that it is over', () => {
  expect(timeLine(match, [0, 1], 0, 'en')).toBe('-# ⏳ Due <t:360000:R>');
  expect(timeLine(match, [0], 0, 'pl')).toBe('-# ⏳ Termin: <t:360000:R>');
  expect(timeLine(match, [0], DUE, 'en')).toBe('-# ⏳ Time ran out <t:360000:R>');
  expect(timeLine(match, [0], DUE, 'pl')).toBe('-# ⏳ Czas minął <t:360000:R>');
  expect(timeLine(match, [1], DUE, 'en'), 'nothing limits it').toBeNull();
});

test('a full screen goes without it until the last day', () => {
  expect(below(0, 0, ROOMY)).toHaveLength(1);
  expect(below(0, 0, FULL)).toEqual([]);
  expect(below(0, DUE - 24 * HOUR, FULL)).toHaveLength(1);
  expect(below(0, DUE + HOUR, FULL)).toHaveLength(1);
  expect(below(1, 0, ROOMY)).toEqual([]);
});
