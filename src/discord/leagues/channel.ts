import { type BaseInteraction, type Guild, PermissionFlagsBits, PermissionsBitField } from 'discord.js';
import { Refusal } from '../../matches/index.js';

/** What the bot has to be allowed to do where a league posts: every pairing is played in a thread of its own. */
const NEEDED = [
  'ViewChannel',
  'SendMessages',
  'AttachFiles',
  'CreatePublicThreads',
  'SendMessagesInThreads',
] as const satisfies readonly (keyof typeof PermissionFlagsBits)[];

interface Caller {
  readonly channelId: string | null;
  readonly guild: Guild | null;
  readonly appPermissions: Readonly<PermissionsBitField> | null;
}

/** The channel somebody calls from; a thread stands for the channel it belongs to. */
export const channelOf = ({ channel, channelId }: Pick<BaseInteraction, 'channel'> & { channelId: string }): string =>
  (channel?.isThread() ? channel.parentId : null) ?? channelId;

/** Refuses a channel in which the bot could not run a league, and names what it lacks there. */
export function requireLeagueChannel(caller: Caller, channel: string): void {
  const allowed = channel === caller.channelId ? caller.appPermissions : permissionsIn(caller.guild, channel);
  const missing = NEEDED.filter(name => allowed && !allowed.has(PermissionFlagsBits[name]));
  if (missing.length > 0) throw new Refusal('missing-permission', { permissions: missing.join(', '), channel });
}

/**
 * What the bot may do in a channel: nothing where it does not see it on this server. Null where that is not known, and the
 * posts themselves will tell.
 */
function permissionsIn(guild: Guild | null, channel: string): Readonly<PermissionsBitField> | null {
  const me = guild?.members.me;
  return me ? (guild.channels.cache.get(channel)?.permissionsFor(me) ?? new PermissionsBitField()) : null;
}
