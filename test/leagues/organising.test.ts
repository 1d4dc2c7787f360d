import { beforeEach, describe, expect, test } from 'vitest';
import {
  askCheckIn,
  award,
  checkIn,
  close,
  dropEntrant,
  edit,
  explainPlace,
  extend,
  finish,
  join,
  leave,
  matchOf,
  offerPlace,
  pairingsCsv,
  pairingsOf,
  pause,
  prepared,
  resume,
  type Season,
  setRules,
  startSeason,
  tableOf,
  takePlace,
  tendLeagues,
} from '../../src/leagues/index.js';
import { concede, toggleAvoided } from '../../src/matches/index.js';
import { byAct, HOUR, type LeagueStand, makeLeagueStand, openedLeague, openTables, person } from './stand.js';

let stand: LeagueStand;
let id: string;
const season = (): Promise<Season> => stand.hall.season(id);
const enter = (index: number, roles: readonly string[] = []) =>
  join(stand.hall, id, { ...person(index), roles }, stand.press());
const start = () => startSeason(stand.hall, id, 'boss', stand.press());

beforeEach(async () => {
  stand = makeLeagueStand();
  id = (await openedLeague(stand, 'round-robin')).league.id;
});

describe('entering', () => {
  test('is once for each, for those invited, and while there is room', async () => {
    await setRules(stand.hall, id, { entryRole: 'r1', capacity: 2 }, stand.press());
    await expect(enter(1)).rejects.toMatchObject({ why: 'not-invited', about: { role: 'r1' } });
    await enter(1, ['r1']);
    await expect(enter(1, ['r1'])).rejects.toThrow('already-in-league');
    await enter(2, ['r1']);
    await expect(enter(3, ['r1'])).rejects.toThrow('league-full');
    await leave(stand.hall, id, 'p2', stand.press());
    await expect(leave(stand.hall, id, 'p2', stand.press())).rejects.toThrow('not-in-league');
    expect(tableOf(await enter(3, ['r1'])).map(({ entrant }) => entrant.player)).toEqual(['p1', 'p3']);
  });

  test('whoever would rather not play with somebody inside is told first, and joins all the same if they like', async () => {
    await enter(1);
    await toggleAvoided(stand.hall.house, 'p2', 'p1');
    await expect(enter(2)).rejects.toThrow('avoided-inside');
    const anyway = await join(stand.hall, id, { ...person(2), roles: [], anyway: true }, stand.press());
    expect(anyway.entrants).toHaveLength(2);
  });

  test('the matches of a league know how many days of an absence it allows', async () => {
    await setRules(stand.hall, id, { awayDays: 3 }, stand.press());
    for (const index of [1, 2]) await enter(index);
    await start();
    await openTables(stand, id);
    expect((await stand.hall.house.match(matchOf(pairingsOf(await season(), 1)[0]!))).event).toMatchObject({
      id,
      awayDays: 3,
    });
  });

  test('the same interaction is never taken twice', async () => {
    const press = stand.press();
    await join(stand.hall, id, { ...person(1), roles: [] }, press);
    await expect(join(stand.hall, id, { ...person(2), roles: [] }, press)).rejects.toThrow(press);
    expect((await season()).entrants).toHaveLength(1);
  });

  test('with check-in, only those who are there start', async () => {
    for (const index of [1, 2, 3]) await enter(index);
    await askCheckIn(stand.hall, byAct(stand, id), true);
    expect(() => prepared({ ...exampleOpen, league: { ...exampleOpen.league, checkIn: true } })).toThrow('too-few');
    for (const player of ['p1', 'p3']) await checkIn(stand.hall, id, player, stand.press());
    const started = await start();
    expect(tableOf(started).map(({ entrant }) => entrant.player)).toEqual(['p1', 'p3']);
    await expect(start()).rejects.toThrow('league-running');
    await expect(setRules(stand.hall, id, { rated: false }, stand.press())).rejects.toThrow('league-running');
  });

  test('who missed check-in and joins later is seeded behind everybody, not first', async () => {
    for (const index of [1, 2, 3]) await enter(index);
    await askCheckIn(stand.hall, byAct(stand, id), true);
    for (const player of ['p1', 'p3']) await checkIn(stand.hall, id, player, stand.press());
    await start();
    await enter(4);
    const { entrants } = await enter(2);
    expect(entrants.map(({ seed, since }) => [seed, since])).toEqual([
      [expect.any(Number), 1],
      [4, 2],
      [expect.any(Number), 1],
      [3, 2],
    ]);
    expect([entrants[0]!.seed, entrants[2]!.seed].sort()).toEqual([1, 2]);
  });

  test('who never took part is nobody’s rival: half of three is one match', async () => {
    for (const index of [1, 2, 3, 4]) await enter(index);
    await askCheckIn(stand.hall, byAct(stand, id), true);
    for (const player of ['p1', 'p2', 'p3']) await checkIn(stand.hall, id, player, stand.press());
    await start();
    const [first] = pairingsOf(await season(), 1);
    const second = await award(stand.hall, byAct(stand, id), first!.id, 'draw', 'zgoda');
    const resting = first!.seats.find(number => pairingsOf(second, 2).every(({ seats }) => !seats.includes(number)))!;
    const after = await dropEntrant(stand.hall, byAct(stand, id), resting);
    expect(tableOf(after).map(({ entrant }) => entrant.number)).toContain(resting);
  });

  let exampleOpen: Season;
  beforeEach(async () => {
    exampleOpen = await season();
  });
});

