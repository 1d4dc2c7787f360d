import { describe, expect, test } from 'vitest';
import { randomAnswer, randomBelow, randomFrom } from '../../src/engine/index.js';
import {
  award,
  count,
  dropEntrant,
  explainPlace,
  type Format,
  finish,
  join,
  pairingsCsv,
  pairingsOf,
  pointsFor,
  profileOf,
  type Season,
  startSeason,
  tableCsv,
  tableOf,
  tendLeagues,
} from '../../src/leagues/index.js';
import type { Met, SwissPlayer } from '../../src/leagues/swiss.js';
import { seatTables, sizesFor } from '../../src/leagues/tables.js';
import { answer, playUnmanned } from '../../src/matches/index.js';
import { games } from '../../src/registry.js';
import { exampleSeason } from './season-example.js';
import { byAct, HOUR, type LeagueStand, makeLeagueStand, openedLeague, openTables, person } from './stand.js';

describe('the sizes of tables', () => {
  test.each([
    [4, [3, 4], 3, [3]],
    [4, [3, 4], 4, [4]],
    [4, [3, 4], 5, [4]],
    [4, [3, 4], 6, [3, 3]],
    [4, [3, 4], 7, [4, 3]],
    [4, [3, 4], 9, [3, 3, 3]],
    [4, [3, 4], 13, [4, 3, 3, 3]],
    [3, [3, 4], 7, [3, 4]],
    [3, [3, 4], 8, [4, 4]],
    [3, [3, 4], 11, [3, 4, 4]],
    [4, [4], 11, [4, 4]],
    [3, [3], 2, []],
  ])('of %i, where %j can be played, for %i people are %j', (wanted, allowed, people, sizes) => {
    expect(sizesFor(people, wanted, allowed)).toEqual(sizes);
  });
});

/** Every way to seat so many at tables of one size. */
function* seatings(free: readonly number[], size: number): Generator<number[][]> {
  const [first, ...others] = free;
  if (first === undefined) yield [];
  else
    for (const company of choices(others, size - 1))
      for (const rest of seatings(
        others.filter(each => !company.includes(each)),
        size,
      ))
        yield [[first, ...company], ...rest];
}

function* choices(list: readonly number[], many: number): Generator<number[]> {
  if (many === 0) yield [];
  for (const [at, one] of many > 0 ? list.entries() : [])
    for (const rest of choices(list.slice(at + 1), many - 1)) yield [one, ...rest];
}

/** How many meet again at these tables, and how far everybody is apart there. */
function worthOf(tables: readonly (readonly number[])[], players: readonly SwissPlayer[], met: Met): [number, number] {
  let [again, gap] = [0, 0];
  for (const table of tables) {
    for (const [at, one] of table.entries()) {
      for (const two of table.slice(at + 1)) {
        again += met(one, two);
        gap += Math.abs(players[one]!.points - players[two]!.points);
      }
    }
  }
  return [again, gap];
}

/** A season of tables with random places up to a round. */
function seatedUpTo(people: number, size: number, rounds: number, seed: string) {
  const random = randomFrom(seed.padStart(32, '5'));
  const times = new Map<string, number>();
  const met: Met = (a, b) => times.get(`${Math.min(a, b)}/${Math.max(a, b)}`) ?? 0;
  const players = Array.from({ length: people }, (_, at) => ({ number: at, seed: at + 1, points: 0, byes: 0 }));
  for (let round = 0; round < rounds; round++) {
    for (const table of seatTables(players, met, size, [size]).tables) {
      for (const [at, one] of table.entries())
        for (const two of table.slice(at + 1)) {
          const pair = `${Math.min(one, two)}/${Math.max(one, two)}`;
          times.set(pair, (times.get(pair) ?? 0) + 1);
        }
      for (const number of table) players[number]!.points += [5, 3, 2, 1][randomBelow(random, 4)]!;
    }
  }
  return { players, met };
}

