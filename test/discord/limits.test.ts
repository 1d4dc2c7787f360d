import { describe, expect, it } from 'vitest';
import { clip } from '../../src/discord/limits.js';

describe('a text that is cut', () => {
  it.each([
    ['one two', 7, 'one two'],
    ['one two three four', 11, 'one two…'],
    ['one two, three', 11, 'one two…'],
    ['onetwothree', 7, 'onetwo…'],
    ['a bcdefghijklm', 10, 'a bcdefgh…'],
    ['abcdefgh🎲🎲', 10, 'abcdefgh…'],
  ])('%s in %i', (text, limit, short) => {
    expect(clip(text, limit)).toBe(short);
    expect(short.length).toBeLessThanOrEqual(limit);
  });
});
