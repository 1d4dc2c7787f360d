import { describe, expect, test } from 'vitest';
import { pick, type RandomState, randomBelow, randomFrom } from '../../src/engine/index.js';
import {
  award,
  count,
  extend,
  type Format,
  isOpen,
  join,
  leave,
  MISSED_RULES,
  pairingsOf,
  pause,
  replace,
  resume,
  type Season,
  startSeason,
  tableOf,
  tendLeagues,
} from '../../src/leagues/index.js';
import { callOff, concede, playUnmanned } from '../../src/matches/index.js';
import { pebbles } from '../engine/pebbles.js';
import { checkSeason } from './checks.js';
import { byAct, GUILD, HOUR, type LeagueStand, makeLeagueStand, openedLeague, openTables, person } from './stand.js';

interface Plan {
  readonly format: Format;
  readonly people: number;
  readonly seed: string;
  readonly rounds?: number;
  /** Whether things go wrong: drops, late joins, time-outs, awards, restarts. */
  readonly rough: boolean;
}

/** Plays a whole season through the services, with whatever chance brings, and returns it closed. */
async function playSeason(plan: Plan): Promise<Season> {
  const random = randomFrom(plan.seed.padStart(32, '7'));
  const stand = makeLeagueStand(randomBelow(random, 2) === 0);
  const { league } = await openedLeague(stand, plan.format, {
    missed: pick(random, MISSED_RULES),
    rounds: plan.rounds ?? 5,
  });
  for (let index = 1; index <= plan.people; index++) {
    await join(stand.hall, league.id, { ...person(index), roles: [] }, stand.press());
  }
  await startSeason(stand.hall, league.id, 'boss', stand.press());
  let late = plan.people;
  for (let event = 0; event < plan.people * 400; event++) {
    const season = await stand.hall.season(league.id);
    if (season.league.status === 'closed') {
      await checkCounted(stand);
      return season;
    }
    if (plan.rough && randomBelow(random, 3) === 0) stand.restart();
    await openTables(stand, league.id);
    const luck = plan.rough ? randomBelow(random, 40) : 99;
    // A round robin that grew for ever would never end.
    if (luck === 0 && late < plan.people + 4) late = await joinLate(stand, season, late);
    else if (luck === 1) await dropSomebody(stand, season, random);
    else if (luck === 2) stand.time += 30 * HOUR;
    else if (luck === 3) await organise(stand, season, random, ++late);
    else await finishOne(stand, season, random);
    await stand.settle();
    if (luck < 4) await tendLeagues(stand.hall);
  }
  throw new Error(`The season does not end: ${JSON.stringify(plan)}`);
}

/** Every match that is over was counted, and counted once, also when it is counted again. */
async function checkCounted(stand: LeagueStand): Promise<void> {
  const { store, house } = stand.hall;
  expect(await store.uncounted()).toEqual([]);
  const standings = await store.ratings(GUILD, pebbles.id, 1_000);
  const total = standings.reduce((sum, { matches }) => sum + matches, 0);
  const { matches } = await store.lengths(GUILD, pebbles.id);
  expect(total).toBe(2 * matches);
  for (const { player } of standings) {
    const past = await store.past(player, GUILD);
    expect(new Set(past.map(({ match }) => match)).size).toBe(past.length);
    for (const { match } of past.slice(-2)) await count(stand.hall, match);
    expect((await house.store.match(past[0]!.match))?.endedAt).not.toBeNull();
  }
  expect(await store.ratings(GUILD, pebbles.id, 1_000)).toEqual(standings);
}

async function joinLate(stand: LeagueStand, season: Season, last: number): Promise<number> {
  const applicant = { ...person(last + 1), roles: [] };
  const joined = join(stand.hall, season.league.id, applicant, stand.press());
  if (season.league.rules.format === 'knockout') await expect(joined).rejects.toThrow('no-late-join');
  else await joined;
  return last + 1;
}

async function dropSomebody(stand: LeagueStand, season: Season, random: RandomState): Promise<void> {
  const active = season.entrants.filter(({ dropped }) => dropped === null);
  if (active.length > 3) await leave(stand.hall, season.league.id, pick(random, active).player, stand.press());
}

