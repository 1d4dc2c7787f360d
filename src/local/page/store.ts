import type {
  FromServer,
  PageChannel,
  PageCommand,
  PageInteraction,
  PageMember,
  PageMessage,
  PageRole,
} from '../feed-shape.js';
import type { JsonObject } from '../json.js';
import { type Language, languageOf, wordsIn } from './words.js';

/** A command on its way, or one that nobody answered: shown at the end of its channel. */
export interface Outcome {
  readonly id: string;
  readonly channelId: string;
  readonly command: string;
  readonly state: 'waiting' | 'failed';
}

export type Change =
  | { readonly what: 'everything' | 'channels' | 'members' | 'commands' | 'connection' | 'channel' | 'badges' }
  | { readonly what: 'message'; readonly id: string; readonly isNew: boolean }
  | { readonly what: 'gone'; readonly id: string }
  | { readonly what: 'outcomes' }
  | { readonly what: 'typing' }
  | { readonly what: 'modal'; readonly interaction: PageInteraction; readonly modal: JsonObject };

/** What the page knows. Views read it and are told what changed. */
export class Store {
  guild = '';
  me = '';
  members: readonly PageMember[] = [];
  roles: readonly PageRole[] = [];
  channels: readonly PageChannel[] = [];
  commands: readonly PageCommand[] = [];
  channelId = '';
  botConnected = true;
  pageConnected = true;
  /** The server is there and does not know this page's key. */
  keyRefused = false;
  typingIn: string | null = null;
  readonly messages = new Map<string, PageMessage>();
  readonly outcomes = new Map<string, Outcome>();
  /** Controls waiting for an answer, as `message custom-id`. */
  readonly waiting = new Map<string, string>();
  /** Messages whose last interaction failed. */
  readonly failed = new Set<string>();
  /** What was last chosen in a select, until its message changes. */
  readonly chosen = new Map<string, readonly string[]>();
  /** How many pings each member has not seen, per channel. */
  readonly #pings = new Map<string, Map<string, number>>();
  readonly #unread = new Map<string, Set<string>>();
  readonly #listeners: ((change: Change) => void)[] = [];

  listen(listener: (change: Change) => void): void {
    this.#listeners.push(listener);
  }

