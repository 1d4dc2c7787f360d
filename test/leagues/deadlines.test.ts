import { expect, test } from 'vitest';
import { randomAnswer, randomFrom } from '../../src/engine/index.js';
import {
  award,
  extend,
  join,
  type MissedRule,
  type Pairing,
  startSeason,
  tendLeagues,
  timesUsed,
} from '../../src/leagues/index.js';
import { answer, playUnmanned } from '../../src/matches/index.js';
import { exampleMatch } from '../matches/match-example.js';
import { exampleSeason } from './season-example.js';
import {
  byAct,
  GUILD,
  HOUR,
  type LeagueStand,
  makeLeagueStand,
  openedLeague,
  openTables,
  person,
  replaced,
} from './stand.js';

/** Two people whose match waits for the second seat only when the round is over. */
async function overdue(missed: MissedRule, waitsForBoth = false): Promise<{ stand: LeagueStand; id: string }> {
  const stand = makeLeagueStand();
  const { id } = (await openedLeague(stand, 'round-robin', { missed })).league;
  for (const index of [1, 2]) await join(stand.hall, id, { ...person(index), roles: [] }, stand.press());
  await startSeason(stand.hall, id, 'boss', stand.press());
  await openTables(stand, id);
  const { house } = stand.hall;
  const random = randomFrom('4'.repeat(32));
  for (let turn = 0; turn < 100 && !waitsForBoth; turn++) {
    const match = await house.match(`${id}-1`);
    const table = await house.table(match);
    if (table.open.length === 1 && table.open[0]!.seat === 1 && turn > 0) break;
    const { seat } = table.open[0]!;
    const reply = { match: match.id, person: { id: match.seats[seat]!.player!, name: '' }, interaction: stand.press() };
    await answer(house, reply, decision => randomAnswer(decision, random));
  }
  return { stand, id };
}

async function later(stand: LeagueStand, id: string, hours: number): Promise<Pairing> {
  stand.time += hours * HOUR;
  await tendLeagues(stand.hall);
  await stand.settle();
  return (await stand.hall.season(id)).pairings[0]!;
}

test('a round reminds twice before its deadline, and not again', async () => {
  const { stand, id } = await overdue('forfeit');
  const reminders = async () => (await stand.hall.store.postsOf(id)).filter(({ kind }) => kind === 'deadline').length;
  await later(stand, id, 30);
  expect(await reminders()).toBe(0);
  await later(stand, id, 6);
  await later(stand, id, 1);
  expect(await reminders()).toBe(1);
  await later(stand, id, 10);
  expect(await reminders()).toBe(2);
});

test('a clock that jumps past the deadline reminds nobody of what is over', async () => {
  const { stand, id } = await overdue('forfeit');
  const reminders = async () => (await stand.hall.store.postsOf(id)).filter(({ kind }) => kind === 'deadline').length;
  stand.time += 49 * HOUR;
  await tendLeagues(stand.hall);
  expect(await reminders()).toBe(0);
  stand.time -= 10 * HOUR;
  await tendLeagues(stand.hall);
  await stand.settle();
  expect(await reminders()).toBe(0);
});

test('a clock that is set back does not remind twice', async () => {
  const { stand, id } = await overdue('forfeit');
  const reminders = async () => (await stand.hall.store.postsOf(id)).filter(({ kind }) => kind === 'deadline').length;
  await later(stand, id, 47);
  expect(await reminders()).toBe(1);
  await later(stand, id, -20);
  await later(stand, id, 20);
  expect(await reminders()).toBe(1);
});

test('more time for one pairing does not have the others reminded again', async () => {
  const stand = makeLeagueStand();
  const { id } = (await openedLeague(stand, 'round-robin')).league;
  for (const index of [1, 2, 3, 4]) await join(stand.hall, id, { ...person(index), roles: [] }, stand.press());
  await startSeason(stand.hall, id, 'boss', stand.press());
  await openTables(stand, id);
  await later(stand, id, 40);
  await extend(stand.hall, byAct(stand, id), 100 * HOUR, `${id}-1`);
  await stand.hall.store.postsSent((await stand.hall.store.postsOf(id)).map(post => post.id));
  await later(stand, id, 1);
  expect((await stand.hall.store.postsOf(id)).map(({ kind }) => kind)).not.toContain('deadline');
});

test('a league that cannot be looked after, or a match that cannot be counted, stops nothing else', async () => {
  const { stand, id } = await overdue('forfeit');
  const { store } = stand.hall;
  const { league, entrants, pairings } = exampleSeason(2);
  const broken = { ...league, id: 'a-broken', rules: { ...league.rules, game: 'gone' } };
  await store.write(
    { league: broken, due: 1, entrants, pairings: [{ ...pairings[0]!, id: 'a-broken-1', deadline: 1, score: null }] },
    1,
  );
  const lost = exampleMatch({
    id: 'a-lost',
    game: 'gone',
    status: 'finished',
    endedAt: 1,
    result: { places: [1, 2], reason: 'rules' },
  });
  await stand.hall.house.store.write({ match: lost }, 1);
  expect(await store.leaguesDue(Number.MAX_SAFE_INTEGER)).toEqual(['a-broken', id]);
  expect((await later(stand, id, 48)).score).toEqual({ shares: [1, 0], how: 'forfeit' });
  const stumbled = stand.reports.filter(([event]) => event === 'sweep-stumbled');
  expect(new Set(stumbled.map(([, about]) => about))).toEqual(
    new Set([
      expect.objectContaining({ deed: 'leagues', id: 'a-broken' }),
      expect.objectContaining({ deed: 'results', id: 'a-lost' }),
    ]),
  );
});