describe('a round of tables', () => {
  test('of the first round is equally strong at every table', () => {
    const { players, met } = seatedUpTo(16, 4, 0, '1');
    const { tables } = seatTables(players, met, 4, [4]);
    expect(tables.map(table => table.reduce((sum, number) => sum + number, 0))).toEqual([30, 30, 30, 30]);
  });

  test.each([
    [8, 4],
    [9, 3],
    [12, 4],
  ])('of %i at tables of %i repeats as little and is as even in points as can be', (people, size) => {
    for (let seed = 1; seed <= (people === 12 ? 6 : 30); seed++) {
      const { players, met } = seatedUpTo(people, size, 1 + (seed % 4), `${seed}`);
      const drawn = worthOf(seatTables(players, met, size, [size]).tables, players, met);
      let best: [number, number] = [Number.POSITIVE_INFINITY, 0];
      for (const tables of seatings([...players.keys()], size)) {
        const worth = worthOf(tables, players, met);
        if (worth[0] < best[0] || (worth[0] === best[0] && worth[1] < best[1])) best = worth;
      }
      expect(drawn).toEqual(best);
    }
  });

  test('of forty lets nobody meet again for five rounds, and everybody sits once', () => {
    const { players, met } = seatedUpTo(40, 4, 4, '2');
    const { tables, byes } = seatTables(players, met, 4, [3, 4]);
    expect(tables.flat().sort((a, b) => a - b)).toEqual(players.map(({ number }) => number));
    expect(byes).toEqual([]);
    expect(worthOf(tables, players, met)[0]).toBe(0);
  });

  test('lets those sit out who have done so least often, the last of them first', () => {
    const players = [3, 0, 0, 9, 9].map((points, at) => ({ number: at, seed: at + 1, points, byes: at === 2 ? 1 : 0 }));
    expect(seatTables(players, () => 0, 4, [3, 4]).byes).toEqual([1]);
  });
});

describe('points by place', () => {
  const season: Season = {
    ...exampleSeason(4),
    league: { ...exampleSeason(4).league, rules: { ...exampleSeason(4).league.rules, format: 'tables-of-four' } },
  };
  test.each([
    ['each in their place', [1, 2 / 3, 1 / 3, 0], 'played', [5, 3, 2, 1]],
    ['shared places share their points', [5 / 6, 5 / 6, 1 / 3, 0], 'played', [4, 4, 2, 1]],
    ['all level', [0.5, 0.5, 0.5, 0.5], 'missed', [2.75, 2.75, 2.75, 2.75]],
    ['a short table counts from the top', [1, 0.5, 0], 'played', [5, 3, 2]],
    ['who forfeits has nothing', [1, 2 / 3, 1 / 3, 0], 'forfeit', [5, 3, 2, 0]],
    ['nobody came', [0, 0, 0, 0], 'forfeit', [0, 0, 0, 0]],
    ['sitting out is worth the middle', [1], 'bye', [2.75]],
  ] as const)('%s', (_, shares, how, points) => {
    expect(pointsFor(season, { shares, how })).toEqual(points);
  });
});

async function begun(format: Format, people: number, rules = {}): Promise<{ stand: LeagueStand; season: Season }> {
  const stand = makeLeagueStand();
  const { league } = await openedLeague(stand, format, { rounds: 3, ...rules });
  for (let index = 1; index <= people; index++)
    await join(stand.hall, league.id, { ...person(index), roles: [] }, stand.press());
  const season = await startSeason(stand.hall, league.id, 'boss', stand.press());
  await openTables(stand, league.id);
  return { stand, season };
}

/** Lets the computer play a match out, and waits until it is counted. */
async function playedOut(stand: LeagueStand, match: string): Promise<void> {
  const { house } = stand.hall;
  for (const [seat] of (await house.match(match)).seats.entries()) {
    const now = await house.match(match);
    if (now.status !== 'running') break;
    const seats = now.seats.with(seat, { ...now.seats[seat]!, bot: 'dreamer' });
    await house.store.write({ match: { ...now, seats } }, stand.time);
  }
  await playUnmanned(house, match);
  await stand.settle();
}

