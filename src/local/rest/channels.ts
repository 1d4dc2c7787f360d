import { channelJson, userJson } from '../guild-json.js';
import { done, ok, type Route } from '../http/router.js';
import { limits } from '../limits.js';
import { messageForBot } from '../message-json.js';
import { refuse } from '../refusal.js';
import { isReaction } from '../shape/emoji.js';
import type { Channel, Message } from '../world.js';
import { demand, type Parts, reachChannel, reachMessage } from './reach.js';

export function channelRoutes({ world, cdn, posts }: Parts): readonly Route[] {
  const pin = (channelId: string | undefined, messageId: string | undefined, pinned: boolean): void => {
    const channel = reachChannel(world, channelId);
    demand(world, channel, 'pins');
    const message = reachMessage(world, channel, messageId);
    if (pinned && pins(channel).length >= limits.pins) refuse('tooManyPins');
    if (pinned === (message.pinnedAt !== null)) return;
    message.pinnedAt = pinned ? world.clock.now() : null;
    world.events.emit('message', 'update', message);
    world.events.emit('pins', channel);
    const reference = { messageId: message.id, channelId: channel.id };
    if (pinned) posts.post(channel, world.bot.id, {}, { type: 6, reference });
  };

  const pins = (channel: Channel): readonly Message[] =>
    world
      .messagesIn(channel.id)
      .filter(({ pinnedAt }) => pinnedAt !== null)
      .sort((a, b) => b.pinnedAt! - a.pinnedAt!);

  const react = (params: Readonly<Record<string, string>>, userId: string, adds: boolean): void => {
    const channel = reachChannel(world, params.channel);
    const message = reachMessage(world, channel, params.message);
    const emoji = params.emoji!;
    if (!isReaction(emoji)) refuse('unknownEmoji');
    const users = message.reactions.get(emoji) ?? new Set();
    if (adds) {
      demand(world, channel, 'reactions');
      if (!message.reactions.has(emoji) && message.reactions.size >= limits.reactions) refuse('tooManyReactions');
      message.reactions.set(emoji, users.add(userId));
    } else if (!users.delete(userId)) return;
    if (users.size === 0) message.reactions.delete(emoji);
    world.events.emit('reaction', adds ? 'add' : 'remove', message, emoji, userId);
  };

  /** Takes away all reactions, or all with one emoji, whoever gave them. */
  const clear = (params: Readonly<Record<string, string>>, emoji: string | null): void => {
    const channel = reachChannel(world, params.channel);
    demand(world, channel, 'manage');
    const message = reachMessage(world, channel, params.message);
    if (emoji === null) message.reactions.clear();
    else if (!isReaction(emoji)) refuse('unknownEmoji');
    else message.reactions.delete(emoji);
    world.events.emit('reactionsCleared', message, emoji);
  };

  return [
    {
      name: 'GET /channels/:channel',
      handle: ({ params }) => ok(channelJson(world, reachChannel(world, params.channel))),
    },
    {
      name: 'PATCH /channels/:channel',
      handle: ({ params, body }) => {
        const channel = reachChannel(world, params.channel);
        if (channel.type === 1) refuse('notInDirectMessages');
        const name = body.get('name').text({ min: 1, max: limits.threadName });
        const topic = body.get('topic').text({ max: limits.topic });
        const minutes = body.get('auto_archive_duration').oneOf([60, 1440, 4320, 10080]);
        const archived = body.get('archived').flag();
        const locked = body.get('locked').flag();
        body.form.assertClean();
        const { thread } = channel;
        const opens = archived === false;
        if (thread?.archived && !opens) refuse('archivedThread');
        if (!thread) refuse('missingPermissions');
        channel.name = name ?? channel.name;
        channel.topic = topic ?? channel.topic;
        thread.autoArchiveMinutes = minutes ?? thread.autoArchiveMinutes;
        thread.locked = locked ?? thread.locked;
        if (archived !== undefined && archived !== thread.archived) {
          thread.archived = archived;
          thread.archivedAt = world.clock.now();
        }
        world.events.emit('channel', 'update', channel);
        return ok(channelJson(world, channel));
      },
    },
    {
      name: 'DELETE /channels/:channel',
      handle: ({ params }) => {
        const channel = reachChannel(world, params.channel);
        // The bot manages its own threads, not the guild's channels.
        if (channel.type === 0) refuse('missingPermissions');
        world.channels.delete(channel.id);
        world.events.emit('channel', 'delete', channel);
        return ok(channelJson(world, channel));
      },
    },
    {
      name: 'GET /channels/:channel/messages/pins',
      handle: ({ params }) => {
        const items = pins(reachChannel(world, params.channel)).map(message => ({
          pinned_at: new Date(message.pinnedAt!).toISOString(),
          message: messageForBot(world, cdn, message),
        }));
        return ok({ items: items.slice(0, 50), has_more: items.length > 50 });
      },
    },
    {
      name: 'GET /channels/:channel/pins',
      handle: ({ params }) =>
        ok(pins(reachChannel(world, params.channel)).map(message => messageForBot(world, cdn, message))),
    },
    ...(['messages/pins', 'pins'] as const).flatMap(path => [
      {
        name: `PUT /channels/:channel/${path}/:message`,
        handle: ({ params }: { params: Readonly<Record<string, string>> }) => {
          pin(params.channel, params.message, true);
          return done;
        },
      },
      {
        name: `DELETE /channels/:channel/${path}/:message`,
        handle: ({ params }: { params: Readonly<Record<string, string>> }) => {
          pin(params.channel, params.message, false);
          return done;
        },
      },
    ]),
    {
      name: 'PUT /channels/:channel/messages/:message/reactions/:emoji/@me',
      handle: ({ params }) => {
        react(params, world.bot.id, true);
        return done;
      },
    },
    {
      name: 'DELETE /channels/:channel/messages/:message/reactions/:emoji/:user',
      handle: ({ params }) => {
        react(params, params.user === '@me' ? world.bot.id : params.user!, false);
        return done;
      },
    },
    {
      name: 'GET /channels/:channel/messages/:message/reactions/:emoji',
      handle: ({ params }) => {
        const message = reachMessage(world, reachChannel(world, params.channel), params.message);
        const users = [...(message.reactions.get(params.emoji!) ?? [])];
        return ok(users.flatMap(id => world.people.get(id) ?? []).map(userJson));
      },
    },
    {
      name: 'DELETE /channels/:channel/messages/:message/reactions',
      handle: ({ params }) => {
        clear(params, null);
        return done;
      },
    },
    {
      name: 'DELETE /channels/:channel/messages/:message/reactions/:emoji',
      handle: ({ params }) => {
        clear(params, params.emoji!);
        return done;
      },
    },
  ];
}
