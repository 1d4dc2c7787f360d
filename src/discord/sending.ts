import {
  DiscordAPIError,
  type REST,
  type RESTPatchAPIChannelMessageResult,
  type RESTPostAPIChannelMessageResult,
  Routes,
} from 'discord.js';
import { type Attached, attachedBefore, forgetAttached, NOTHING_ATTACHED, rememberAttached } from './attachments.js';
import { LIMITS } from './limits.js';
import { keptFiles, type Message, makeBody, makeFiles } from './message.js';
import { makeRequest } from './multipart.js';
import type { Surface } from './surface.js';

/** Discord could not read what was sent. */
const isUnreadable = (error: unknown): boolean => error instanceof DiscordAPIError && error.status === 400;

/** Sends a new message. The nonce makes a repeated send after a lost answer harmless. */
export async function createMessage(rest: REST, channel: string, message: Message, nonce: string): Promise<string> {
  const body = { ...makeBody(message), nonce: nonce.slice(0, LIMITS.nonce), enforce_nonce: true };
  const sent = await rest.post(Routes.channelMessages(channel), makeRequest(body, makeFiles(message)));
  rememberAttached(sent as RESTPostAPIChannelMessageResult);
  return (sent as RESTPostAPIChannelMessageResult).id;
}

/** Edits a message. Pictures it shows already stay; should Discord not find one of them any more, all are sent. */
async function edit(rest: REST, channel: string, known: string, message: Message): Promise<void> {
  const attached = attachedBefore(known);
  const request = makeRequest(makeBody(message, attached), makeFiles(message, attached));
  try {
    rememberAttached(
      (await rest.patch(Routes.channelMessage(channel, known), request)) as RESTPatchAPIChannelMessageResult,
    );
  } catch (error) {
    if (keptFiles(message, attached).length === 0 || !isUnreadable(error)) throw error;
    forgetAttached(known);
    await edit(rest, channel, known, message);
  }
}

/** What Discord says of a thread that was put away. */
const ARCHIVED = 50083;
/** A message somebody deleted, one too old to be edited, one in a thread that only a new message opens again. */
const SENT_ANEW: readonly (number | string)[] = [10008, 30046, ARCHIVED];

/**
 * Edits a message; one that cannot be edited any more is sent anew. What is over is told once, also where its thread has
 * been put away since: it is opened for it.
 */
export async function editOrCreate(
  rest: REST,
  channel: string,
  known: string,
  message: Message,
  { nonce, isOver = false }: { readonly nonce: string; readonly isOver?: boolean },
): Promise<string> {
  try {
    await (isOver ? editPutAway : edit)(rest, channel, known, message);
    return known;
  } catch (error) {
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
    await editPutAway(rest, channel, known, message);
  } catch (error) {
    if (!(error instanceof DiscordAPIError)) throw error;
    log.warn({ error, channel, message: known }, 'A message could not be edited any more');
  }
}

/** Edits a message; a thread that was put away is opened for it, and put away again. */
async function editPutAway(rest: REST, channel: string, known: string, message: Message): Promise<void> {
  try {
    await edit(rest, channel, known, message);
  } catch (error) {
    if (!(error instanceof DiscordAPIError) || error.code !== ARCHIVED) throw error;
    await rest.patch(Routes.channel(channel), { body: { archived: false } });
    try {
      await edit(rest, channel, known, message);
    } finally {
      await rest.patch(Routes.channel(channel), { body: { archived: true } });
    }
  }
}

/** Fills in our answer to an interaction that was acknowledged, or changes the message it was made on. */
export async function editAnswer(
  rest: REST,
  interaction: { readonly applicationId: string; readonly token: string },
  message: Message,
  attached: Attached = NOTHING_ATTACHED,
): Promise<void> {
  const { applicationId, token } = interaction;
  const request = makeRequest(makeBody(message, attached), makeFiles(message, attached));
  try {
    await rest.patch(Routes.webhookMessage(applicationId, token), { ...request, auth: false });
  } catch (error) {
    if (keptFiles(message, attached).length === 0 || !isUnreadable(error)) throw error;
    await editAnswer(rest, interaction, message);
  }
}

/** Takes a message of ours away, where it is still there. */
export async function remove(rest: REST, channel: string, known: string): Promise<void> {
  try {
    await rest.delete(Routes.channelMessage(channel, known));
  } catch (error) {
    if (!(error instanceof DiscordAPIError)) throw error;
  }
}

/** Where the ids of messages that are edited in place are remembered. */
export interface Remembered {
  messageFor(id: string, name: string): Promise<string | null>;
  rememberMessage(id: string, name: string, message: string | null): Promise<void>;
}

/** One message under a name, which calls people each time: made anew, and the one before it goes. */
export async function sendAnew(
  rest: REST,
  store: Remembered,
  about: { readonly id: string; readonly name: string; readonly channel: string; readonly nonce: string },
  message: Message,
): Promise<void> {
  const { id, name, channel, nonce } = about;
  const known = await store.messageFor(id, name);
  const sent = await createMessage(rest, channel, message, nonce);
  await store.rememberMessage(id, name, sent);
  if (known && known !== sent) await remove(rest, channel, known);
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
    ? await editOrCreate(rest, channel, known, message, { nonce })
    : await createMessage(rest, channel, message, nonce);
  if (sent !== known) await store.rememberMessage(id, name, sent);
  return sent;
}
