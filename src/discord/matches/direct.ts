import { DiscordAPIError, type RESTPostAPICurrentUserCreateDMChannelResult, Routes } from 'discord.js';
import { isLanguage, type Language } from '../../engine/index.js';
import type { House } from '../../matches/index.js';
import type { Message } from '../message.js';
import { createMessage } from '../sending.js';
import type { Surface } from '../surface.js';

/** Discord's codes for a person who takes no messages from us, or is not there. */
const CLOSED: readonly (number | string)[] = [50007, 10013, 50278];

/** The channel of direct messages with a person; null where they take none. */
export async function directChannel({ rest }: Pick<Surface, 'rest'>, player: string): Promise<string | null> {
  return unlessClosed(async () => {
    const channel = await rest.post(Routes.userChannels(), { body: { recipient_id: player } });
    return (channel as RESTPostAPICurrentUserCreateDMChannelResult).id;
  });
}

/** Sends somebody a message of their own; null where Discord refuses it. */
export async function sendDirect(
  surface: Pick<Surface, 'rest'>,
  player: string,
  message: Message,
  nonce: string,
): Promise<string | null> {
  const channel = await directChannel(surface, player);
  return channel === null ? null : unlessClosed(() => createMessage(surface.rest, channel, message, nonce));
}

/** What was to be done; null where the person does not let us. */
export async function unlessClosed<Done>(run: () => Promise<Done>): Promise<Done | null> {
  try {
    return await run();
  } catch (error) {
    if (error instanceof DiscordAPIError && CLOSED.includes(error.code)) return null;
    throw error;
  }
}

/** The language somebody has chosen; nobody tells us that of their client outside of what they do. */
export async function chosenLanguage(house: House, player: string, otherwise: Language): Promise<Language> {
  const { language } = await house.store.settings('player', player);
  return language !== undefined && isLanguage(language) ? language : otherwise;
}
