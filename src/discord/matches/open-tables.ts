import { DiscordAPIError, type Guild, type PermissionsBitField, Routes } from 'discord.js';
import { type House, isKept, isSeatTaken, type Match, Refusal } from '../../matches/index.js';
import { button, section } from '../components.js';
import { makeCustomId } from '../custom-id.js';
import { type Message, message } from '../message.js';
import { isCallable, mayGive, obstacleToGiving, type RoleObstacle, rolesOf } from '../roles.js';
import type { Surface } from '../surface.js';
import { wordsIn } from '../words/index.js';

/** Under which name a server keeps the role of people who want to hear of open tables. */
const ROLE = 'open-tables';

/** Who takes a role or names it, and where. */
export interface RoleAsking {
  readonly user: { readonly id: string };
  readonly guild: Guild | null;
  readonly member?: unknown;
  readonly memberPermissions: Readonly<PermissionsBitField> | null;
  readonly appPermissions: Readonly<PermissionsBitField>;
}

/** A server names the role that is called for open tables; naming it again means none. */
export async function nameTablesRole(house: House, asking: RoleAsking, role: string): Promise<void> {
  const { guild } = asking;
  if (!guild) throw new Refusal('unknown-option');
  const { [ROLE]: known, ...kept } = await house.store.settings('guild', guild.id);
  if (known !== role) {
    const obstacle = obstacleToGiving(guild, role);
    if (obstacle === 'managed' || obstacle === 'power') throw cannotGive(obstacle, role);
    if (!mayGive(guild, asking, role)) throw new Refusal('role-not-yours');
  }
  await house.store.keepSettings('guild', guild.id, known === role ? kept : { ...kept, [ROLE]: role });
}

export const tablesRoleIn = (kept: Readonly<Record<string, string>>): string | null => kept[ROLE] ?? null;

const tablesRoleOf = async (house: House, guild: string): Promise<string | null> =>
  tablesRoleIn(await house.store.settings('guild', guild));

const cannotGive = (why: RoleObstacle, role: string): Refusal => new Refusal('cannot-give-role', { why, role });

/** What is in the way of the role a server has named: of taking it, or of being called by it. */
export function troubleWithRole(asking: RoleAsking, role: string): RoleObstacle | 'silent' | null {
  if (!asking.guild) return null;
  const obstacle = obstacleToGiving(asking.guild, role);
  return obstacle ?? (isCallable(asking.guild, role, asking.appPermissions) ? null : 'silent');
}

/** Whether somebody hears of open tables where they are; null where no role is called for them. */
export async function hearsOfTables(house: House, asking: RoleAsking): Promise<boolean | null> {
  const role = asking.guild ? await tablesRoleOf(house, asking.guild.id) : null;
  return role === null ? null : rolesOf(asking).includes(role);
}

/** Discord's codes: the role is gone, lies above ours or was never ours to give, belongs to a bot. */
const REFUSED: Readonly<Record<string, RoleObstacle>> = { 10011: 'gone', 50013: 'above', 50028: 'managed' };

/** Somebody takes the role, or gives it back. */
export async function hearOfTables({ house, rest }: Surface, asking: RoleAsking, wanted: boolean): Promise<string> {
  const { guild, user } = asking;
  const role = guild ? await tablesRoleOf(house, guild.id) : null;
  if (!guild || role === null) throw new Refusal('no-tables-role');
  const obstacle = obstacleToGiving(guild, role);
  if (obstacle !== null) throw cannotGive(obstacle, role);
  const route = Routes.guildMemberRole(guild.id, user.id, role);
  try {
    await (wanted ? rest.put(route) : rest.delete(route));
  } catch (error) {
    const known = error instanceof DiscordAPIError ? REFUSED[error.code] : undefined;
    throw known ? cannotGive(known, role) : error;
  }
  return role;
}

/**
 * The message of a table, with a line for whoever wants to hear of open ones while a seat is free for anybody. Only a new
 * message calls them, and not more often than is decent; the bell on it lets everybody join or leave them.
 */
export async function calledOut(house: House, match: Match, shown: Message, isNew: boolean): Promise<Message> {
  const now = house.world.now();
  const isOpen = match.status === 'lobby' && match.seats.some(seat => !isSeatTaken(seat) && !isKept(seat, now));
  const role = isOpen && match.guild ? await tablesRoleOf(house, match.guild) : null;
  if (role === null) return shown;
  return withRole(house, match, shown, role, wordsIn(match.language).tableOpen(`<@&${role}>`), isNew);
}

/** An offer that calls whoever wants to hear of open tables as well. */
export async function offeredAround(house: House, match: Match, shown: Message): Promise<Message> {
  const role = match.guild ? await tablesRoleOf(house, match.guild) : null;
  return role === null ? shown : withRole(house, match, shown, role, `<@&${role}>`, true);
}

async function withRole(
  house: House,
  match: Match,
  shown: Message,
  role: string,
  line: string,
  isNew: boolean,
): Promise<Message> {
  const bell = button(makeCustomId('hear', 'tables'), { emoji: '🔔' });
  const called = message([section(line, bell)]);
  const roles = isNew && (await house.allowances.takes('role-calls', match.guild!)) ? [role] : [];
  return { ...shown, components: [...shown.components, ...called.components], roles };
}
