import { beforeEach, describe, expect, test } from 'vitest';
import { type Counted, type LeagueStore, NEW_RATING } from '../../src/leagues/index.js';
import { AlreadyHandled, type MatchStore, StaleWrite } from '../../src/matches/index.js';
import { exampleSeason } from '../leagues/season-example.js';
import { exampleMatch } from '../matches/match-example.js';

const over = (id: string, endedAt: number) =>
  exampleMatch({
    id,
    place: id,
    status: 'finished',
    endedAt,
    result: { places: [1, 2], reason: 'rules' },
    event: { id: 'l1', title: 'Liga', rated: true },
    unrated: true,
  });

export const exampleCounted = (match: string, given: Partial<Counted> = {}): Counted => ({
  match,
  guild: '100',
  game: 'pebbles',
  verdict: 'rated',
  answers: 12,
  lasted: 7_200_000,
  at: 50,
  seats: [
    {
      player: 'ola',
      name: 'Ola',
      side: 'river',
      began: true,
      place: 1,
      share: 1,
      gaveUp: null,
      answers: 6,
      thought: 600,
      shownBefore: 1000,
      shown: 1138,
      after: { mu: 27, sigma: 8, matches: 1 },
    },
    {
      player: 'kuba',
      name: 'Kuba',
      side: 'hill',
      began: false,
      place: 2,
      share: 0,
      gaveUp: 'claimed',
      answers: 6,
      thought: 300,
      shownBefore: 1000,
      shown: 927,
      after: { mu: 23, sigma: 8, matches: 1 },
    },
  ],
  ...given,
});

type Both = { readonly leagues: LeagueStore; readonly matches: MatchStore };

