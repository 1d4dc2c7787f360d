import { handOver, type Person, Refusal } from '../matches/index.js';
import { advanced } from './advancing.js';
import { type Change, change, type Hall } from './hall.js';
import { type Entrant, entrantOf, isOver, matchOf, openPairingOf, type Season } from './league.js';
import { type Act, act, entrantCalled } from './organising.js';
import type { LogLine } from './store.js';

/** Whom a change of places concerns, as it is logged and posted. */
const about = ({ number, name, player }: Entrant, newcomer: Person): LogLine['about'] => ({
  entrant: number,
  from: name,
  former: player,
  to: newcomer.name,
  player: newcomer.id,
});

const withEntrant = (season: Season, before: Entrant, after: Entrant): Season => ({
  ...season,
  entrants: season.entrants.with(season.entrants.indexOf(before), after),
});

/** An organiser wants somebody else in a place: they are called, and have it as soon as they say so themselves. */
export const offerPlace = (hall: Hall, by: Act, number: number, newcomer: Person): Promise<Season> =>
  act(hall, by, 'offered', season => {
    const entrant = entrantCalled(season, number);
    if (entrantOf(season, newcomer.id)) throw new Refusal('already-in-league');
    return {
      season: withEntrant(season, entrant, { ...entrant, offered: { id: newcomer.id, name: newcomer.name } }),
      about: about(entrant, newcomer),
    };
  });

/** Takes the place that was offered, with its points and its running match. */
export const takePlace = (hall: Hall, id: string, number: number, person: Person, press: string): Promise<Season> =>
  change(hall, id, press, async season => {
    const entrant = offeredTo(season, number, person);
    if (entrantOf(season, person.id)) throw new Refusal('already-in-league');
    const open = openPairingOf(season, number);
    if (open) await handOver(hall.house, matchOf(open), open.seats.indexOf(number), person);
    const taken: Entrant = { ...entrant, player: person.id, name: person.name, dropped: null, offered: null };
    return advanced(hall, told(hall, withEntrant(season, entrant, taken), 'replaced', entrant, person));
  });

/** Does not want it: everything stays as it is. */
export const declinePlace = (hall: Hall, id: string, number: number, person: Person, press: string): Promise<Season> =>
  change(hall, id, press, season => {
    const entrant = offeredTo(season, number, person);
    return told(hall, withEntrant(season, entrant, { ...entrant, offered: null }), 'declined', entrant, person);
  });

function offeredTo(season: Season, number: number, person: Person): Entrant {
  if (isOver(season.league)) throw new Refusal('league-over');
  const entrant = entrantCalled(season, number);
  if (entrant.offered?.id !== person.id) throw new Refusal('no-offer');
  return entrant;
}

function told(hall: Hall, season: Season, deed: 'replaced' | 'declined', entrant: Entrant, person: Person): Change {
  const whom = about(entrant, person);
  return {
    season,
    log: [{ at: hall.now(), by: person.id, deed, about: whom }],
    posts: [{ kind: 'notice', about: { deed, ...whom } }],
  };
}
