import { expect, it } from 'vitest';
import { type MatchStory, swingsOf } from '../../../src/discord/matches/match-story.js';
import { turnsOf } from '../../../src/discord/matches/match-turns.js';
import { pebbles } from '../../engine/pebbles.js';

/** Turns after which the seats stand so. */
const turns = (...standings: number[][]): MatchStory['turns'] =>
  standings.map((standing, number) => ({ number, told: [], view: null, standing }));

const numbers = (story: MatchStory['turns'], most = 3) =>
  swingsOf({ turns: story }, most).map(({ turn }) => turn.number);

it('names the turns that moved people furthest apart, in the order they were played', () => {
  const story = turns([20, 20], [20, 18], [20, 18], [19, 12], [15, 11], [15, 10]);
  // 2, 0, 5 (6 against 1), 3 (4 against 1), 1
  expect(numbers(story)).toEqual([1, 3, 4]);
  expect(numbers(story, 1)).toEqual([3]);
  expect(swingsOf({ turns: story }, 1)[0]!.before).toEqual([20, 18]);
});

it('does not call it a swing where everybody gains the same, or nothing happens', () => {
  expect(numbers(turns([0, 0, 0], [5, 5, 5], [5, 5, 5]))).toEqual([]);
  expect(numbers(turns([0, 0, 0], [5, 5, 5], [5, 5, 6]))).toEqual([2]);
});

it('of one who plays alone every gain counts', () => {
  expect(numbers(turns([0], [2], [2], [9]), 2)).toEqual([1, 3]);
});

it('tells of a turn what everybody was told, and never what one seat was told alone', () => {
  const entry = (tell: string) => ({ tell });
  const turns = turnsOf(pebbles, [
    { moment: 1, entry: entry('drawn'), seats: [0] },
    { moment: 1, entry: entry('passed') },
    { moment: 2, entry: entry('saw'), seats: [1] },
  ]);
  expect(turns.flatMap(({ told }) => told.map(one => one.entry.tell))).toEqual(['passed']);
});
