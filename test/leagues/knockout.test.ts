import { describe, expect, test } from 'vitest';
import { leagueWords } from '../../src/discord/words/league.js';
import {
  type Award,
  award,
  explainPlace,
  finish,
  isForThird,
  join,
  type Pairing,
  pairingsOf,
  type Season,
  stageOf,
  startSeason,
  tableCsv,
  tableOf,
} from '../../src/leagues/index.js';
import { checkSeason } from './checks.js';
import { byAct, type LeagueStand, makeLeagueStand, openedLeague, person } from './stand.js';

let stand: LeagueStand;

async function begun(people: number, thirdPlace: boolean): Promise<Season> {
  stand = makeLeagueStand();
  const { league } = await openedLeague(stand, 'knockout', { thirdPlace });
  for (let index = 1; index <= people; index++)
    await join(stand.hall, league.id, { ...person(index), roles: [] }, stand.press());
  return startSeason(stand.hall, league.id, 'boss', stand.press());
}

/** Plays the season out; by default the better seed wins. */
async function played(season: Season, result?: (round: number) => Award): Promise<Season> {
  let now = season;
  while (now.league.status === 'running') {
    for (const { id, seats, score, round } of pairingsOf(now, now.league.round)) {
      if (score) continue;
      const [one, two] = seats.map(number => now.entrants[number - 1]!.seed) as [number, number];
      const better = one < two ? 'first' : 'second';
      await award(stand.hall, byAct(stand, now.league.id), id, result?.(round) ?? better, 'na planszy');
    }
    now = await stand.hall.season(now.league.id);
  }
  return finish(stand.hall, byAct(stand, now.league.id));
}

const placesOf = (season: Season): number[] => tableOf(season).map(({ place }) => place);
const seedsOf = (season: Season): number[] => tableOf(season).map(({ entrant }) => entrant.seed);

describe('a knockout', () => {
  test.each([
    [2, true, [1, 2]],
    [3, true, [1, 2, 3]],
    [4, true, [1, 2, 3, 4]],
    [4, false, [1, 2, 3, 3]],
    [5, false, [1, 2, 3, 3, 5]],
    [6, true, [1, 2, 3, 4, 5, 5]],
    [8, true, [1, 2, 3, 4, 5, 5, 5, 5]],
    [13, true, [1, 2, 3, 4, 5, 5, 5, 5, 9, 9, 9, 9, 9]],
  ])('of %i with a match for third place (%s) places them %j', async (people, thirdPlace, places) => {
    const season = await played(await begun(people, thirdPlace));
    checkSeason(season);
    expect(placesOf(season)).toEqual(places);
    expect(seedsOf(season).slice(0, 4)).toEqual([1, 2, 3, 4].slice(0, people));
    expect(season.pairings.filter(pairing => isForThird(season, pairing))).toHaveLength(
      thirdPlace && people >= 4 ? 1 : 0,
    );
  });

  test('gives its byes to the strongest, in the first round only', async () => {
    const season = await played(await begun(11, true));
    const byes = season.pairings.filter(({ seats }) => seats.length === 1);
    expect(byes.map(({ seats }) => season.entrants[seats[0]! - 1]!.seed).sort((a, b) => a - b)).toEqual([
      1, 2, 3, 4, 5,
    ]);
    expect(byes.every(({ round }) => round === 1)).toBe(true);
  });

  test('without anybody left has no winner, and still a whole table', async () => {
    const season = await played(await begun(8, true), round => (round === 2 ? 'neither' : 'first'));
    expect(season.league.status).toBe('closed');
    expect(placesOf(season)).toEqual([3, 3, 3, 3, 5, 5, 5, 5]);
    expect(tableOf(season).every(({ reached }) => reached <= 2)).toBe(true);
  });

  test('whose one semi-final both forfeited has no second: who lost the other is third, and those two behind', async () => {
    let season = await begun(4, true);
    const [one, two] = pairingsOf(season, 1) as [Pairing, Pairing];
    await award(stand.hall, byAct(stand, season.league.id), one.id, 'first', 'na planszy');
    season = await award(stand.hall, byAct(stand, season.league.id), two.id, 'neither', 'nikt nie przyszedł');
    expect(season.league.status).toBe('ended');
    const rows = tableOf(season);
    expect(rows.map(({ place, entrant }) => [place, entrant.number])).toEqual([
      [1, one.seats[0]],
      [3, one.seats[1]],
      [4, expect.any(Number)],
      [4, expect.any(Number)],
    ]);
    expect(explainPlace(season, one.seats[1]!)!.neighbours.map(({ by }) => by)).toEqual(['rounds', 'forfeit']);
    expect(stageOf(season, two.seats[0]!)).toBe(2);
  });

  test('says in words how far everybody came, and what divides them', async () => {
    const season = await played(await begun(6, true));
    const words = leagueWords('pl');
    const rows = tableOf(season);
    expect(rows.map(({ entrant }) => words.stage(stageOf(season, entrant.number)))).toEqual([
      'zwycięstwo',
      'finał',
      'półfinał',
      'półfinał',
      'ćwierćfinał',
      'ćwierćfinał',
    ]);
    const dividing = rows.map(({ entrant }) => explainPlace(season, entrant.number)?.neighbours.at(-1)?.by);
    expect(dividing).toEqual(['rounds', 'rounds', 'third-place', 'rounds', null, null]);
    expect(tableCsv(season).split('\r\n').slice(0, 4)).toEqual([
      'place,player,reached,played,won,drawn,lost,byes',
      expect.stringMatching(/^1,.*,4,2,2,0,0,1$/),
      expect.stringMatching(/^2,.*,3,/),
      expect.stringMatching(/^3,.*,2\.5,/),
    ]);
  });

  test('shows who is still in where they play next', async () => {
    const season = await begun(4, true);
    const [one, two] = pairingsOf(season, 1);
    const after = await award(stand.hall, byAct(stand, season.league.id), one!.id, 'first', 'na planszy');
    expect(stageOf(after, one!.seats[0]!)).toBe(1);
    expect(stageOf(after, one!.seats[1]!)).toBe(2);
    expect(stageOf(after, two!.seats[0]!)).toBe(2);
    const last = await award(stand.hall, byAct(stand, season.league.id), two!.id, 'first', 'na planszy');
    expect(two!.seats.map(number => stageOf(last, number))).toEqual([1, 2]);
    expect(stageOf({ ...season, league: { ...season.league, round: 0 } }, 1)).toBeNull();
  });
});
