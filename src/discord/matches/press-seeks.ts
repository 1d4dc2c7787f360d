import { Refusal, stopSeeking } from '../../matches/index.js';
import type { Message } from '../message.js';
import type { Pressed, PressRule } from '../pressed.js';
import { gamesMessage } from './visiting.js';

/** Nobody is looked for any more; the list it was pressed on says so. */
async function unseek({ surface, press, id, language }: Pressed): Promise<Message> {
  const [guild] = id.parts;
  if (guild === undefined) throw new Refusal('stale');
  await stopSeeking(surface.house, guild, id.match, press.user.id);
  return gamesMessage(surface, press.user.id, language);
}

export const seekPresses: Readonly<Record<'unseek', PressRule>> = { unseek: { way: 'set', run: unseek } };
