import type { Match } from '../../matches/index.js';
import { button, type Part, section } from '../components.js';
import { makeCustomId } from '../custom-id.js';
import { plain } from '../limits.js';
import type { Surface } from '../surface.js';

const SIGN = '📝';

/** The way to a note that nobody else reads. */
export const noteButton = ({ id }: Pick<Match, 'id'>) => button(makeCustomId('note', id), { emoji: SIGN });

/** What somebody has written down for themselves at this table; nothing where they have not. */
export async function noteParts({ house }: Surface, match: Match, player: string): Promise<Part[]> {
  const note = await house.store.note(match.id, player);
  return note === null ? [] : [section(`${SIGN} ${plain(note)}`, noteButton(match))];
}
