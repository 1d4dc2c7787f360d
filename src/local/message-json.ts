import type { Attachment, Cdn } from './cdn.js';
import { channelJson, memberJson, userJson } from './guild-json.js';
import type { Json, JsonObject } from './json.js';
import type { Message, World } from './world.js';

const scheme = 'attachment://';

/** Replaces every `attachment://name` by the signed URL of that file of the message. */
function withUrls(value: Json | undefined, message: Message, cdn: Cdn, used: Set<Attachment>): Json | undefined {
  if (Array.isArray(value)) return value.map(inner => withUrls(inner, message, cdn, used) ?? null);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value as JsonObject).map(([key, inner]) => {
    const isLink = (key === 'url' || key === 'icon_url') && typeof inner === 'string' && inner.startsWith(scheme);
    if (!isLink) return [key, withUrls(inner, message, cdn, used)] as const;
    const attachment = message.attachments.find(({ filename }) => filename === inner.slice(scheme.length));
    if (attachment) used.add(attachment);
    return [key, attachment ? cdn.url(attachment) : inner] as const;
  });
  const copy: JsonObject = Object.fromEntries(entries);
  const attachment = message.attachments.find(one => typeof copy.url === 'string' && copy.url === cdn.url(one));
  if (!attachment) return copy;
  return {
    ...copy,
    proxy_url: copy.url,
    content_type: attachment.contentType,
    attachment_id: attachment.id,
    ...(attachment.width === undefined ? {} : { width: attachment.width, height: attachment.height }),
  };
}

function reactionsJson(world: World, message: Message): readonly JsonObject[] {
  return [...message.reactions].map(([emoji, users]) => ({
    emoji: emojiJson(emoji),
    count: users.size,
    count_details: { burst: 0, normal: users.size },
    me: users.has(world.bot.id),
    me_burst: false,
    burst_colors: [],
  }));
}

/** Reactions are kept under the form Discord's routes use: the character itself, or name:id for a custom one. */
export function emojiJson(key: string): JsonObject {
  const custom = /^(\w+):(\d+)$/.exec(key);
  return custom ? { id: custom[2], name: custom[1] } : { id: null, name: key };
}

/** A command by its full name, subcommands included: `league create`. */
export function commandName(data: JsonObject): string {
  const inner = ((data.options ?? []) as JsonObject[]).find(({ type }) => type === 1 || type === 2);
  return inner ? `${String(data.name)} ${commandName(inner)}` : String(data.name);
}

function interactionJson(world: World, message: Message): JsonObject {
  const interaction = world.interactions.get(message.interactionId ?? '');
  const user = world.people.get(interaction?.memberId ?? '');
  if (!interaction || !user) return {};
  return {
    application_id: world.applicationId,
    webhook_id: world.applicationId,
    interaction_metadata: {
      id: interaction.id,
      type: interaction.type,
      user: userJson(user),
      authorizing_integration_owners: { '0': world.guildId },
      original_response_message_id:
        message.id === interaction.originalId ? undefined : (interaction.originalId ?? undefined),
      ...(interaction.type === 2 ? { name: commandName(interaction.data), command_type: 1 } : {}),
      ...(interaction.type === 3 ? { interacted_message_id: interaction.sourceMessageId ?? undefined } : {}),
    },
    ...(interaction.type === 2
      ? { interaction: { id: interaction.id, type: 2, name: commandName(interaction.data), user: userJson(user) } }
      : {}),
  };
}

export function messageJson(world: World, cdn: Cdn, message: Message): JsonObject {
  const author = world.people.get(message.authorId) ?? world.bot;
  const thread = message.threadId ? world.channels.get(message.threadId) : undefined;
  const inEmbeds = new Set<Attachment>();
  const embeds = withUrls(message.embeds, message, cdn, inEmbeds);
  const components = withUrls(message.components, message, cdn, new Set());
  const replied = message.reference?.messageId ? world.messages.get(message.reference.messageId) : undefined;
  // What everyone sees must not quote what only one member may see.
  const isQuotable = (replied?.ephemeralFor ?? null) === null || replied?.ephemeralFor === message.ephemeralFor;
  const reference = isQuotable ? message.reference : null;
  return {
    id: message.id,
    channel_id: message.channelId,
    type: message.type,
    author: userJson(author),
    content: message.content,
    embeds,
    components,
    // What an embed shows is missing from the list of attachments (discord-api-docs #4809).
    attachments: message.attachments.filter(one => !inEmbeds.has(one)).map(one => cdn.describe(one)),
    mentions: message.mentions.flatMap(id => {
      const person = world.people.get(id);
      return person ? [userJson(person)] : [];
    }),
    mention_roles: message.mentionRoles,
    mention_everyone: message.mentionEveryone,
    pinned: message.pinnedAt !== null,
    tts: false,
    timestamp: new Date(message.createdAt).toISOString(),
    edited_timestamp: message.editedAt === null ? null : new Date(message.editedAt).toISOString(),
    flags: message.flags,
    ...(message.nonce === undefined ? {} : { nonce: message.nonce }),
    ...(message.reactions.size > 0 ? { reactions: reactionsJson(world, message) } : {}),
    ...(thread ? { thread: channelJson(world, thread) } : {}),
    ...(reference
      ? {
          message_reference: {
            type: 0,
            channel_id: reference.channelId,
            ...(reference.messageId ? { message_id: reference.messageId } : {}),
            guild_id: world.guildId,
          },
        }
      : {}),
    ...(reference && [19, 21].includes(message.type)
      ? { referenced_message: replied ? messageJson(world, cdn, { ...replied, reference: null }) : null }
      : {}),
    ...interactionJson(world, message),
  };
}

/** Without the MessageContent intent a bot sees what people wrote only in DMs or where it is mentioned. */
export function messageForBot(world: World, cdn: Cdn, message: Message): JsonObject {
  const json = messageJson(world, cdn, message);
  const isOpen =
    message.authorId === world.bot.id ||
    message.mentions.includes(world.bot.id) ||
    world.channels.get(message.channelId)?.type === 1;
  return isOpen ? json : { ...json, content: '', embeds: [], components: [], attachments: [] };
}

/** The same inside a gateway event, which also names the guild and the author's membership. */
export function messageEvent(world: World, cdn: Cdn, message: Message): JsonObject {
  const json = messageForBot(world, cdn, message);
  const author = world.people.get(message.authorId);
  if (world.channels.get(message.channelId)?.type === 1) return { ...json, channel_type: 1 };
  return { ...json, guild_id: world.guildId, ...(author ? { member: memberJson(author) } : {}) };
}
