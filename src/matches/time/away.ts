import { changeMatch } from '../changing.js';
import type { House } from '../house.js';
import { requireRoom } from '../lobby.js';
import { handedFor, type Match, type Person, type PlayerId, type Seat } from '../match.js';
import { Refusal } from '../refusal.js';
import { seesAnother, unshown } from '../showing-hands.js';
import type { NewPost } from '../store.js';
import { sweep } from '../sweeping.js';
import { withAbsence } from './absences.js';
import type { Stretch } from './calendar.js';
import { changeCalendar } from './changing-hours.js';

/**
 * A player is away for a while, or back with null: their clocks stand still. Somebody else may be asked to play their
 * seats meanwhile, and does so once they have said yes.
 */
export async function goAway(
  house: House,
  player: PlayerId,
  away: Stretch | null,
  standIn: Person | null,
): Promise<void> {
  if (standIn?.id === player) throw new Refusal('own-seat');
  const changed = withAbsence(await house.store.settings('player', player), away, house.world.now());
  await changeCalendar(house, player, changed);
  const running = (await house.store.matchesOf(player)).filter(({ status }) => status === 'running');
  await sweep(house, 'away', running, ({ id }) =>
    house.queues.run(id, async () => {
      const match = await house.match(id);
      const seat = match.seats.findIndex(each => each.player === player);
      if (match.status !== 'running' || seat < 0) return;
      await offerSeat(house, match, seat, away && standIn ? { ...standIn, until: away.to } : null);
    }),
  );
}

async function offerSeat(house: House, match: Match, seat: number, offered: (Person & { until: number }) | null) {
  const { standIn: former, ...own } = match.seats[seat]!;
  if (!former && !offered) return;
  // Nobody plays two seats of one match.
  const isFree = offered && !match.seats.some(({ player }) => player === offered.id);
  const posts: NewPost[] = isFree ? [{ kind: 'notice', about: { notice: 'stand-in', seat, player: offered.id } }] : [];
  const held: Seat = isFree
    ? { ...own, standIn: { player: offered.id, name: offered.name, until: offered.until, accepted: false } }
    : own;
  await changeMatch(house, match, { ...match, seats: match.seats.with(seat, held) }, [...posts, { kind: 'board' }]);
}

/** Whoever was asked to play a seat says yes or no. */
export async function answerStandIn(
  house: House,
  id: string,
  person: Person,
  seat: number,
  accepts: boolean,
  interaction: string,
): Promise<Match> {
  if (accepts) await requireRoom(house, person);
  return house.queues.run(id, async () => {
    const { match } = await house.running(id);
    const held = match.seats[seat];
    const { standIn } = held ?? {};
    if (!held || !standIn || standIn.accepted || standIn.until <= house.world.now()) throw new Refusal('stale');
    if (standIn.player !== person.id) throw new Refusal('not-your-seat');
    if (accepts && seesAnother(match, seat, person.id)) throw new Refusal('sees-a-hand');
    // Whoever plays it now has not agreed to be looked at.
    const changed = accepts
      ? { ...unshown(held), standIn: { ...standIn, name: person.name, accepted: true } }
      : handedFor(held);
    return changeMatch(
      house,
      match,
      { ...match, seats: match.seats.with(seat, changed) },
      [{ kind: 'board' }],
      interaction,
    );
  });
}
