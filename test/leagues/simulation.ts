import { isDeepStrictEqual } from 'node:util';
import { expect } from 'vitest';
import { pick, type RandomState, randomBelow, randomFrom } from '../../src/engine/index.js';
import {
  award,
  count,
  dropEntrant,
  extend,
  type Format,
  isOpen,
  isOver,
  join,
  leave,
  MISSED_RULES,
  matchOf,
  NEW_RATING,
  type Pairing,
  pairingsOf,
  pause,
  type Rating,
  rated,
  resume,
  type Season,
  startSeason,
  tendLeagues,
} from '../../src/leagues/index.js';
import { callOff, concede, type Match, playUnmanned } from '../../src/matches/index.js';
import { pebbles } from '../engine/pebbles.js';
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

export interface Plan {
  readonly format: Format;
  readonly people: number;
  readonly seed: string;
  /** Events between two restarts; 0 for none. */
  readonly restartEvery: number;
  /** Whether things go wrong: drops, late joins, time-outs, broken-off matches, organisers who meddle. */
  readonly rough: boolean;
}

/** A season under way. */
interface Course {
  readonly plan: Plan;
  readonly stand: LeagueStand;
  readonly random: RandomState;
  readonly league: string;
  /** The number of the next person nobody has seen yet. */
  newcomer: number;
}

/** So many events of a rough season are not just the end of a match. */
const MISHAPS = 60;
/** A round robin that grew for ever would never end. */
const MOST_LATE = 4;

const matchesIn = ({ format, people }: Plan): number =>
  ({
    'round-robin': (people * (people - 1)) / 2,
    'double-round-robin': people * (people - 1),
    swiss: people * 4,
    knockout: people,
    'tables-of-three': people * 2,
    'tables-of-four': people * 2,
  })[format];

/** Plays a whole season through the services, with whatever chance brings, and returns it closed. */
export async function playSeason(plan: Plan): Promise<Season> {
  const random = randomFrom(plan.seed.padStart(32, '7'));
  const stand = makeLeagueStand(randomBelow(random, 2) === 0);
  const { league } = await openedLeague(stand, plan.format, {
    missed: pick(random, MISSED_RULES),
    rounds: 7,
    thirdPlace: randomBelow(random, 2) === 0,
  });
  for (let index = 1; index <= plan.people; index++) {
    await join(stand.hall, league.id, { ...person(index), roles: [] }, stand.press());
  }
  await startSeason(stand.hall, league.id, 'boss', stand.press());
  const course: Course = { plan, stand, random, league: league.id, newcomer: plan.people + 1 };
  const oneIn = Math.max(4, Math.floor(matchesIn(plan) / MISHAPS));
  const most = 200 + 20 * matchesIn(plan);
  for (let event = 1; event <= most; event++) {
    if (plan.restartEvery > 0 && event % plan.restartEvery === 0) await crash(course);
    await openTables(stand, league.id);
    const season = await stand.hall.season(league.id);
    if (season.league.status === 'closed') {
      await checkCounted(stand);
      return season;
    }
    if (isOver(season.league)) await correct(course, season);
    else if (plan.rough && randomBelow(random, oneIn) === 0) await mishap(course, season);
    else await finishOne(course, season);
    await stand.settle();
  }
  throw new Error(`The season does not end: ${JSON.stringify(plan)}`);
}

/** What is read back after a crash is what was there before it. */
async function crash({ stand, league }: Course): Promise<void> {
  const before = await stand.hall.season(league);
  stand.restart();
  await stand.settle();
  const after = await stand.hall.season(league);
  if (after.league.moment === before.league.moment) expect(isDeepStrictEqual(after, before)).toBe(true);
}

/** Every match that is over was counted, and counted once, also when it is counted again. */
async function checkCounted(stand: LeagueStand): Promise<void> {
  const { store, house } = stand.hall;
  expect(await store.uncounted()).toEqual([]);
  const standings = await store.ratings(GUILD, pebbles.id, 1_000);
  const scratch = ratingsFromScratch(stand);
  expect(standings.length).toBe(scratch.size);
  for (const { player, mu, sigma, matches } of standings) expect(scratch.get(player)).toEqual({ mu, sigma, matches });
  for (const { player } of standings) {
    const past = await store.past(player, GUILD);
    expect(new Set(past.map(({ match }) => match)).size).toBe(past.length);
    for (const { match } of past.slice(-2)) await count(stand.hall, match);
    expect((await house.store.match(past[0]!.match))?.endedAt).not.toBeNull();
  }
  expect(await store.ratings(GUILD, pebbles.id, 1_000)).toEqual(standings);
}

/** Everything is played: a result may be corrected, closing taken back, and then time makes the season final. */
async function correct({ stand, random, league, plan }: Course, season: Season): Promise<void> {
  const last = pairingsOf(season, season.league.round).filter(({ seats }) => seats.length > 1);
  if (plan.rough && last.length > 0 && randomBelow(random, 3) === 0) {
    const awards = ['first', 'second', 'draw', 'neither', 'replay'] as const;
    await award(stand.hall, byAct(stand, league), pick(random, last).id, pick(random, awards), 'protest');
    return;
  }
  stand.time += 25 * HOUR;
  await tendLeagues(stand.hall);
}