describe('an organiser', () => {
  beforeEach(async () => {
    for (const index of [1, 2, 3, 4]) await enter(index);
    await start();
    await openTables(stand, id);
  });
  const firstOpen = async () => pairingsOf(await season(), 1).find(({ score }) => score === null)!;

  test('is the creator, somebody with the role, or who manages the server; nobody else', async () => {
    const { id: pairing } = await firstOpen();
    const act = { ...byAct(stand, id), official: { id: 'p1', roles: [], managesServer: false } };
    await expect(award(stand.hall, act, pairing, 'first', 'bo tak')).rejects.toThrow('not-organiser');
    const admin = { ...byAct(stand, id), official: { id: 'p1', roles: [], managesServer: true } };
    await award(stand.hall, admin, pairing, 'first', 'bo tak');
  });

  test('awards with a reason, which ends the match and is logged and shown', async () => {
    const { id: pairing, seats } = await firstOpen();
    await expect(award(stand.hall, byAct(stand, id), pairing, 'first', '  ')).rejects.toThrow('reason-needed');
    const after = await award(stand.hall, byAct(stand, id), pairing, 'first', 'choroba');
    await stand.settle();
    expect(tableOf(after)[0]).toMatchObject({ entrant: { number: seats[0] }, points: 3 });
    expect((await stand.hall.house.match(pairing)).status).toBe('aborted');
    expect((await stand.hall.store.counted(pairing))?.verdict).toBe('aborted');
    expect((await stand.hall.store.log(id)).at(-1)).toMatchObject({
      by: 'boss',
      deed: 'awarded',
      about: { reason: 'choroba' },
    });
    expect(
      (await stand.hall.store.postsOf(id)).some(({ kind, about }) => kind === 'notice' && about.deed === 'awarded'),
    ).toBe(true);
    const annulled = await award(stand.hall, byAct(stand, id), pairing, 'annul', 'pomyłka');
    expect(tableOf(annulled).every(({ points }) => points === 0)).toBe(true);
  });

  test('extends, pauses and resumes: deadlines move, nobody is late meanwhile', async () => {
    const { id: pairing, deadline } = await firstOpen();
    const byId = (now: Season) => now.pairings.find(each => each.id === pairing)!;
    expect(byId(await extend(stand.hall, byAct(stand, id), 5 * HOUR, pairing)).deadline).toBe(deadline + 5 * HOUR);
    await pause(stand.hall, byAct(stand, id));
    stand.time += 1000 * HOUR;
    await tendLeagues(stand.hall);
    expect(byId(await season()).score).toBeNull();
    expect(byId(await resume(stand.hall, byAct(stand, id))).deadline).toBe(deadline + 1005 * HOUR);
  });

  test('moved deadlines reach the messages of their pairings', async () => {
    const renewed = async () => {
      const posts = await stand.hall.store.postsOf(id);
      await stand.hall.store.postsSent(posts.map(post => post.id));
      return posts.filter(({ kind }) => kind === 'pairing').map(({ about }) => about);
    };
    const all = pairingsOf(await season(), 1).map(each => ({ pairing: each.id, match: each.id }));
    await extend(stand.hall, byAct(stand, id), HOUR, all[1]!.pairing);
    expect(await renewed()).toEqual([all[1]]);
    await extend(stand.hall, byAct(stand, id), HOUR);
    expect(await renewed()).toEqual(all);
    await pause(stand.hall, byAct(stand, id));
    await resume(stand.hall, byAct(stand, id));
    expect(await renewed()).toEqual(all);
  });

  test('gives time during a pause by the clock that stands still', async () => {
    const [one, two] = pairingsOf(await season(), 1);
    stand.time += 40 * HOUR;
    const left = one!.deadline - stand.time;
    await pause(stand.hall, byAct(stand, id));
    stand.time += 1000 * HOUR;
    await extend(stand.hall, byAct(stand, id), 5 * HOUR, one!.id);
    await award(stand.hall, byAct(stand, id), two!.id, 'replay', 'zły wariant');
    const after = pairingsOf(await resume(stand.hall, byAct(stand, id)), 1);
    expect(after.map(({ deadline }) => deadline - stand.time)).toEqual([left + 5 * HOUR, 24 * HOUR]);
  });

  test('exports the match that counts: the one played again, none for a bye', async () => {
    const { id: pairing } = await firstOpen();
    const after = await award(stand.hall, byAct(stand, id), pairing, 'replay', 'zły wariant');
    const bye = { ...after.pairings[1]!, seats: [3] };
    const rows = pairingsCsv({ ...after, pairings: [after.pairings[0]!, bye] }).split('\r\n');
    expect(rows.slice(1, 3).map(row => row.split(',').at(-1))).toEqual([`${pairing}-r1`, '']);
  });

  test('replaces somebody: the place keeps its points, and the match goes on with the newcomer', async () => {
    const { id: pairing, seats } = await firstOpen();
    const [first, second] = seats as [number, number];
    const offered = await offerPlace(stand.hall, byAct(stand, id), first, person(9));
    expect(offered.entrants[first - 1]!.player).not.toBe('p9');
    expect((await stand.hall.house.match(pairing)).seats[0]!.player).not.toBe('p9');
    for (const stranger of [person(8), person(second)])
      await expect(takePlace(stand.hall, id, first, stranger, stand.press())).rejects.toThrow('no-offer');
    const after = await takePlace(stand.hall, id, first, person(9), stand.press());
    expect(after.entrants[first - 1]).toMatchObject({ player: 'p9', number: first, offered: null });
    expect((await stand.hall.house.match(pairing)).seats[0]).toMatchObject({ player: 'p9' });
    await expect(takePlace(stand.hall, id, first, person(9), stand.press())).rejects.toThrow('no-offer');
    await expect(offerPlace(stand.hall, byAct(stand, id), second, person(9))).rejects.toThrow('already-in-league');
  });

  test('takes somebody out: the open match is lost, and early results go with them', async () => {
    const [first, second] = (await firstOpen()).seats as [number, number];
    const after = await dropEntrant(stand.hall, byAct(stand, id), first);
    await stand.settle();
    expect(tableOf(after).map(({ entrant }) => entrant.number)).not.toContain(first);
    expect(after.pairings.find(({ seats }) => seats[0] === first)?.score).toEqual({ shares: [0, 1], how: 'forfeit' });
    expect(explainPlace(after, second)?.row.points).toBe(0);
    expect(explainPlace(after, first)).toBeNull();
  });

  test('changes name, channel and roles at any time, logged, and only what is different', async () => {
    const log = async () => (await stand.hall.store.log(id)).filter(({ deed }) => deed === 'edited');
    const kinds = async () => (await stand.hall.store.postsOf(id)).map(({ kind }) => kind);
    const stranger = { ...byAct(stand, id), official: { id: 'p1', roles: ['r9'], managesServer: false } };
    await expect(edit(stand.hall, stranger, { name: 'Moja' })).rejects.toThrow('not-organiser');
    await expect(edit(stand.hall, byAct(stand, id), { name: '  ' })).rejects.toThrow('bad-name');
    await edit(stand.hall, byAct(stand, id), { name: ' Liga  Jesienna', channel: '200', entry: null });
    expect(await log()).toEqual([]);
    const after = await edit(stand.hall, byAct(stand, id), { organisers: 'r9', entry: 'r1', channel: '201' });
    expect(after.league).toMatchObject({ organiserRole: 'r9', channel: '201', rules: { entryRole: 'r1' } });
    expect((await log()).map(({ about }) => about)).toEqual([{ organisers: 'r9', entry: 'r1', channel: '201' }]);
    expect(await kinds()).toEqual(['notice', 'moved', 'living']);
    await expect(enter(7)).rejects.toThrow('not-invited');
    await edit(stand.hall, { ...stranger, interaction: stand.press() }, { entry: null });
    await enter(7);
    await close(stand.hall, byAct(stand, id), '');
    await finish(stand.hall, byAct(stand, id));
    await expect(edit(stand.hall, byAct(stand, id), { name: 'Po wszystkim' })).rejects.toThrow('league-over');
  });

  test('closes: what is open counts for nobody, and its matches go on by themselves', async () => {
    const { id: pairing } = await firstOpen();
    const after = await close(stand.hall, byAct(stand, id), 'wakacje');
    expect(after.pairings.every(({ score }) => score?.how === 'closed')).toBe(true);
    expect((await stand.hall.house.match(pairing)).status).toBe('running');
    await expect(enter(7)).rejects.toThrow('league-over');
    const { player, name } = (await stand.hall.house.match(pairing)).seats[0]!;
    await concede(stand.hall.house, { match: pairing, person: { id: player!, name }, interaction: stand.press() });
    await stand.settle();
    expect((await stand.hall.store.counted(pairing))?.verdict).toBe('short');
    expect((await season()).pairings.every(({ score }) => score?.how === 'closed')).toBe(true);
  });
});

test('what an organiser names and gives as a reason is on one line and in one direction', async () => {
  const unruly = ' Liga\u202e złych\n# imion\u2066 \u0007';
  const tidy = 'Liga złych # imion';
  const { league } = await openedLeague(stand, 'swiss');
  await edit(stand.hall, byAct(stand, league.id), { name: `${unruly}2` });
  expect((await stand.hall.season(league.id)).league.name).toBe(`${tidy} 2`);
  await close(stand.hall, byAct(stand, league.id), unruly);
  const [said] = (await stand.hall.store.log(league.id)).flatMap(({ deed, about }) =>
    deed === 'closed' ? [about] : [],
  );
  expect(said?.reason).toBe(tidy);
});
