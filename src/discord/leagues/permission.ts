import { type Guild, PermissionFlagsBits, type PermissionsBitField } from 'discord.js';
import { type House, Refusal } from '../../matches/index.js';
import { rolesOf } from '../roles.js';

/** Who may open leagues on a server besides who manages its events or the server itself, and where. */
export interface Permission {
  /** Null: nobody else; empty: everybody. */
  readonly role: string | null;
  /** The only channel leagues are opened in; null = any. */
  readonly channel: string | null;
}

/** Settings of a server are texts by name; other names are left alone. */
const ROLE = 'leagueRole';
const CHANNEL = 'leagueChannel';

export async function permissionOf(house: House, guild: string): Promise<Permission> {
  const { [ROLE]: role, [CHANNEL]: channel } = await house.store.settings('guild', guild);
  return { role: role ?? null, channel: channel ?? null };
}

export async function keepPermission(house: House, guild: string, { role, channel }: Permission): Promise<void> {
  const { [ROLE]: _, [CHANNEL]: __, ...others } = await house.store.settings('guild', guild);
  await house.store.keepSettings('guild', guild, {
    ...others,
    ...(role === null ? {} : { [ROLE]: role }),
    ...(channel === null ? {} : { [CHANNEL]: channel }),
  });
}

interface Caller {
  readonly guildId: string | null;
  readonly channelId: string | null;
  readonly guild: Guild | null;
  readonly user: { readonly id: string; readonly displayName: string };
  readonly member?: unknown;
  readonly memberPermissions?: Readonly<PermissionsBitField> | null;
}

/** Refuses whoever may not open a league, or not there. */
export async function requireOpener(house: House, caller: Caller, channel: string): Promise<void> {
  const { guildId, memberPermissions } = caller;
  if (guildId === null) throw new Refusal('no-league-here');
  const has = (name: 'ManageGuild' | 'ManageEvents'): boolean =>
    memberPermissions?.has(PermissionFlagsBits[name]) ?? false;
  const { role } = await permissionOf(house, guildId);
  if (!has('ManageGuild') && !has('ManageEvents') && role !== '' && (role === null || !rolesOf(caller).includes(role)))
    throw new Refusal('may-not-open-leagues');
  await requirePlace(house, caller, channel);
}

/** Refuses whoever may have no league there: by the server's setting, or because they may not write there at all. */
export async function requirePlace(house: House, caller: Caller, channel: string): Promise<void> {
  const { guildId, memberPermissions } = caller;
  if (guildId === null) throw new Refusal('no-league-here');
  const permission = await permissionOf(house, guildId);
  const isFree = memberPermissions?.has(PermissionFlagsBits.ManageGuild) ?? false;
  if (!isFree && permission.channel !== null && permission.channel !== channel)
    throw new Refusal('may-not-open-leagues', { channel: permission.channel });
  const there = channel === caller.channelId ? memberPermissions : memberIn(caller, channel);
  if (there && !there.has(PermissionFlagsBits.SendMessages)) throw new Refusal('may-not-write-there', { channel });
}

/** What a member may do in another channel; null where that is not known. */
function memberIn({ guild, user }: Caller, channel: string): Readonly<PermissionsBitField> | null {
  const member = guild?.members.resolve(user.id);
  return member ? (guild?.channels.cache.get(channel)?.permissionsFor(member) ?? null) : null;
}
