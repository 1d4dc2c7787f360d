import { expect, it } from 'vitest';
import { type MatchStory, swingsOf } from '../../../src/discord/matches/match-story.js';

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
