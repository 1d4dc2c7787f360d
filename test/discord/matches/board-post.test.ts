import { describe, expect, test } from 'vitest';
import { freshFor, isSameTurn } from '../../../src/discord/matches/board-post.js';

const answers = [0, 1, 0, 1].map((seat, moment) => ({ moment, answer: { seat } }));
const previous = { message: '1', at: 0, fresh: 2, upTo: 3, called: '1' };

describe('a board post', () => {
  test('is edited while the people it called are still at it', () => {
    expect(isSameTurn(previous, [1], answers)).toBe(true);
    expect(isSameTurn(previous, [0], answers)).toBe(false);
    expect(isSameTurn(previous, [1], [...answers, { moment: 4, answer: { seat: 0 } }])).toBe(false);
  });

  test('calls nobody again for what others say meanwhile, as whoever draws early after their turn', () => {
    const early = [...answers.slice(0, 3), { moment: 3, answer: { seat: 0 } }];
    expect(isSameTurn(previous, [1], early)).toBe(true);
  });

  describe('that is new tells', () => {
    /** Seat 0 has played two answers, seat 1 three, of which the message that called it shows two already. */
    const played = [0, 0, 1, 1, 1].map((seat, at) => ({ moment: at + 1, answer: { seat } }));
    const edited = { message: '1', at: 0, fresh: 1, upTo: 5, called: '1' };

    test('the whole turn of who was called before, also what an edit has shown', () => {
      expect(freshFor(edited, [0], played)).toBe(3);
      expect(freshFor(edited, [0, 2], played)).toBe(3);
      expect(freshFor(edited, [], played), 'before a computer, or at the end').toBe(3);
    });

    test('nothing twice: what came before that turn stands in the post before', () => {
      expect(freshFor({ ...edited, called: '0', upTo: 1 }, [1], played)).toBe(1);
      expect(freshFor({ ...edited, upTo: 6 }, [2], [...played, { moment: 6, answer: { seat: 2 } }])).toBe(3);
    });

    test('who is called again only what others have done meanwhile', () => {
      expect(freshFor(edited, [1], [...played, { moment: 6, answer: { seat: 0 } }])).toBe(5);
    });

    test('everything at the start, and what came since where only computers were waited for', () => {
      expect(freshFor(null, [0], [])).toBe(0);
      expect(freshFor({ ...edited, called: '' }, [0], played)).toBe(5);
    });
  });
});
