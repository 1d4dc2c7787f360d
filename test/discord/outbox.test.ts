import { DiscordAPIError } from 'discord.js';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { NotYet, Outbox, type Waiting } from '../../src/discord/outbox.js';
import { soleClaims } from '../../src/matches/index.js';

interface Line extends Waiting {
  readonly about: string;
}

const MINUTE = 60_000;
const no = (code: number): DiscordAPIError =>
  new DiscordAPIError({ code, message: 'No' }, code, 403, 'POST', 'https://discord.test', {});

/** An outbox on a list, with a clock of its own; a post is refused as long as its kind is. */
function makeOutbox() {
  const stand = {
    posts: [] as Line[],
    sent: [] as string[],
    tried: [] as string[],
    refusals: new Map<string, Error>(),
    isAway: false,
    isAlive: true,
    shift: 0,
    now: () => Date.now() + stand.shift,
    add(kind: string, about = 'm') {
      stand.posts.push({ id: stand.posts.length + stand.sent.length + 1, kind, about, tries: 0, dueAt: stand.now() });
      outbox.wake(about);
    },
  };
  const abouts = (posts: readonly Line[]): string[] => [...new Set(posts.map(({ about }) => about))];
  const outbox = new Outbox<Line>({
    log: { info: () => undefined, warn: () => undefined, error: () => undefined },
    work: 'posts',
    claims: { ...soleClaims(), isAlive: () => stand.isAlive },
    now: stand.now,
    due: async now => {
      if (stand.isAway) throw new Error('The database is away');
      return abouts(stand.posts.filter(({ dueAt }) => dueAt <= now));
    },
    refused: async () => abouts(stand.posts.filter(({ tries }) => tries > 0)),
    posts: async about => {
      if (stand.isAway) throw new Error('The database is away');
      return stand.posts.filter(post => post.about === about);
    },
    nextAt: async () => (stand.posts.length === 0 ? null : Math.min(...stand.posts.map(({ dueAt }) => dueAt))),
    failed: async (ids, tries, dueAt) => {
      stand.posts = stand.posts.map(post => (ids.includes(post.id) ? { ...post, tries, dueAt } : post));
    },
    isLiving: ({ kind }) => kind === 'board',
    send: async (post, satisfied) => {
      stand.tried.push(post.kind);
      const refusal = stand.refusals.get(post.kind);
      if (refusal) throw refusal;
      stand.sent.push(post.kind);
      stand.posts = stand.posts.filter(({ id }) => !satisfied.some(each => each.id === id));
    },
  });
  return { stand, outbox };
}

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] }));
afterEach(() => vi.useRealTimers());
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

test('a post that is refused holds the next ones back for no moment', async () => {
  const { stand } = makeOutbox();
  stand.refusals.set('notice', no(50013));
  stand.add('notice');
  stand.add('board');
  stand.add('result');
  await pass(0);
  expect(stand.sent).toEqual(['board', 'result']);
  expect(stand.posts.map(({ kind }) => kind)).toEqual(['notice']);
});

test('what could not be read is read again soon, without anybody waking it', async () => {
  const { stand } = makeOutbox();
  stand.isAway = true;
  stand.add('notice');
  await pass(0);
  expect(stand.sent).toEqual([]);
  stand.isAway = false;
  await pass(10_000);
  expect(stand.sent).toEqual(['notice']);
});

test('a process that the others may take for dead sends nothing more, until it knows better', async () => {
  const { stand, outbox } = makeOutbox();
  stand.add('notice');
  stand.add('result');
  stand.isAlive = false;
  await pass(0);
  expect(stand.sent).toEqual([]);
  stand.isAlive = true;
  outbox.wake('m');
  await pass(0);
  expect(stand.sent).toEqual(['notice', 'result']);
});

test('among what was refused the board comes first', async () => {
  const { stand, outbox } = makeOutbox();
  for (const kind of ['notice', 'board', 'vote']) stand.refusals.set(kind, no(50001));
  for (const kind of ['notice', 'board', 'vote']) stand.add(kind);
  await pass(0);
  stand.refusals.clear();
  await outbox.retry(async () => true);
  await pass(0);
  expect(stand.sent).toEqual(['board', 'notice', 'vote']);
});

