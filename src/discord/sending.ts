import { DiscordAPIError, type REST, type RESTPostAPIChannelMessageResult, Routes } from 'discord.js';
import { LIMITS } from './limits.js';
import { type Message, makeBody, makeFiles } from './message.js';

/** Sends a new message. The nonce makes a repeated send after a lost answer harmless. */
export async function createMessage(rest: REST, channel: string, message: Message, nonce: string): Promise<string> {
  const body = { ...makeBody(message), nonce: nonce.slice(0, LIMITS.nonce), enforce_nonce: true };
  const sent = await rest.post(Routes.channelMessages(channel), { body, files: makeFiles(message) });
  return (sent as RESTPostAPIChannelMessageResult).id;
}

/** Edits a message; one that somebody deleted, or that is too old to be edited, is sent anew. */
export async function editOrCreate(
  rest: REST,
  channel: string,
  known: string,
  message: Message,
  nonce: string,
): Promise<string> {
  try {
    await rest.patch(Routes.channelMessage(channel, known), { body: makeBody(message), files: makeFiles(message) });
    return known;
  } catch (error) {
    if (error instanceof DiscordAPIError && (error.code === 10008 || error.code === 30046)) {
      return createMessage(rest, channel, message, nonce);
    }
    throw error;
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
