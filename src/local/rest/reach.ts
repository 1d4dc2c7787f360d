import type { Cdn } from '../cdn.js';
import type { Gateway } from '../gateway/gateway.js';
import type { Callbacks } from '../interactions/callbacks.js';
import type { Desk } from '../interactions/desk.js';
import type { Posts } from '../posts.js';
import { refuse } from '../refusal.js';
import type { Channel, Deniable, Message, World } from '../world.js';

/** What the routes work with. */
export interface Parts {
  readonly world: World;
  readonly cdn: Cdn;
  readonly posts: Posts;
  readonly desk: Desk;
  readonly callbacks: Callbacks;
  readonly gateway: Gateway;
}

export function reachChannel(world: World, id: string | undefined): Channel {
  const channel = world.channels.get(id ?? '') ?? refuse('unknownChannel');
  if (!world.canSee(world.bot.id, channel)) refuse('missingAccess');
  return channel;
}

export function demand(world: World, channel: Channel, what: Deniable): void {
  if (world.isDenied(world.bot.id, channel, what)) refuse('missingPermissions');
}

export function demandSending(world: World, channel: Channel, withFiles: boolean): void {
  if (channel.recipientId && !world.people.get(channel.recipientId)?.openToMessages) refuse('closedDirectMessages');
  demand(world, channel, channel.thread ? 'send-in-threads' : 'send');
  if (withFiles) demand(world, channel, 'files');
}

/** Ephemeral messages do not exist for the channel routes. */
export function reachMessage(world: World, channel: Channel, id: string | undefined): Message {
  const message = world.messages.get(id ?? '');
  if (!message || message.channelId !== channel.id || message.ephemeralFor !== null) return refuse('unknownMessage');
  return message;
}
