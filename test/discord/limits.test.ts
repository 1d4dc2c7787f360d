import { describe, expect, it } from 'vitest';
import { clip, clipLines, firstLines } from '../../src/discord/limits.js';

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

it('lines that are cut are whole, the first ones or the last ones', () => {
  const lines = ['one', 'two', 'three'];
  expect(firstLines(lines, 100)).toBe('one\ntwo\nthree');
  expect(firstLines(lines, 11)).toBe('one\ntwo\n…');
  expect(clipLines(lines, 14)).toBe('…\ntwo\nthree');
  expect(firstLines([], 5)).toBe('');
});
