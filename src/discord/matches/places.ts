import {
  ChannelType,
  DiscordAPIError,
  PermissionFlagsBits,
  type PermissionsBitField,
  type RESTPostAPIChannelThreadsResult,
  Routes,
} from 'discord.js';
import { type Match, type NewPost, Refusal } from '../../matches/index.js';
import { clip, LIMITS } from '../limits.js';
import type { Press } from '../pressed.js';
import type { Surface } from '../surface.js';

/** What the bot has to be allowed to do where a match is played. */
export const NEEDED = ['ViewChannel', 'SendMessages', 'AttachFiles'] as const;
const FOR_THREADS = ['CreatePublicThreads', 'SendMessagesInThreads'] as const;

const lackingOf = (
  allowed: Readonly<PermissionsBitField>,
  names: readonly (keyof typeof PermissionFlagsBits)[],
): string[] => names.filter(name => !allowed.has(PermissionFlagsBits[name]));

/** The names of the permissions the bot lacks in the channel of an interaction. */
export function missingPermissions(allowed: Readonly<PermissionsBitField> | null): string[] {
  return allowed ? lackingOf(allowed, NEEDED) : [];
}

/** Where a match is played, and what was missing to play it in a thread. */
export interface Place {
  readonly place: string;
  readonly missing: readonly string[];
}

/** Whoever plays in a channel for want of a thread is told why. */
export const noThread = (missing: readonly string[]): NewPost => ({
  kind: 'notice',
  about: { notice: 'no-thread', permissions: missing.join(', ') },
});

/** The thread the match will be played in; the channel itself where threads are not possible. */
export async function placeFor(surface: Surface, lobby: Match, press: Press): Promise<Place> {
  const { channel, appPermissions } = press;
  const missing = missingPermissions(appPermissions);
  if (missing.length > 0) throw new Refusal('missing-permission', { permissions: missing.join(', ') });
  const threadable = channel?.type === ChannelType.GuildText || channel?.type === ChannelType.GuildAnnouncement;
  const message = press.message?.id;
  if (!threadable || !message) return { place: lobby.home, missing: [] };
  const lacking = appPermissions ? lackingOf(appPermissions, FOR_THREADS) : [];
  if (lacking.length > 0) return { place: lobby.home, missing: lacking };
  const name = threadName(surface, lobby);
  try {
    const route = Routes.threads(lobby.home, message);
    const thread = await surface.rest.post(route, { body: { name, auto_archive_duration: 10080 } });
    return { place: (thread as RESTPostAPIChannelThreadsResult).id, missing: [] };
  } catch (error) {
    // 160004: it exists already, from a start that was interrupted; a thread has the id of its message.
    if (error instanceof DiscordAPIError && error.code === 160004) return { place: message, missing: [] };
    if (!isForbidden(error)) throw error;
    return { place: lobby.home, missing: ['CreatePublicThreads'] };
  }
}

/** A new thread for a match whose own is gone; its home channel where that is not possible. */
export async function newPlace(surface: Surface, match: Match): Promise<Place> {
  const body = { name: threadName(surface, match), type: ChannelType.PublicThread, auto_archive_duration: 10080 };
  try {
    const thread = await surface.rest.post(Routes.threads(match.home), { body });
    return { place: (thread as RESTPostAPIChannelThreadsResult).id, missing: [] };
  } catch (error) {
    if (!isForbidden(error) || (await surface.house.store.matchAt(match.home))) throw error;
    return { place: match.home, missing: ['CreatePublicThreads'] };
  }
}

const isForbidden = (error: unknown): boolean =>
  error instanceof DiscordAPIError && (error.code === 50013 || error.code === 50001);

function threadName(surface: Surface, lobby: Match): string {
  const game = surface.house.game(lobby.game).words[lobby.language].name;
  const people = lobby.seats.flatMap(({ player, name }) => (player ? [name] : [])).join(' – ');
  return clip(`${game}: ${people}`, LIMITS.threadName);
}