test('what was refused is tried again as soon as a later post is taken, not after half an hour', async () => {
  const { stand } = makeOutbox();
  stand.refusals.set('notice', no(50013));
  stand.add('notice');
  await pass(0);
  expect(stand.tried).toEqual(['notice']);
  stand.refusals.clear();
  await pass(MINUTE);
  expect(stand.sent).toEqual([]);
  stand.add('board');
  await pass(0);
  expect(stand.sent).toEqual(['board', 'notice']);
});

test('what is refused again and again is tried once for each later post', async () => {
  const { stand } = makeOutbox();
  stand.refusals.set('notice', no(50013));
  stand.add('notice');
  await pass(0);
  for (let turn = 0; turn < 3; turn++) {
    stand.add('board');
    await pass(0);
  }
  expect(stand.tried.filter(kind => kind === 'notice').length).toBe(4);
  expect(stand.sent).toEqual(['board', 'board', 'board']);
});

test('only what a change concerns is tried again', async () => {
  const { stand, outbox } = makeOutbox();
  stand.refusals.set('notice', no(50013));
  stand.add('notice', 'here');
  stand.add('notice', 'there');
  await pass(0);
  stand.refusals.clear();
  await outbox.retry(async id => id === 'here');
  await pass(0);
  expect(stand.posts.map(({ about }) => about)).toEqual(['there']);
});

test.each([
  ['a refused post', no(50013)],
  ['a post that failed', new Error('socket hang up')],
  ['a board that waits for the computer', new NotYet(3_000)],
])('a clock set back by ten minutes leaves %s waiting no longer than before', async (_, refusal) => {
  const { stand } = makeOutbox();
  stand.refusals.set('board', refusal);
  stand.add('board');
  await pass(0);
  stand.refusals.clear();
  stand.shift = -10 * MINUTE;
  stand.add('notice');
  await pass(0);
  expect(stand.sent).toContain('notice');
  await pass(3_000);
  expect(stand.sent).toContain('board');
});

test('also where nothing else is posted meanwhile', async () => {
  const { stand } = makeOutbox();
  stand.refusals.set('board', new NotYet(3_000));
  stand.add('board');
  await pass(0);
  stand.refusals.clear();
  stand.shift = -10 * MINUTE;
  await pass(3_100);
  expect(stand.sent).toEqual(['board']);
});

test('what is new comes before what was refused', async () => {
  const { stand, outbox } = makeOutbox();
  stand.refusals.set('board', no(50013));
  stand.add('board');
  await pass(0);
  stand.refusals.clear();
  stand.posts.push({ id: 9, kind: 'notice', about: 'm', tries: 0, dueAt: stand.now() });
  await outbox.retry(async () => true);
  await pass(0);
  expect(stand.sent).toEqual(['notice', 'board']);
});

test('where nobody can say what is due, it is asked again soon', async () => {
  const { stand } = makeOutbox();
  stand.refusals.set('notice', new Error('socket hang up'));
  stand.add('notice');
  await pass(1_000);
  stand.refusals.clear();
  stand.isAway = true;
  await pass(1_500);
  stand.isAway = false;
  await pass(2_500);
  expect(stand.sent).toEqual(['notice']);
});

test('a clock that is set forward keeps nothing waiting for longer than the longest wait', async () => {
  const { stand, outbox } = makeOutbox();
  stand.posts.push({ id: 9, kind: 'notice', about: 'm', tries: 1, dueAt: stand.now() + 600 * MINUTE });
  await outbox.wakeAll();
  stand.shift = 600 * MINUTE;
  await pass(31 * MINUTE);
  expect(stand.sent).toEqual(['notice']);
});

test('a clock that was set back is noticed once', async () => {
  const { stand } = makeOutbox();
  stand.refusals.set('notice', no(50013));
  stand.add('notice');
  await pass(0);
  stand.shift = -10 * MINUTE;
  stand.add('board');
  await pass(MINUTE);
  // First, behind the board, and because of the clock.
  expect(stand.tried.filter(kind => kind === 'notice')).toHaveLength(3);
});
