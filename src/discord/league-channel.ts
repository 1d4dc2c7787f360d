import { type Guild, PermissionFlagsBits, type PermissionsBitField } from 'discord.js';
import { Refusal } from '../matches/index.js';

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

/** Refuses a channel in which the bot could not run a league, and names what it lacks there. */
export function requireLeagueChannel({ channelId, guild, appPermissions }: Caller, channel: string): void {
  const me = guild?.members.me;
  const allowed =
    channel === channelId
      ? appPermissions
      : me
        ? (guild.channels.cache.get(channel)?.permissionsFor(me) ?? null)
        : null;
  const missing = NEEDED.filter(name => !allowed?.has(PermissionFlagsBits[name]));
  if (missing.length > 0) throw new Refusal('missing-permission', { permissions: missing.join(', '), channel });
}
