import { describe, expect, test } from 'vitest';
import { FORMATS, type Format, tableOf } from '../../src/leagues/index.js';
import { checkSeason } from './checks.js';
import { playSeason } from './simulation.js';

const LONG = 300_000;
/** A double round robin of 128 is 16,256 matches: `LARGE_SEASONS=1` plays all of them. */
const largest = (format: Format): number =>
  format === 'double-round-robin' && process.env.LARGE_SEASONS === undefined ? 64 : 128;

describe.each(FORMATS)('a %s season', format => {
  test.each([4, 5, 7, 8, 13])('of %i runs to its end', async people => {
    const season = await playSeason({ format, people, seed: `1${people}`, restartEvery: 0, rough: false });
    checkSeason(season);
    expect(tableOf(season)).toHaveLength(people);
  });

  test.each([4, 5, 6, 7, 8, 9, 12])(
    'of %i survives drops, late joins, time-outs, and a restart between any two events',
    async people => {
      for (const seed of ['a', 'b'])
        checkSeason(await playSeason({ format, people, seed: `${seed}${people}`, restartEvery: 1, rough: true }));
    },
    LONG,
  );

  test.each([16, 33])(
    'of %i survives all of that as well',
    async people => {
      checkSeason(await playSeason({ format, people, seed: `c${people}`, restartEvery: 7, rough: true }));
    },
    LONG,
  );

  test(
    `of ${largest(format)} survives all of that as well`,
    async () => {
      const people = largest(format);
      checkSeason(await playSeason({ format, people, seed: 'e', restartEvery: 601, rough: true }));
    },
    LONG,
  );
});
