import { expect, test } from 'vitest';
import {
  award,
  forgetPerson,
  join,
  offerPlace,
  pairingsCsv,
  personalData,
  startSeason,
  tableCsv,
  tableOf,
} from '../../src/leagues/index.js';
import { concede, openLobby, propose } from '../../src/matches/index.js';
import { pebbles } from '../engine/pebbles.js';
import {
  byAct,
  type LeagueStand,
  makeLeagueStand,
  openedLeague,
  openTables,
  organiser,
  person,
  replaced,
} from './stand.js';

const ZOSIA = { id: 'id-of-zosia', name: 'Zosia Niezapominajka' };

/** Every stored cell in which somebody's id or name can be found. */
function traces({ database }: LeagueStand): string[] {
  const tables = database.prepare("SELECT name FROM sqlite_master WHERE type = 'table'").pluck().all() as string[];
  return tables.flatMap(table =>
    database
      .prepare(`SELECT * FROM "${table}"`)
      .all()
      .flatMap(row => Object.entries(row as object))
      .filter(([, value]) => String(value).includes(ZOSIA.id) || String(value).includes(ZOSIA.name))
      .map(([column]) => `${table}.${column}`),
  );
}

test('whoever wants to be forgotten is in no table, log, rating, file or post any more; what others did stays', async () => {
  const stand = makeLeagueStand();
  const { hall } = stand;
  const { house, store } = hall;
  const { league } = await openedLeague(stand, 'round-robin');
  const zosia = { ...ZOSIA, roles: [] };
  for (const applicant of [
    zosia,
    { ...person(2), roles: [] },
    { ...person(3), roles: [] },
    { ...person(4), roles: [] },
  ])
    await join(hall, league.id, applicant, stand.press());
  await startSeason(hall, league.id, organiser.id, stand.press());
  await openTables(stand, league.id);
  const { pairings } = await hall.season(league.id);
  const own = pairings.find(({ seats }) => seats.includes(1))!;
  await concede(house, { match: own.id, person: ZOSIA, interaction: stand.press() });
  await stand.settle();
  // She hands her place over, takes another one, and decides something in a league of her own.
  await replaced(stand, league.id, 1, person(9));
  const other = pairings.find(({ id }) => id !== own.id)!;
  await replaced(stand, league.id, other.seats[0]!, ZOSIA);
  const act = { ...byAct(stand, league.id), official: { id: ZOSIA.id, roles: [], managesServer: true } };
  await award(hall, act, own.id, 'draw', 'zgoda');
  const { league: hers } = await openedLeague(stand, 'swiss');
  await store.write({ league: { ...hers, organiser: ZOSIA.id } }, stand.time);
  await store.postsSent((await store.postsOf(hers.id)).map(({ id }) => id));
  const { league: third } = await openedLeague(stand, 'swiss');
  for (const index of [5, 6]) await join(hall, third.id, { ...person(index), roles: [] }, stand.press());
  await offerPlace(hall, byAct(stand, third.id), 1, ZOSIA);
  await house.store.keepSettings('player', ZOSIA.id, { language: 'pl' });
  await propose(house, { match: other.id, person: ZOSIA, interaction: stand.press() }, { kind: 'abort' });
  await openLobby(house, {
    game: pebbles.id,
    guild: '100',
    home: '300',
    language: 'pl',
    host: ZOSIA,
    interaction: stand.press(),
  });
  expect(new Set(traces(stand)).size).toBeGreaterThan(8);
  const held = await personalData(hall, ZOSIA.id);
  for (const kind of [
    'settings',
    'matches',
    'results',
    'leagues',
    'organised',
    'replacements',
    'deeds',
    'votes',
    'offers',
  ])
    expect([kind, held[kind]?.length]).not.toEqual([kind, 0]);

  await forgetPerson(hall, ZOSIA, '—', stand.press());
  await stand.settle();
  expect(traces(stand)).toEqual([]);
  expect((await store.postsOf(hers.id)).map(({ kind }) => kind)).toEqual(['living']);
  const season = await hall.season(league.id);
  expect(tableCsv(season) + pairingsCsv(season)).not.toContain(ZOSIA.name);
  expect(season.entrants[other.seats[0]! - 1]).toMatchObject({ player: '', name: '—' });
  expect(season.pairings.find(({ id }) => id === other.id)?.score).toMatchObject({ how: 'forfeit' });
  expect((await house.match(own.id)).seats.map(({ name }) => name)).toContain('—');
  expect(tableOf(season).length).toBeGreaterThanOrEqual(3);
  expect(Object.values(await personalData(hall, ZOSIA.id)).flat()).toEqual([]);
});
