import {
  ChannelType,
  DiscordAPIError,
  PermissionFlagsBits,
  type PermissionsBitField,
  type RESTPostAPIChannelThreadsResult,
  Routes,
} from 'discord.js';
import { type Match, Refusal } from '../../matches/index.js';
import { clip, LIMITS } from '../limits.js';
import type { Press } from '../pressed.js';
import type { Surface } from '../surface.js';

/** What the bot has to be allowed to do where a match is played. */
const NEEDED = [
  ['ViewChannel', PermissionFlagsBits.ViewChannel],
  ['SendMessages', PermissionFlagsBits.SendMessages],
  ['AttachFiles', PermissionFlagsBits.AttachFiles],
] as const;
const FOR_THREADS = PermissionFlagsBits.CreatePublicThreads | PermissionFlagsBits.SendMessagesInThreads;

/** The names of the permissions the bot lacks in the channel of an interaction. */
export function missingPermissions(allowed: Readonly<PermissionsBitField> | null): string[] {
  if (!allowed) return [];
  return NEEDED.filter(([, bit]) => !allowed.has(bit)).map(([name]) => name);
}

/** The thread the match will be played in; the channel itself where threads are not possible. */
export async function placeFor(surface: Surface, lobby: Match, press: Press): Promise<string> {
  const { channel, appPermissions } = press;
  const missing = missingPermissions(appPermissions);
  if (missing.length > 0) throw new Refusal('missing-permission', { permissions: missing.join(', ') });
  const threadable = channel?.type === ChannelType.GuildText || channel?.type === ChannelType.GuildAnnouncement;
  if (!threadable || !appPermissions?.has(FOR_THREADS)) return lobby.home;
  const message = press.message?.id;
  if (!message) return lobby.home;
  const name = threadName(surface, lobby);
  try {
    const route = Routes.threads(lobby.home, message);
    const thread = await surface.rest.post(route, { body: { name, auto_archive_duration: 10080 } });
    return (thread as RESTPostAPIChannelThreadsResult).id;
  } catch (error) {
    // 160004: it exists already, from a start that was interrupted; a thread has the id of its message.
    if (error instanceof DiscordAPIError && error.code === 160004) return message;
    if (error instanceof DiscordAPIError && (error.code === 50013 || error.code === 50001)) return lobby.home;
    throw error;
  }
}

/** A new thread for a match whose own is gone; its home channel where that is not possible. */
export async function newPlace(surface: Surface, match: Match): Promise<string> {
  const body = { name: threadName(surface, match), type: ChannelType.PublicThread, auto_archive_duration: 10080 };
  try {
    const thread = await surface.rest.post(Routes.threads(match.home), { body });
    return (thread as RESTPostAPIChannelThreadsResult).id;
  } catch (error) {
    if (!(error instanceof DiscordAPIError) || (error.code !== 50013 && error.code !== 50001)) throw error;
    if (await surface.house.store.matchAt(match.home)) throw error;
    return match.home;
  }
}

function threadName(surface: Surface, lobby: Match): string {
  const game = surface.house.game(lobby.game).words[lobby.language].name;
  const people = lobby.seats.flatMap(({ player, name }) => (player ? [name] : [])).join(' – ');
  return clip(`${game}: ${people}`, LIMITS.threadName);
}
