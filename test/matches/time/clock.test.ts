import { describe, expect, it } from 'vitest';
import { ALWAYS_AWAKE, type Calendar } from '../../../src/matches/time/calendar.js';
import {
  type Clock,
  FRESH,
  forgiven,
  heardOf,
  isOverdue,
  leftTo,
  recalculated,
  running,
  stopped,
  usedBy,
} from '../../../src/matches/time/clock.js';
import type { Pace } from '../../../src/matches/time/pace.js';

const HOUR = 3_600_000;
const perTurn: Pace = { remindAfter: 24 * HOUR, limit: 72 * HOUR };
const bank: Pace = { remindAfter: 24 * HOUR, limit: null, bank: { size: 72 * HOUR, increment: 12 * HOUR } };
const endless: Pace = { remindAfter: 24 * HOUR, limit: null };

const own = (turn: number) => ({ turn, isOwn: true });
const begin = (pace: Pace, turn = 1, now = 0): Clock => running(FRESH, own(turn), pace, ALWAYS_AWAKE, now);

describe('a limit per turn', () => {
  it('runs from when the seat is waited for until its time is up', () => {
    const clock = begin(perTurn, 1, 5 * HOUR);
    expect(clock.due).toBe(77 * HOUR);
    expect(isOverdue(clock, 77 * HOUR - 1)).toBe(false);
    expect(isOverdue(clock, 77 * HOUR)).toBe(true);
  });

  it('is not given back by a small answer: the clock of a seat that is still asked runs on', () => {
    const clock = begin(perTurn);
    expect(running(clock, own(1), perTurn, ALWAYS_AWAKE, 60 * HOUR)).toBe(clock);
  });

  it('is not given back by an answer that was taken back: the same turn goes on where it stood', () => {
    const ended = stopped(begin(perTurn), ALWAYS_AWAKE, 60 * HOUR);
    const again = running(ended, own(1), perTurn, ALWAYS_AWAKE, 61 * HOUR);
    expect(again.due).toBe(73 * HOUR);
    expect(leftTo(perTurn, again, ALWAYS_AWAKE, 61 * HOUR)).toBe(12 * HOUR);
  });

  it('begins anew with a later turn, and what was used in all stays known', () => {
    const ended = stopped(begin(perTurn), ALWAYS_AWAKE, 60 * HOUR);
    const next = running(ended, own(2), perTurn, ALWAYS_AWAKE, 100 * HOUR);
    expect(leftTo(perTurn, next, ALWAYS_AWAKE, 100 * HOUR)).toBe(72 * HOUR);
    expect(usedBy(next, ALWAYS_AWAKE, 101 * HOUR)).toBe(61 * HOUR);
  });

  it('begins anew also where one turn follows another without a pause, as in a game for one', () => {
    const next = running(begin(perTurn), own(2), perTurn, ALWAYS_AWAKE, 60 * HOUR);
    expect(next.due).toBe(132 * HOUR);
  });

  it('does not begin anew in a turn before the last one it was granted for', () => {
    const ended = stopped(begin(perTurn, 7), ALWAYS_AWAKE, 60 * HOUR);
    expect(leftTo(perTurn, running(ended, own(5), perTurn, ALWAYS_AWAKE, 60 * HOUR), ALWAYS_AWAKE, 60 * HOUR)).toBe(
      12 * HOUR,
    );
  });
});

describe('a bank', () => {
  it('holds for the whole match and grows with each turn of one’s own', () => {
    const first = begin(bank);
    expect(leftTo(bank, first, ALWAYS_AWAKE, 0)).toBe(84 * HOUR);
    const ended = stopped(first, ALWAYS_AWAKE, 50 * HOUR);
    const asked = running(ended, { turn: 2, isOwn: false }, bank, ALWAYS_AWAKE, 60 * HOUR);
    expect(leftTo(bank, asked, ALWAYS_AWAKE, 60 * HOUR), 'another’s turn adds nothing').toBe(34 * HOUR);
    const next = running(stopped(asked, ALWAYS_AWAKE, 64 * HOUR), own(3), bank, ALWAYS_AWAKE, 70 * HOUR);
    expect(leftTo(bank, next, ALWAYS_AWAKE, 70 * HOUR)).toBe(42 * HOUR);
  });

  it('that is empty gets time for one turn more when the others wait', () => {
    const late = forgiven(begin(bank), bank, ALWAYS_AWAKE, 200 * HOUR);
    expect(leftTo(bank, late, ALWAYS_AWAKE, 200 * HOUR)).toBe(24 * HOUR);
  });
});

it('no limit is never over', () => {
  const clock = begin(endless);
  expect(clock.due).toBeNull();
  expect(isOverdue(clock, 1e15)).toBe(false);
  expect(leftTo(endless, clock, ALWAYS_AWAKE, 1e15)).toBeNull();
});

it('the others’ patience begins a limit anew', () => {
  const clock = forgiven(begin(perTurn), perTurn, ALWAYS_AWAKE, 80 * HOUR);
  expect(clock.due).toBe(152 * HOUR);
  expect(usedBy(clock, ALWAYS_AWAKE, 80 * HOUR)).toBe(80 * HOUR);
});

it('whoever has done something is reminded later, and has no more time for it', () => {
  const clock = { ...begin(perTurn), reminded: 2 };
  expect(heardOf(clock, perTurn, 30 * HOUR)).toEqual({ ...clock, remindAt: 54 * HOUR, reminded: 0 });
});

it('other hours count from when they are set: what has passed stays used', () => {
  const away: Calendar = { sleep: null, away: { from: 10 * HOUR, to: 100 * HOUR } };
  const clock = recalculated(begin(perTurn), perTurn, ALWAYS_AWAKE, away, 40 * HOUR);
  expect(clock.due).toBe(132 * HOUR);
  expect(usedBy(clock, away, 100 * HOUR)).toBe(40 * HOUR);
});

it('a clock that was set back takes nothing and gives nothing', () => {
  const clock = begin(perTurn, 1, 50 * HOUR);
  expect(stopped(clock, ALWAYS_AWAKE, 40 * HOUR).total).toBe(0);
});