/** The ratings as they come out when all that counts is counted from the beginning. */
function ratingsFromScratch({ database }: LeagueStand): Map<string, Rating> {
  const rows = database
    .prepare(
      `SELECT match, player, place, mu FROM results JOIN counted USING (match) WHERE verdict = 'rated' ORDER BY ord, seat`,
    )
    .all() as { match: string; player: string; place: number; mu: number | null }[];
  const ratings = new Map<string, Rating>();
  const matches = new Map<string, typeof rows>();
  for (const row of rows) matches.set(row.match, [...(matches.get(row.match) ?? []), row]);
  for (const seats of matches.values()) {
    const before = seats.map(({ player }) => ratings.get(player) ?? NEW_RATING);
    const after = rated(
      before,
      seats.map((_, seat) => seat),
      seats.map(({ place }) => place),
    );
    // Whom a computer has answered for is not rated by it.
    for (const [seat, { player, mu }] of seats.entries()) if (mu !== null) ratings.set(player, after[seat]!);
  }
  return ratings;
}

async function mishap(course: Course, season: Season): Promise<void> {
  const { stand, random } = course;
  const kind = randomBelow(random, 5);
  if (kind === 0) await joinLate(course, season);
  else if (kind === 1) await dropSomebody(course, season);
  else if (kind === 2) stand.time += 30 * HOUR;
  else if (kind === 3) await comeBack(course, season);
  else await organise(course, season);
  await stand.settle();
  await tendLeagues(stand.hall);
}

async function joinLate(course: Course, season: Season): Promise<void> {
  const { stand, plan } = course;
  if (course.newcomer > plan.people + MOST_LATE) return;
  const joined = join(stand.hall, course.league, { ...person(course.newcomer++), roles: [] }, stand.press());
  if (season.league.rules.format === 'knockout') await expect(joined).rejects.toThrow('no-late-join');
  else await joined;
}

const active = (season: Season) => season.entrants.filter(({ dropped }) => dropped === null);

async function dropSomebody({ stand, random, league }: Course, season: Season): Promise<void> {
  if (active(season).length <= 3) return;
  const { number, player } = pick(random, active(season));
  if (randomBelow(random, 2) === 0) await leave(stand.hall, league, player, stand.press());
  else await dropEntrant(stand.hall, byAct(stand, league), number);
}

/** Who dropped out of anything but a knockout may come back to their place. */
async function comeBack({ stand, random, league }: Course, season: Season): Promise<void> {
  const gone = season.entrants.filter(({ dropped }) => dropped !== null);
  if (gone.length === 0 || season.league.rules.format === 'knockout') return;
  const { player, name } = pick(random, gone);
  await join(stand.hall, league, { id: player, name, roles: [] }, stand.press());
}

async function organise(course: Course, season: Season): Promise<void> {
  const { stand, random, league } = course;
  const open = pairingsOf(season, season.league.round).filter(pairing => isOpen(season, pairing));
  if (open.length === 0) return;
  const chosen = pick(random, open);
  const act = byAct(stand, league);
  const deed = randomBelow(random, 8);
  const result = pick(random, ['first', 'second', 'draw', 'neither'] as const);
  if (deed === 0) await award(stand.hall, act, chosen.id, result, 'uzgodnione');
  else if (deed === 1 && season.league.rules.format !== 'knockout')
    await award(stand.hall, act, chosen.id, 'annul', 'pomyłka');
  else if (deed === 2) await extend(stand.hall, act, 10 * HOUR, chosen.id);
  else if (deed === 3) {
    await pause(stand.hall, act);
    stand.time += 100 * HOUR;
    await tendLeagues(stand.hall);
    expect((await stand.hall.season(league)).league.round).toBe(season.league.round);
    await resume(stand.hall, byAct(stand, league));
  } else if (deed === 4) await award(stand.hall, act, chosen.id, 'replay', 'nie ten wariant');
  else if (deed === 5) await replaced(stand, league, chosen.seats[0]!, person(1000 + season.league.moment));
  else await callOff(stand.hall.house, matchOf(chosen));
}

/** One match comes to its end: played out by the computer, or given up. Where none runs, time passes. */
async function finishOne({ stand, random, plan }: Course, season: Season): Promise<void> {
  const { house } = stand.hall;
  const match = await runningOne(stand, season, random);
  if (!match) {
    stand.time += 49 * HOUR;
    await tendLeagues(stand.hall);
    return;
  }
  if (randomBelow(random, plan.people) < 2) {
    const seats = match.seats.map(seat => ({ ...seat, conceded: true }));
    await house.store.write({ match: { ...match, seats } }, stand.time);
    await playUnmanned(house, match.id);
    return;
  }
  const playing = match.seats.filter(({ conceded }) => !conceded);
  if (playing.length === 0) {
    await playUnmanned(house, match.id);
    return;
  }
  const { player, name } = pick(random, playing);
  await concede(house, { match: match.id, person: { id: player!, name }, interaction: stand.press() });
}

async function runningOne(stand: LeagueStand, season: Season, random: RandomState): Promise<Match | null> {
  const open: Pairing[] = pairingsOf(season, season.league.round).filter(pairing => isOpen(season, pairing));
  const from = open.length === 0 ? 0 : randomBelow(random, open.length);
  for (const pairing of [...open.slice(from), ...open.slice(0, from)]) {
    const match = await stand.hall.house.store.match(matchOf(pairing));
    if (match?.status === 'running') return match;
  }
  return null;
}