test('forfeit: who is waited for loses, at the table and in the league', async () => {
  const { stand, id } = await overdue('forfeit');
  expect((await later(stand, id, 47)).score).toBeNull();
  expect((await later(stand, id, 1)).score).toEqual({ shares: [1, 0], how: 'forfeit' });
  expect((await stand.hall.house.match(`${id}-1`)).result).toMatchObject({ reason: 'claimed', by: 1 });
  expect((await stand.hall.season(id)).league.status).toBe('ended');
});

test('forfeit: who used the most time loses, whoever happens to be on turn at the bell', async () => {
  const { stand, id } = await overdue('forfeit', true);
  const { house } = stand.hall;
  // Both are asked at once: the first answers after thirty hours, the second after one.
  const said = async (seat: number) => {
    const match = await house.match(`${id}-1`);
    const reply = { match: match.id, person: { id: match.seats[seat]!.player!, name: '' }, interaction: stand.press() };
    await answer(house, reply, decision => randomAnswer(decision, randomFrom('4'.repeat(32))));
  };
  stand.time += HOUR;
  await said(1);
  stand.time += 29 * HOUR;
  await said(0);
  const asked = async () => (await house.table(await house.match(`${id}-1`))).awaited.map(({ seat }) => seat);
  while ((await asked()).includes(0)) await said(0);
  expect(await asked()).toEqual([1]);
  expect((await later(stand, id, 18)).score).toEqual({ shares: [0, 1], how: 'forfeit' });
  expect((await timesUsed(house, await house.match(`${id}-1`))).map(time => Math.round(time! / HOUR))).toEqual([
    30, 19,
  ]);
});

test('forfeit: both lose where both are waited for', async () => {
  const { stand, id } = await overdue('forfeit', true);
  expect((await later(stand, id, 48)).score).toEqual({ shares: [0, 0], how: 'forfeit' });
});

test('draw: the match is called off, and shared', async () => {
  const { stand, id } = await overdue('draw');
  expect((await later(stand, id, 48)).score).toEqual({ shares: [0.5, 0.5], how: 'missed' });
  expect((await stand.hall.house.match(`${id}-1`)).status).toBe('aborted');
});

test('extension: half the time more, once, then a forfeit', async () => {
  const { stand, id } = await overdue('extend');
  expect(await later(stand, id, 48)).toMatchObject({ score: null, extended: 1 });
  expect((await later(stand, id, 23)).score).toBeNull();
  expect((await later(stand, id, 1)).score).toMatchObject({ shares: [1, 0], how: 'forfeit' });
});

test('computer: it plays on for who is missing, and the match is not rated', async () => {
  const { stand, id } = await overdue('computer');
  const match = `${id}-1`;
  expect((await later(stand, id, 48)).score).toBeNull();
  expect((await stand.hall.house.match(match)).seats.map(({ conceded }) => conceded)).toEqual([false, true]);
  for (let turn = 0; turn < 6; turn++) {
    await playUnmanned(stand.hall.house, match);
    await later(stand, id, 24);
  }
  expect((await stand.hall.season(id)).league.status).toBe('closed');
  expect(await stand.hall.store.counted(match)).toMatchObject({ verdict: 'computer' });
});

test('a match the computer has answered in is not rated for whoever takes the seat and plays it to the end', async () => {
  const { stand, id } = await overdue('computer');
  const { house } = stand.hall;
  const match = `${id}-1`;
  await later(stand, id, 48);
  await playUnmanned(house, match);
  const [, second] = (await stand.hall.season(id)).pairings[0]!.seats as [number, number];
  await replaced(stand, id, second, person(9));
  expect((await house.match(match)).seats[1]).toMatchObject({ player: 'p9', conceded: false });
  const random = randomFrom('5'.repeat(32));
  for (let now = await house.match(match); now.status === 'running'; now = await house.match(match)) {
    const { seat } = (await house.table(now)).open[0]!;
    const reply = { match, person: { id: now.seats[seat]!.player!, name: '' }, interaction: stand.press() };
    await answer(house, reply, decision => randomAnswer(decision, random));
  }
  await stand.settle();
  const counted = await stand.hall.store.counted(match);
  expect(counted).toMatchObject({ verdict: 'rated', seats: [{ shown: expect.any(Number) }, { shown: null }] });
  const standings = await stand.hall.store.ratings(GUILD, 'pebbles', 9);
  expect(standings.map(({ player }) => player)).toEqual([counted!.seats[0]!.player]);
  // A correction leaves it so.
  await award(stand.hall, byAct(stand, id), match, 'draw', 'protest');
  expect(await stand.hall.store.rating(GUILD, 'pebbles', 'p9')).toBeNull();
});
