import { Refusal } from '../../matches/index.js';
import type { Surface } from '../surface.js';

/** Where somebody asks from: the channel or thread itself, and the channel a thread belongs to. */
export interface Whereabouts {
  readonly guild: string;
  readonly place: string;
  readonly channel: string;
}

/** The game people mean where they are: the one played here, then the one of this channel's league, then the only one. */
export async function gameHere(
  { house, hall }: Pick<Surface, 'house' | 'hall'>,
  { guild, place, channel }: Whereabouts,
): Promise<string> {
  const played = (await house.store.lastMatchAt(place))?.game;
  if (played !== undefined) return played;
  const leagues = (await hall.store.leagues(guild)).filter(league => league.channel === channel);
  const running = (await house.store.matchesFrom(channel)).map(({ game }) => game);
  for (const games of [leagues.map(({ rules }) => rules.game), running, house.world.games.map(({ id }) => id)]) {
    const [only, ...others] = new Set(games);
    if (only !== undefined && others.length === 0) return only;
  }
  throw new Refusal('which-game');
}
