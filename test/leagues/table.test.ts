import { expect, test } from 'vitest';
import { type Pairing, type Season, tableOf } from '../../src/leagues/index.js';
import { exampleSeason } from './season-example.js';

/** A Swiss season of two rounds, with a third place that came for the second. */
function lateSeason(): Season {
  const season = exampleSeason(4);
  const entrants = [...season.entrants, { ...season.entrants[0]!, number: 5, player: 'p5', seed: 5, since: 2 }];
  const [one, two] = season.pairings as [Pairing, Pairing];
  const second = (id: number, seats: number[], shares: number[]): Pairing => ({
    ...one,
    id: `l1-${id}`,
    round: 2,
    board: id - 2,
    seats,
    score: { shares, how: seats.length === 1 ? 'bye' : 'played' },
  });
  return {
    ...season,
    league: { ...season.league, round: 2 },
    entrants,
    pairings: [one, two, second(3, [1, 5], [0, 1]), second(4, [3, 2], [1, 0]), second(5, [4], [1])],
  };
}

const buchholzOf = (season: Season): Map<number, number> =>
  new Map(tableOf(season).map(({ entrant, breaks }) => [entrant.number, breaks[0]!]));

test('a round somebody was not there for counts in Buchholz like a bye: an opponent with one’s own points', () => {
  const season = lateSeason();
  const points = new Map(tableOf(season).map(row => [row.entrant.number, row.points]));
  expect(Object.fromEntries(points)).toEqual({ 1: 3, 2: 0, 3: 6, 4: 3, 5: 3 });
  // The fifth has beaten the first, who has three points, and missed a round: three of their own.
  expect(buchholzOf(season).get(5)).toBe(3 + 3);
  // The fourth has lost to the third and had a bye: six, and three of their own.
  expect(buchholzOf(season).get(4)).toBe(6 + 3);
});

test('a match that was annulled costs nobody their Buchholz', () => {
  const { pairings, ...season } = lateSeason();
  const annulled = pairings.with(0, { ...pairings[0]!, score: { shares: [0, 0], how: 'annulled' } });
  const rows = buchholzOf({ ...season, pairings: annulled });
  // The second has lost to the third only, and has no points of their own to count for the rest.
  expect(rows.get(2)).toBe(6 + 0);
  expect(rows.get(1)).toBe(3 + 0);
});

test('the round that is being played is nobody’s missed round', () => {
  const { pairings, ...season } = lateSeason();
  const open = pairings.with(2, { ...pairings[2]!, score: null });
  expect(buchholzOf({ ...season, pairings: open }).get(5)).toBe(0);
});