/** What every database must do for leagues. Run it on each implementation. */
export function leagueStoreContract(name: string, open: () => Both | Promise<Both>): void {
  describe(`the league store on ${name}`, () => {
    let store: LeagueStore;
    let matches: MatchStore;
    beforeEach(async () => {
      ({ leagues: store, matches } = await open());
    });

    test('gives a season back exactly as it was kept', async () => {
      const { league, entrants, pairings } = exampleSeason(5);
      await store.write({ league, entrants, pairings }, 1);
      expect(await store.season('l1')).toEqual({ league, entrants, pairings });
      expect(await store.season('none')).toBeNull();
      expect(await store.moment('l1')).toBe(3);
      expect(await store.moment('none')).toBeNull();
      expect(await store.leagues('100')).toEqual([league]);
      expect(await store.leagues('101')).toEqual([]);
      expect(await store.leaguesDue(Number.MAX_SAFE_INTEGER)).toEqual([]);
      for (const [due, found] of [
        [7, ['l1']],
        [8, []],
        [null, []],
      ] as const) {
        await store.write({ league: { ...league, finalAt: 7 }, due }, 2);
        expect([due, await store.leaguesDue(7)]).toEqual([due, found]);
      }
      expect((await store.season('l1'))?.league.finalAt).toBe(7);
      const offered = { ...entrants[0]!, offered: { id: 'kim', name: 'Kim' } };
      await store.write({ league, entrants: [offered] }, 3);
      expect((await store.season('l1'))?.entrants[0]).toEqual(offered);
    });

    test('writes all of an event or nothing', async () => {
      const { league, entrants, pairings } = exampleSeason(4);
      await store.write({ league, interaction: 'i1' }, 1);
      const next = {
        league: { ...league, moment: 4 },
        entrants,
        pairings,
        posts: [{ kind: 'living' as const }],
        log: [{ at: 1, by: 'boss', deed: 'paused' as const, about: { hours: 2 } }],
      };
      await expect(store.write({ ...next, interaction: 'i1' }, 2)).rejects.toThrow(AlreadyHandled);
      await expect(store.write({ ...next, expect: 7 }, 2)).rejects.toThrow(StaleWrite);
      expect(await store.season('l1')).toEqual({ league, entrants: [], pairings: [] });
      expect(await store.postsOf('l1')).toEqual([]);
      await store.write({ ...next, expect: 3, interaction: 'i2' }, 2);
      expect((await store.season('l1'))?.pairings).toEqual(pairings);
      expect(await store.log('l1')).toEqual(next.log);
    });

    test('keeps posts until they are sent; a refused one does not hold the next one back', async () => {
      const { league } = exampleSeason(2);
      await store.write({ league, posts: [{ kind: 'living' }, { kind: 'open', about: { pairing: 'l1-1' } }] }, 5);
      expect(await store.leaguesWithDuePosts(4)).toEqual([]);
      expect(await store.leaguesWithDuePosts(5)).toEqual(['l1']);
      const [first, second] = await store.postsOf('l1');
      expect(second).toMatchObject({ kind: 'open', about: { pairing: 'l1-1' }, tries: 0, dueAt: 5 });
      await store.postsFailed([first!.id], 1, 90);
      expect(await store.leaguesWithDuePosts(89)).toEqual(['l1']);
      expect(await store.leaguesWithRefusedPosts()).toEqual(['l1']);
      await store.postsFailed([second!.id], 1, 80);
      expect(await store.nextPostAt()).toBe(80);
      expect(await store.leaguesWithDuePosts(79)).toEqual([]);
      await store.postsSent([first!.id, second!.id]);
      expect(await store.nextPostAt()).toBeNull();
      await store.rememberMessage('l1', 'living', '5');
      expect(await store.messageFor('l1', 'living')).toBe('5');
      await store.rememberMessage('l1', 'living', null);
      expect(await store.messageFor('l1', 'living')).toBeNull();
    });

    test('counts a match once, and knows which are left', async () => {
      for (const [id, at] of [
        ['late', 70],
        ['early', 30],
      ] as const)
        await matches.write({ match: over(id, at) }, 1);
      await matches.write({ match: exampleMatch() }, 1);
      expect(await matches.match('late')).toEqual(over('late', 70));
      expect(await store.uncounted()).toEqual(['early', 'late']);
      await store.write({ counted: exampleCounted('early') }, 1);
      expect(await store.uncounted()).toEqual(['late']);
      const changed = exampleCounted('early', { verdict: 'short' });
      const { league } = exampleSeason(2);
      await expect(store.write({ league, counted: changed }, 1)).rejects.toThrow(AlreadyHandled);
      expect(await store.season('l1')).toBeNull();
      expect(await store.counted('early')).toMatchObject({
        verdict: 'rated',
        seats: [{ shown: 1138 }, { shown: 927 }],
      });
      expect(await store.counted('late')).toBeNull();
      expect(await store.rating('100', 'pebbles', 'ola')).toEqual({ mu: 27, sigma: 8, matches: 1 });
      expect(await store.rating('101', 'pebbles', 'ola')).toBeNull();
    });

    test('keeps matches that count otherwise, with the ratings that follow, in the order of counting', async () => {
      for (const id of ['b', 'a', 'c']) await matches.write({ match: over(id, 30) }, 1);
      const counted = (id: string, given: Partial<Counted> = {}): Counted => {
        const example = exampleCounted(id, given);
        const before = (seat: Counted['seats'][number]) => (id === 'a' ? { ...seat.after!, matches: 0 } : NEW_RATING);
        return { ...example, seats: example.seats.map(seat => ({ ...seat, before: before(seat) })) };
      };
      await store.write({ counted: counted('b') }, 1);
      await store.write({ counted: counted('a') }, 1);
      await store.write({ counted: counted('c', { game: 'other' }) }, 1);
      expect((await store.countedFrom('b')).map(({ match }) => match)).toEqual(['b', 'a']);
      expect((await store.countedFrom('a')).map(({ match }) => match)).toEqual(['a']);
      expect(await store.countedFrom('none')).toEqual([]);
      expect((await store.countedFrom('a'))[0]).toEqual(counted('a'));
      expect(await store.ratingsBefore('b')).toEqual(new Map());
      expect((await store.ratingsBefore('a')).get('ola')).toEqual({ mu: 27, sigma: 8, matches: 1 });

      const { before: _, after: __, ...plain } = exampleCounted('b').seats[0]!;
      const annulled = { ...exampleCounted('b'), verdict: 'annulled', seats: [{ ...plain, shown: null }] } as const;
      const rating = { player: 'ola', name: 'Ola', mu: 26, sigma: 7, shown: 1200, matches: 4 };
      const { league } = exampleSeason(2);
      await store.write({ league, recount: { matches: [annulled], ratings: [rating], unrated: ['kuba'] } }, 9);
      expect((await store.counted('b'))?.verdict).toBe('annulled');
      expect((await store.counted('b'))?.seats[0]).toMatchObject({ player: 'ola', shown: null });
      expect(await store.ratings('100', 'pebbles', 9)).toEqual([rating]);
      expect((await store.ratings('100', 'other', 9)).length).toBe(2);
      expect(await store.ratingsBefore('a')).toEqual(new Map());
    });

    test('ranks, looks back and adds up by server and game', async () => {
      await matches.write({ match: over('a', 30) }, 1);
      await matches.write({ match: over('b', 40) }, 1);
      await store.write({ counted: exampleCounted('a') }, 1);
      await store.write({ counted: exampleCounted('b', { verdict: 'short', at: 60 }) }, 1);
      expect((await store.ratings('100', 'pebbles', 10)).map(({ name: who }) => who)).toEqual(['Ola', 'Kuba']);
      expect(await store.rank('100', 'pebbles', 1000)).toEqual({ better: 1, all: 2 });
      expect((await store.past('kuba', '100')).map(({ match, gaveUp }) => [match, gaveUp])).toEqual([
        ['a', 'claimed'],
        ['b', 'claimed'],
      ]);
      expect(await store.past('kuba', '101')).toEqual([]);
      expect(await store.sharesBySide('100', 'pebbles')).toEqual([
        { key: 'river', matches: 1, share: 1 },
        { key: 'hill', matches: 1, share: 0 },
      ]);
      expect((await store.sharesByBeginning('100', 'pebbles')).map(({ key }) => key)).toEqual(['first', 'second']);
      expect(await store.lengths('100', 'pebbles')).toEqual({
        matches: 1,
        answers: 12,
        lasted: 7_200_000,
        given: 12,
        thought: 900,
      });
    });

    test('who said that who would win counts once it is decided, and anew when it is decided otherwise', async () => {
      const { league, entrants, pairings } = exampleSeason(4);
      await store.write({ league, entrants, pairings }, 1);
      const said = { league: 'l1', pairing: 'l1-1', player: 'ewa', entrant: 1 };
      await store.predict(said);
      await store.predict({ ...said, player: 'adam', entrant: 2 });
      await store.predict({ ...said, pairing: 'l1-2', entrant: 3 });
      await store.predict({ ...said, entrant: 2 });
      expect(await store.predictions('l1-1')).toEqual([
        { ...said, player: 'adam', entrant: 2 },
        { ...said, entrant: 2 },
      ]);
      expect(await store.foresightOf('100', 'ewa')).toEqual({ right: 0, all: 0 });
      const decided = (winner: number | null) => store.write({ league, foretold: [{ pairing: 'l1-1', winner }] }, 1);
      await decided(2);
      expect(await store.foresightOf('100', 'ewa')).toEqual({ right: 1, all: 1 });
      expect(await store.foresightIn('100', 'pebbles')).toEqual({ right: 2, all: 2 });
      expect(await store.foresightIn('100', 'chess')).toEqual({ right: 0, all: 0 });
      expect(await store.foresightOf('101', 'ewa')).toEqual({ right: 0, all: 0 });
      await decided(1);
      expect(await store.foresightOf('100', 'ewa')).toEqual({ right: 0, all: 1 });
      await decided(null);
      expect(await store.foresightOf('100', 'ewa')).toEqual({ right: 0, all: 0 });
    });

    test('follows, predictions and hands shown to somebody are theirs to see, and go with them', async () => {
      const { league, entrants, pairings } = exampleSeason(2);
      await store.write({ league, entrants, pairings }, 1);
      const seats = over('a', 30).seats.map(seat => ({ ...seat, shownTo: { player: 'ewa', name: 'Ewa' } }));
      await matches.write({ match: { ...over('a', 30), status: 'running', seats } }, 1);
      await matches.keepFollow({ match: 'a', player: 'ewa', wish: 'end', told: 0, untold: null });
      await store.predict({ league: 'l1', pairing: 'l1-1', player: 'ewa', entrant: 1 });
      const filled = async () =>
        Object.entries(await store.personalData('ewa')).flatMap(([table, rows]) => (rows.length > 0 ? [table] : []));
      expect(await filled()).toEqual(['shownHands', 'follows', 'predictions']);
      await store.forget('ewa', '—');
      expect(await filled()).toEqual([]);
      expect((await matches.match('a'))?.seats.every(({ shownTo }) => shownTo === undefined)).toBe(true);
      expect((await matches.postsOf('a')).map(({ kind }) => kind)).toEqual(['renewal']);
    });

    test('keeps what was played for a score apart from ratings, by server and game, oldest first', async () => {
      const scored = (id: string, points: number, endedAt: number) => ({
        ...over(id, endedAt),
        result: { places: [1, 1], reason: 'rules' as const, score: { category: 'quest/2/4', points } },
      });
      const unrated = (match: string, at: number, verdict: Counted['verdict']) => {
        const { seats, ...rest } = exampleCounted(match, { verdict, at });
        return { ...rest, seats: seats.map(({ after: _, ...seat }) => ({ ...seat, shownBefore: null, shown: null })) };
      };
      for (const [id, points, at] of [
        ['later', 21, 60],
        ['first', 34, 50],
        ['helped', 90, 55],
      ] as const) {
        await matches.write({ match: scored(id, points, at) }, 1);
        await store.write({ counted: unrated(id, at, id === 'helped' ? 'computer' : 'scored') }, 1);
      }
      await matches.write({ match: over('rival', 52) }, 1);
      await store.write({ counted: unrated('rival', 52, 'short') }, 1);
      const seats = [
        { player: 'ola', name: 'Ola', side: 'river' },
        { player: 'kuba', name: 'Kuba', side: 'hill' },
      ];
      expect(await store.scores('100', 'pebbles')).toEqual([
        { match: 'first', at: 50, score: { category: 'quest/2/4', points: 34 }, seats },
        { match: 'later', at: 60, score: { category: 'quest/2/4', points: 21 }, seats },
      ]);
      expect(await store.scores('101', 'pebbles')).toEqual([]);
      expect(await store.scores('100', 'other')).toEqual([]);
      expect(await store.ratings('100', 'pebbles', 9)).toEqual([]);
    });

    test('hands out all it knows of a person, and forgets them; seats stay', async () => {
      const { league, entrants, pairings } = exampleSeason(2);
      const mine = entrants.map((entrant, index) =>
        index === 0 ? { ...entrant, player: 'ola', name: 'Ola' } : entrant,
      );
      await store.write({ league: { ...league, organiser: 'ola' }, entrants: mine, pairings }, 1);
      await store.write(
        { league: { ...league, organiser: 'ola', moment: 4 }, log: [{ at: 1, by: 'ola', deed: 'paused', about: {} }] },
        1,
      );
      await matches.write({ match: over('a', 30) }, 1);
      await matches.keepSettings('player', 'ola', { language: 'pl' });
      await store.write({ counted: exampleCounted('a') }, 1);
      const filled = async () =>
        Object.entries(await store.personalData('ola')).flatMap(([table, rows]) => (rows.length > 0 ? [table] : []));
      expect(await filled()).toEqual([
        'settings',
        'matches',
        'hosted',
        'results',
        'ratings',
        'leagues',
        'organised',
        'deeds',
      ]);
      await store.forget('ola', '—');
      expect(await filled()).toEqual([]);
      expect((await matches.match('a'))?.seats.map(({ player, name: who }) => [player, who])).toEqual([
        [null, '—'],
        ['kuba', 'Kuba'],
      ]);
      expect((await matches.match('a'))?.result?.places).toEqual([1, 2]);
      const season = (await store.season('l1'))!;
      expect(season.entrants[0]).toMatchObject({ number: 1, player: '', name: '—' });
      expect(season.league.moment).toBeGreaterThan(4);
      expect((await store.past('kuba', '100')).length).toBe(1);
      expect(JSON.stringify([season, await matches.match('a'), await store.log('l1')])).not.toContain('ola');
    });
  });
}
