import { beforeEach, describe, expect, test } from 'vitest';
import {
  type Award,
  award,
  CORRECTION_TIME,
  close,
  count,
  extend,
  finish,
  join,
  type Pairing,
  pairingsOf,
  pause,
  profileOf,
  reopen,
  type Season,
  startSeason,
  tableOf,
  tendLeagues,
} from '../../src/leagues/index.js';
import { concede } from '../../src/matches/index.js';
import { pebbles } from '../engine/pebbles.js';
import { exampleMatch } from '../matches/match-example.js';
import { byAct, GUILD, HOUR, type LeagueStand, makeLeagueStand, openedLeague, openTables, person } from './stand.js';

const PEOPLE = [1, 2, 3, 4];

/** A league of four whose first round is open, always drawn alike. */
async function begun(): Promise<{ stand: LeagueStand; id: string }> {
  const stand = makeLeagueStand(false);
  const { id } = (await openedLeague(stand, 'round-robin')).league;
  for (const index of PEOPLE) await join(stand.hall, id, { ...person(index), roles: [] }, stand.press());
  await startSeason(stand.hall, id, 'boss', stand.press());
  await openTables(stand, id);
  return { stand, id };
}

/** A match comes to an end at the table, without anybody playing it. */
async function ends(stand: LeagueStand, match: string, places: readonly number[]): Promise<void> {
  stand.time += HOUR;
  const running = await stand.hall.house.match(match);
  const over = { ...running, status: 'finished', endedAt: stand.time, result: { places, reason: 'rules' } } as const;
  await stand.hall.house.store.write({ match: over }, stand.time);
  await count(stand.hall, match);
}

/** Matches outside the league that rest on what was rated before. */
async function playsOn(stand: LeagueStand): Promise<void> {
  for (const [index, [one, two]] of [
    [1, 2],
    [3, 1],
    [4, 3],
    [2, 4],
  ].entries()) {
    stand.time += HOUR;
    const seats = [one!, two!].map(each => ({
      player: person(each).id,
      name: person(each).name,
      bot: null,
      side: null,
      conceded: false,
    }));
    const match = exampleMatch({
      id: `m${index}`,
      place: `m${index}`,
      seed: String(index).repeat(32),
      status: 'finished',
      startedAt: stand.time - HOUR,
      endedAt: stand.time,
      result: { places: [1, 2], reason: 'rules' },
      seats,
    });
    await stand.hall.house.store.write({ match }, stand.time);
    await count(stand.hall, match.id);
  }
}

/** Everything anybody can see of ratings, profiles and statistics. */
async function seen({ hall }: LeagueStand) {
  const { store } = hall;
  return {
    ratings: await store.ratings(GUILD, pebbles.id, 10),
    profiles: await Promise.all(PEOPLE.map(index => profileOf(hall, GUILD, person(index).id))),
    sides: await store.sharesBySide(GUILD, pebbles.id),
    beginners: await store.sharesByBeginning(GUILD, pebbles.id),
    lengths: await store.lengths(GUILD, pebbles.id),
  };
}

/** What is seen when the first match of the league ended so, and organisers then said this of it. */
async function seenAfter(places: readonly number[] | null, ...awards: Award[]) {
  const { stand, id } = await begun();
  if (places) await ends(stand, `${id}-1`, places);
  else {
    stand.time += HOUR;
    await award(stand.hall, byAct(stand, id), `${id}-1`, 'annul', 'nigdy nie zagrana');
    await count(stand.hall, `${id}-1`);
  }
  await ends(stand, `${id}-2`, [2, 1]);
  await playsOn(stand);
  for (const each of awards) await award(stand.hall, byAct(stand, id), `${id}-1`, each, 'protest');
  return { stand, id, now: await seen(stand) };
}

