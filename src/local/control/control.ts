import type { Cdn } from '../cdn.js';
import type { Clock } from '../clock.js';
import type { Faults } from '../faults.js';
import type { LoggedRequest } from '../http/api.js';
import type { Desk } from '../interactions/desk.js';
import type { JsonObject } from '../json.js';
import { lengthOf, limits } from '../limits.js';
import type { Posts } from '../posts.js';
import { locales } from '../shape/command-text.js';
import { isReaction } from '../shape/emoji.js';
import type { Channel, Deniable, Interaction, Message, World } from '../world.js';
import { Act } from './act.js';
import { callData, commandsFor, type OptionValues, Resolved, type Upload } from './command-call.js';
import { type FieldValues, modalData } from './modal-answer.js';
import { flatten, type SeenMessage, type SeenThread, seeMessage, seeThread } from './seen.js';
import { waitFor } from './waiting.js';

interface Parts {
  readonly world: World;
  readonly cdn: Cdn;
  readonly posts: Posts;
  readonly desk: Desk;
  readonly faults: Faults;
  readonly requests: readonly LoggedRequest[];
}

const userSelects = [5, 7];

/** Acts as the members of the guild. What Discord's own client would not let them do throws. */
export class Control {
  readonly #parts: Parts;
  readonly faults: Faults;
  readonly clock: Clock;
  /** Every REST request so far, oldest first. */
  readonly requests: readonly LoggedRequest[];

  constructor(parts: Parts) {
    this.#parts = parts;
    this.faults = parts.faults;
    this.clock = parts.world.clock;
    this.requests = parts.requests;
  }

  /** Calls a slash command; `name` is `play`, or `league create` for a subcommand. */
  async command(
    memberId: string,
    channelId: string,
    name: string,
    options: OptionValues = {},
    locale?: string,
  ): Promise<Act> {
    return this.#perform(this.#callCommand(2, memberId, channelId, name, options, undefined, locale));
  }

  /** Asks for suggestions while `focused` is being typed; `options` holds what is typed so far, including it. */
  async autocomplete(
    memberId: string,
    channelId: string,
    name: string,
    options: OptionValues,
    focused: string,
    locale?: string,
  ): Promise<Act> {
    const typed = { [focused]: '', ...options };
    return this.#perform(this.#callCommand(4, memberId, channelId, name, typed, focused, locale));
  }

  /** Presses a button. `stale` presses one that an edit has meanwhile removed or disabled, as a slow client does. */
  async press(
    memberId: string,
    messageId: string,
    customId: string,
    given: { locale?: string; stale?: boolean } = {},
  ): Promise<Act> {
    const { message, component } = this.#reach(memberId, messageId, customId, given.stale ?? false);
    if (component.type !== 2) throw new Error(`${customId} is not a button`);
    const data = { id: component.id, custom_id: customId, component_type: 2 };
    return this.#perform(this.#open(3, memberId, message.channelId, data, message.id, given.locale));
  }

