import type { ButtonInteraction, Interaction, ModalSubmitInteraction, StringSelectMenuInteraction } from 'discord.js';
import type { Language } from '../engine/index.js';
import { type AllowanceName, Refusal } from '../matches/index.js';
import type { CustomId } from './custom-id.js';
import type { Message } from './message.js';
import type { Surface } from './surface.js';

/** A button or menu used, or a form sent back. */
export type Press = ButtonInteraction | StringSelectMenuInteraction | ModalSubmitInteraction;

export interface Pressed {
  readonly surface: Surface;
  readonly press: Press;
  readonly id: CustomId;
  readonly language: Language;
}

/**
 * What a press leads to: `panel` changes the private panel it was made on, `shared` the public message it was made on,
 * `private` gives its maker an answer of their own, `form` opens a form, `set` changes a private panel of settings.
 */
export type PressRule = ShowingRule | { readonly way: 'form'; run(pressed: Pressed): Promise<void> };

export interface ShowingRule {
  readonly way: 'panel' | 'shared' | 'private' | 'set';
  /** What a person may not do too often; presses unless said. */
  readonly spends?: AllowanceName;
  run(pressed: Pressed): Promise<Message>;
}

export const isPress = (interaction: Interaction): interaction is Press =>
  interaction.isButton() || interaction.isStringSelectMenu() || interaction.isModalSubmit();

/** Whether the message pressed on has such a control: a press may have been made up. */
export const hasControl = ({ message, customId }: Press): boolean =>
  JSON.stringify(message?.components ?? []).includes(JSON.stringify(customId));

export const valuesOf = (press: Press): readonly string[] => (press.isStringSelectMenu() ? press.values : []);

/** What was typed into a field of a form; one that is not there, or holds anything but text, was made up. */
export function typedIn({ fields }: ModalSubmitInteraction, name: string): string {
  const typed: unknown = fields.getTextInputValue(name);
  if (typeof typed !== 'string') throw new Refusal('bad-form');
  return typed;
}
