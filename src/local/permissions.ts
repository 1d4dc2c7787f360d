import type { Channel, Deniable, World } from './world.js';

const bits = (...places: readonly number[]): bigint => places.reduce((sum, place) => sum | (1n << BigInt(place)), 0n);

/** Everything an ordinary member may do in a channel that nobody has restricted: a new guild's @everyone. */
export const memberPermissions = bits(
  ...[0, 6, 9, 10, 11, 14, 15, 16, 17, 18, 20, 21, 25, 26, 31, 32, 35, 36, 37, 38, 39, 42, 45, 46, 49, 50],
);
export const manageRoles = bits(28);
const mentionEveryone = bits(17);
/** A bot that keeps its threads and messages in order and gives roles away asks for these as well. */
export const botPermissions = memberPermissions | bits(13, 34, 51) | manageRoles;
const administrator = bits(3);
const everything = (1n << 52n) - 1n;

const deniedBits: Record<Deniable, bigint> = {
  view: bits(10),
  send: bits(11),
  files: bits(15),
  threads: bits(35, 36),
  'send-in-threads': bits(38),
  reactions: bits(6),
  pins: bits(51),
  manage: bits(13, 34),
  'mention-roles': mentionEveryone,
};

export function deniedIn(channel: Channel, memberId: string): bigint {
  return [...(channel.denied.get(memberId) ?? [])].reduce((sum, what) => sum | deniedBits[what], 0n);
}

/** What somebody may do in the guild, or in one channel of it; a thread has the permissions of its channel. */
export function permissionsOf(world: World, memberId: string, channel?: Channel): bigint {
  if (memberId === world.ownerId) return everything;
  const roles = world.people.get(memberId)?.roles ?? [];
  const granted = roles.reduce((sum, id) => sum | (world.roles.get(id)?.permissions ?? 0n), memberPermissions);
  if ((granted & administrator) !== 0n) return everything;
  const places = channel ? [channel, world.channels.get(channel.parentId ?? '')] : [];
  return places.reduce((left, place) => (place ? left & ~deniedIn(place, memberId) : left), granted);
}

/** Whether somebody may give a role away: it has to lie below the highest of theirs. */
export function mayGive(world: World, memberId: string, roleId: string): boolean {
  if ((permissionsOf(world, memberId) & manageRoles) === 0n) return false;
  const order = [...world.roles.keys()];
  const own = order.findIndex(id => world.people.get(memberId)?.roles.includes(id));
  return memberId === world.ownerId || (own >= 0 && own < order.indexOf(roleId));
}

/** Whether somebody's message calls those who have a role. */
export function mayMention(world: World, memberId: string, channel: Channel, roleId: string): boolean {
  const may = (permissionsOf(world, memberId, channel) & mentionEveryone) !== 0n;
  return may || (world.roles.get(roleId)?.mentionable ?? false);
}
