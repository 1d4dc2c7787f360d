import { beforeEach, expect, test } from 'vitest';
import {
  award,
  join,
  matchOf,
  type Pairing,
  pairingsOf,
  pause,
  resume,
  type Season,
  setRules,
  startSeason,
  tableOf,
  tendLeagues,
} from '../../src/leagues/index.js';
import { callOff, concede } from '../../src/matches/index.js';
import { byAct, HOUR, type LeagueStand, makeLeagueStand, openedLeague, openTables, person } from './stand.js';

let stand: LeagueStand;
let id: string;

async function begun(format: 'round-robin' | 'knockout' = 'round-robin', people = 2): Promise<void> {
  stand = makeLeagueStand();
  id = (await openedLeague(stand, format)).league.id;
  for (let index = 1; index <= people; index++)
    await join(stand.hall, id, { ...person(index), roles: [] }, stand.press());
  await startSeason(stand.hall, id, 'boss', stand.press());
  await openTables(stand, id);
}
beforeEach(() => begun());

const first = async (): Promise<Pairing> => pairingsOf(await stand.hall.season(id), 1)[0]!;
const posts = async () =>
  (await stand.hall.store.postsOf(id)).map(({ kind, about }) => [kind, about.deed ?? about.match]);
const log = async () => (await stand.hall.store.log(id)).map(({ deed, by }) => [deed, by]);
const abandon = async (): Promise<void> => {
  await callOff(stand.hall.house, matchOf(await first()));
  await stand.settle();
};
const won = async (match: string): Promise<void> => {
  const { player, name } = (await stand.hall.house.match(match)).seats[1]!;
  await concede(stand.hall.house, { match, person: { id: player!, name }, interaction: stand.press() });
  await stand.settle();
};

test('a match ended without a result is played again at once, told and logged, and only the new one counts', async () => {
  const { deadline } = await first();
  await abandon();
  expect(await posts()).toEqual([
    ['notice', 'replayed'],
    ['pairing', `${id}-1`],
    ['open', undefined],
    ['living', undefined],
  ]);
  expect((await log()).at(-1)).toEqual(['replayed', null]);
  expect(await first()).toMatchObject({ replays: 1, score: null, deadline });
  stand.restart();
  expect(await openTables(stand, id)).toBe(1);
  expect((await stand.hall.house.match(`${id}-1-r1`)).status).toBe('running');
  await won(`${id}-1-r1`);
  const season = await stand.hall.season(id);
  expect(season.league.status).toBe('ended');
  expect(tableOf(season).map(({ played, points }) => [played, points])).toEqual([
    [1, 3],
    [1, 0],
  ]);
});

test('the second time an organiser is asked, and the deadline settles what nobody decides', async () => {
  await abandon();
  await openTables(stand, id);
  await abandon();
  expect(await posts()).toEqual([
    ['notice', 'undecided'],
    ['living', undefined],
  ]);
  expect(await first()).toMatchObject({ replays: 1, score: null });
  stand.time += 48 * HOUR;
  await tendLeagues(stand.hall);
  expect((await first()).score).toEqual({ shares: [0, 0], how: 'forfeit' });
});

test('near the deadline there is no time to play again: an organiser decides, or nobody wins', async () => {
  stand.time += 37 * HOUR;
  await abandon();
  expect((await log()).at(-1)).toEqual(['undecided', null]);
  await award(stand.hall, byAct(stand, id), `${id}-1`, 'second', 'tak stało na planszy');
  expect((await first()).score).toMatchObject({ shares: [0, 1], how: 'awarded' });
});

test('a pause gives the time back that is needed to play again', async () => {
  stand.time += 30 * HOUR;
  await pause(stand.hall, byAct(stand, id));
  stand.time += 500 * HOUR;
  await abandon();
  await resume(stand.hall, byAct(stand, id));
  expect((await log()).map(([deed]) => deed)).toContain('replayed');
  expect(await openTables(stand, id)).toBe(1);
});

test('an organiser has a match played again, running or over, with time enough, until the next round is drawn', async () => {
  await begun('round-robin', 4);
  stand.time += 40 * HOUR;
  const { deadline } = await first();
  await award(stand.hall, byAct(stand, id), `${id}-1`, 'replay', 'zły wariant');
  await stand.settle();
  expect((await stand.hall.house.match(`${id}-1`)).status).toBe('aborted');
  expect(await first()).toMatchObject({ replays: 1, deadline: stand.time + 24 * HOUR });
  expect(stand.time + 24 * HOUR).toBeGreaterThan(deadline);
  await openTables(stand, id);
  await won(`${id}-1-r1`);
  await award(stand.hall, byAct(stand, id), `${id}-1`, 'replay', 'jednak jeszcze raz');
  expect(await first()).toMatchObject({ replays: 2, score: null });
  await award(stand.hall, byAct(stand, id), `${id}-1`, 'draw', 'dość');
  await won(`${id}-2`);
  expect((await stand.hall.season(id)).league.round).toBe(2);
  await expect(award(stand.hall, byAct(stand, id), `${id}-1`, 'replay', 'za późno')).rejects.toThrow('settled-already');
});

test('in a knockout nothing is annulled: somebody has to come through', async () => {
  await begun('knockout', 4);
  const annulled = award(stand.hall, byAct(stand, id), `${id}-1`, 'annul', 'pomyłka');
  await expect(annulled).rejects.toThrow('needs-winner');
  expect((await first()).score).toBeNull();
});

test('a season of draws gives a draw to what has no result', async () => {
  stand = makeLeagueStand();
  const opened: Season = await openedLeague(stand, 'round-robin');
  id = opened.league.id;
  await setRules(stand.hall, id, { missed: 'draw' }, stand.press());
  for (const index of [1, 2]) await join(stand.hall, id, { ...person(index), roles: [] }, stand.press());
  await startSeason(stand.hall, id, 'boss', stand.press());
  await openTables(stand, id);
  stand.time += 40 * HOUR;
  await abandon();
  stand.time += 8 * HOUR;
  await tendLeagues(stand.hall);
  expect((await first()).score).toEqual({ shares: [0.5, 0.5], how: 'missed' });
});