async function organise(stand: LeagueStand, season: Season, random: RandomState, newcomer: number): Promise<void> {
  const { id } = season.league;
  const open = pairingsOf(season, season.league.round).filter(pairing => isOpen(season, pairing));
  if (open.length === 0) return;
  const chosen = pick(random, open);
  const act = byAct(stand, id);
  const deed = randomBelow(random, 6);
  if (deed === 0) await award(stand.hall, act, chosen.id, 'draw', 'uzgodnione');
  else if (deed === 1 && season.league.rules.format === 'swiss') {
    await award(stand.hall, act, chosen.id, 'annul', 'pomyłka');
  } else if (deed === 2) await extend(stand.hall, act, 10 * HOUR, chosen.id);
  else if (deed === 3) {
    await pause(stand.hall, act);
    stand.time += 100 * HOUR;
    await tendLeagues(stand.hall);
    expect((await stand.hall.season(id)).league.round).toBe(season.league.round);
    await resume(stand.hall, byAct(stand, id));
  } else if (deed === 4) await callOff(stand.hall.house, chosen.id);
  else await replace(stand.hall, act, chosen.first, person(newcomer));
}

/** One match comes to its end: played out by the computer, or given up. */
async function finishOne(stand: LeagueStand, season: Season, random: RandomState): Promise<void> {
  const { house } = stand.hall;
  const running = [];
  for (const pairing of pairingsOf(season, season.league.round)) {
    if (isOpen(season, pairing) && (await house.store.match(pairing.id))?.status === 'running') running.push(pairing);
  }
  if (running.length === 0) {
    stand.time += 49 * HOUR;
    await tendLeagues(stand.hall);
    return;
  }
  const match = await house.match(pick(random, running).id);
  if (randomBelow(random, 10) === 0) {
    const seats = match.seats.map(seat => ({ ...seat, conceded: true }));
    await house.store.write({ match: { ...match, seats } }, stand.time);
    await playUnmanned(house, match.id);
    return;
  }
  const playing = match.seats.filter(({ conceded }) => !conceded);
  const { player, name } = pick(random, playing.length > 0 ? playing : match.seats);
  if (playing.length === 0) await callOff(house, match.id);
  else await concede(house, { match: match.id, person: { id: player!, name }, interaction: stand.press() });
}

const FORMATS: readonly Format[] = ['round-robin', 'double-round-robin', 'swiss', 'knockout'];

describe.each(FORMATS)('a %s season', format => {
  test.each([4, 5, 7, 8, 13])('of %i runs to its end', async people => {
    const season = await playSeason({ format, people, seed: `1${people}`, rough: false });
    checkSeason(season);
    expect(tableOf(season)).toHaveLength(people);
  });

  test.each([4, 6, 9, 12, 16])(
    'of %i survives drops, late joins, time-outs and restarts',
    async people => {
      for (const seed of ['a', 'b', 'c'])
        checkSeason(await playSeason({ format, people, seed: `${seed}${people}`, rough: true }));
    },
    120_000,
  );
});

test.each(['swiss', 'knockout'] as const)(
  'a %s season of 128 runs to its end, roughly',
  async format => {
    checkSeason(await playSeason({ format, people: 128, rounds: 7, seed: 'e', rough: true }));
  },
  120_000,
);

test('a round robin of 128 gives everybody 127 matches', async () => {
  const stand = makeLeagueStand();
  const { league } = await openedLeague(stand, 'round-robin');
  for (let index = 1; index <= 128; index++) {
    await join(stand.hall, league.id, { ...person(index), roles: [] }, stand.press());
  }
  let season = await startSeason(stand.hall, league.id, 'boss', stand.press());
  const random = randomFrom('8'.repeat(32));
  while (season.league.status !== 'closed') {
    for (const { id } of pairingsOf(season, season.league.round)) {
      const result = pick(random, ['first', 'second', 'draw'] as const);
      await award(stand.hall, byAct(stand, league.id), id, result, 'rozegrane przy stole');
    }
    season = await stand.hall.season(league.id);
    await stand.hall.store.postsSent((await stand.hall.store.postsOf(league.id)).map(({ id }) => id));
    if (season.league.round % 40 === 0) stand.restart();
  }
  checkSeason(season);
  expect(tableOf(season).every(({ played }) => played === 127)).toBe(true);
}, 240_000);
