import type { Cdn } from '../cdn.js';
import type { JsonObject } from '../json.js';
import { messageJson } from '../message-json.js';
import { flags } from '../shape/message.js';
import type { Channel, Message, World } from '../world.js';

export interface SeenButton {
  readonly customId: string | null;
  readonly label: string;
  readonly emoji: string | null;
  readonly style: number;
  readonly url: string | null;
  readonly disabled: boolean;
}

export interface SeenSelect {
  readonly customId: string;
  readonly type: number;
  readonly placeholder: string;
  readonly disabled: boolean;
  readonly min: number;
  readonly max: number;
  readonly options: readonly {
    readonly label: string;
    readonly value: string;
    readonly description: string;
    /** Shown as chosen before anybody chooses. */
    readonly chosen: boolean;
  }[];
}

export interface SeenFile {
  readonly id: string;
  readonly filename: string;
  readonly description: string;
  readonly contentType: string;
  readonly size: number;
  readonly url: string;
}

/** A message as a member sees it. `raw` is the same in Discord's own shape. */
export interface SeenMessage {
  readonly id: string;
  readonly channelId: string;
  readonly authorId: string;
  readonly content: string;
  /** The content, the embeds and every text display, from top to bottom. */
  readonly text: string;
  readonly ephemeral: boolean;
  readonly thinking: boolean;
  readonly edited: boolean;
  /** Who was notified by it. */
  readonly pings: readonly string[];
  readonly buttons: readonly SeenButton[];
  readonly selects: readonly SeenSelect[];
  readonly files: readonly SeenFile[];
  readonly raw: JsonObject;
}

export interface SeenThread {
  readonly id: string;
  readonly name: string;
  readonly parentId: string;
  readonly private: boolean;
  readonly archived: boolean;
  readonly locked: boolean;
  readonly members: readonly string[];
}

export function seeThread({ id, name, parentId, type, thread }: Channel): SeenThread {
  return {
    id,
    name,
    parentId: parentId!,
    private: type === 12,
    archived: thread!.archived,
    locked: thread!.locked,
    members: [...thread!.members],
  };
}

/** Every component of a tree, parents before children. */
export function flatten(components: readonly JsonObject[]): readonly JsonObject[] {
  return components.flatMap(component => [
    component,
    ...flatten((component.components ?? []) as JsonObject[]),
    ...flatten([component.accessory, component.component].filter(inner => inner !== undefined) as JsonObject[]),
  ]);
}

function seenButton(button: JsonObject): SeenButton {
  const emoji = button.emoji as JsonObject | undefined;
  return {
    customId: (button.custom_id as string | undefined) ?? null,
    label: (button.label as string | undefined) ?? '',
    emoji: (emoji?.name as string | undefined) ?? null,
    style: Number(button.style),
    url: (button.url as string | undefined) ?? null,
    disabled: button.disabled === true,
  };
}

function seenSelect(select: JsonObject): SeenSelect {
  const options = (select.options ?? []) as JsonObject[];
  return {
    customId: String(select.custom_id),
    type: Number(select.type),
    placeholder: (select.placeholder as string | undefined) ?? '',
    disabled: select.disabled === true,
    min: Number(select.min_values ?? 1),
    max: Number(select.max_values ?? 1),
    options: options.map(({ label, value, description, default: chosen }) => ({
      label: String(label),
      value: String(value),
      description: (description as string | undefined) ?? '',
      chosen: chosen === true,
    })),
  };
}

function embedText(embed: JsonObject): string {
  const fields = ((embed.fields ?? []) as JsonObject[]).flatMap(({ name, value }) => [name, value]);
  const named = [(embed.author as JsonObject | undefined)?.name, (embed.footer as JsonObject | undefined)?.text];
  return [embed.title, embed.description, ...fields, ...named].filter(text => typeof text === 'string').join('\n');
}

export function seeMessage(world: World, cdn: Cdn, message: Message): SeenMessage {
  const raw = JSON.parse(JSON.stringify(messageJson(world, cdn, message))) as JsonObject;
  const all = flatten(raw.components as JsonObject[]);
  const texts = [
    message.content,
    ...(raw.embeds as JsonObject[]).map(embedText),
    ...all.filter(({ type }) => type === 10).map(({ content }) => String(content)),
  ];
  return {
    id: message.id,
    channelId: message.channelId,
    authorId: message.authorId,
    content: message.content,
    text: texts.filter(text => text !== '').join('\n'),
    ephemeral: message.ephemeralFor !== null,
    thinking: (message.flags & flags.loading) !== 0,
    edited: message.editedAt !== null,
    pings: [...message.pings],
    buttons: all.filter(({ type }) => type === 2).map(seenButton),
    selects: all.filter(({ type }) => [3, 5, 6, 7, 8].includes(Number(type))).map(seenSelect),
    files: message.attachments.map(file => ({
      id: file.id,
      filename: file.filename,
      description: file.description ?? '',
      contentType: file.contentType,
      size: file.data.length,
      url: cdn.url(file),
    })),
    raw,
  };
}
