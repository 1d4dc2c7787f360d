import { EventEmitter } from 'node:events';
import type { Attachment } from './cdn.js';
import { Clock } from './clock.js';
import type { JsonObject } from './json.js';
import { botPermissions } from './permissions.js';
import type { Picture } from './shape/picture.js';
import { foundingSnowflake, makeSnowflake } from './snowflake.js';

export interface Role {
  readonly id: string;
  readonly name: string;
  readonly permissions: bigint;
  /** Whether anybody may call those who have it, not only who may call everyone. */
  readonly mentionable: boolean;
}

/** A picture of the application's own, usable wherever the bot speaks. */
export interface Emoji {
  readonly id: string;
  readonly animated: boolean;
  readonly image: Picture;
  name: string;
}

export interface Person {
  readonly id: string;
  name: string;
  locale: string;
  readonly bot: boolean;
  readonly joinedAt: number;
  /** Whether strangers and bots may write to them. */
  openToMessages: boolean;
  roles: readonly string[];
  /** The hash of its avatar, or null. */
  avatar: string | null;
}

/** 0 a text channel, 1 a direct message, 11 a public thread, 12 a private thread. */
export type ChannelType = 0 | 1 | 11 | 12;

/** What somebody can be forbidden in one channel. */
export const deniable = [
  'view',
  'send',
  'files',
  'threads',
  'send-in-threads',
  'reactions',
  'pins',
  'manage',
  'mention-roles',
] as const;
export type Deniable = (typeof deniable)[number];

export interface ThreadState {
  readonly ownerId: string;
  readonly createdAt: number;
  readonly members: Set<string>;
  archived: boolean;
  archivedAt: number;
  locked: boolean;
  autoArchiveMinutes: number;
  invitable: boolean;
}

export interface Channel {
  readonly id: string;
  readonly type: ChannelType;
  name: string;
  topic: string | null;
  readonly position: number;
  readonly parentId: string | null;
  readonly recipientId: string | null;
  readonly thread: ThreadState | null;
  lastMessageId: string | null;
  messagesSent: number;
  /** By the id of whom it is denied. */
  readonly denied: Map<string, Set<Deniable>>;
}

export interface Message {
  readonly id: string;
  readonly channelId: string;
  readonly type: number;
  readonly authorId: string;
  readonly createdAt: number;
  readonly nonce: string | number | undefined;
  readonly reference: { readonly messageId: string | null; readonly channelId: string } | null;
  /** The member who alone sees it, or null when everyone does. */
  readonly ephemeralFor: string | null;
  readonly interactionId: string | null;
  content: string;
  embeds: readonly JsonObject[];
  components: readonly JsonObject[];
  /** What earlier versions showed: a slow client may still press it. */
  formerComponents: readonly JsonObject[];
  attachments: readonly Attachment[];
  flags: number;
  editedAt: number | null;
  /** When it was edited after its first hour. */
  oldEdits: readonly number[];
  pinnedAt: number | null;
  mentions: readonly string[];
  mentionRoles: readonly string[];
  mentionEveryone: boolean;
  /** Who was notified when it was sent; an edit adds nobody. */
  readonly pings: Set<string>;
  readonly reactions: Map<string, Set<string>>;
  threadId: string | null;
}

export interface RefusedCall {
  readonly status: number;
  readonly code: number;
  readonly message: string;
  readonly route: string;
}

export interface Interaction {
  readonly id: string;
  readonly token: string;
  /** 2 command, 3 component, 4 autocomplete, 5 modal submit. */
  readonly type: 2 | 3 | 4 | 5;
  readonly memberId: string;
  readonly channelId: string;
  readonly createdAt: number;
  readonly locale: string;
  readonly data: JsonObject;
  /** The message whose component was used, or from whose component the submitted modal was opened. */
  readonly sourceMessageId: string | null;
  response: { readonly type: number; readonly at: number } | null;
  expired: boolean;
  originalId: string | null;
  modal: JsonObject | null;
  choices: readonly JsonObject[] | null;
  readonly edits: { readonly at: number; readonly message: JsonObject }[];
  readonly followUps: string[];
  readonly refusals: RefusedCall[];
}

export interface Command {
  readonly id: string;
  readonly guildId: string | null;
  readonly version: string;
  readonly shape: JsonObject;
}

export interface WorldEvents {
  message: [kind: 'create' | 'update' | 'delete', message: Message];
  channel: [kind: 'create' | 'update' | 'delete', channel: Channel];
  threadMembers: [channel: Channel, added: readonly string[], removed: readonly string[]];
  reaction: [kind: 'add' | 'remove', message: Message, emoji: string, userId: string];
  /** All reactions of a message are gone, or all with one emoji. */
  reactionsCleared: [message: Message, emoji: string | null];
  pins: [channel: Channel];
  typing: [channel: Channel, userId: string];
  interaction: [kind: 'create' | 'update', interaction: Interaction];
  commands: [];
  people: [];
  /** Somebody has other roles than before. */
  roles: [memberId: string];
  guild: [];
  /** A role was made, or is another than before. */
  role: [kind: 'create' | 'update', id: string];
  /** The bot has another name or picture. */
  self: [];
  /** Whether a bot is at the gateway. */
  bot: [connected: boolean];
}

