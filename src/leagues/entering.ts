import { type Person, Refusal, rule } from '../matches/index.js';
import { advanced } from './advancing.js';
import { type Change, change, type Hall } from './hall.js';
import { type Entrant, entrantOf, matchOf, type Season } from './league.js';

/** A person who wants to join, with the roles they have. */
export interface Applicant extends Person {
  readonly roles: readonly string[];
}

export const isIn = (season: Season, player: string): boolean => entrantOf(season, player) !== undefined;

/** Joins; a running season from its next round on, where it allows that. Who dropped out comes back to their place. */
export function join(hall: Hall, id: string, applicant: Applicant, interaction: string): Promise<Season> {
  return change(hall, id, interaction, season => {
    const { league } = season;
    if (league.status === 'closed') throw new Refusal('league-over');
    if (isIn(season, applicant.id)) throw new Refusal('already-in-league');
    const { entryRole, capacity, lateJoin, format } = league.rules;
    if (entryRole && !applicant.roles.includes(entryRole)) throw new Refusal('not-invited', { role: entryRole });
    const isLate = league.round > 0;
    if (isLate && (!lateJoin || format === 'knockout')) throw new Refusal('no-late-join');
    const active = season.entrants.filter(({ dropped }) => dropped === null).length;
    if (capacity !== null && active >= capacity) throw new Refusal('league-full');
    const entrants = withEntrant(season, applicant);
    return { season: { ...season, entrants }, posts: [{ kind: 'living' }] };
  });
}

function withEntrant(season: Season, { id, name }: Person): Entrant[] {
  const { round } = season.league;
  const former = season.entrants.findIndex(({ player }) => player === id);
  if (former >= 0) {
    const old = season.entrants[former]!;
    const back: Entrant = {
      ...old,
      name,
      dropped: null,
      checkedIn: false,
      since: round === 0 ? 0 : old.since || round + 1,
    };
    return season.entrants.with(former, back);
  }
  const number = season.entrants.length + 1;
  const entrant: Entrant = {
    number,
    player: id,
    name,
    seed: round === 0 ? 0 : number,
    since: round === 0 ? 0 : round + 1,
    dropped: null,
    checkedIn: false,
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
  if (season.league.status === 'closed') throw new Refusal('league-over');
  const { number } = entrant;
  const entrants = season.entrants.with(season.entrants.indexOf(entrant), { ...entrant, dropped: season.league.round });
  if (season.league.round === 0) return { season: { ...season, entrants }, posts: [{ kind: 'living' }] };
  const open = season.pairings.find(
    ({ first, second, score }) => score === null && (first === number || second === number),
  );
  if (!open) return advanced(hall, { season: { ...season, entrants } });
  await rule(hall.house, matchOf(open), open.first === number ? 0 : 1, 'conceded');
  const score = {
    first: open.first === number ? 0 : 1,
    second: open.first === number ? 1 : 0,
    how: 'forfeit',
  } as const;
  const pairings = season.pairings.with(season.pairings.indexOf(open), { ...open, score });
  const posts = [{ kind: 'pairing', about: { pairing: open.id } }] as const;
  return advanced(hall, { season: { ...season, entrants, pairings }, posts });
}

/** Says that one is there; without it a season with check-in starts without them. */
export const checkIn = (hall: Hall, id: string, player: string, interaction: string): Promise<Season> =>
  change(hall, id, interaction, season => {
    if (season.league.status !== 'open') throw new Refusal('league-running');
    const entrant = entrantOf(season, player);
    if (!entrant) throw new Refusal('not-in-league');
    const entrants = season.entrants.with(season.entrants.indexOf(entrant), { ...entrant, checkedIn: true });
    return { season: { ...season, entrants }, posts: [{ kind: 'living' }] };
  });
