import type { House } from './house.js';
import { type Match, type PlayerId, seatOf } from './match.js';
import { Refusal } from './refusal.js';
import type { FollowWish } from './store.js';
import { isHere } from './voting.js';

/** How many running matches one person follows at once: as many as a menu shows. */
export const MOST_FOLLOWED = 25;
/** How many people follow one match: every battle calls all of them. */
export const MOST_FOLLOWERS = 50;

/** Somebody who has no seat in a running match wants to hear of it, or of more or less of it than before. */
export function follow(house: House, id: string, player: PlayerId, wish: FollowWish): Promise<Match> {
  return house.queues.run(id, async () => {
    const { store } = house;
    const match = await house.runningMatch(id);
    if (seatOf(match, player) >= 0) throw new Refusal('plays-already');
    if (!(await isHere(house, match, player))) throw new Refusal('no-match-here');
    if (!(await store.follow(id, player))) {
      if ((await followedBy(house, player)).length >= MOST_FOLLOWED)
        throw new Refusal('too-many-followed', { most: String(MOST_FOLLOWED) });
      if ((await store.followers(id)).length >= MOST_FOLLOWERS)
        throw new Refusal('too-many-followers', { most: String(MOST_FOLLOWERS) });
    }
    await store.keepFollow({ match: id, player, wish, told: 0, untold: null });
    return match;
  });
}

/** Follows it no longer, whether it is over or not. */
export const unfollow = (house: House, id: string, player: PlayerId): Promise<void> =>
  house.store.dropFollow(id, player);

/** The running matches somebody follows, those first in which something was asked last. */
export async function followedBy(house: House, player: PlayerId): Promise<readonly Match[]> {
  const follows = await house.store.followsOf(player);
  const matches = await Promise.all(follows.map(({ match }) => house.store.match(match)));
  return matches
    .filter(match => match?.status === 'running')
    .map(match => match!)
    .sort((one, other) => other.askedAt - one.askedAt);
}
