import { type House, isKept, isSeatTaken, type Match } from '../../matches/index.js';
import { text } from '../components.js';
import { type Message, message } from '../message.js';
import { wordsIn } from '../words/index.js';

/** Under which name a server keeps the role of people who want to hear of open tables. */
const ROLE = 'open-tables';

/** A server names the role that is called for open tables; naming it again means none. */
export async function keepTablesRole(house: House, guild: string, role: string): Promise<void> {
  const { [ROLE]: known, ...kept } = await house.store.settings('guild', guild);
  await house.store.keepSettings('guild', guild, known === role ? kept : { ...kept, [ROLE]: role });
}

export const tablesRoleIn = (kept: Readonly<Record<string, string>>): string | null => kept[ROLE] ?? null;

/** The message of a table, with a call to whoever wants to hear of open ones, while a seat is free for anybody. */
export async function calledOut(house: House, match: Match, shown: Message): Promise<Message> {
  const now = house.world.now();
  const isOpen = match.status === 'lobby' && match.seats.some(seat => !isSeatTaken(seat) && !isKept(seat, now));
  const role = isOpen && match.guild ? tablesRoleIn(await house.store.settings('guild', match.guild)) : null;
  return role === null ? shown : withRole(shown, role, wordsIn(match.language).tableOpen(`<@&${role}>`));
}

/** A message that calls a role as well. */
export function withRole(shown: Message, role: string, line: string): Message {
  const called = message([text(line)]);
  return { ...shown, components: [...shown.components, ...called.components], roles: [role] };
}
