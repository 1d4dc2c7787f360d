import { avoidedBy, type Person, Refusal, rule, standIn } from '../matches/index.js';
import { advanced } from './advancing.js';
import { type Change, change, type Hall } from './hall.js';
import {
  type Entrant,
  entrantAt,
  entrantOf,
  isOver,
  matchOf,
  openPairingOf,
  type Pairing,
  type Season,
} from './league.js';
import { withPairing } from './replaying.js';

/** A person who wants to join, with the roles they have. */
export interface Applicant extends Person {
  readonly roles: readonly string[];
  /** They know that somebody is in whom they would rather not play with. */
  readonly anyway?: boolean;
}

export const isIn = (season: Season, player: string): boolean => entrantOf(season, player) !== undefined;

/** Joins; a running season from its next round on, where it allows that. Who dropped out comes back to their place. */
export function join(hall: Hall, id: string, applicant: Applicant, interaction: string): Promise<Season> {
  return change(hall, id, interaction, async season => {
    const { league } = season;
    if (isOver(league)) throw new Refusal('league-over');
    if (isIn(season, applicant.id)) throw new Refusal('already-in-league');
    const { entryRole, capacity, lateJoin, format } = league.rules;
    if (entryRole && !applicant.roles.includes(entryRole)) throw new Refusal('not-invited', { role: entryRole });
    const isLate = league.round > 0;
    if (isLate && (!lateJoin || format === 'knockout')) throw new Refusal('no-late-join');
    const active = season.entrants.filter(({ dropped }) => dropped === null).length;
    if (capacity !== null && active >= capacity) throw new Refusal('league-full');
    const avoided = await avoidedBy(hall.house, applicant.id);
    if (!applicant.anyway && avoided.some(player => isIn(season, player))) throw new Refusal('avoided-inside');
    const entrants = withEntrant(season, applicant);
    return { season: { ...season, entrants }, posts: [{ kind: 'living' }] };
  });
}

function withEntrant(season: Season, { id, name }: Person): Entrant[] {
  const { round } = season.league;
  // Whoever was not seeded at the start stands behind everybody who was.
  const behind = round === 0 ? 0 : 1 + Math.max(0, ...season.entrants.map(({ seed }) => seed));
  const former = season.entrants.findIndex(({ player }) => player === id);
  if (former >= 0) {
    const old = season.entrants[former]!;
    const back: Entrant = {
      ...old,
      name,
      dropped: null,
      checkedIn: false,
      seed: old.seed || behind,
      since: round === 0 ? 0 : old.since || round + 1,
    };
    return season.entrants.with(former, back);
  }
  const number = season.entrants.length + 1;
  const entrant: Entrant = {
    number,
    player: id,
    name,
    seed: behind,
    since: round === 0 ? 0 : round + 1,
    dropped: null,
    checkedIn: false,
    offered: null,
  };
  return [...season.entrants, entrant];
}

/** Leaves: before the start without a trace, afterwards by dropping out. */
export const leave = (hall: Hall, id: string, player: string, interaction: string): Promise<Season> =>
  change(hall, id, interaction, async season => {
    const entrant = entrantOf(season, player);
    if (!entrant) throw new Refusal('not-in-league');
    return withDrop(hall, season, entrant);
  });

/** Somebody is out: an open match of theirs is lost. Call it inside the league's queue. */
export async function withDrop(hall: Hall, season: Season, entrant: Entrant): Promise<Change> {
  if (isOver(season.league)) throw new Refusal('league-over');
  const { number } = entrant;
  const gone: Entrant = { ...entrant, dropped: season.league.round, offered: null };
  const without = { ...season, entrants: season.entrants.with(season.entrants.indexOf(entrant), gone) };
  if (season.league.round === 0) return { season: without, posts: [{ kind: 'living' }] };
  const open = openPairingOf(season, number);
  return advanced(hall, open ? await withEmptySeat(hall, without, open, number) : { season: without });
}

/** The others of a larger table play on, with the computer in the empty seat; who is left alone has won. */
async function withEmptySeat(hall: Hall, season: Season, open: Pairing, number: number): Promise<Change> {
  const left = open.seats.filter(each => entrantAt(season, each).dropped === null);
  const seat = open.seats.indexOf(number);
  if (left.length > 1) {
    await standIn(hall.house, matchOf(open), seat);
    return { season };
  }
  await rule(hall.house, matchOf(open), seat, 'conceded');
  const shares = open.seats.map(each => (left.includes(each) ? 1 : 0));
  return {
    season: withPairing(season, open, { ...open, score: { shares, how: 'forfeit' } }),
    posts: [{ kind: 'pairing', about: { pairing: open.id } }],
  };
}

/** Says that one is there; without it a season with check-in starts without them. */
export const checkIn = (hall: Hall, id: string, player: string, interaction: string): Promise<Season> =>
  change(hall, id, interaction, season => {
    if (isOver(season.league)) throw new Refusal('league-over');
    if (season.league.status !== 'open') throw new Refusal('league-running');
    const entrant = entrantOf(season, player);
    if (!entrant) throw new Refusal('not-in-league');
    const entrants = season.entrants.with(season.entrants.indexOf(entrant), { ...entrant, checkedIn: true });
    return { season: { ...season, entrants }, posts: [{ kind: 'living' }] };
  });
