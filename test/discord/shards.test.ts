import { expect, test } from 'vitest';
import { isSharing, makeShards, parseShards } from '../../src/discord/shards.js';

test.each(['0/1', '5/8', '0-3/8', '4-7/8'])('%s is read and written alike', text => {
  expect(makeShards(parseShards(text)!)).toBe(text);
});

test.each(['', '8/8', '3-1/8', '0-8/8', '1', '-1/2', '0/0', '0-3', 'x/2'])('%s names no shards', text => {
  expect(parseShards(text)).toBeNull();
});

test('processes share presses where their shards meet, or nobody can tell', () => {
  expect(isSharing('0-3/8', '4-7/8')).toBe(false);
  expect(isSharing('0-4/8', '4-7/8')).toBe(true);
  expect(isSharing('0/2', '3/4')).toBe(true);
  expect(isSharing('all', '1/2')).toBe(true);
});
