import type { Cdn } from '../cdn.js';
import type { Field } from '../form.js';
import type { UploadedFile } from '../http/body.js';
import { compact, type JsonObject } from '../json.js';
import { limits } from '../limits.js';
import { messageJson } from '../message-json.js';
import type { Posts } from '../posts.js';
import { refuse } from '../refusal.js';
import { readChoices } from '../shape/command-options.js';
import { flags, readMessage } from '../shape/message.js';
import { readModal } from '../shape/modal.js';
import type { Interaction, Message, World } from '../world.js';
import type { Desk } from './desk.js';

/** Which callback types each kind of interaction may be answered with. */
function answerTypes(interaction: Interaction): readonly number[] {
  if (interaction.type === 4) return [8];
  if (interaction.type === 2) return [4, 5, 9];
  const update = interaction.sourceMessageId === null ? [] : [6, 7];
  // A modal cannot be answered by another modal.
  return interaction.type === 5 ? [4, 5, ...update] : [4, 5, ...update, 9];
}

export class Callbacks {
  readonly #world: World;
  readonly #cdn: Cdn;
  readonly #posts: Posts;
  readonly #desk: Desk;

  constructor(world: World, cdn: Cdn, posts: Posts, desk: Desk) {
    this.#world = world;
    this.#cdn = cdn;
    this.#posts = posts;
    this.#desk = desk;
  }

  respond(interaction: Interaction, body: Field, files: readonly UploadedFile[]): JsonObject {
    const type = body.get('type').oneOf(answerTypes(interaction), true);
    const data = body.get('data');
    if (type !== undefined && [4, 7, 8, 9].includes(type)) data.object(type !== 7);
    body.form.assertClean();
    const message = this.#carryOut(interaction, type!, data, files);
    interaction.response = { type: type!, at: this.#world.clock.now() };
    this.#desk.changed(interaction);
    return this.#receipt(interaction, type!, message);
  }

  #carryOut(interaction: Interaction, type: number, data: Field, files: readonly UploadedFile[]): Message | null {
    switch (type) {
      case 4:
        return this.#reply(interaction, data, files);
      case 5:
        return this.#defer(interaction, data);
      case 6:
        interaction.originalId = interaction.sourceMessageId;
        return null;
      case 7:
        return this.#update(interaction, data, files);
      case 8:
        return this.#offer(interaction, data);
      default:
        return this.#openModal(interaction, data);
    }
  }

  #reply(interaction: Interaction, data: Field, files: readonly UploadedFile[]): Message {
    const draft = readMessage(data, files, null);
    const isPrivate = (draft.flags & flags.ephemeral) !== 0;
    return this.#open(interaction, draft, isPrivate, 0);
  }

  #defer(interaction: Interaction, data: Field): Message {
    const given = data.get('flags').number() ?? 0;
    if ((given & ~flags.ephemeral) !== 0)
      data.get('flags').refuse('BASE_TYPE_CHOICES', 'Only the EPHEMERAL flag may be set when deferring.');
    data.form.assertClean();
    return this.#open(interaction, {}, (given & flags.ephemeral) !== 0, flags.loading);
  }

  #open(
    interaction: Interaction,
    draft: Parameters<Posts['post']>[2],
    isPrivate: boolean,
    extraFlags: number,
  ): Message {
    const channel = this.#world.channels.get(interaction.channelId) ?? refuse('unknownChannel');
    const source = interaction.type === 3 ? interaction.sourceMessageId : null;
    const message = this.#posts.post(channel, this.#world.bot.id, draft, {
      type: interaction.type === 2 ? 20 : source ? 19 : 0,
      ephemeralFor: isPrivate ? interaction.memberId : null,
      interactionId: interaction.id,
      extraFlags,
      reference: source ? { messageId: source, channelId: channel.id } : null,
    });
    interaction.originalId = message.id;
    return message;
  }

  #update(interaction: Interaction, data: Field, files: readonly UploadedFile[]): Message {
    const message = this.#world.messages.get(interaction.sourceMessageId ?? '') ?? refuse('unknownMessage');
    this.#posts.edit(message, readMessage(data, files, message));
    interaction.originalId = message.id;
    interaction.edits.push({ at: this.#world.clock.now(), message: messageJson(this.#world, this.#cdn, message) });
    return message;
  }

  #offer(interaction: Interaction, data: Field): null {
    const focused = findFocused(interaction.data);
    const choices = readChoices(data.get('choices'), Number(focused?.type ?? 3)) ?? [];
    if (choices.length > limits.commandChoices)
      data.get('choices').refuse('BASE_TYPE_MAX_LENGTH', 'Must be 25 or fewer in length.');
    data.form.assertClean();
    interaction.choices = choices;
    return null;
  }

  #openModal(interaction: Interaction, data: Field): null {
    const modal = readModal(data);
    data.form.assertClean();
    interaction.modal = modal;
    return null;
  }

  #receipt(interaction: Interaction, type: number, message: Message | null): JsonObject {
    const isShown = type === 4 || type === 7;
    return compact({
      interaction: compact({
        id: interaction.id,
        type: interaction.type,
        channel_id: interaction.channelId,
        response_message_id: interaction.originalId ?? undefined,
        response_message_loading: message ? (message.flags & flags.loading) !== 0 : undefined,
        response_message_ephemeral: message ? message.ephemeralFor !== null : undefined,
      }),
      resource: message && isShown ? { type, message: messageJson(this.#world, this.#cdn, message) } : undefined,
    });
  }
}

/** The option being typed, however deep it lies under subcommands. */
function findFocused(data: JsonObject): JsonObject | undefined {
  for (const option of (data.options ?? []) as JsonObject[]) {
    if (option.focused === true) return option;
    const inner = findFocused(option);
    if (inner) return inner;
  }
  return undefined;
}
