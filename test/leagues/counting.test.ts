import { describe, expect, test } from 'vitest';
import { countedText } from '../../src/discord/leagues/names.js';
import { count, countAll, NEW_RATING, profileOf, rated, shownRating, verdictOf } from '../../src/leagues/index.js';
import type { KeptAnswer, Match } from '../../src/matches/index.js';
import { exampleMatch } from '../matches/match-example.js';
import { makeLeagueStand } from './stand.js';

const answers = (...given: number[]): KeptAnswer[] =>
  given.flatMap((many, seat) =>
    Array.from({ length: many }, (_, at) => ({ moment: at, at, answer: { key: 'k', seat, said: 'x', digest: 'd' } })),
  );
const finished = (given: Partial<Match> = {}): Match =>
  exampleMatch({ status: 'finished', endedAt: 90, result: { places: [1, 2], reason: 'rules' }, ...given });
const gaveUp = { places: [1, 2], reason: 'conceded', by: 1 } as const;

describe('what counts for the rating', () => {
  const seats = exampleMatch().seats;
  test.each([
    ['rated', finished(), answers(1, 1)],
    ['rated', finished({ result: gaveUp, seats: [seats[0]!, { ...seats[1]!, conceded: true }] }), answers(3, 3)],
    ['short', finished({ result: gaveUp, seats: [seats[0]!, { ...seats[1]!, conceded: true }] }), answers(9, 2)],
    ['aborted', finished({ status: 'aborted', result: null }), answers(9, 9)],
    ['private', finished({ guild: null }), answers(9, 9)],
    ['unrated', finished({ unrated: true }), answers(9, 9)],
    ['unrated', finished({ event: { id: 'l', title: 'L', rated: false } }), answers(9, 9)],
    ['computer', finished({ seats: [seats[0]!, { ...seats[1]!, player: null, bot: 'easy' }] }), answers(9, 9)],
    ['computer', finished({ seats: [seats[0]!, { ...seats[1]!, conceded: true }] }), answers(9, 9)],
    ['computer', finished({ seats: [seats[0]!, seats[0]!] }), answers(9, 9)],
    ['rated', finished({ seats: [seats[0]!, { ...seats[1]!, helped: true }] }), answers(9, 9)],
    ['computer', finished({ seats: seats.map(seat => ({ ...seat, helped: true })) }), answers(9, 9)],
    ['short', finished({ result: { places: [1, 1], reason: 'agreed' } }), answers(9, 2)],
    ['rated', finished({ result: { places: [1, 1], reason: 'agreed' } }), answers(3, 3)],
  ] as const)('%s', (verdict, match, given) => {
    expect(verdictOf(match, given)).toBe(verdict);
  });
});

describe('a rating', () => {
  test('begins at 1000, rises for the winner, falls for the loser, and gets surer for both', () => {
    expect(shownRating(NEW_RATING)).toBe(1000);
    const [winner, loser] = rated([NEW_RATING, NEW_RATING], [0, 1], [1, 2]) as [typeof NEW_RATING, typeof NEW_RATING];
    expect(shownRating(winner)).toBeGreaterThan(1000);
    expect(loser.mu).toBeLessThan(NEW_RATING.mu);
    expect(Math.max(winner.sigma, loser.sigma)).toBeLessThan(NEW_RATING.sigma);
    expect(winner.matches).toBe(1);
  });

  test('knows teams and matches of more than two', () => {
    const four = [NEW_RATING, NEW_RATING, NEW_RATING, NEW_RATING];
    const teams = rated(four, [0, 1, 0, 1], [1, 2, 1, 2]);
    expect(teams[0]!.mu).toBe(teams[2]!.mu);
    expect(teams[0]!.mu).toBeGreaterThan(teams[1]!.mu);
    const alone = rated(four, [0, 1, 2, 3], [2, 1, 4, 3]).map(({ mu }) => mu);
    expect([1, 0, 3, 2].map(seat => alone[seat]!)).toEqual([...alone].sort((a, b) => b - a));
  });
});

test('a match counts once, however often and by however many it is counted', async () => {
  const stand = makeLeagueStand(false);
  const { hall } = stand;
  await hall.house.store.write({ match: finished({ id: 'm9', seed: '1'.repeat(32) }) }, 1);
  await Promise.all([count(hall, 'm9'), count(hall, 'm9'), countAll(hall)]);
  stand.restart();
  expect(await count(stand.hall, 'm9')).toMatchObject({ verdict: 'rated', seats: [{ share: 1 }, { share: 0 }] });
  const standings = await hall.store.ratings('100', 'pebbles', 10);
  expect(standings.map(({ matches }) => matches)).toEqual([1, 1]);
  expect(await count(stand.hall, 'none')).toBeNull();
});

test('the curve of a rating begins before the first rated match, whatever was played before it', async () => {
  const { hall } = makeLeagueStand(false);
  await hall.house.store.write({ match: finished({ id: 'm1', seed: '1'.repeat(32), unrated: true }) }, 1);
  await count(hall, 'm1');
  await hall.house.store.write({ match: finished({ id: 'm2', seed: '2'.repeat(32), endedAt: 95 }) }, 2);
  await count(hall, 'm2');
  const { games } = await profileOf(hall, '100', exampleMatch().seats[0]!.player!);
  expect(games[0]).toMatchObject({ won: 2, rated: 1 });
  expect(games[0]!.curve).toEqual([
    { at: 95, shown: 1000 },
    { at: 95, shown: games[0]!.rating },
  ]);
});

test('a match is never rated for the person a computer answered for; the others are', async () => {
  const { hall } = makeLeagueStand(false);
  const [ola, kuba] = exampleMatch().seats;
  await hall.house.store.write(
    { match: finished({ id: 'm1', seed: '1'.repeat(32), seats: [ola!, { ...kuba!, helped: true }] }) },
    1,
  );
  const counted = (await count(hall, 'm1'))!;
  expect(counted.verdict).toBe('rated');
  expect(counted.seats[0]!.shown).toBeGreaterThan(counted.seats[0]!.shownBefore!);
  expect(counted.seats[1]).toMatchObject({ shownBefore: null, shown: null });
  expect((await hall.store.ratings('100', 'pebbles', 10)).map(({ player }) => player)).toEqual(['ola']);
  expect(countedText(counted, 'en')).toContain('Kuba: rating unchanged, because the computer moved for this seat.');
  expect(countedText(counted, 'pl')).toContain('Kuba: ranking bez zmian, bo na tym miejscu grał też komputer.');
});

test('one match that cannot be counted keeps none of the others from it', async () => {
  const { hall } = makeLeagueStand(false);
  await hall.house.store.write({ match: finished({ id: 'm1', game: 'forgotten', endedAt: 80 }) }, 1);
  await hall.house.store.write({ match: finished({ id: 'm2', seed: '1'.repeat(32) }) }, 1);
  await countAll(hall);
  expect(await hall.store.counted('m1')).toBeNull();
  expect(await hall.store.counted('m2')).toMatchObject({ verdict: 'rated' });
});
