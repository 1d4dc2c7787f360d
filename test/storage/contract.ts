import { beforeEach, describe, expect, test } from 'vitest';
import type { MatchState, Saved } from '../../src/engine/index.js';
import { AlreadyHandled, type MatchStore, StaleWrite } from '../../src/matches/index.js';
import { exampleMatch } from '../matches/match-example.js';

const saved = (sealed: number): Saved<MatchState> => ({
  version: 1,
  checkpoint: { random: [1, 2, 3, 4], news: [], sealed, outcome: null },
  tail: [{ key: 'bid', seat: 0, said: 3, digest: 'd' }],
  fixed: 0,
});

/** What every database must do. Run it on each implementation. */
export function storeContract(name: string, open: () => MatchStore | Promise<MatchStore>): void {
  describe(`the match store on ${name}`, () => {
    let store: MatchStore;
    beforeEach(async () => {
      store = await open();
    });

    test('gives a match back exactly as it was kept', async () => {
      const match = exampleMatch({
        result: { places: [1, 2], reason: 'conceded', by: 1 },
        seats: exampleMatch().seats.map((seat, index) => (index === 1 ? { ...seat, helped: true } : seat)),
        status: 'finished',
        endedAt: 99,
      });
      await store.write({ match, saved: saved(3) }, 1);
      expect(await store.match('m1')).toEqual(match);
      expect(await store.saved('m1')).toEqual(saved(3));
      expect(await store.match('none')).toBeNull();
      expect(await store.saved('none')).toBeNull();
    });

    test('writes all of an event or nothing', async () => {
      await store.write({ match: exampleMatch(), interaction: 'i1' }, 1);
      const change = {
        match: exampleMatch({ moment: 2 }),
        answers: [{ moment: 1, answer: { key: 'k', seat: 0, said: 'x', digest: 'd' }, at: 5 }],
        log: [{ moment: 1, entry: { tell: 'hello' } }],
        posts: [{ kind: 'board' as const }],
      };
      await expect(store.write({ ...change, interaction: 'i1' }, 2)).rejects.toThrow(AlreadyHandled);
      await expect(store.write({ ...change, expect: 7 }, 2)).rejects.toThrow(StaleWrite);
      expect((await store.match('m1'))?.moment).toBe(1);
      expect(await store.answers('m1')).toEqual([]);
      expect(await store.log('m1', 0)).toEqual([]);
      expect(await store.postsOf('m1')).toEqual([]);
      await store.write({ ...change, expect: 1, interaction: 'i2' }, 2);
      expect((await store.answers('m1')).length).toBe(1);
      expect((await store.postsOf('m1')).map(({ kind, dueAt }) => ({ kind, dueAt }))).toEqual([
        { kind: 'board', dueAt: 2 },
      ]);
    });

    test('forgets interactions only when told to', async () => {
      await store.write({ interaction: 'old' }, 10);
      await store.write({ interaction: 'new' }, 20);
      await store.forgetHandled(15);
      await store.write({ interaction: 'old' }, 30);
      await expect(store.write({ interaction: 'new' }, 30)).rejects.toThrow(AlreadyHandled);
    });

    test('a tail changes without its checkpoint, a new checkpoint replaces both', async () => {
      const first = saved(1);
      await store.write({ match: exampleMatch(), saved: first }, 1);
      const longer = { ...first, tail: [...first.tail, { key: 'take', seat: 1, said: ['a'], digest: 'e' }], fixed: 1 };
      await store.write({ match: exampleMatch(), saved: longer }, 2);
      expect(await store.saved('m1')).toEqual(longer);
      await store.write({ match: exampleMatch(), saved: saved(2) }, 3);
      expect(await store.saved('m1')).toEqual(saved(2));
    });

    test('a checkpoint whose write failed is written again', async () => {
      await store.write({ match: exampleMatch(), interaction: 'i1' }, 1);
      const first = saved(1);
      await expect(store.write({ match: exampleMatch(), saved: first, interaction: 'i1' }, 1)).rejects.toThrow();
      await store.write({ match: exampleMatch(), saved: first }, 2);
      expect(await store.saved('m1')).toEqual(first);
    });

    test('undone answers and what they told are gone from answers and log', async () => {
      const answer = { key: 'k', seat: 0, said: 'x', digest: 'd' };
      await store.write(
        {
          match: exampleMatch(),
          answers: [1, 2].map(moment => ({ moment, answer, at: moment })),
          log: [
            { moment: 1, entry: { tell: 't1', to: 'C3' } },
            { moment: 2, entry: { tell: 't2' }, seats: [1] },
          ],
        },
        1,
      );
      expect((await store.log('m1', 0)).map(({ seats }) => seats)).toEqual([undefined, [1]]);
      await store.write({ match: exampleMatch({ moment: 4 }), undone: [2] }, 2);
      expect((await store.answers('m1')).map(({ moment }) => moment)).toEqual([1]);
      expect(await store.log('m1', 0)).toEqual([{ moment: 1, entry: { tell: 't1', to: 'C3' } }]);
      expect((await store.allAnswers('m1')).map(({ undone }) => undone)).toEqual([undefined, true]);
      expect(await store.history('m1', 2)).toEqual([{ moment: 2, entry: { tell: 't2' }, seats: [1], undone: true }]);
    });

    test('digests are found when they are due, and follow posts that are sent', async () => {
      await store.setDigest('ola', 500);
      await store.setDigest('kuba', 400);
      expect(await store.digestsDue(399)).toEqual([]);
      expect(await store.digestsDue(500)).toEqual(['kuba', 'ola']);
      await store.setDigest('kuba', 900);
      await store.setDigest('ola', null);
      expect(await store.digestsDue(899)).toEqual([]);
      await store.write({ match: exampleMatch(), posts: [{ kind: 'board' }] }, 1);
      const [sent] = await store.postsOf('m1');
      await store.postsSent([sent!.id], undefined, { match: 'm1', posts: [{ kind: 'call', about: { x: 1 } }], at: 7 });
      expect(await store.postsOf('m1')).toMatchObject([{ kind: 'call', about: { x: 1 }, dueAt: 7, tries: 0 }]);
    });

    test('what somebody has left word of is kept by seat', async () => {
      await store.write({ match: exampleMatch() }, 1);
      const orders = { player: 'ola', move: { typed: 'knight C3', saw: '{}' } };
      await store.keepOrders('m1', 0, orders);
      expect(await store.orders('m1', 0)).toEqual(orders);
      expect(await store.orders('m1', 1)).toBeNull();
      await store.keepOrders('m1', 0, null);
      expect(await store.orders('m1', 0)).toBeNull();
    });

    test('wishes to play are found by server and game, oldest first, until they run out', async () => {
      const seek = (id: string, since: number, until: number) => ({
        guild: '100',
        game: 'pebbles',
        person: { id, name: id },
        pace: { remindAfter: 1, limit: null },
        rating: 1000,
        within: null,
        since,
        until,
      });
      await store.keepSeek(seek('ola', 5, 50));
      await store.keepSeek(seek('kuba', 3, 90));
      expect((await store.seeks('100', 'pebbles', 10)).map(({ person }) => person.id)).toEqual(['kuba', 'ola']);
      expect((await store.seeks('100', 'pebbles', 50)).map(({ person }) => person.id)).toEqual(['kuba']);
      expect(await store.seeks('200', 'pebbles', 10)).toEqual([]);
      expect(await store.seeksOf('kuba', 10)).toEqual([seek('kuba', 3, 90)]);
      await store.dropSeek('100', 'pebbles', 'kuba');
      await store.forgetSeeks(50);
      expect(await store.seeks('100', 'pebbles', 0)).toEqual([]);
    });

    test('a note belongs to one person at one table, and goes when it is empty', async () => {
      await store.write({ match: exampleMatch() }, 1);
      await store.keepNote('m1', 'ola', 'A1 next');
      expect(await store.note('m1', 'ola')).toBe('A1 next');
      expect(await store.note('m1', 'kuba')).toBeNull();
      await store.keepNote('m1', 'ola', null);
      expect(await store.note('m1', 'ola')).toBeNull();
    });

    test('who follows a match is found by it and by them; a new wish keeps what they were told', async () => {
      await store.write({ match: exampleMatch() }, 1);
      const follow = { match: 'm1', player: 'ewa', wish: 'end', told: 0, untold: null } as const;
      await store.keepFollow(follow);
      await store.keepFollow({ ...follow, player: 'adam' });
      await store.markFollow('m1', 'ewa', 4, 'battle');
      await store.keepFollow({ ...follow, wish: 'battles' });
      expect(await store.follow('m1', 'ewa')).toEqual({ ...follow, wish: 'battles', told: 4, untold: 'battle' });
      expect((await store.followers('m1')).map(({ player }) => player)).toEqual(['adam', 'ewa']);
      expect((await store.followsOf('ewa')).map(({ match }) => match)).toEqual(['m1']);
      await store.dropFollow('m1', 'ewa');
      await store.markFollow('m1', 'ewa', 5, null);
      expect(await store.follow('m1', 'ewa')).toBeNull();
      expect(await store.followsOf('ewa')).toEqual([]);
    });

    test('a seat remembers to whom it shows its hand, and forgets it', async () => {
      const seats = exampleMatch().seats.map(seat => ({ ...seat, shownTo: { player: 'ewa', name: 'Ewa' } }));
      await store.write({ match: exampleMatch({ seats }) }, 1);
      expect((await store.match('m1'))?.seats).toEqual(seats);
      await store.write({ match: exampleMatch() }, 2);
      expect((await store.match('m1'))?.seats).toEqual(exampleMatch().seats);
    });

    test('what no text should hold does not stop a write', async () => {
      const odd = 'half \ud83d, zero \0, \\u0000, whole 🎲';
      const seats = exampleMatch().seats.map(seat => ({
        ...seat,
        name: odd,
        invited: { player: 'kim', name: odd, until: 9 },
      }));
      await store.write({ match: exampleMatch({ seats }), posts: [{ kind: 'notice', about: { name: odd } }] }, 1);
      await store.keepNote('m1', 'ola', odd);
      await store.keepSettings('player', 'ola', { quiet: odd });
      for (const text of [
        (await store.match('m1'))?.seats[0]?.invited?.name,
        (await store.postsOf('m1'))[0]?.about.name,
        await store.note('m1', 'ola'),
        (await store.settings('player', 'ola')).quiet,
      ])
        expect(text).toMatch(/^half .*, zero .*, \\u0000, whole 🎲$/s);
    });

    test('one running match per place; others are found by home, player and status', async () => {
      await store.write({ match: exampleMatch() }, 1);
      await expect(store.write({ match: exampleMatch({ id: 'm2' }) }, 1)).rejects.toThrow();
      await store.write({ match: exampleMatch({ id: 'm3', place: null, status: 'lobby', openedAt: 5 }) }, 1);
      await store.write({ match: exampleMatch({ id: 'm4', status: 'finished', startedAt: 1 }) }, 1);
      expect((await store.matchAt('300'))?.id).toBe('m1');
      expect((await store.lastMatchAt('300'))?.id).toBe('m1');
      expect((await store.matchesFrom('200')).map(({ id }) => id)).toEqual(['m1']);
      expect((await store.matchesOf('kuba')).map(({ id }) => id).sort()).toEqual(['m1', 'm3']);
      expect((await store.running()).map(({ id }) => id)).toEqual(['m1']);
      expect((await store.lobbiesOpenedBefore(6)).map(({ id }) => id)).toEqual(['m3']);
      expect(await store.lobbiesOpenedBefore(5)).toEqual([]);
    });

    test('a seat taken away is gone', async () => {
      const match = exampleMatch({ status: 'lobby' });
      await store.write({ match }, 1);
      await store.write({ match: { ...match, seats: match.seats.slice(0, 1) } }, 2);
      expect((await store.match('m1'))?.seats.length).toBe(1);
      expect(await store.matchesOf('kuba')).toEqual([]);
    });

    test('a refused post waits without holding the next one back; posts leave when sent, with their turn message', async () => {
      await store.write(
        { match: exampleMatch(), posts: [{ kind: 'board' }, { kind: 'result', about: { x: 1 } }] },
        100,
      );
      const [first, second] = await store.postsOf('m1');
      expect(await store.matchesWithDuePosts(99)).toEqual([]);
      expect(await store.matchesWithDuePosts(100)).toEqual(['m1']);
      expect(await store.matchesWithRefusedPosts()).toEqual([]);
      await store.postsFailed([first!.id], 1, 500);
      expect(await store.matchesWithDuePosts(200)).toEqual(['m1']);
      expect(await store.matchesWithRefusedPosts()).toEqual(['m1']);
      expect(await store.nextPostAt()).toBe(100);
      await store.postsFailed([second!.id], 1, 400);
      expect(await store.matchesWithDuePosts(399)).toEqual([]);
      expect(await store.nextPostAt()).toBe(400);
      const message = { message: '9', at: 1, fresh: 0, upTo: 4, called: '0,1' };
      await store.postsSent([first!.id], { match: 'm1', message });
      expect(await store.turnMessage('m1')).toEqual(message);
      expect(await store.postsOf('m1')).toEqual([{ ...second, tries: 1, dueAt: 400 }]);
      await store.postsSent([second!.id]);
      expect(await store.nextPostAt()).toBeNull();
    });

    test('what follows a post is to be sent once, however often the post is said to be sent', async () => {
      await store.write({ match: exampleMatch(), posts: [{ kind: 'board' }] }, 100);
      const [board] = await store.postsOf('m1');
      const next = { match: 'm1', posts: [{ kind: 'notice' as const }], at: 5 };
      await store.postsSent([board!.id], undefined, next);
      await store.postsSent([board!.id], undefined, next);
      expect((await store.postsOf('m1')).map(({ kind }) => kind)).toEqual(['notice']);
    });

    test('tables of other rules are found, and which rules they were told of', async () => {
      for (const [id, game, version] of [
        ['m1', 'pebbles', 1],
        ['m2', 'pebbles', 2],
        ['m3', 'stones', 1],
      ] as const)
        await store.write({ match: exampleMatch({ id, game, place: id }), saved: { ...saved(1), version } }, 1);
      await store.write({ match: exampleMatch({ id: 'm4', status: 'finished' }), saved: saved(1) }, 1);
      expect(await store.tablesOfOtherRules('pebbles', 2)).toEqual(['m1']);
      expect(await store.rulesTold()).toEqual({});
      for (const version of [1, 2]) await store.keepRulesTold('pebbles', version);
      expect(await store.rulesTold()).toEqual({ pebbles: 2 });
    });

    test('who was asked lately is found', async () => {
      for (const [id, askedAt] of [
        ['m1', 5],
        ['m2', 9],
        ['m3', 7],
      ] as const)
        await store.write({ match: exampleMatch({ id, place: id, askedAt }) }, 1);
      await store.write({ match: exampleMatch({ id: 'm4', status: 'finished', askedAt: 9 }) }, 1);
      expect(await store.askedSince(7)).toEqual(['m3', 'm2']);
    });

    test('votes, drafts, messages and settings are kept and replaced', async () => {
      const vote = { id: 'v', match: 'm1', kind: 'undo' as const, by: 'ola', about: {}, moment: 1, agreed: [] };
      await store.write({ match: exampleMatch(), vote }, 1);
      await store.write({ match: exampleMatch(), vote: { ...vote, agreed: ['kuba'] } }, 1);
      expect(await store.votes('m1')).toEqual([{ ...vote, agreed: ['kuba'] }]);
      await store.write({ match: exampleMatch(), closeVotes: true }, 1);
      expect(await store.votes('m1')).toEqual([]);

      await store.keepDraft('m1', 0, { moment: 1, picks: ['a'] });
      await store.keepDraft('m1', 0, { moment: 2, picks: [] });
      expect(await store.draft('m1', 0)).toEqual({ moment: 2, picks: [] });
      expect(await store.draft('m1', 1)).toBeNull();

      await store.rememberMessage('m1', 'lobby', '5');
      await store.rememberMessage('m1', 'lobby', '6');
      expect(await store.messageFor('m1', 'lobby')).toBe('6');
      expect(await store.messagesOf('m1')).toEqual([{ name: 'lobby', message: '6' }]);
      expect(await store.messagesOf('m2')).toEqual([]);
      await store.rememberMessage('m1', 'lobby', null);
      expect(await store.messageFor('m1', 'lobby')).toBeNull();

      await store.keepSettings('player', 'ola', { language: 'pl' });
      expect(await store.settings('player', 'ola')).toEqual({ language: 'pl' });
      expect(await store.settings('guild', 'ola')).toEqual({});
    });
  });
}
