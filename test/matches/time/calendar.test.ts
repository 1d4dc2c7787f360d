import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  ALWAYS_AWAKE,
  awakeAfter,
  awakeIn,
  type Calendar,
  MOST_SLEEP,
  makeAway,
  makeSleep,
  nightsAfterChange,
  parseAway,
  parseSleep,
  wakesAt,
  zoneNamed,
} from '../../../src/matches/time/calendar.js';

const HOUR = 3_600_000;
const at = (text: string): number => Date.parse(text);
const warsaw: Calendar = { sleep: { from: 22, to: 7, zone: 'Europe/Warsaw' }, away: null };

describe('sleep in the settings', () => {
  it.each(['22-7@Europe/Warsaw', '0-8@America/New_York', '1-9@+02:00'])('%s is read and written', text => {
    expect(makeSleep(parseSleep(text)!)).toBe(text);
  });

  it('hours kept with minutes ahead of UTC are still read', () => {
    expect(parseSleep('22-7@120')).toEqual({ from: 22, to: 7, zone: '+02:00' });
    expect(parseSleep('22-7@-210')).toEqual({ from: 22, to: 7, zone: '-03:30' });
  });

  it.each([undefined, '', 'off', '25-7@Europe/Warsaw', '22-7@Mars/Base', '22-7', '22-7@'])('%s is none', text => {
    expect(parseSleep(text)).toBeNull();
  });

  it('a zone goes by its usual name', () => {
    expect(zoneNamed('europe/warsaw')).toBe('Europe/Warsaw');
    expect(zoneNamed('Warsaw-on-Sea')).toBeNull();
  });
});

it('an absence is read and written, and ends after it begins', () => {
  expect(parseAway(makeAway({ from: 5, to: 9 }))).toEqual({ from: 5, to: 9 });
  for (const text of [undefined, '9-5', '5-5', 'a-b']) expect(parseAway(text)).toBeNull();
});

describe('nights', () => {
  it('are those of the zone, in winter and in summer', () => {
    const woken = (text: string) => new Date(wakesAt(warsaw, at(text))).toISOString();
    expect(woken('2026-01-10T21:30:00Z')).toBe('2026-01-11T06:00:00.000Z');
    expect(woken('2026-01-10T06:30:00Z')).toBe('2026-01-10T06:30:00.000Z');
    expect(woken('2026-07-10T20:30:00Z')).toBe('2026-07-11T05:00:00.000Z');
    expect(woken('2026-07-10T05:30:00Z')).toBe('2026-07-10T05:30:00.000Z');
  });

  it('end an absence that ends in one of them', () => {
    const away = { from: at('2026-01-08T12:00:00Z'), to: at('2026-01-10T22:00:00Z') };
    expect(wakesAt({ ...warsaw, away }, at('2026-01-09T12:00:00Z'))).toBe(at('2026-01-11T06:00:00Z'));
  });

  it('rest the clock, one that lost an hour to summer time too', () => {
    // Night of 28 to 29 March 2026: the clock goes from two to three.
    const day = (date: string) => ({ from: at(`${date}T12:00:00Z`), to: at(`${date}T12:00:00Z`) + 24 * HOUR });
    expect(awakeIn(warsaw, day('2026-03-20'))).toBe(15 * HOUR);
    expect(awakeIn(warsaw, day('2026-03-28'))).toBe(16 * HOUR);
    expect(awakeIn(warsaw, day('2026-10-24'))).toBe(14 * HOUR);
  });

  it('rest it for so long a day and no longer, whatever somebody sets', () => {
    const lazy: Calendar = { sleep: { from: 8, to: 7, zone: 'UTC' }, away: null };
    const day = { from: at('2026-05-01T08:00:00Z'), to: at('2026-05-02T08:00:00Z') };
    expect(awakeIn(lazy, day)).toBe(24 * HOUR - MOST_SLEEP);
  });
});

