import { ChannelType, type Client, DiscordAPIError, GuildMember, PermissionFlagsBits } from 'discord.js';

/** Discord's codes for a channel, a member of it or a person that is not there, and for a channel we may not see ourselves. */
const NOT_THERE: readonly (number | string)[] = [10003, 10007, 10013, 50001];

/** A channel or thread of a server. */
export interface Spot {
  readonly guild: string;
  readonly channel: string;
}

/** Somebody, and what Discord has said of them as a member of the server they have pressed on. */
export interface Looker {
  readonly id: string;
  readonly member?: unknown;
}

/**
 * Whether somebody may look into a channel; null where this process is not told of its server. Nothing is asked of
 * Discord for a press made on the same server: it says what roles its maker has, and who may see what is remembered.
 */
export async function sees(client: Client, { guild, channel }: Spot, { id, member }: Looker): Promise<boolean | null> {
  const server = client.guilds.cache.get(guild);
  if (!server) return null;
  try {
    const place = server.channels.cache.get(channel) ?? (await server.channels.fetch(channel));
    const isToldOf = member instanceof GuildMember && member.guild.id === guild;
    // Without the privileged intent nobody tells us of the roles of people: what was fetched before may be old.
    const looker = isToldOf ? member : await server.members.fetch({ user: id, force: true });
    const allowed = place?.permissionsFor(looker);
    if (!allowed?.has(PermissionFlagsBits.ViewChannel)) return false;
    if (place?.type === ChannelType.PrivateThread && !allowed.has(PermissionFlagsBits.ManageThreads))
      await place.members.fetch({ member: id, force: true });
    return true;
  } catch (error) {
    if (error instanceof DiscordAPIError && NOT_THERE.includes(error.code)) return false;
    throw error;
  }
}
