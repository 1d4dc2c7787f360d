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
