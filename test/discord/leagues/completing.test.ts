import { expect, test } from 'vitest';
import { pairingsLike } from '../../../src/discord/leagues/names.js';
import type { Season } from '../../../src/leagues/index.js';
import { exampleSeason } from '../../leagues/season-example.js';

const PEOPLE = 128;
const ROUNDS = 254;

/** The longest season there is, everybody with everybody and back again, and how often a name in it was read. */
function longSeason(): { season: Season; reads: { count: number } } {
  const reads = { count: 0 };
  const one = exampleSeason(PEOPLE, index => `Gżegżółka ${index + 1}`);
  const entrants = one.entrants.map(entrant => {
    const { name, ...rest } = entrant;
    return Object.defineProperty({ ...rest, name }, 'name', {
      get: () => {
        reads.count += 1;
        return name;
      },
    });
  });
  const pairings = Array.from({ length: ROUNDS }, (_, at) =>
    one.pairings.map(pairing => ({ ...pairing, id: `${pairing.id}-${at}`, round: at + 1 })),
  ).flat();
  return { season: { ...one, entrants, pairings }, reads };
}

// All titles were put together and folded for each letter typed: a tenth of a second in a long season.
test('a pairing is found by what is typed of it, the latest first, with little work in the longest season', () => {
  const { season, reads } = longSeason();
  const found = pairingsLike(season, 'GZEGZOLKA 77 ', 'pl', 25);
  expect(found).toHaveLength(25);
  expect(found[0]).toEqual({ name: 'Gżegżółka 77 – Gżegżółka 78 (Runda 254)', value: 'l1-39-253' });
  for (const typed of ['', 'zz', 'runda 3)', '(', ' – ', 'g'.repeat(6_000)]) {
    reads.count = 0;
    expect(pairingsLike(season, typed, 'pl', 25).length).toBeLessThanOrEqual(25);
    expect(reads.count).toBeLessThanOrEqual(PEOPLE + 2 * 25);
  }
});

test('who sits out is no pairing', () => {
  const season = exampleSeason(3);
  expect(pairingsLike(season, '', 'en', 25).map(({ name }) => name)).toEqual(['Gracz 1 – Gracz 2 (Round 1)']);
});
