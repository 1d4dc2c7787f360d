import {
  DiscordAPIError,
  type REST,
  type RESTPatchAPIChannelMessageResult,
  type RESTPostAPIChannelMessageResult,
  Routes,
} from 'discord.js';
import { attachedBefore, forgetAttached, rememberAttached } from './attachments.js';
import { LIMITS } from './limits.js';
import { type Message, makeBody, makeFiles } from './message.js';
import type { Surface } from './surface.js';

/** Discord could not read what was sent. */
export const isMalformed = (error: unknown): boolean => error instanceof DiscordAPIError && error.status === 400;

/** Sends a new message. The nonce makes a repeated send after a lost answer harmless. */
export async function createMessage(rest: REST, channel: string, message: Message, nonce: string): Promise<string> {
  const body = { ...makeBody(message), nonce: nonce.slice(0, LIMITS.nonce), enforce_nonce: true };
  const sent = await rest.post(Routes.channelMessages(channel), { body, files: makeFiles(message) });
  rememberAttached(sent as RESTPostAPIChannelMessageResult);
  return (sent as RESTPostAPIChannelMessageResult).id;
}

/** A message somebody deleted, one too old to be edited, one in a thread that only a new message opens again. */
const SENT_ANEW: readonly (number | string)[] = [10008, 30046, 50083];

/** Edits a message; one that cannot be edited any more is sent anew. */
export async function editOrCreate(
  rest: REST,
  channel: string,
  known: string,
  message: Message,
  nonce: string,
): Promise<string> {
  try {
    const attached = attachedBefore(known);
    const sent = await rest.patch(Routes.channelMessage(channel, known), {
      body: makeBody(message, attached),
      files: makeFiles(message, attached),
    });
    rememberAttached(sent as RESTPatchAPIChannelMessageResult);
    return known;
  } catch (error) {
    // Should an attachment be gone that was to stay, everything is sent.
    if (isMalformed(error) && forgetAttached(known)) return editOrCreate(rest, channel, known, message, nonce);
    if (error instanceof DiscordAPIError && SENT_ANEW.includes(error.code)) {
      return createMessage(rest, channel, message, nonce);
    }
    throw error;
  }
}

/** Edits a message where that is still possible, and lets it be where it is not. */
export async function editOnly(
  { rest, log }: Pick<Surface, 'rest' | 'log'>,
  channel: string,
  known: string,
  message: Message,
): Promise<void> {
  try {
    await rest.patch(Routes.channelMessage(channel, known), { body: makeBody(message), files: makeFiles(message) });
  } catch (error) {
    if (!(error instanceof DiscordAPIError)) throw error;
    log.warn({ error, channel, message: known }, 'A message could not be edited any more');
  }
}

/** Where the ids of messages that are edited in place are remembered. */
export interface Remembered {
  messageFor(id: string, name: string): Promise<string | null>;
  rememberMessage(id: string, name: string, message: string | null): Promise<void>;
}

/** One message under a name: edited when it exists, made and remembered otherwise. Returns its id. */
export async function sendInPlace(
  rest: REST,
  store: Remembered,
  about: { readonly id: string; readonly name: string; readonly channel: string; readonly nonce: string },
  message: Message,
): Promise<string> {
  const { id, name, channel, nonce } = about;
  const known = await store.messageFor(id, name);
  const sent = known
    ? await editOrCreate(rest, channel, known, message, nonce)
    : await createMessage(rest, channel, message, nonce);
  if (sent !== known) await store.rememberMessage(id, name, sent);
  return sent;
}
