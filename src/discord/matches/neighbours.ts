import { isHere, isPlayedAt, type Match, Refusal, seatOf } from '../../matches/index.js';
import type { Press } from '../pressed.js';
import type { Surface } from '../surface.js';

/**
 * Refuses whoever has no part in a match: it is seen by those who sit at it, and by people who may look into the channel
 * it was opened in, from wherever they press. An id alone opens nothing elsewhere.
 */
export async function requireNeighbour(surface: Surface, match: Match, press: Press): Promise<void> {
  if (seatOf(match, press.user.id) >= 0 || isPlayedAt(match, press.channelId ?? '')) return;
  if (!(await looksIn(surface, match, press))) throw new Refusal('not-played-here');
}

/** Of a server another process is told of, only who is on it is known. */
async function looksIn({ house, sees }: Surface, match: Match, { user: { id }, member }: Press): Promise<boolean> {
  const { guild, home } = match;
  const isSeen = guild === null ? null : await sees({ guild, channel: home }, { id, member });
  return isSeen ?? isHere(house, match, id);
}
