import type { House } from '../house.js';
import type { Match, PlayerId } from '../match.js';
import type { NewPost } from '../store.js';
import { sweep } from '../sweeping.js';
import { nightsAfterChange } from './calendar.js';
import { type Clock, recalculated, withDue } from './clock.js';
import { calendarFrom, calendarOf, NIGHTS_FROM } from './timing.js';

type Settings = Readonly<Record<string, string>>;

/** A player sleeps at other hours: kept with their other settings, and no way to sleep twice a day. */
export async function changeNights(house: House, player: PlayerId, settings: Settings): Promise<void> {
  const now = house.world.now();
  const nightsFrom = Math.max(now, nightsAfterChange(await calendarOf(house, player), now));
  await changeCalendar(house, player, { ...settings, [NIGHTS_FROM]: String(nightsFrom) });
}

/**
 * A player's hours or absence change: what has passed on their clocks was counted by those before, and is written down
 * before the new ones hold. Wherever the program ends in between, nobody is charged for time by hours that were not
 * theirs, and no clock says later than it should that its time is up: saying it too early is found out when it does.
 */
export async function changeCalendar(house: House, player: PlayerId, settings: Settings): Promise<void> {
  const running = (await house.store.matchesOf(player)).filter(({ status }) => status === 'running');
  const former = await house.store.settings('player', player);
  const inEach = (posts: readonly NewPost[], job: (clock: Clock, match: Match) => Clock): Promise<void> =>
    sweep(house, 'calendar', running, ({ id }) =>
      house.queues.run(id, async () => {
        const match = await house.match(id);
        if (match.status !== 'running') return;
        const clocks = match.clocks.map((clock, seat) =>
          match.seats[seat]?.player === player ? job(clock, match) : clock,
        );
        await house.store.write({ match: { ...match, clocks }, expect: match.moment, posts }, house.world.now());
        if (posts.length > 0) house.world.wakeOutbox(id);
      }),
    );
  const now = house.world.now();
  await inEach([], (clock, match) => {
    const [before, after] = [calendarFrom(former, match), calendarFrom(settings, match)];
    const counted = recalculated(clock, match.pace, before, before, now);
    return earlier(counted, withDue(counted, match.pace, after));
  });
  await house.store.keepSettings('player', player, settings);
  await inEach([{ kind: 'board' }], (clock, match) => withDue(clock, match.pace, calendarFrom(settings, match)));
}

/** Of two readings of one clock the one that is up sooner. */
const earlier = (one: Clock, other: Clock): Clock => ((one.due ?? 0) <= (other.due ?? 0) ? one : other);
