import { DiscordAPIError, type InteractionEditReplyOptions, MessageFlags } from 'discord.js';
import type { Language } from '../engine/index.js';
import { AlreadyHandled, Refusal, StaleWrite } from '../matches/index.js';
import { text } from './components.js';
import { clip, LIMITS } from './limits.js';
import { type Message, message } from './message.js';
import { ruleLink } from './rules/link.js';
import type { Surface } from './surface.js';
import { wordsIn } from './words/index.js';

/** Whether Discord took the acknowledgement. A press that was not acknowledged is not carried out: its maker saw it fail. */
export async function acknowledged(surface: Surface, acknowledge: () => Promise<unknown>): Promise<boolean> {
  try {
    await acknowledge();
    return true;
  } catch (error) {
    // 40060: the acknowledgement had arrived, only its answer was lost and the library tried again.
    if (error instanceof DiscordAPIError && error.code === 40060) return true;
    surface.log.warn({ error }, 'An interaction could not be acknowledged');
    return false;
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

/** What a person reads when something was refused, or went wrong on our side. */
export function excuse(
  surface: Surface,
  interaction: { readonly id: string; readonly channelId?: string | null },
  language: Language,
  error: unknown,
): string {
  const words = wordsIn(language);
  if (error instanceof StaleWrite) return words.refusal('stale', {});
  if (error instanceof Refusal) return words.refusal(error.why, error.about);
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
