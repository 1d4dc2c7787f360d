import { setImmediate } from 'node:timers/promises';
import {
  DiscordAPIError,
  DiscordjsErrorCodes,
  HTTPError,
  type InteractionEditReplyOptions,
  MessageFlags,
  RateLimitError,
  type RepliableInteraction,
} from 'discord.js';
import type { Language } from '../engine/index.js';
import { AlreadyHandled, Refusal, StaleWrite, StoreAway } from '../matches/index.js';
import type { Attached } from './attachments.js';
import { text } from './components.js';
import { clip, LIMITS } from './limits.js';
import { type Message, message } from './message.js';
import { ruleLink } from './rules/link.js';
import { editAnswer } from './sending.js';
import type { Surface } from './surface.js';
import { pass } from './watch.js';
import { wordsIn } from './words/index.js';

/** Discord says that the interaction has been acknowledged before. */
const ALREADY_ACKNOWLEDGED = 40060;
/** The answer was dismissed by its reader, or its fifteen minutes are over: nobody is left to be told. */
const NOBODY_READS: readonly (number | string)[] = [10008, 10015, 50027];
/** How often something is tried whose answer is lost on the way. */
const ATTEMPTS = 3;

/** Whether nobody knows if Discord has done it, or nobody has asked yet: what is lost is tried again. */
const isLost = (error: unknown): boolean => error instanceof RateLimitError || isBroken(error);

/** The connection broke, or all that Discord said was that something failed. */
const isBroken = (error: unknown): boolean =>
  error instanceof HTTPError
    ? error.status >= 500
    : !(error instanceof DiscordAPIError) &&
      /^(UND_ERR|ECONN|EPIPE|ETIMEDOUT|ENETUNREACH|EAI_AGAIN)/.test(String((error as { code?: unknown } | null)?.code));

/** Whether Discord refuses an answer because the first one had arrived: only what it said to it was lost. */
export const isAcknowledged = (error: unknown): boolean =>
  error instanceof DiscordAPIError && error.code === ALREADY_ACKNOWLEDGED;

/** Does what may be done twice, again where its answer was lost. */
export async function again<T>(run: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await run();
    } catch (error) {
      if (!isLost(error) || attempt === ATTEMPTS) throw error;
    }
  }
}

/** Answers with a sentence, where nothing was said before; one that had arrived is not said again. */
export async function replyOnce(interaction: RepliableInteraction, content: string): Promise<void> {
  try {
    await again(() => interaction.reply({ content, flags: MessageFlags.Ephemeral }));
  } catch (error) {
    if (!isAcknowledged(error)) throw error;
  }
}

/** Whether Discord took the acknowledgement. A press that was not acknowledged is not carried out: its maker saw it fail. */
export async function acknowledged(
  surface: Surface,
  interaction: { readonly id: string; deferred: boolean },
  acknowledge: () => Promise<unknown>,
): Promise<boolean> {
  const [isTaken, isFirst] = await Promise.all([
    takes(surface, interaction, acknowledge),
    // While one process follows another both are handed it: one of them goes on.
    surface.house.claims.isFirst(interaction.id).catch(() => true),
  ]);
  pass(interaction, 'acknowledged');
  return isTaken && isFirst;
}

async function takes(
  surface: Surface,
  interaction: { deferred: boolean },
  acknowledge: () => Promise<unknown>,
): Promise<boolean> {
  try {
    await again(acknowledge);
    return true;
  } catch (error) {
    if (isAcknowledged(error)) {
      // The library does not know, and would let nobody edit it.
      interaction.deferred = true;
      return true;
    }
    surface.log.warn({ error }, 'An interaction could not be acknowledged');
    return false;
  }
}

/** An interaction that was acknowledged, and waits for its answer. */
interface Acknowledged {
  readonly id: string;
  readonly channelId?: string | null;
  readonly applicationId: string;
  readonly token: string;
}

/** Shows the answer. One that Discord refuses gives way to a sentence: nobody is left with a placeholder. */
export async function show(
  surface: Surface,
  interaction: Acknowledged,
  language: Language,
  answer: Message,
  attached?: Attached,
): Promise<void> {
  pass(interaction, 'worked');
  // What everybody is told goes out first: who opens a table finds it in the channel when the answer says so.
  await setImmediate();
  try {
    await again(() => editAnswer(surface.answers, interaction, answer, attached));
    pass(interaction, 'sent');
  } catch (error) {
    if (error instanceof DiscordAPIError && NOBODY_READS.includes(error.code)) return;
    const sentence = message([text(excuse(surface, interaction, language, error))]);
    await again(() => editAnswer(surface.answers, interaction, sentence));
  }
}

/** The answer, or the sentence that says why there is none; null for something already dealt with. */
export async function answerOrExcuse(
  surface: Surface,
  interaction: { readonly id: string; readonly channelId?: string | null },
  language: Language,
  run: () => Promise<Message>,
): Promise<Message | null> {
  try {
    return await run();
  } catch (error) {
    if (error instanceof AlreadyHandled) return null;
    const rule = error instanceof Refusal ? error.about.rule : undefined;
    return message([text(excuse(surface, interaction, language, error)), ...ruleLink(surface, rule, language)]);
  }
}

/** What the library throws where a form or a command lacks what ours have: nobody's client sends that by itself. */
const MALFORMED: readonly string[] = [
  DiscordjsErrorCodes.ModalSubmitInteractionFieldNotFound,
  DiscordjsErrorCodes.ModalSubmitInteractionFieldType,
  DiscordjsErrorCodes.ModalSubmitInteractionFieldEmpty,
  DiscordjsErrorCodes.CommandInteractionOptionNotFound,
  DiscordjsErrorCodes.CommandInteractionOptionType,
  DiscordjsErrorCodes.CommandInteractionOptionEmpty,
  DiscordjsErrorCodes.CommandInteractionOptionNoSubcommand,
];
const isMalformed = (error: unknown): boolean => MALFORMED.includes(String((error as { code?: unknown } | null)?.code));

/** What a person reads when something was refused, or went wrong on our side. */
export function excuse(
  surface: Surface,
  interaction: { readonly id: string; readonly channelId?: string | null },
  language: Language,
  error: unknown,
): string {
  const words = wordsIn(language);
  if (error instanceof StaleWrite) return words.refusal('stale', {});
  if (error instanceof StoreAway) {
    surface.log.warn({ error }, 'The database does not answer');
    return words.refusal('store-away', {});
  }
  if (error instanceof Refusal) return words.refusal(error.why, error.about);
  if (isMalformed(error)) return words.refusal('bad-form', {});
  surface.log.error({ error, interaction: interaction.id, channel: interaction.channelId }, 'A fault of ours');
  return words.ourFault(interaction.id);
}

/** The message as an edit of our answer to an interaction. */
export const makeEdit = (message: Message): InteractionEditReplyOptions => ({
  flags: MessageFlags.IsComponentsV2,
  components: message.components,
  files: message.files.map(({ file, data, alt }) => ({
    name: file,
    attachment: data,
    description: clip(alt, LIMITS.altText),
  })),
  attachments: [],
  allowedMentions: { parse: [], users: [...message.calls] },
});
