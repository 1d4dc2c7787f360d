import type { House } from './house.js';
import type { Match } from './match.js';

/** The match's thread is gone: it is played on in another place. */
export function moveMatch(house: House, id: string, place: string): Promise<Match> {
  return house.queues.run(id, async () => {
    const match = await house.match(id);
    const moved: Match = { ...match, place };
    await house.store.write({ match: moved, expect: match.moment }, house.world.now());
    house.world.report('match-moved', { match: id, from: match.place, to: place });
    return moved;
  });
}

/** The place has forgotten everything that was posted: every table is shown anew. */
export async function postAnew(house: House): Promise<void> {
  const now = house.world.now();
  const tables = [...(await house.store.running()), ...(await house.store.lobbiesOpenedBefore(now))];
  for (const { id } of tables) {
    await house.queues.run(id, async () => {
      const match = await house.match(id);
      const kind = match.status === 'lobby' ? 'lobby' : 'board';
      await house.store.write({ match, posts: [{ kind }] }, now);
      house.world.wakeOutbox(id);
    });
  }
}