  tell(change: Change): void {
    for (const listener of this.#listeners) listener(change);
  }

  get locale(): string {
    return this.member(this.me)?.locale ?? 'en-US';
  }

  get language(): Language {
    return languageOf(this.locale);
  }

  get words(): ReturnType<typeof wordsIn> {
    return wordsIn(this.language);
  }

  get channel(): PageChannel | undefined {
    return this.channels.find(({ id }) => id === this.channelId);
  }

  get people(): readonly PageMember[] {
    return this.members.filter(({ bot }) => !bot);
  }

  get bot(): PageMember | undefined {
    return this.members.find(({ bot }) => bot);
  }

  member(id: string): PageMember | undefined {
    return this.members.find(one => one.id === id);
  }

  messagesHere(): readonly PageMessage[] {
    const here = [...this.messages.values()].filter(({ raw }) => raw.channel_id === this.channelId);
    return here.sort((a, b) => (BigInt(String(a.raw.id)) < BigInt(String(b.raw.id)) ? -1 : 1));
  }

  commandsHere(): readonly PageCommand[] {
    const isDirect = this.channel?.type === 1;
    return this.commands.filter(command => (isDirect ? command.inDirectMessages : command.inGuild));
  }

  openChannel(id: string): void {
    this.channelId = id;
    this.#seen();
    this.tell({ what: 'channel' });
  }

  isUnread(channelId: string): boolean {
    return this.#unread.get(this.me)?.has(channelId) ?? false;
  }

  pingsIn(channelId: string): number {
    return this.#pings.get(this.me)?.get(channelId) ?? 0;
  }

  pingsOf(memberId: string): number {
    return [...(this.#pings.get(memberId)?.values() ?? [])].reduce((sum, count) => sum + count, 0);
  }

  #seen(): void {
    this.#pings.get(this.me)?.delete(this.channelId);
    this.#unread.get(this.me)?.delete(this.channelId);
  }

  #noteNews({ raw, pings }: PageMessage): void {
    const channelId = String(raw.channel_id);
    const isBeingRead = channelId === this.channelId && document.visibilityState === 'visible';
    for (const id of pings) {
      if (id === this.me && isBeingRead) continue;
      const counts = this.#pings.get(id) ?? new Map<string, number>();
      this.#pings.set(id, counts.set(channelId, (counts.get(channelId) ?? 0) + 1));
    }
    if (!isBeingRead) this.#unread.set(this.me, (this.#unread.get(this.me) ?? new Set()).add(channelId));
    this.tell({ what: 'badges' });
  }

  receive(payload: FromServer): void {
    switch (payload.kind) {
      case 'state':
        this.#begin(payload);
        break;
      case 'members':
        this.members = payload.members;
        this.tell({ what: 'members' });
        break;
      case 'roles':
        this.roles = payload.roles;
        break;
      case 'channels':
        this.channels = payload.channels;
        this.tell({ what: 'channels' });
        if (!this.channel) this.openChannel(this.channels[0]?.id ?? '');
        break;
      case 'commands':
        this.commands = payload.commands;
        this.tell({ what: 'commands' });
        break;
      case 'message':
        this.#takeMessage(payload.message, payload.isNew);
        break;
      case 'gone':
        this.messages.delete(payload.id);
        this.tell({ what: 'gone', id: payload.id });
        break;
      case 'interaction':
        this.#takeInteraction(payload.interaction);
        break;
      case 'typing':
        this.typingIn = payload.channelId;
        this.tell({ what: 'typing' });
        break;
      case 'bot':
        this.botConnected = payload.connected;
        this.tell({ what: 'connection' });
        break;
      default:
        break;
    }
  }

  #begin(state: Extract<FromServer, { kind: 'state' }>): void {
    this.guild = state.guild;
    this.me = state.me;
    this.members = state.members;
    this.roles = state.roles;
    this.channels = state.channels;
    this.commands = state.commands;
    this.botConnected = state.botConnected;
    this.messages.clear();
    this.outcomes.clear();
    this.waiting.clear();
    this.failed.clear();
    for (const message of state.messages) this.messages.set(String(message.raw.id), message);
    if (!this.channel || this.channel.type === 1)
      this.channelId = this.channels.find(({ type }) => type === 0)?.id ?? '';
    this.#seen();
    this.tell({ what: 'everything' });
  }

  #takeMessage(message: PageMessage, isNew: boolean): void {
    const id = String(message.raw.id);
    this.messages.set(id, message);
    for (const key of this.chosen.keys()) if (key.startsWith(`${id} `)) this.chosen.delete(key);
    if (this.typingIn === message.raw.channel_id) {
      this.typingIn = null;
      this.tell({ what: 'typing' });
    }
    if (isNew) this.#noteNews(message);
    this.tell({ what: 'message', id, isNew });
  }

  #takeInteraction(interaction: PageInteraction): void {
    const { id, state, messageId, customId, channelId, command, modal } = interaction;
    if (messageId && customId) {
      const key = `${messageId} ${customId}`;
      if (state === 'waiting') this.waiting.set(key, id);
      else if (this.waiting.get(key) === id) this.waiting.delete(key);
      if (state === 'failed') this.failed.add(messageId);
      else this.failed.delete(messageId);
      this.tell({ what: 'message', id: messageId, isNew: false });
    }
    if (command) {
      if (state === 'answered') this.outcomes.delete(id);
      else this.outcomes.set(id, { id, channelId, command, state });
      this.tell({ what: 'outcomes' });
    }
    if (modal && state === 'answered') this.tell({ what: 'modal', interaction, modal });
  }
}
