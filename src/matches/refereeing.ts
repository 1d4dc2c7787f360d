import type { Chosen, Language } from '../engine/index.js';
import { finished } from './answering.js';
import { changeMatch } from './changing.js';
import { standInFor } from './conceding.js';
import type { House } from './house.js';
import { handedTo, type Match, type MatchEvent, type Person, type Seat, unbegun } from './match.js';
import { begin } from './starting.js';
import type { NewPost } from './store.js';
import type { Pace } from './time/pace.js';

/** A match that somebody else has put together: a league's pairing, say. */
export interface Seating {
  readonly id: string;
  readonly game: string;
  readonly guild: string | null;
  readonly home: string;
  readonly place: string;
  readonly language: Language;
  readonly chosen: Chosen;
  readonly people: readonly Person[];
  readonly sides: readonly (string | null)[];
  readonly pace: Pace;
  readonly event: MatchEvent;
}

/** Starts a match of people who have been seated; the same id is never started twice. */
export function startSeated(house: House, seating: Seating): Promise<Match> {
  return house.queues.run(seating.id, async () => {
    const known = await house.store.match(seating.id);
    if (known) return known;
    const now = house.world.now();
    const { people, sides, place, ...given } = seating;
    const seats = people.map(
      ({ id, name }, seat): Seat => ({ player: id, bot: null, name, side: sides[seat] ?? null, conceded: false }),
    );
    const lobby: Match = {
      ...given,
      place: null,
      host: people[0]!.id,
      status: 'lobby',
      seats,
      ...unbegun(now),
    };
    return begin(house, lobby, place, [{ kind: 'board' }]);
  });
}

/** Ends a running match without a result; does nothing to one that is over. */
export const callOff = (house: House, id: string): Promise<Match | null> =>
  changeRunning(house, id, match => ({
    match: { ...match, status: 'aborted', endedAt: house.world.now() },
    posts: [{ kind: 'notice', about: { notice: 'called-off' } }, { kind: 'board' }],
  }));

/** Ends a running match for the last seat that gave it up or ran out of time, whatever the game says of conceding. */
export const rule = (house: House, id: string, seat: number, reason: 'conceded' | 'claimed'): Promise<Match | null> =>
  changeRunning(house, id, match => ({
    match: finished(
      { ...match, seats: match.seats.with(seat, { ...match.seats[seat]!, conceded: true }) },
      { places: match.seats.map(({ conceded }, other) => (conceded || other === seat ? 2 : 1)), reason, by: seat },
      house.world.now(),
    ),
    posts: [{ kind: 'board', about: { gaveUp: seat } }, { kind: 'result' }],
  }));

/** Somebody else takes a seat over. */
export const handOver = (house: House, id: string, seat: number, person: Person): Promise<Match | null> =>
  changeRunning(house, id, match => ({
    match: { ...match, seats: match.seats.with(seat, handedTo(match.seats[seat]!, person)) },
    posts: [{ kind: 'notice', about: { notice: 'replace', seat, player: person.id } }, { kind: 'board' }],
  }));

/** The computer plays on for a seat its person does not move. */
export const standIn = (house: House, id: string, seat: number): Promise<Match | null> =>
  house.queues.run(id, async () => {
    const match = await house.store.match(id);
    return match?.status === 'running' ? standInFor(house, match, seat) : null;
  });

/** Tells a running match something about what it is part of; nothing of it changes. */
export function tellMatch(house: House, id: string, notice: string, title: string): Promise<void> {
  return house.queues.run(id, async () => {
    const match = await house.store.match(id);
    if (match?.status !== 'running') return;
    await house.store.write({ match, posts: [{ kind: 'notice', about: { notice, title } }] }, house.world.now());
    house.world.wakeOutbox(id);
  });
}

function changeRunning(
  house: House,
  id: string,
  change: (match: Match) => { match: Match; posts: readonly NewPost[] },
): Promise<Match | null> {
  return house.queues.run(id, async () => {
    const match = await house.store.match(id);
    if (match?.status !== 'running') return null;
    const { match: changed, posts } = change(match);
    return changeMatch(house, match, changed, posts);
  });
}
