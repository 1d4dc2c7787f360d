import { changeMatch } from '../changing.js';
import { giveUp, standInFor } from '../conceding.js';
import type { House } from '../house.js';
import { actorOf, handedFor, type Match, type PlayerId, type Seat } from '../match.js';
import type { NewPost } from '../store.js';
import { share } from '../sweeping.js';
import { type Calendar, wakesAt } from './calendar.js';
import { type Clock, isOverdue, withDue } from './clock.js';
import { dueOf, IDLE_AFTER, IDLE_GRACE, nextOf } from './due.js';
import { calendarOf, timed } from './timing.js';

/** Whoever has been called so often knows of it. */
export const MOST_REMINDERS = 5;

/** Whether a call that was held up on its way is still the last one: the same thing is not said twice. */
export const isLastCall = ({ reminded, warned }: Clock, round: number): boolean =>
  round === reminded + (warned === 'none' ? 0 : 1);

/** Looks after the time of every match in which something is due. */
export async function ring(house: House): Promise<void> {
  const now = house.world.now();
  await share(house, 'clocks', await house.store.matchesDue(now), ({ id }) =>
    house.queues.run(id, () => ringMatch(house, id, now)),
  );
}

async function ringMatch(house: House, id: string, now: number): Promise<void> {
  const stored = await house.match(id);
  // Another process may have been here since it was found.
  if (stored.status !== 'running' || (dueOf(stored) ?? Number.POSITIVE_INFINITY) > now) return;
  if (stored.seats.some(seat => isOver(seat, now))) {
    const seats = stored.seats.map(seat => (isOver(seat, now) ? handedFor(seat) : seat));
    await changeMatch(house, stored, { ...stored, seats }, [{ kind: 'board' }]);
    return;
  }
  const match = await renewedLate(house, await timed(house, stored, stored, await house.table(stored), now), now);
  if (match.clocks.some(({ answerAt }) => answerAt != null && answerAt <= now)) house.world.wakeBots(id);
  const late = match.clocks.findIndex(clock => clock.warned === 'none' && isOverdue(clock, now));
  const { atZero = 'ask' } = match.pace;
  if (late >= 0 && atZero !== 'ask') {
    if (atZero === 'lost') await giveUp(house, match, late, 'claimed');
    else await standInFor(house, match, late);
    return;
  }
  const rung = await Promise.all(match.clocks.map((clock, seat) => ringSeat(house, match, seat, clock, now)));
  const isIdle = rung.some(({ clock }, seat) => clock.warned === 'idle' && match.clocks[seat]!.warned !== 'idle');
  const until = now + IDLE_GRACE;
  const posts: NewPost[] = [
    ...rung.flatMap(each => each.posts),
    ...(isIdle ? [{ kind: 'notice' as const, about: { notice: 'idle', until } }] : []),
  ];
  if (rung.some(({ ends }) => ends)) {
    const closed = [{ kind: 'notice', about: { notice: 'idle-closed' } }, { kind: 'board' }] as const;
    await changeMatch(house, match, { ...match, status: 'aborted', endedAt: now }, closed);
    return;
  }
  const clocks = rung.map(({ clock }) => clock);
  await house.store.write({ match: { ...match, clocks }, expect: match.moment, posts }, now);
  if (posts.length > 0) house.world.wakeOutbox(id);
}

/** Before anybody is called late their time is reckoned once more: a change of their hours may have been cut short. */
async function renewedLate(house: House, match: Match, now: number): Promise<Match> {
  const clocks = await Promise.all(
    match.clocks.map(async (clock, seat) => {
      const { player } = match.seats[seat]!;
      if (!player || clock.warned !== 'none' || !isOverdue(clock, now)) return clock;
      return withDue(clock, match.pace, await calendarOf(house, player, match));
    }),
  );
  return { ...match, clocks };
}

/** Whether somebody stood in for the seat, and its person is back. */
const isOver = ({ standIn }: Seat, now: number): boolean => standIn !== undefined && standIn.until <= now;

interface Rung {
  readonly clock: Clock;
  readonly posts: readonly NewPost[];
  readonly ends?: true;
}

async function ringSeat(house: House, match: Match, seat: number, clock: Clock, now: number): Promise<Rung> {
  const { player } = match.seats[seat]!;
  const next = nextOf(clock);
  if (!player || next === null || next > now) return { clock, posts: [] };
  if (clock.due !== null && clock.warned === 'idle' && now >= clock.due + IDLE_AFTER + IDLE_GRACE)
    return { clock, posts: [], ends: true };
  if (clock.due !== null && clock.warned === 'overdue' && now >= clock.due + IDLE_AFTER)
    return { clock: { ...clock, warned: 'idle' }, posts: [] };
  if (clock.warned === 'none' && isOverdue(clock, now))
    return {
      clock: { ...clock, warned: 'overdue', remindAt: null },
      posts: [{ kind: 'reminder', about: { seat, round: clock.reminded + 1 } }],
    };
  if (clock.remindAt === null || clock.remindAt > now) return { clock, posts: [] };
  // Who stands in is reminded by their own hours: it is not they who are away.
  const actor = actorOf(match.seats[seat]!)!;
  return reminded(clock, seat, match, await calendarOf(house, actor, match), await wantsReminders(house, actor), now);
}

const wantsReminders = async (house: House, player: PlayerId): Promise<boolean> =>
  (await house.store.settings('player', player)).reminders !== 'off';

/** A reminder that is due; who sleeps or is away is left alone until then. */
function reminded(clock: Clock, seat: number, match: Match, calendar: Calendar, wanted: boolean, now: number): Rung {
  if (!wanted) return { clock: { ...clock, remindAt: null }, posts: [] };
  const woken = wakesAt(calendar, now);
  if (woken > now) return { clock: { ...clock, remindAt: woken }, posts: [] };
  const round = clock.reminded + 1;
  const remindAt = round < MOST_REMINDERS ? now + match.pace.remindAfter : null;
  return { clock: { ...clock, reminded: round, remindAt }, posts: [{ kind: 'reminder', about: { seat, round } }] };
}