describe('a result that is not what it was takes everything with it', () => {
  test('annulled: as if it had never been played', async () => {
    const annulled = await seenAfter([1, 2], 'annul');
    const never = await seenAfter(null);
    expect(annulled.now).toEqual(never.now);
    expect((await annulled.stand.hall.store.counted(`${annulled.id}-1`))!.verdict).toBe('annulled');
    expect((await seenAfter([1, 2])).now).not.toEqual(never.now);
  });

  test('awarded to the other: as if it had ended so', async () => {
    expect((await seenAfter([1, 2], 'second')).now).toEqual((await seenAfter([2, 1])).now);
    expect((await seenAfter([1, 2], 'draw')).now).toEqual((await seenAfter([1, 1])).now);
  });

  test('decided back again: as if nothing had happened', async () => {
    expect((await seenAfter([1, 2], 'annul', 'second', 'draw', 'first')).now).toEqual((await seenAfter([1, 2])).now);
  });

  test('forfeited by both: nobody is rated, and both have lost', async () => {
    const { now, stand, id } = await seenAfter([1, 2], 'neither');
    expect(now.ratings).toEqual((await seenAfter(null)).now.ratings);
    const [one] = (await stand.hall.season(id)).pairings[0]!.seats as [number];
    const profile = await profileOf(stand.hall, GUILD, `p${one}`);
    expect(profile.games[0]!.lost).toBe((await seenAfter([2, 1])).now.profiles[one - 1]!.games[0]!.lost);
  });

  test('played again: the match that was rated is so no longer', async () => {
    const { stand, id } = await begun();
    await ends(stand, `${id}-1`, [1, 2]);
    expect(await stand.hall.store.ratings(GUILD, pebbles.id, 9)).toHaveLength(2);
    const { pairings } = await award(stand.hall, byAct(stand, id), `${id}-1`, 'replay', 'zły wariant');
    expect(await stand.hall.store.ratings(GUILD, pebbles.id, 9)).toEqual([]);
    expect(pairings[0]).toMatchObject({ score: null, replays: 1 });
  });

  test('also where ratings were counted before it was kept how many matches they rest on', async () => {
    const { stand, id } = await seenAfter([1, 2]);
    stand.database.exec('UPDATE results SET matches = NULL, mu_before = NULL, sigma_before = NULL');
    await award(stand.hall, byAct(stand, id), `${id}-1`, 'annul', 'protest');
    expect(await seen(stand)).toEqual((await seenAfter(null)).now);
  });

  test('a ruling that comes before the match is counted holds when it is', async () => {
    const { stand, id } = await begun();
    const running = await stand.hall.house.match(`${id}-1`);
    const result = { places: [1, 2], reason: 'rules' };
    await stand.hall.house.store.write({ match: { ...running, status: 'finished', endedAt: 5, result } }, 1);
    await award(stand.hall, byAct(stand, id), `${id}-1`, 'annul', 'pomyłka');
    await stand.settle();
    expect((await stand.hall.store.counted(`${id}-1`))!.verdict).toBe('annulled');
    expect(await stand.hall.store.ratings(GUILD, pebbles.id, 9)).toEqual([]);
  });
});

