import { expect, test } from 'vitest';
import { randomAnswer, randomFrom } from '../../src/engine/index.js';
import { join, type MissedRule, type Pairing, startSeason, tendLeagues } from '../../src/leagues/index.js';
import { answer, playUnmanned } from '../../src/matches/index.js';
import { HOUR, type LeagueStand, makeLeagueStand, openedLeague, openTables, person } from './stand.js';

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

test('forfeit: who is waited for loses, at the table and in the league', async () => {
  const { stand, id } = await overdue('forfeit');
  expect((await later(stand, id, 47)).score).toBeNull();
  expect((await later(stand, id, 1)).score).toEqual({ first: 1, second: 0, how: 'forfeit' });
  expect((await stand.hall.house.match(`${id}-1`)).result).toMatchObject({ reason: 'claimed', by: 1 });
  expect((await stand.hall.season(id)).league.status).toBe('closed');
});

test('forfeit: both lose where both are waited for', async () => {
  const { stand, id } = await overdue('forfeit', true);
  expect((await later(stand, id, 48)).score).toEqual({ first: 0, second: 0, how: 'forfeit' });
});

test('draw: the match is called off, and shared', async () => {
  const { stand, id } = await overdue('draw');
  expect((await later(stand, id, 48)).score).toEqual({ first: 0.5, second: 0.5, how: 'missed' });
  expect((await stand.hall.house.match(`${id}-1`)).status).toBe('aborted');
});

test('extension: half the time more, once, then a forfeit', async () => {
  const { stand, id } = await overdue('extend');
  expect(await later(stand, id, 48)).toMatchObject({ score: null, extended: 1 });
  expect((await later(stand, id, 23)).score).toBeNull();
  expect((await later(stand, id, 1)).score).toMatchObject({ first: 1, second: 0, how: 'forfeit' });
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
