import type { House } from './house.js';
import type { Match } from './match.js';
import type { NewPost } from './store.js';
import { sweep } from './sweeping.js';

/** The match's thread is gone: it is played on in another place, where `posts` say what people should know of it. */
export function moveMatch(house: House, id: string, place: string, posts: readonly NewPost[] = []): Promise<Match> {
  return house.queues.run(id, async () => {
    const match = await house.match(id);
    const moved: Match = { ...match, place };
    await house.store.write({ match: moved, expect: match.moment, posts }, house.world.now());
    house.world.report('match-moved', { match: id, from: match.place, to: place });
    return moved;
  });
}

/** The place has forgotten everything that was posted: every table is shown anew. */
export async function postAnew(house: House): Promise<void> {
  const now = house.world.now();
  const tables = [...(await house.store.running()), ...(await house.store.lobbiesOpenedBefore(now))];
  await sweep(house, 'post anew', tables, ({ id }) =>
    house.queues.run(id, async () => {
      const match = await house.match(id);
      const kind = match.status === 'lobby' ? 'lobby' : 'board';
      await house.store.write({ match, posts: [{ kind }] }, now);
      house.world.wakeOutbox(id);
    }),
  );
}
