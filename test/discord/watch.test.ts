import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { courseOf, follow, pass, spent, watchedPainter, watchedStore } from '../../src/discord/watch.js';
import type { MatchStore } from '../../src/matches/index.js';
import { makeStand } from '../matches/stand.js';

beforeEach(() => vi.useFakeTimers({ toFake: ['performance'] }));
afterEach(() => vi.useRealTimers());

test('an interaction has parts, each from the end of the one before, and what is tried again counts to it', async () => {
  const interaction = {};
  await follow(interaction, async () => {
    vi.advanceTimersByTime(30);
    pass(interaction, 'acknowledged');
    vi.advanceTimersByTime(2_000);
    pass(interaction, 'worked');
    vi.advanceTimersByTime(400);
    pass(interaction, 'sent');
    vi.advanceTimersByTime(100);
    pass(interaction, 'sent');
  });
  expect(courseOf(interaction)).toEqual({ ms: 2_530, parts: { acknowledged: 30, worked: 2_000, sent: 500 } });
  expect(courseOf({})).toEqual({ ms: 0, parts: {} });
});

test('what an interaction waits for is counted to it, and to nobody else', async () => {
  const { house } = makeStand([], { spent });
  const slow = <Result>(ms: number, result: Result): Promise<Result> => {
    vi.advanceTimersByTime(ms);
    return Promise.resolve(result);
  };
  const { match, write }: Pick<MatchStore, 'match' | 'write'> = {
    match: () => slow(7, null),
    write: () => slow(20, undefined),
  };
  const store = watchedStore({ ...house.store, match, write });
  const painter = watchedPainter({
    render: () => slow(300, { data: Buffer.alloc(0), suffix: 'jpg', took: { paint: 200, encode: 60 } }),
  });
  const job = async (): Promise<void> => {
    let goOn: () => void = () => undefined;
    const before = house.queues.run('m', () => new Promise<void>(resolve => (goOn = resolve)));
    // It has begun: only the next one waits.
    await new Promise(setImmediate);
    const behind = house.queues.run('m', async () => house.byRules(() => vi.advanceTimersByTime(9)));
    await store.match('m');
    await store.match('m');
    await store.write({}, 1);
    await painter.render();
    goOn();
    await Promise.all([before, behind]);
  };
  const [one, other] = [{}, {}];
  await follow(other, async () => undefined);
  await follow(one, job);
  const waited = 7 + 7 + 20 + 300;
  expect(courseOf(one).parts).toEqual({
    queue: waited,
    read: 14,
    commit: 20,
    line: 40,
    paint: 200,
    encode: 60,
    rules: 9,
  });
  await job();
  expect(courseOf(one).parts.read).toBe(14);
  expect(courseOf(other).parts).toEqual({});
});