  /** Chooses in a select menu; members are chosen by id. */
  async select(
    memberId: string,
    messageId: string,
    customId: string,
    values: readonly string[],
    given: { locale?: string; stale?: boolean } = {},
  ): Promise<Act> {
    const { message, component } = this.#reach(memberId, messageId, customId, given.stale ?? false);
    const type = Number(component.type);
    if (type === 2) throw new Error(`${customId} is not a select`);
    if (values.length < Number(component.min_values) || values.length > Number(component.max_values))
      throw new Error(`${customId} takes ${String(component.min_values)} to ${String(component.max_values)} values`);
    const options = (component.options ?? []) as JsonObject[];
    const resolved = new Resolved(this.#parts.world, this.#parts.cdn, { memberId, channelId: message.channelId });
    for (const value of values) {
      if (type === 3 && !options.some(option => option.value === value)) throw new Error(`no option ${value}`);
      if (userSelects.includes(type)) resolved.user(value);
      if (type === 6) resolved.role(value);
      if (type === 8) resolved.channel(value);
    }
    const data = { id: component.id, custom_id: customId, component_type: type, values, ...resolved.json() };
    return this.#perform(this.#open(3, memberId, message.channelId, data, message.id, given.locale));
  }

  /** Sends the modal that `opened` was answered with; fields are given by their custom id. */
  async submit(
    memberId: string,
    opened: { readonly id: string },
    values: FieldValues = {},
    locale?: string,
  ): Promise<Act> {
    const origin = this.#parts.world.interactions.get(opened.id);
    if (!origin?.modal) throw new Error('no modal was opened');
    if (origin.memberId !== memberId) throw new Error('the modal was opened for another member');
    const resolved = new Resolved(this.#parts.world, this.#parts.cdn, { memberId, channelId: origin.channelId });
    const data = modalData(origin.modal, values, resolved);
    return this.#perform(
      this.#open(5, memberId, origin.channelId, data, origin.sourceMessageId, locale ?? origin.locale),
    );
  }

  /** Writes a message. */
  say(memberId: string, channelId: string, content: string, files: readonly Upload[] = []): SeenMessage {
    const channel = this.#channel(memberId, channelId);
    if (this.#parts.world.isDenied(memberId, channel, channel.thread ? 'send-in-threads' : 'send'))
      throw new Error('this member may not write here');
    if (lengthOf(content) > limits.content) throw new Error('the message is too long');
    if (content.trim() === '' && files.length === 0) throw new Error('the message is empty');
    if (files.some(({ data }) => data.length > limits.fileBytes)) throw new Error('the file is too large');
    const added = files.map(file => ({ ...file, description: undefined }));
    const message = this.#parts.posts.post(channel, memberId, { content, added });
    return this.#see(message);
  }

  react(memberId: string, messageId: string, emoji: string): void {
    const message = this.#visible(memberId, messageId);
    if (!isReaction(emoji)) throw new Error(`${String(emoji)} is no emoji`);
    const channel = this.#channel(memberId, message.channelId);
    if (this.#parts.world.isDenied(memberId, channel, 'reactions')) throw new Error('this member may not react here');
    const users = message.reactions.get(emoji) ?? new Set();
    const adds = !users.has(memberId);
    if (adds) message.reactions.set(emoji, users.add(memberId));
    else users.delete(memberId);
    if (users.size === 0) message.reactions.delete(emoji);
    this.#parts.world.events.emit('reaction', adds ? 'add' : 'remove', message, emoji, memberId);
  }

  /** Dismisses an ephemeral message: it is gone for the member, and the bot is not told. */
  dismiss(memberId: string, messageId: string): void {
    const message = this.#visible(memberId, messageId);
    if (message.ephemeralFor !== memberId) throw new Error('only ephemeral messages can be dismissed');
    this.#parts.posts.remove(message);
  }

  /** What the member sees in a channel, oldest first, their own ephemeral messages included. */
  visibleTo(memberId: string, channelId: string): readonly SeenMessage[] {
    return this.#parts.world.visibleMessages(memberId, channelId).map(message => this.#see(message));
  }

  threads(parentId?: string): readonly SeenThread[] {
    return [...this.#parts.world.channels.values()]
      .filter(channel => channel.thread && (parentId === undefined || channel.parentId === parentId))
      .map(seeThread);
  }

  /** The direct message channel between the bot and a member. */
  directChannel(memberId: string): string {
    return this.#parts.world.directChannel(memberId).id;
  }

  setLocale(memberId: string, locale: string): void {
    const person = this.#parts.world.people.get(memberId);
    if (!person) throw new Error(`no member ${memberId}`);
    if (!locales.includes(locale)) throw new Error(`Discord speaks no ${String(locale)}`);
    person.locale = locale;
    this.#parts.world.events.emit('people');
  }

  /** Gives a member a new role with these permissions, as the bits Discord numbers them by. */
  giveRole(memberId: string, name: string, permissions: bigint): string {
    const { world } = this.#parts;
    const person = world.people.get(memberId);
    if (!person) throw new Error(`no member ${memberId}`);
    const id = world.addRole(name, permissions);
    person.roles = [...person.roles, id];
    world.events.emit('roles', memberId);
    return id;
  }

  /** Makes a role nobody has yet, below all others. */
  makeRole(name: string, permissions = 0n, mentionable = false): string {
    return this.#parts.world.addRole(name, permissions, mentionable);
  }

  /** Changes a role, or puts it on top of all others; the bot's own is `botRoleId`. */
  changeRole(id: string, change: Parameters<World['changeRole']>[1]): void {
    this.#parts.world.changeRole(id, change);
  }

  get botRoleId(): string {
    return this.#parts.world.botRoleId;
  }

  rolesOf(memberId: string): readonly string[] {
    return this.#parts.world.people.get(memberId)?.roles ?? [];
  }

  /** Forbids a member something in one channel; `allow` takes it back. */
  forbid(memberId: string, channelId: string, ...what: readonly Deniable[]): void {
    this.#parts.world.deny(memberId, this.#channel(memberId, channelId), what);
  }

  allow(memberId: string, channelId: string, ...what: readonly Deniable[]): void {
    const channel = this.#parts.world.channels.get(channelId);
    if (!channel) throw new Error(`no channel ${channelId}`);
    this.#parts.world.allow(memberId, channel, what);
  }

  /** The guild's own language, in which bots post for everyone. */
  setGuildLocale(locale: string): void {
    this.#parts.world.guildLocale = locale;
    this.#parts.world.events.emit('guild');
  }

  /** Resolves with the first truthy value of `check`, which is tried now and after everything that happens. */
  waitFor<T>(check: () => T | null | undefined | false, timeoutMs = 5000): Promise<T> {
    return waitFor(this.#parts.world.events, check, timeoutMs);
  }

  #see(message: Message): SeenMessage {
    return seeMessage(this.#parts.world, this.#parts.cdn, message);
  }

  #channel(memberId: string, channelId: string): Channel {
    const channel = this.#parts.world.channels.get(channelId);
    if (!channel || !this.#parts.world.canSee(memberId, channel)) throw new Error(`no channel ${channelId}`);
    return channel;
  }

  #visible(memberId: string, messageId: string): Message {
    const message = this.#parts.world.messages.get(messageId);
    const isHidden = message?.ephemeralFor != null && message.ephemeralFor !== memberId;
    if (!message || isHidden) throw new Error(`this member sees no message ${messageId}`);
    this.#channel(memberId, message.channelId);
    return message;
  }

  #reach(
    memberId: string,
    messageId: string,
    customId: string,
    stale: boolean,
  ): { message: Message; component: JsonObject } {
    const message = this.#visible(memberId, messageId);
    const shown = flatten(message.components).find(one => one.custom_id === customId);
    const former = flatten(message.formerComponents).findLast(one => one.custom_id === customId);
    const component = stale ? (former ?? shown) : shown;
    if (!component) throw new Error(`the message has no component ${customId}`);
    if (component.disabled === true && !stale) throw new Error(`${customId} is disabled`);
    return { message, component };
  }

  #callCommand(
    type: 2 | 4,
    memberId: string,
    channelId: string,
    name: string,
    options: OptionValues,
    focused: string | undefined,
    locale: string | undefined,
  ): Interaction {
    const { world, cdn } = this.#parts;
    const [first, ...path] = name.split(' ');
    const channel = this.#channel(memberId, channelId);
    const command = commandsFor(world, memberId, channel).find(one => one.shape.name === first && one.shape.type === 1);
    if (!command) throw new Error(`this member is offered no command /${name}`);
    const resolved = new Resolved(world, cdn, { memberId, channelId });
    const data = callData({ command, path, options, ...(focused === undefined ? {} : { focused }) }, resolved);
    return this.#open(type, memberId, channelId, data, null, locale);
  }

  #open(
    type: Interaction['type'],
    memberId: string,
    channelId: string,
    data: JsonObject,
    sourceMessageId: string | null,
    locale: string | undefined,
  ): Interaction {
    const person = this.#parts.world.people.get(memberId);
    if (!person) throw new Error(`no member ${memberId}`);
    return this.#parts.desk.open({ type, memberId, channelId, data, sourceMessageId, locale: locale ?? person.locale });
  }

  /** Resolves at the first response, or when the three seconds are over. */
  async #perform(interaction: Interaction): Promise<Act> {
    const { world } = this.#parts;
    const act = new Act(interaction, {
      see: id => {
        const message = world.messages.get(id ?? '');
        return message ? this.#see(message) : null;
      },
      waitFor: (check, timeoutMs) => this.waitFor(check, timeoutMs),
    });
    await this.waitFor(() => interaction.response !== null || interaction.expired, 10_000);
    return act;
  }
}
