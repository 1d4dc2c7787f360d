import { expect, test } from 'vitest';
import { bestScores, type Scored, scoredBy } from '../../src/leagues/index.js';

const scored = (match: string, category: string, points: number, player = 'ada'): Scored => ({
  match,
  at: 1,
  score: { category, points },
  seats: [{ player, name: player, side: 'tovak' }],
});

const ALL = [
  scored('a', 'solo', 90),
  scored('b', 'both', 50),
  scored('c', 'solo', 120, 'bea'),
  scored('d', 'solo', 120),
  scored('e', 'solo', 10),
];

test('the best of each category, of equal ones the earlier first, the category played most first', () => {
  expect(bestScores(ALL, 3).map(({ category, matches }) => [category, matches.map(({ match }) => match)])).toEqual([
    ['solo', ['c', 'd', 'a']],
    ['both', ['b']],
  ]);
});

test('somebody’s own', () => {
  expect(scoredBy(ALL, 'bea').map(({ match }) => match)).toEqual(['c']);
});