/** Everything the stand-in knows, in memory. Whoever changes it says so through `events`. */
export class World {
  /** How many ids the founding has used; null once the world is open. */
  #founded: number | null = 0;
  readonly clock = new Clock();
  readonly events = new EventEmitter<WorldEvents>();
  readonly guildId = this.nextId();
  readonly applicationId = this.nextId();
  /** The role Discord makes for a bot when it is invited, with the permissions it asked for. */
  readonly botRoleId = this.nextId();
  readonly guildName = 'Arbiter Playground';
  guildLocale = 'en-US';
  /** From the top of the list to its bottom, where Discord puts every new one. */
  readonly roles = new Map<string, Role>();
  readonly emojis = new Map<string, Emoji>();
  readonly people = new Map<string, Person>();
  readonly channels = new Map<string, Channel>();
  readonly messages = new Map<string, Message>();
  readonly interactions = new Map<string, Interaction>();
  readonly commands = new Map<string, Command>();
  readonly bot: Person;

  constructor(botName: string) {
    // A bot's user id equals its application id on Discord too.
    this.bot = this.#admit(this.applicationId, botName, 'en-US', true);
    this.roles.set(this.botRoleId, {
      id: this.botRoleId,
      name: botName,
      permissions: botPermissions,
      mentionable: false,
    });
    this.events.setMaxListeners(0);
  }

  /**
   * Guild, people and first channels have the same ids at every start: what a bot has stored about them stays true,
   * although nothing that was said is remembered.
   */
  nextId(): string {
    if (this.#founded === null) return makeSnowflake(this.clock.now());
    this.#founded += 1;
    return foundingSnowflake(this.#founded);
  }

  /** The founding is over: whatever comes now has an id of its own time. */
  open(): this {
    this.#founded = null;
    return this;
  }

  get ownerId(): string {
    return this.humans()[0]?.id ?? this.bot.id;
  }

  humans(): readonly Person[] {
    return [...this.people.values()].filter(person => !person.bot);
  }

  addPerson(name: string, locale: string): Person {
    return this.#admit(this.nextId(), name, locale, false);
  }

  addRole(name: string, permissions: bigint, mentionable = false): string {
    const id = this.nextId();
    this.roles.set(id, { id, name, permissions, mentionable });
    this.events.emit('role', 'create', id);
    return id;
  }

  /** Changes a role, or puts it on top of all others. */
  changeRole(id: string, change: Partial<Omit<Role, 'id'>> & { readonly top?: true }): void {
    const { top, ...changed } = change;
    const role = { ...this.roles.get(id)!, ...changed };
    const others = [...this.roles.values()].filter(other => other.id !== id);
    const list = top ? [role, ...others] : [...this.roles.values()].map(one => (one.id === id ? role : one));
    this.roles.clear();
    for (const one of list) this.roles.set(one.id, one);
    this.events.emit('role', 'update', id);
  }

  #admit(id: string, name: string, locale: string, bot: boolean): Person {
    const roles = bot ? [this.botRoleId] : [];
    const person = { id, name, locale, bot, joinedAt: this.clock.now(), openToMessages: true, roles, avatar: null };
    this.people.set(id, person);
    return person;
  }

  addChannel(given: Pick<Channel, 'name' | 'type'> & Partial<Channel>): Channel {
    const channel: Channel = {
      id: this.nextId(),
      topic: null,
      position: this.channels.size,
      parentId: null,
      recipientId: null,
      thread: null,
      lastMessageId: null,
      messagesSent: 0,
      denied: new Map(),
      ...given,
    };
    this.channels.set(channel.id, channel);
    this.events.emit('channel', 'create', channel);
    return channel;
  }

  directChannel(memberId: string): Channel {
    const known = [...this.channels.values()].find(channel => channel.recipientId === memberId);
    const name = this.people.get(memberId)?.name ?? '';
    return known ?? this.addChannel({ name, type: 1, recipientId: memberId });
  }

  messagesIn(channelId: string): readonly Message[] {
    return [...this.messages.values()].filter(message => message.channelId === channelId);
  }

  interactionByToken(token: string): Interaction | undefined {
    return [...this.interactions.values()].find(interaction => interaction.token === token);
  }

  deny(memberId: string, channel: Channel, what: readonly Deniable[]): void {
    channel.denied.set(memberId, new Set([...(channel.denied.get(memberId) ?? []), ...what]));
    this.events.emit('channel', 'update', channel);
  }

  allow(memberId: string, channel: Channel, what: readonly Deniable[]): void {
    const left = [...(channel.denied.get(memberId) ?? [])].filter(one => !what.includes(one));
    if (left.length > 0) channel.denied.set(memberId, new Set(left));
    else channel.denied.delete(memberId);
    this.events.emit('channel', 'update', channel);
  }

  isDenied(memberId: string, channel: Channel, what: Deniable): boolean {
    const parent = this.channels.get(channel.parentId ?? '');
    return [channel, parent].some(place => place?.denied.get(memberId)?.has(what) ?? false);
  }

  /** The thread's own access list, or for everything else everyone to whom the channel is not closed. */
  canSee(memberId: string, channel: Channel): boolean {
    if (channel.type === 1) return channel.recipientId === memberId || memberId === this.bot.id;
    if (this.isDenied(memberId, channel, 'view')) return false;
    if (channel.type === 12) return channel.thread!.members.has(memberId) || memberId === this.ownerId;
    return true;
  }

  visibleMessages(memberId: string, channelId: string): readonly Message[] {
    const channel = this.channels.get(channelId);
    if (!channel || !this.canSee(memberId, channel)) return [];
    return this.messagesIn(channelId).filter(({ ephemeralFor }) => ephemeralFor === null || ephemeralFor === memberId);
  }
}
