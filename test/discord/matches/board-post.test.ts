import { describe, expect, test } from 'vitest';
import { isSameTurn } from '../../../src/discord/matches/board-post.js';

const answers = [0, 1, 0, 1].map((seat, moment) => ({ moment, answer: { seat } }));
const previous = { message: '1', at: 0, fresh: 2, upTo: 3, called: '1' };

describe('a board post', () => {
  test('is edited while the people it called are still at it', () => {
    expect(isSameTurn(previous, [1], answers)).toBe(true);
    expect(isSameTurn(previous, [0], answers)).toBe(false);
    expect(isSameTurn(previous, [1], [...answers, { moment: 4, answer: { seat: 0 } }])).toBe(false);
  });
});