describe('other hours', () => {
  const sleepFrom = (from: number) => ({ from, to: (from + 10) % 24, zone: 'UTC' });
  const noon = at('2026-05-01T12:00:00Z');

  it('rest the clock from the next night on where they differ a little', () => {
    const from = nightsAfterChange({ sleep: sleepFrom(22), away: null }, noon);
    expect(new Date(from).toISOString()).toBe('2026-05-01T22:00:00.000Z');
    const later: Calendar = { sleep: sleepFrom(23), away: null, nightsFrom: from };
    expect(awakeIn(later, { from: noon, to: noon + 24 * HOUR })).toBe(14 * HOUR);
  });

  it('are no way to sleep twice: nights that rest it begin a day apart, however often somebody changes them', () => {
    fc.assert(
      fc.property(
        fc.array(fc.record({ hour: fc.integer({ min: 0, max: 23 }), after: fc.integer({ min: 1, max: 40 }) }), {
          minLength: 10,
          maxLength: 40,
        }),
        changes => {
          let now = noon;
          let calendar: Calendar = { sleep: null, away: null };
          let rested = 0;
          for (const { hour, after } of changes) {
            const nightsFrom = nightsAfterChange(calendar, now);
            calendar = { sleep: sleepFrom(hour), away: null, nightsFrom };
            rested += after * HOUR - awakeIn(calendar, { from: now, to: now + after * HOUR });
            now += after * HOUR;
          }
          const days = (now - noon) / (24 * HOUR);
          expect(rested).toBeLessThanOrEqual((Math.floor(days) + 1) * MOST_SLEEP);
        },
      ),
      { numRuns: 100 },
    );
  });
});

describe('time awake', () => {
  it('passes as the clock does for who has set nothing', () => {
    expect(awakeIn(ALWAYS_AWAKE, { from: 100, to: 700 })).toBe(600);
    expect(awakeAfter(ALWAYS_AWAKE, 100, 600)).toBe(700);
  });

  it('stands still while somebody is away, also where a night falls into it', () => {
    const away = { from: at('2026-05-01T10:00:00Z'), to: at('2026-05-04T10:00:00Z') };
    const from = at('2026-05-01T08:00:00Z');
    expect(awakeIn({ ...warsaw, away }, { from, to: at('2026-05-04T11:00:00Z') })).toBe(3 * HOUR);
    expect(awakeAfter({ ...warsaw, away }, from, 3 * HOUR)).toBe(at('2026-05-04T11:00:00Z'));
  });

  it('never goes backwards when the machine is set back', () => {
    expect(awakeIn(warsaw, { from: 700, to: 100 })).toBe(0);
  });

  it('and the moment it is used up fit each other', () => {
    const hour = fc.integer({ min: 0, max: 23 });
    const zone = fc.constantFrom('Europe/Warsaw', 'America/New_York', 'Australia/Lord_Howe', 'UTC', '+05:45');
    const start = at('2026-01-01T00:00:00Z');
    const moment = fc.integer({ min: 0, max: 400 * 24 * 60 }).map(minutes => start + minutes * 60_000);
    const sleep = fc.option(fc.record({ from: hour, to: hour, zone }));
    const absence = fc.record({ from: moment, days: fc.integer({ min: 1, max: 30 }) });
    const away = fc.option(absence.map(({ from, days }) => ({ from, to: from + days * 24 * HOUR })));
    const calendars = fc.record({ sleep, away });
    const awake = fc.integer({ min: 1, max: 20 * 24 * 60 }).map(minutes => minutes * 60_000);
    fc.assert(
      fc.property(calendars, moment, awake, (calendar, from, left) => {
        const to = awakeAfter(calendar, from, left);
        expect(awakeIn(calendar, { from, to })).toBe(left);
        expect(awakeIn(calendar, { from, to: to - 1 })).toBe(left - 1);
      }),
      { numRuns: 300 },
    );
  });
});
