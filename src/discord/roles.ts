import { type Guild, PermissionFlagsBits, type PermissionsBitField } from 'discord.js';

/** Why people cannot take a role from the bot by themselves. */
export type RoleObstacle = 'gone' | 'managed' | 'power' | 'permission' | 'above';

/** The roles of who called, whether the library knows them as a member or only as what Discord sent. */
export function rolesOf({ member }: { readonly member?: unknown }): readonly string[] {
  const roles = (member as { roles?: readonly string[] | { cache: ReadonlyMap<string, unknown> } } | null)?.roles;
  if (!roles) return [];
  return 'cache' in roles ? [...roles.cache.keys()] : roles;
}

/**
 * What keeps the bot from giving a role to whoever wants it; null where nothing does. A role that lets people do more
 * than everybody may is given by people alone, whoever has named it.
 */
export function obstacleToGiving(guild: Guild, id: string): RoleObstacle | null {
  const role = guild.roles.cache.get(id);
  const { me } = guild.members;
  if (!role || !me) return 'gone';
  if (role.managed || role.id === guild.id) return 'managed';
  if (!guild.roles.everyone.permissions.has(role.permissions)) return 'power';

  if (!me.permissions.has(PermissionFlagsBits.ManageRoles)) return 'permission';
  return me.roles.highest.comparePositionTo(role) > 0 ? null : 'above';
}

/** Whether those who have a role hear it when the bot calls them. */
export function isCallable(guild: Guild, id: string, inChannel: Readonly<PermissionsBitField>): boolean {
  return (guild.roles.cache.get(id)?.mentionable ?? false) || inChannel.has(PermissionFlagsBits.MentionEveryone);
}

interface Giver {
  readonly user: { readonly id: string };
  readonly member?: unknown;
  readonly memberPermissions: Readonly<PermissionsBitField> | null;
}

/** Whether somebody may give a role away themselves: what they may not, the bot does not do for them. */
export function mayGive(guild: Guild, giver: Giver, id: string): boolean {
  if (guild.ownerId === giver.user.id) return true;
  if (!giver.memberPermissions?.has(PermissionFlagsBits.ManageRoles)) return false;
  const position = (role: string): number => guild.roles.cache.get(role)?.position ?? 0;
  return Math.max(0, ...rolesOf(giver).map(position)) > position(id);
}
