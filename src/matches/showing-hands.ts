import type { Reply } from './answering.js';
import type { House } from './house.js';
import { type Match, ownSeatOf, type Person, type PlayerId, type Seat } from './match.js';
import { Refusal } from './refusal.js';
import type { NewPost } from './store.js';

/** The seat without anybody who is shown its hand. */
export const unshown = ({ shownTo: _, ...seat }: Seat): Seat => seat;

/** Whether somebody sees a hand of the match other than that of this seat: they cannot play it as if they did not. */
export const seesAnother = ({ seats }: Match, seat: number, player: PlayerId): boolean =>
  seats.some(({ shownTo }, at) => at !== seat && shownTo?.player === player);

/** Whether somebody plays in the match, has played in it, or is asked to. */
const isAtTable = ({ seats }: Match, id: PlayerId): boolean =>
  seats.some(({ player, standIn, invited }) => [player, standIn?.player, invited?.player].includes(id));

/** Tells the table how it stands with a hand that is shown. */
const handPost = (seat: number): NewPost => ({ kind: 'notice', about: { notice: 'hand', seat } });

/** What the table is told when a seat has changed hands whose hand was shown. */
export const endedShows = (before: Match, after: Match): NewPost[] =>
  after.status !== 'running'
    ? []
    : before.seats.flatMap(({ shownTo }, seat) => (shownTo && !after.seats[seat]?.shownTo ? [handPost(seat)] : []));

/**
 * Somebody shows their hand to a friend who does not play, until they withdraw it; one at a time, and the table is told.
 * In a league everybody plays without help.
 */
export function showHand(house: House, reply: Reply, friend: Person): Promise<Match> {
  return changeSeat(house, reply, async (match, seat) => {
    if (match.event) throw new Refusal('no-help-in-league');
    if (friend.id === reply.person.id) throw new Refusal('own-seat');
    if (isAtTable(match, friend.id)) throw new Refusal('plays-here');
    await house.allowances.spend('shares', reply.person.id);
    return { ...match.seats[seat]!, shownTo: { player: friend.id, name: friend.name } };
  });
}

/** They show it no longer. */
export const hideHand = (house: House, reply: Reply): Promise<Match> =>
  changeSeat(house, reply, async (match, seat) => {
    const held = match.seats[seat]!;
    if (!held.shownTo) throw new Refusal('nothing-shown');
    return unshown(held);
  });

/** Refuses whoever is not shown the hand of this seat now. */
export function requireShown(match: Match, seat: number, player: PlayerId): void {
  if (match.status !== 'running') throw new Refusal('match-over');
  const shownTo = match.seats[seat]?.shownTo;
  if (!shownTo) throw new Refusal('hand-hidden');
  if (shownTo.player !== player) throw new Refusal('hand-not-yours');
}

/** Nothing is asked anew: the match stands where it stood. */
function changeSeat(house: House, reply: Reply, change: (match: Match, seat: number) => Promise<Seat>): Promise<Match> {
  return house.queues.run(reply.match, async () => {
    const match = await house.runningMatch(reply.match);
    const seat = ownSeatOf(match, reply.person.id);
    if (seat < 0) throw new Refusal('not-seated');
    const changed: Match = { ...match, seats: match.seats.with(seat, await change(match, seat)) };
    const { interaction } = reply;
    const posts = [handPost(seat)];
    await house.store.write({ interaction, match: changed, expect: match.moment, posts }, house.world.now());
    house.world.wakeOutbox(match.id);
    return changed;
  });
}
