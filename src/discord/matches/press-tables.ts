import { text } from '../components.js';
import { type Message, message } from '../message.js';
import type { Pressed, PressRule } from '../pressed.js';
import { wordsIn } from '../words/index.js';
import { hearOfTables, hearsOfTables } from './open-tables.js';

/** The bell on an open table: whoever presses it hears of open tables, or no longer. */
async function hear({ surface, press, language }: Pressed): Promise<Message> {
  const wanted = !(await hearsOfTables(surface.house, press));
  const role = `<@&${await hearOfTables(surface, press, wanted)}>`;
  return message([text(wordsIn(language).hearsOfTables(role, wanted))]);
}

export const tablesPresses: Readonly<Record<'hear', PressRule>> = {
  hear: { way: 'private', spends: 'seats', run: hear },
};
