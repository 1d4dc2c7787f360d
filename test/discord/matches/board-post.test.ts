import { describe, expect, test } from 'vitest';
import { tellingFor } from '../../../src/discord/matches/board-post.js';

const answers = [0, 1, 0, 1].map((seat, moment) => ({ moment, answer: { seat } }));
const previous = { message: '1', at: 0, since: 2, fresh: 2, upTo: 3, called: '1' };

describe('a new board post', () => {
  test('tells who is called everything since their own last answer', () => {
    expect(tellingFor(answers, [0], previous)).toEqual({ since: 3, fresh: 3 });
    expect(tellingFor(answers.slice(0, 3), [1], previous)).toEqual({ since: 2, fresh: 3 });
    expect(tellingFor(answers, [2], previous)).toEqual({ since: 0, fresh: 3 });
  });

  test('that calls nobody tells only what is new', () => {
    expect(tellingFor(answers, [], previous)).toEqual({ since: 3, fresh: 3 });
    expect(tellingFor([], [], null)).toEqual({ since: 0, fresh: 0 });
  });
});
