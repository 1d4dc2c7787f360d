import { beforeEach, describe, expect, test } from 'vitest';
import {
  award,
  isFinal,
  join,
  type Pairing,
  pairingsOf,
  predict,
  predictedOn,
  type Season,
  startSeason,
} from '../../src/leagues/index.js';
import { answer } from '../../src/matches/index.js';
import { byAct, GUILD, type LeagueStand, makeLeagueStand, openedLeague, openTables, person } from './stand.js';

let stand: LeagueStand;
let season: Season;
const league = (): string => season.league.id;
const now = (): Promise<Season> => stand.hall.season(league());
const final = async (): Promise<Pairing> => {
  const present = await now();
  return present.pairings.find(pairing => isFinal(present, pairing))!;
};
const shown = async () => predictedOn(stand.hall, await now(), await final());
const say = async (player: string, entrant: number) =>
  predict(stand.hall, { league: league(), pairing: (await final()).id, entrant }, player);
const decide = async (pairing: Pairing, winner: 'first' | 'second' | 'neither' | 'replay') =>
  award(stand.hall, byAct(stand, league()), pairing.id, winner, 'na planszy');

beforeEach(async () => {
  stand = makeLeagueStand();
  season = await openedLeague(stand, 'knockout', { thirdPlace: true });
  for (let index = 1; index <= 4; index++)
    await join(stand.hall, league(), { ...person(index), roles: [] }, stand.press());
  season = await startSeason(stand.hall, league(), 'boss', stand.press());
  for (const pairing of pairingsOf(season, 1)) await decide(pairing, 'first');
});

describe('the final', () => {
  test('is one pairing of the last round, and only of a knockout', async () => {
    const present = await now();
    expect(pairingsOf(present, 2)).toHaveLength(2);
    expect(present.pairings.filter(pairing => isFinal(present, pairing))).toEqual([pairingsOf(present, 2)[0]]);
    const { league: lone } = await openedLeague(stand, 'round-robin');
    for (const index of [1, 2]) await join(stand.hall, lone.id, { ...person(index), roles: [] }, stand.press());
    const two = await startSeason(stand.hall, lone.id, 'boss', stand.press());
    expect(await predictedOn(stand.hall, two, two.pairings[0]!)).toBeNull();
    const wish = { league: lone.id, pairing: two.pairings[0]!.id, entrant: 1 };
    await expect(predict(stand.hall, wish, 'ewa')).rejects.toThrow('no-such-pairing');
  });

  test('is foretold until its first move by who does not play in it', async () => {
    const { seats } = await final();
    const [one, two] = seats as [number, number];
    const [third] = [1, 2, 3, 4].filter(number => !seats.includes(number));
    await say('ewa', one);
    await say('ewa', two);
    await say(person(third!).id, one);
    await expect(say(person(one).id, one)).rejects.toThrow('own-final');
    await expect(say('ewa', third!)).rejects.toThrow('unknown-option');
    expect(await shown()).toEqual({ isOpen: true, votes: [1, 1], right: null });
    await openTables(stand, league());
    await say('jan', two);
    const match = await stand.hall.house.match((await final()).id);
    const { seat } = (await stand.hall.house.table(match)).open[0]!;
    const { player, name } = match.seats[seat]!;
    const reply = { match: match.id, person: { id: player!, name }, interaction: stand.press() };
    await answer(stand.hall.house, reply, () => 0);
    await expect(say('jan', one)).rejects.toThrow('prediction-closed');
    expect(await shown()).toEqual({ isOpen: false, votes: [1, 2], right: null });
  });

  test('is foretold by the people of its server alone', async () => {
    Object.assign(stand.hall.house.world, { isHere: async (_: string, player: string) => player !== 'ewa' });
    const [one] = (await final()).seats as [number];
    await expect(say('ewa', one)).rejects.toThrow('no-league-here');
    await say('jan', one);
    expect((await shown())?.votes).toEqual([1, 0]);
  });

  test('counts for who was right, also when it is decided otherwise; without a winner for nobody', async () => {
    const { seats } = await final();
    const [one, two] = seats as [number, number];
    await say('ewa', one);
    await say('jan', two);
    await decide(await final(), 'first');
    expect(await shown()).toEqual({ isOpen: false, votes: [1, 1], right: 1 });
    const right = async (player: string) => stand.hall.store.foresightOf(GUILD, player);
    expect([await right('ewa'), await right('jan')]).toEqual([
      { right: 1, all: 1 },
      { right: 0, all: 1 },
    ]);
    await decide(await final(), 'second');
    expect([await right('ewa'), await right('jan')]).toEqual([
      { right: 0, all: 1 },
      { right: 1, all: 1 },
    ]);
    await decide(await final(), 'neither');
    expect(await right('jan')).toEqual({ right: 0, all: 0 });
    expect((await shown())?.right).toBeNull();
  });

  test('played again, it was seen before: what was said stands', async () => {
    const [one] = (await final()).seats as [number];
    await say('ewa', one);
    await decide(await final(), 'replay');
    await expect(say('ewa', one)).rejects.toThrow('prediction-closed');
    expect(await shown()).toEqual({ isOpen: false, votes: [1, 0], right: null });
    await decide(await final(), 'first');
    expect(await stand.hall.store.foresightOf(GUILD, 'ewa')).toEqual({ right: 1, all: 1 });
  });

  test('taken over by who foretold it, it counts their word no more', async () => {
    const [one, two] = (await final()).seats as [number, number];
    await say('ewa', two);
    await say('jan', one);
    const entrants = (await now()).entrants.map(each => (each.number === one ? { ...each, player: 'ewa' } : each));
    const present = { ...(await now()), entrants };
    expect((await predictedOn(stand.hall, present, await final()))?.votes).toEqual([1, 0]);
  });
});
