import type { Language } from '../../engine/index.js';
import { Refusal } from '../../matches/index.js';
import type { Message } from '../message.js';
import type { Pressed, PressRule } from '../pressed.js';
import type { Surface } from '../surface.js';
import { nameOf, tablesWaiting } from './next-table.js';
import { panelFor } from './panel.js';

/** The panel of the table that has waited longest for the person; the one wanted, where it still waits. */
export async function nextPanel(
  surface: Surface,
  player: string,
  language: Language,
  wanted?: string,
): Promise<Message> {
  const waiting = await tablesWaiting(surface, player);
  const next = waiting.find(({ id }) => id === wanted) ?? waiting[0];
  if (!next) throw new Refusal('nothing-waits');
  const where = next.place === null ? '' : ` · <#${next.place}>`;
  return panelFor(surface, next, player, language, { note: `-# ${nameOf(surface, next, player, language)}${where}` });
}

const next = ({ surface, press, id, language }: Pressed): Promise<Message> =>
  nextPanel(surface, press.user.id, language, id.match);

export const nextPresses: Readonly<Record<'next', PressRule>> = {
  next: { way: 'set', spends: 'panels', run: next },
};