describe('the end of a season', () => {
  let stand: LeagueStand;
  let id: string;
  const season = (): Promise<Season> => stand.hall.season(id);
  const kinds = async () => (await stand.hall.store.postsOf(id)).map(({ kind }) => kind);
  const first = async (): Promise<Pairing> => pairingsOf(await season(), 1)[0]!;

  beforeEach(async () => {
    stand = makeLeagueStand();
    id = (await openedLeague(stand, 'round-robin')).league.id;
    for (const index of [1, 2]) await join(stand.hall, id, { ...person(index), roles: [] }, stand.press());
    await startSeason(stand.hall, id, 'boss', stand.press());
    await openTables(stand, id);
  });
  const played = async (): Promise<void> => {
    const { player, name } = (await stand.hall.house.match(`${id}-1`)).seats[1]!;
    await concede(stand.hall.house, { match: `${id}-1`, person: { id: player!, name }, interaction: stand.press() });
    await stand.settle();
  };

  test('leaves a day for corrections, says so, and is final only then', async () => {
    await played();
    expect((await season()).league).toMatchObject({ status: 'ended', finalAt: stand.time + CORRECTION_TIME });
    expect(await kinds()).toEqual(['pairing', 'ended', 'living']);
    stand.time += 23 * HOUR;
    await award(stand.hall, byAct(stand, id), `${id}-1`, 'draw', 'remis, nie wygrana');
    stand.time += 23 * HOUR;
    await tendLeagues(stand.hall);
    expect((await season()).league.status).toBe('ended');
    stand.time += HOUR;
    await tendLeagues(stand.hall);
    expect((await season()).league).toMatchObject({ status: 'closed', closedAt: stand.time, finalAt: null });
    expect((await kinds()).filter(kind => kind === 'final')).toHaveLength(1);
    expect(tableOf(await season()).map(({ points }) => points)).toEqual([1, 1]);
    const late = award(stand.hall, byAct(stand, id), `${id}-1`, 'first', 'za późno');
    await expect(late).rejects.toThrow('league-over');
  });

  test('is made final at once by an organiser, and by nobody else', async () => {
    await expect(finish(stand.hall, byAct(stand, id))).rejects.toThrow('league-running');
    await played();
    const stranger = { ...byAct(stand, id), official: { id: 'p1', roles: [], managesServer: false } };
    await expect(finish(stand.hall, stranger)).rejects.toThrow('not-organiser');
    expect((await finish(stand.hall, byAct(stand, id))).league.status).toBe('closed');
    await expect(finish(stand.hall, byAct(stand, id))).rejects.toThrow('league-over');
  });

  test('lets a match be played again, and the season goes on with it', async () => {
    await played();
    const again = await award(stand.hall, byAct(stand, id), `${id}-1`, 'replay', 'zły wariant');
    expect(again.league).toMatchObject({ status: 'running', finalAt: null });
    expect(await openTables(stand, id)).toBe(1);
  });

  test('closed: its tables are told, nothing counts for it, and it is final after a day', async () => {
    await close(stand.hall, byAct(stand, id), 'wakacje');
    expect((await season()).league).toMatchObject({ status: 'closing', finalAt: stand.time + CORRECTION_TIME });
    const told = (await stand.hall.house.store.postsOf(`${id}-1`)).map(({ about }) => about.notice);
    expect(told).toContain('season-closed');
    await played();
    expect((await first()).score?.how).toBe('closed');
    await expect(extend(stand.hall, byAct(stand, id), HOUR)).rejects.toThrow('league-over');
    stand.time += 24 * HOUR;
    await tendLeagues(stand.hall);
    expect((await season()).league.status).toBe('closed');
    await expect(reopen(stand.hall, byAct(stand, id))).rejects.toThrow('league-over');
  });

  test('reopened: what was open has the time it had left, and its table is told', async () => {
    const { deadline } = await first();
    await close(stand.hall, byAct(stand, id), '');
    stand.time += 20 * HOUR;
    const open = await reopen(stand.hall, byAct(stand, id));
    expect(open.league).toMatchObject({ status: 'running', finalAt: null });
    expect(pairingsOf(open, 1)[0]).toMatchObject({ score: null, deadline: deadline + 20 * HOUR });
    const told = (await stand.hall.house.store.postsOf(`${id}-1`)).map(({ about }) => about.notice);
    expect(told).toContain('season-reopened');
    await expect(reopen(stand.hall, byAct(stand, id))).rejects.toThrow('nothing-to-reopen');
    await played();
    expect((await first()).score?.shares).toEqual([1, 0]);
  });

  test('reopened: a match that ended meanwhile has its result, and a pause is still one', async () => {
    await pause(stand.hall, byAct(stand, id));
    await close(stand.hall, byAct(stand, id), '');
    await played();
    const open = await reopen(stand.hall, byAct(stand, id));
    expect(open.league.status).toBe('paused');
    expect(pairingsOf(open, 1)[0]!.score).toMatchObject({ shares: [1, 0] });
  });

  test('before the start it is closed and reopened for entries', async () => {
    const { league } = await openedLeague(stand, 'swiss');
    await close(stand.hall, byAct(stand, league.id), '');
    const late = join(stand.hall, league.id, { ...person(5), roles: [] }, stand.press());
    await expect(late).rejects.toThrow('league-over');
    expect((await reopen(stand.hall, byAct(stand, league.id))).league.status).toBe('open');
  });
});
