import { callOff, type House, type Match, rule, standIn, waitingSeats } from '../matches/index.js';
import { advanced } from './advancing.js';
import { type Change, change, type Hall } from './hall.js';
import { type League, matchOf, type Pairing, pairingsOf, type Score, type Season } from './league.js';
import type { NewLeaguePost } from './store.js';

/** Reminders of a round go out when this part of its time is left. */
const REMINDERS = [0.25, 0.05] as const;
/** After this many extensions a pairing whose table could never be opened is drawn. */
const MOST_EXTENSIONS = 5;

/** Looks after every running league: reminds before a deadline, and settles what let it pass. */
export async function tendLeagues(hall: Hall): Promise<void> {
  for (const id of await hall.store.running()) {
    await change(hall, id, null, season => tended(hall, season));
  }
}

async function tended(hall: Hall, before: Season): Promise<Change | null> {
  if (before.league.status !== 'running') return null;
  const posts: NewLeaguePost[] = [];
  let season = before;
  for (const pairing of pairingsOf(season, season.league.round)) {
    if (pairing.score !== null || pairing.deadline > hall.now()) continue;
    const settled = await settle(hall, season.league, pairing);
    if (settled === pairing) continue;
    season = { ...season, pairings: season.pairings.with(season.pairings.indexOf(pairing), settled) };
    posts.push({ kind: 'pairing', about: { pairing: pairing.id } });
    if (!settled.score) season = { ...season, league: { ...season.league, reminded: 0 } };
  }
  const reminded = dueReminders(season, hall.now());
  if (reminded > season.league.reminded) {
    season = { ...season, league: { ...season.league, reminded } };
    posts.push({ kind: 'deadline', about: { round: season.league.round } });
  }
  return season === before ? null : advanced(hall, { season, posts });
}

/** How many reminders of this round should have gone out by now. */
function dueReminders(season: Season, now: number): number {
  const open = pairingsOf(season, season.league.round).filter(({ score }) => score === null);
  if (open.length === 0) return 0;
  const left = Math.min(...open.map(({ deadline }) => deadline)) - now;
  return REMINDERS.filter(part => left <= part * season.league.rules.roundTime).length;
}

const half = (league: League): number => Math.ceil(league.rules.roundTime / 2);

const FORFEITED = { first: 0, second: 0, how: 'forfeit' } as const satisfies Score;
const DRAWN = { first: 0.5, second: 0.5, how: 'missed' } as const satisfies Score;

/** What a pairing is worth that has no result in the end: nobody has won, and only some seasons give anything for it. */
export const undecidedScore = ({ rules }: League): Score => (rules.missed === 'draw' ? DRAWN : FORFEITED);

/**
 * What the season's rule makes of a pairing that let its deadline pass. Where the match itself is ended its result comes
 * back by being counted; the pairing stays as it is until then.
 */
async function settle(hall: Hall, league: League, pairing: Pairing): Promise<Pairing> {
  const { house } = hall;
  const match = await house.store.match(matchOf(pairing));
  const more = { ...pairing, deadline: hall.now() + half(league), extended: pairing.extended + 1 };
  const { missed } = league.rules;
  if (!match) return pairing.extended < MOST_EXTENSIONS ? more : { ...pairing, score: DRAWN };
  if (match.status === 'aborted') return { ...pairing, score: undecidedScore(league) };
  if (match.status !== 'running') return pairing;
  if (missed === 'extend' && pairing.extended === 0) return more;
  if (missed === 'draw') {
    await callOff(house, match.id);
    return { ...pairing, score: DRAWN };
  }
  const late = await waitingSeats(house, match);
  if (missed === 'computer' || late.length === 0) {
    for (const seat of late) await standIn(house, match.id, seat);
    return more;
  }
  return forfeited(house, match, pairing, late);
}

/** Who is waited for has lost; where both are, both have. */
async function forfeited(house: House, match: Match, pairing: Pairing, late: readonly number[]): Promise<Pairing> {
  const [seat] = late;
  if (late.length === 1) {
    await rule(house, match.id, seat!, 'claimed');
    return pairing;
  }
  await callOff(house, match.id);
  return { ...pairing, score: FORFEITED };
}
