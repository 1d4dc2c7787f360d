import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { begin, courseOf, pass } from '../../src/discord/watch.js';

beforeEach(() => vi.useFakeTimers({ toFake: ['performance'] }));
afterEach(() => vi.useRealTimers());

test('an interaction has parts, each from the end of the one before, and what is tried again counts to it', () => {
  const interaction = {};
  begin(interaction);
  vi.advanceTimersByTime(30);
  pass(interaction, 'acknowledged');
  vi.advanceTimersByTime(2_000);
  pass(interaction, 'worked');
  vi.advanceTimersByTime(400);
  pass(interaction, 'shown');
  vi.advanceTimersByTime(100);
  pass(interaction, 'shown');
  expect(courseOf(interaction)).toEqual({ ms: 2_530, parts: { acknowledged: 30, worked: 2_000, shown: 500 } });
  expect(courseOf({})).toEqual({ ms: 0, parts: {} });
});
