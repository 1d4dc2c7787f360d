import type { Cdn } from './cdn.js';
import type { JsonObject } from './json.js';
import { limits } from './limits.js';
import { mayMention } from './permissions.js';
import { refuse } from './refusal.js';
import { type AllowedMentions, allMentions, type FoundMentions, mentionsIn } from './shape/mentions.js';
import { type Draft, flags, type NewFile } from './shape/message.js';
import type { Channel, Message, Person, World } from './world.js';

export interface PostOptions {
  readonly type?: number;
  readonly ephemeralFor?: string | null;
  readonly interactionId?: string | null;
  readonly nonce?: string | number | undefined;
  readonly reference?: Message['reference'];
  readonly extraFlags?: number;
}

const bareDraft: Draft = {
  content: '',
  embeds: [],
  components: [],
  kept: [],
  added: [],
  flags: 0,
  mentions: allMentions,
};

/** Discord does not publish how often an hour an old message may be edited; this is our guess. */
const OLD_EDITS = 30;
const KEPT_FORMER = 100;

function displayedText(components: readonly JsonObject[]): string {
  return components
    .map(component => {
      const inner = [...((component.components ?? []) as JsonObject[])];
      const own = component.type === 10 ? String(component.content) : '';
      return `${own}\n${displayedText(inner)}`;
    })
    .join('\n');
}

/** The acts on messages that REST routes, interactions and members share. */
export class Posts {
  readonly #world: World;
  readonly #cdn: Cdn;

  constructor(world: World, cdn: Cdn) {
    this.#world = world;
    this.#cdn = cdn;
  }

  #keep(channelId: string, files: readonly NewFile[]) {
    return files.map(file => this.#cdn.keep({ ...file, id: this.#world.nextId(), channelId }));
  }

  #mentions(
    message: Pick<Message, 'authorId' | 'channelId' | 'content' | 'components' | 'reference'>,
    allowed: AllowedMentions,
  ): FoundMentions {
    const found = mentionsIn(`${message.content}\n${displayedText(message.components)}`);
    const replied = this.#world.messages.get(message.reference?.messageId ?? '')?.authorId;
    const users = found.users
      .filter(id => this.#world.people.has(id))
      .filter(id => allowed.users === 'all' || allowed.users.has(id));
    const isOwn = replied === message.authorId;
    if (allowed.repliedUser && replied !== undefined && !isOwn && !users.includes(replied)) users.push(replied);
    const channel = this.#world.channels.get(message.channelId)!;
    const roles = found.roles
      .filter(id => this.#world.roles.has(id) && mayMention(this.#world, message.authorId, channel, id))
      .filter(id => allowed.roles === 'all' || allowed.roles.has(id));
    return { users, roles, everyone: found.everyone && allowed.everyone };
  }

  /** Whom a message calls: by name, by a role of theirs, or everybody. */
  #called({ users, roles, everyone }: FoundMentions): readonly string[] {
    const all = [...this.#world.people.values()];
    const isCalled = ({ id, roles: own }: Person): boolean =>
      everyone || users.includes(id) || own.some(role => roles.includes(role));
    return all.filter(isCalled).map(({ id }) => id);
  }

  post(channel: Channel, authorId: string, given: Partial<Draft>, options: PostOptions = {}): Message {
    const world = this.#world;
    const draft = { ...bareDraft, ...given };
    const content = draft.content ?? '';
    const components = draft.components ?? [];
    const reference = options.reference ?? null;
    const mentions = this.#mentions(
      { authorId, channelId: channel.id, content, components, reference },
      draft.mentions,
    );
    const message: Message = {
      id: world.nextId(),
      channelId: channel.id,
      type: options.type ?? 0,
      authorId,
      createdAt: world.clock.now(),
      nonce: options.nonce,
      reference,
      ephemeralFor: options.ephemeralFor ?? null,
      interactionId: options.interactionId ?? null,
      content,
      embeds: draft.embeds ?? [],
      components,
      formerComponents: [],
      attachments: [...draft.kept, ...this.#keep(channel.id, draft.added)],
      flags:
        (draft.flags & ~flags.ephemeral) | (options.extraFlags ?? 0) | (options.ephemeralFor ? flags.ephemeral : 0),
      editedAt: null,
      oldEdits: [],
      pinnedAt: null,
      mentions: mentions.users,
      mentionRoles: mentions.roles,
      mentionEveryone: mentions.everyone,
      pings: new Set(this.#called(mentions)),
      reactions: new Map(),
      threadId: null,
    };
    world.messages.set(message.id, message);
    this.#wake(channel);
    if (message.ephemeralFor === null) {
      channel.lastMessageId = message.id;
      channel.messagesSent += 1;
    }
    world.events.emit('message', 'create', message);
    return message;
  }

  /** Sending into an archived thread opens it again, unless it is locked. */
  #wake(channel: Channel): void {
    if (!channel.thread?.archived) return;
    channel.thread.archived = false;
    channel.thread.archivedAt = this.#world.clock.now();
    this.#world.events.emit('channel', 'update', channel);
  }

  edit(message: Message, draft: Draft): void {
    const now = this.#world.clock.now();
    if (message.ephemeralFor === null && now - message.createdAt > limits.oldMessageMs) {
      const recent = message.oldEdits.filter(at => now - at < limits.oldMessageMs);
      if (recent.length >= OLD_EDITS) refuse('tooManyOldEdits');
      message.oldEdits = [...recent, now];
    }
    const wasLoading = (message.flags & flags.loading) !== 0;
    message.content = draft.content ?? message.content;
    message.embeds = draft.embeds ?? message.embeds;
    if (draft.components) {
      message.formerComponents = [...message.formerComponents, ...message.components].slice(-KEPT_FORMER);
      message.components = draft.components;
    }
    message.attachments = [...draft.kept, ...this.#keep(message.channelId, draft.added)];
    message.flags = (message.flags | (draft.flags & flags.componentsV2)) & ~flags.loading;
    const mentions = this.#mentions(message, draft.mentions);
    message.mentions = mentions.users;
    message.mentionRoles = mentions.roles;
    message.mentionEveryone = mentions.everyone;
    // The first filling of a deferred reply is its first content: it notifies, and is not shown as edited.
    if (wasLoading) for (const id of this.#called(mentions)) message.pings.add(id);
    else message.editedAt = now;
    this.#world.events.emit('message', 'update', message);
  }

  remove(message: Message): void {
    this.#world.messages.delete(message.id);
    this.#world.events.emit('message', 'delete', message);
  }
}