describe('a season of tables', () => {
  test('seats seven at a table of four and one of three, calls all of them, and ranks them by place', async () => {
    const { stand, season } = await begun('tables-of-four', 7);
    expect(season.pairings.map(({ seats }) => seats.length)).toEqual([4, 3]);
    const match = await stand.hall.house.match(season.pairings[0]!.id);
    expect(match.seats.map(({ player }) => player)).toEqual(season.pairings[0]!.seats.map(number => `p${number}`));
    expect(new Set(match.seats.map(({ side }) => side)).size).toBe(4);
    for (const { id } of season.pairings) await playedOut(stand, id);
    const after = await stand.hall.season(season.league.id);
    expect(after.league.round).toBe(2);
    const { places } = (await stand.hall.house.match(match.id)).result!;
    const points = tableOf(after);
    for (const [seat, number] of season.pairings[0]!.seats.entries()) {
      const row = points.find(({ entrant }) => entrant.number === number)!;
      expect(row.places[places[seat]! - 1]).toBe(1);
    }
    expect(points.reduce((sum, row) => sum + row.points, 0)).toBe(11 + 10);
  });

  test('rates a table by its places', async () => {
    const { stand, season } = await begun('tables-of-three', 3);
    const { id } = season.pairings[0]!;
    const match = await stand.hall.house.match(id);
    const result = { places: [2, 1, 3], reason: 'rules' };
    await stand.hall.house.store.write({ match: { ...match, status: 'finished', endedAt: 9, result } }, 1);
    expect(await count(stand.hall, id)).toMatchObject({
      verdict: 'rated',
      seats: [{ share: 0.5 }, { share: 1 }, { share: 0 }],
    });
    const standings = await stand.hall.store.ratings(season.league.guild, 'pebbles', 9);
    expect(standings.map(({ player }) => player)).toEqual([1, 0, 2].map(seat => match.seats[seat]!.player));
    // Second of three is no draw.
    const profile = await profileOf(stand.hall, season.league.guild, match.seats[0]!.player!);
    expect(profile.games[0]).toMatchObject({ won: 0, drawn: 0, lost: 1, streak: -1 });
  });

  test('goes on without who drops out: the others play for their places, and who is left alone has won', async () => {
    const { stand, season } = await begun('tables-of-four', 4);
    const { id, seats } = season.pairings[0]!;
    const [one, two, three, four] = seats as [number, number, number, number];
    await dropEntrant(stand.hall, byAct(stand, season.league.id), four);
    expect((await stand.hall.house.match(id)).status).toBe('running');
    await dropEntrant(stand.hall, byAct(stand, season.league.id), one);
    await playedOut(stand, id);
    const after = await stand.hall.season(season.league.id);
    const { shares, how } = after.pairings[0]!.score!;
    expect(how).toBe('forfeit');
    expect([shares[0], shares[3]]).toEqual([0, 0]);
    expect(shares[1]! + shares[2]!).toBeCloseTo(1 + 2 / 3, 9);
    expect(
      tableOf(after)
        .filter(({ entrant }) => [two, three].includes(entrant.number))
        .every(row => row.points > 0),
    ).toBe(true);

    const other = await begun('tables-of-three', 3);
    const [first, second, third] = other.season.pairings[0]!.seats as [number, number, number];
    for (const number of [first, second])
      await dropEntrant(other.stand.hall, byAct(other.stand, other.season.league.id), number);
    const alone = (await other.stand.hall.season(other.season.league.id)).pairings[0]!;
    expect(alone.score).toEqual({ shares: [0, 0, 1], how: 'forfeit' });
    expect(third).toBe(alone.seats[2]);
  });

  test('takes out whom the table waits for when its time is over, and gives the others time to play on', async () => {
    const { stand, season } = await begun('tables-of-three', 3, { missed: 'forfeit' });
    const { house } = stand.hall;
    const { id, deadline } = season.pairings[0]!;
    const random = randomFrom('4'.repeat(32));
    const waitedFor = async () => (await house.table(await house.match(id))).open.map(({ seat }) => seat);
    for (let seats = await waitedFor(); seats.length > 1; seats = await waitedFor()) {
      const { player, name } = (await house.match(id)).seats[seats[0]!]!;
      const reply = { match: id, person: { id: player!, name }, interaction: stand.press() };
      await answer(house, reply, decision => randomAnswer(decision, random));
    }
    const [late] = await waitedFor();
    stand.time += 48 * HOUR;
    await tendLeagues(stand.hall);
    expect((await house.match(id)).seats.map(({ conceded }) => conceded)).toEqual([0, 1, 2].map(seat => seat === late));
    const after = (await stand.hall.season(season.league.id)).pairings[0]!;
    expect(after).toMatchObject({ score: null, extended: 1, reminded: 0, deadline: deadline + 24 * HOUR });
    await playedOut(stand, id);
    const { score } = (await stand.hall.season(season.league.id)).pairings[0]!;
    expect([score!.how, score!.shares[late!]]).toEqual(['forfeit', 0]);
  });

  test('gives nothing to a table to which nobody came', async () => {
    const { stand, season } = await begun('tables-of-three', 3, { missed: 'forfeit' });
    stand.time += 48 * HOUR;
    await tendLeagues(stand.hall);
    await stand.settle();
    const { pairings } = await stand.hall.season(season.league.id);
    expect(pairings[0]!.score).toEqual({ shares: [0, 0, 0], how: 'forfeit' });
    expect((await stand.hall.house.match(pairings[0]!.id)).status).toBe('aborted');
  });

  test.each(games.map(game => [game.id, game] as const))(
    'of %s is played to its end at three seats',
    async (_, game) => {
      const stand = makeLeagueStand(true, game);
      const opened = await openedLeague(stand, 'tables-of-three', { rounds: 1 }, game.id);
      for (const index of [1, 2, 3])
        await join(stand.hall, opened.league.id, { ...person(index), roles: [] }, stand.press());
      const season = await startSeason(stand.hall, opened.league.id, 'boss', stand.press());
      await openTables(stand, opened.league.id);
      const { id } = season.pairings[0]!;
      await playedOut(stand, id);
      const after = await stand.hall.season(opened.league.id);
      expect(after.league.status).toBe('ended');
      const { shares } = after.pairings[0]!.score!;
      const { places } = (await stand.hall.house.match(id)).result!;
      // Who came first has left the most behind, and partners have the same.
      for (const [one, place] of places.entries())
        for (const [two, other] of places.entries())
          expect(Math.sign(shares[one]! - shares[two]!)).toBe(Math.sign(other - place));
      expect(tableOf(after).map(({ played }) => played)).toEqual([1, 1, 1]);
    },
  );

  test('is awarded, annulled, exported and explained like any other', async () => {
    const { stand, season } = await begun('tables-of-four', 4, { rounds: 1 });
    const { league, pairings } = season;
    const [pairing] = pairings;
    const after = await award(stand.hall, byAct(stand, league.id), pairing!.id, 'third', 'tak stało na planszy');
    expect(after.pairings[0]!.score!.shares[2]).toBe(1);
    const [one, two, three, four] = pairing!.seats as [number, number, number, number];
    const wrong = award(stand.hall, byAct(stand, league.id), pairing!.id, [one, two, two, four], 'pomyłka');
    await expect(wrong).rejects.toThrow('bad-order');
    const ordered = await award(stand.hall, byAct(stand, league.id), pairing!.id, [two, four, one, three], 'kolejność');
    expect(pointsFor(ordered, ordered.pairings[0]!.score!)).toEqual([2, 5, 1, 3]);
    expect((await stand.hall.store.log(league.id)).at(-1)!.about).toMatchObject({
      order: `${two} ${four} ${one} ${three}`,
    });
    const row = explainPlace(after, pairing!.seats[2]!)!.row;
    expect([row.place, row.points, row.places]).toEqual([1, 5, [1, 0, 0, 0]]);
    expect(
      tableOf(after)
        .slice(1)
        .map(({ points }) => points),
    ).toEqual([2, 2, 2]);
    expect(tableCsv(after).split('\r\n')[0]).toBe(
      'place,player,points,played,first,second,third,fourth,byes,buchholz,sonneborn,wins',
    );
    expect(pairingsCsv(after).split('\r\n')[0]).toContain('fourth score');
    await expect(award(stand.hall, byAct(stand, league.id), pairing!.id, 'draw', '')).rejects.toThrow('reason-needed');
    const none = await award(stand.hall, byAct(stand, league.id), pairing!.id, 'annul', 'pomyłka');
    expect(tableOf(none).every(({ points }) => points === 0)).toBe(true);
    expect((await finish(stand.hall, byAct(stand, league.id))).league.status).toBe('closed');
  });

  test('is refused a winner that does not sit there, and needs as many people as a table', async () => {
    const { stand, season } = await begun('tables-of-three', 3);
    const { id } = pairingsOf(season, 1)[0]!;
    const fourth = award(stand.hall, byAct(stand, season.league.id), id, 'fourth', 'nie ma');
    await expect(fourth).rejects.toThrow('unknown-option');
    await expect(begun('tables-of-four', 3)).rejects.toMatchObject({ why: 'too-few-entrants', about: { needed: '4' } });
  });
});
