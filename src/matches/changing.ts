import type { House } from './house.js';
import type { Match } from './match.js';
import { endedShows } from './showing-hands.js';
import type { NewPost } from './store.js';
import { timed } from './time/timing.js';

/** Writes what people or time, not an answer, have made of a running match; whatever was asked is asked anew. */
export async function changeMatch(
  house: House,
  before: Match,
  after: Match,
  posts: readonly NewPost[],
  interaction?: string,
): Promise<Match> {
  const now = house.world.now();
  const moment = before.moment + 1;
  // What ends needs no table: also one that cannot be rebuilt can be ended.
  const table = after.status === 'running' ? await house.table(before) : null;
  const changed = await timed(house, before, { ...after, moment, asked: moment, askedAt: now }, table, now);
  await house.store.write(
    {
      ...(interaction === undefined ? {} : { interaction }),
      match: changed,
      expect: before.moment,
      closeVotes: true,
      posts: [...posts, ...endedShows(before, changed)],
    },
    now,
  );
  house.dropTable(before.id);
  house.world.wakeOutbox(before.id);
  house.world.wakeBots(before.id);
  if (changed.endedAt !== null) house.world.matchEnded?.(changed);
  return changed;
}
