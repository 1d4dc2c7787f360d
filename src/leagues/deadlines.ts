import {
  calendarOf,
  callOff,
  FRESH,
  type House,
  isBroken,
  type Match,
  rule,
  share,
  standIn,
  usedBy,
} from '../matches/index.js';
import { advanced, final } from './advancing.js';
import { leagueDue, REMINDERS } from './due.js';
import { type Change, change, type Hall } from './hall.js';
import { isOpen, type League, matchOf, type Pairing, pairingsOf, type Score, type Season } from './league.js';
import { withPairing } from './replaying.js';
import type { NewLeaguePost } from './store.js';

/** After this many extensions a pairing whose table could never be opened is drawn. */
const MOST_EXTENSIONS = 5;

/**
 * Looks after every league in which something is due: reminds before a deadline, settles what let it pass, and
 * makes final what can no longer be corrected.
 */
export async function tendLeagues(hall: Hall): Promise<void> {
  const leagues = (await hall.store.leaguesDue(hall.now())).map(id => ({ id }));
  await share(hall.house, 'leagues', leagues, ({ id }) => change(hall, id, null, season => tended(hall, season)));
}

async function tended(hall: Hall, before: Season): Promise<Change | null> {
  const { status, finalAt } = before.league;
  // Found too early: written once more it is found in time.
  if ((leagueDue(before) ?? Number.POSITIVE_INFINITY) > hall.now()) return { season: before };
  if (finalAt !== null) return finalAt <= hall.now() ? final(before, hall.now()) : null;
  if (status !== 'running') return null;
  const posts: NewLeaguePost[] = [];
  let season = before;
  for (const pairing of pairingsOf(season, season.league.round)) {
    if (pairing.score !== null || pairing.deadline > hall.now()) continue;
    const settled = await settledOrKept(hall, season.league, pairing);
    if (settled === pairing) continue;
    season = withPairing(season, pairing, settled);
    posts.push({ kind: 'pairing', about: { pairing: pairing.id } });
  }
  const due = dueReminders(season, hall.now());
  for (const { pairing, reminded } of due) season = withPairing(season, pairing, { ...pairing, reminded });
  if (due.length > 0) {
    const until = Math.max(...due.map(({ pairing }) => pairing.deadline));
    posts.push({ kind: 'deadline', about: { round: season.league.round, until } });
  }
  return season === before ? null : advanced(hall, { season, posts });
}

/** The open pairings that wait for another reminder, with how many they will have had. One that is late needs none. */
function dueReminders(season: Season, now: number): { readonly pairing: Pairing; readonly reminded: number }[] {
  return pairingsOf(season, season.league.round).flatMap(pairing => {
    const left = pairing.deadline - now;
    if (!isOpen(season, pairing) || left <= 0) return [];
    const reminded = REMINDERS.filter(part => left <= part * season.league.rules.roundTime).length;
    return reminded > pairing.reminded ? [{ pairing, reminded }] : [];
  });
}

/** One pairing that cannot be settled, by a fault of ours, keeps none of the others from it; it is tried again. */
async function settledOrKept(hall: Hall, league: League, pairing: Pairing): Promise<Pairing> {
  try {
    return await settle(hall, league, pairing);
  } catch (error) {
    hall.house.world.report('sweep-stumbled', { deed: 'deadline', id: pairing.id, error });
    return pairing;
  }
}

const half = (league: League): number => Math.ceil(league.rules.roundTime / 2);

const forfeit = ({ seats }: Pairing): Score => ({ shares: seats.map(() => 0), how: 'forfeit' });
const drawn = ({ seats }: Pairing): Score => ({ shares: seats.map(() => 0.5), how: 'missed' });

/** What a pairing is worth that has no result in the end: nobody has won, and only some seasons give anything for it. */
export const undecidedScore = ({ rules }: League, pairing: Pairing): Score =>
  (rules.missed === 'draw' ? drawn : forfeit)(pairing);

/**
 * What the season's rule makes of a pairing that let its deadline pass. Where the match itself is ended its result comes
 * back by being counted; the pairing stays as it is until then.
 */
async function settle(hall: Hall, league: League, pairing: Pairing): Promise<Pairing> {
  const { house } = hall;
  const match = await house.store.match(matchOf(pairing));
  const more: Pairing = {
    ...pairing,
    deadline: hall.now() + half(league),
    extended: pairing.extended + 1,
    reminded: 0,
  };
  const { missed } = league.rules;
  if (!match) return pairing.extended < MOST_EXTENSIONS ? more : { ...pairing, score: drawn(pairing) };
  if (match.status === 'aborted') return { ...pairing, score: undecidedScore(league, pairing) };
  if (match.status !== 'running') return pairing;
  // Nobody is late at a table that nobody can open.
  if ((await isBroken(house, match)) || (missed === 'extend' && pairing.extended === 0)) return more;
  if (missed === 'draw') {
    await callOff(house, match.id);
    return { ...pairing, score: drawn(pairing) };
  }
  const late = await lateSeats(house, match);
  if (missed === 'computer' || late.length === 0) {
    for (const seat of late) await standIn(house, match.id, seat);
    return more;
  }
  return forfeited(house, match, pairing, late, more);
}

/** Who used about as much time as the slowest is as late. */
const AS_LATE = 3_600_000;

/** The time every seat has used in a match, null where no person plays. */
export const timesUsed = (house: House, match: Match): Promise<readonly (number | null)[]> =>
  Promise.all(
    match.seats.map(async ({ player, conceded }, seat) => {
      const clock = match.clocks[seat] ?? FRESH;
      if (!player || (conceded && clock.total === 0)) return null;
      return usedBy(clock, await calendarOf(house, player, match), house.world.now());
    }),
  );

/** Who a missed round is due to: whoever used the most time for it, not who happens to be on turn at the bell. */
async function lateSeats(house: House, match: Match): Promise<readonly number[]> {
  const used = (await timesUsed(house, match)).map((time, seat) => (match.seats[seat]!.conceded ? null : time));
  const most = Math.max(0, ...used.map(time => time ?? 0));
  return used.flatMap((time, seat) => (time !== null && time > 0 && time >= most - AS_LATE ? [seat] : []));
}

/**
 * Whoever is late has lost; where all are, all have. At a larger table the others play on, with the computer in the
 * seats of those who are out, until only one is left.
 */
async function forfeited(
  house: House,
  match: Match,
  pairing: Pairing,
  late: readonly number[],
  more: Pairing,
): Promise<Pairing> {
  const there = match.seats.filter(({ conceded }, seat) => !conceded && !late.includes(seat)).length;
  if (there === 0) {
    await callOff(house, match.id);
    return { ...pairing, score: forfeit(pairing) };
  }
  const [last, ...others] = late as [number, ...number[]];
  for (const seat of others) await standIn(house, match.id, seat);
  if (there === 1) {
    await rule(house, match.id, last, 'claimed');
    return pairing;
  }
  await standIn(house, match.id, last);
  return more;
}
