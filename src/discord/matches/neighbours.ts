import { isHere, type Match, Refusal, seatOf } from '../../matches/index.js';
import type { Press } from '../pressed.js';
import type { Surface } from '../surface.js';

/**
 * Refuses whoever has no part in a match: it is seen by those who sit at it and by the people of its server, who may
 * press from a private message. An id alone opens nothing elsewhere.
 */
export async function requireNeighbour({ house }: Surface, match: Match, press: Press): Promise<void> {
  const { id } = press.user;
  if (seatOf(match, id) >= 0 || press.guildId === match.guild) return;
  if (!(await isHere(house, match, id))) throw new Refusal('not-played-here');
}
