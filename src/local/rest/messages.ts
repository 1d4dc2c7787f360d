import { done, ok, type Route } from '../http/router.js';
import { limits } from '../limits.js';
import { messageForBot } from '../message-json.js';
import { refuse } from '../refusal.js';
import { flags, readMessage, readPosting } from '../shape/message.js';
import { isSnowflake } from '../snowflake.js';
import type { Channel, Message } from '../world.js';
import { demand, demandSending, type Parts, reachChannel, reachMessage } from './reach.js';

/** Only messages people and bots wrote can be edited; what Discord itself says ("pinned a message") cannot. */
const written = [0, 19, 20, 23];

export function messageRoutes({ world, cdn, posts }: Parts): readonly Route[] {
  const show = (message: Message) => messageForBot(world, cdn, message);

  const page = (channel: Channel, query: URLSearchParams): readonly Message[] => {
    const limit = Math.min(100, Math.max(1, Number(query.get('limit') ?? 50)));
    const all = world.messagesIn(channel.id).filter(({ ephemeralFor }) => ephemeralFor === null);
    const id = (key: string): bigint | null => (isSnowflake(query.get(key) ?? '') ? BigInt(query.get(key)!) : null);
    const [before, after, around] = [id('before'), id('after'), id('around')];
    if (after !== null)
      return all
        .filter(one => BigInt(one.id) > after)
        .slice(0, limit)
        .reverse();
    if (around !== null) {
      const at = all.findIndex(one => BigInt(one.id) >= around);
      return all.slice(Math.max(0, at - Math.floor(limit / 2)), at + Math.ceil(limit / 2)).reverse();
    }
    return all
      .filter(one => before === null || BigInt(one.id) < before)
      .slice(-limit)
      .reverse();
  };

  return [
    {
      name: 'GET /channels/:channel/messages',
      handle: ({ params, query }) => ok(page(reachChannel(world, params.channel), query).map(show)),
    },
    {
      name: 'GET /channels/:channel/messages/:message',
      handle: ({ params }) => ok(show(reachMessage(world, reachChannel(world, params.channel), params.message))),
    },
    {
      name: 'POST /channels/:channel/messages',
      handle: ({ params, body, files }) => {
        const channel = reachChannel(world, params.channel);
        demandSending(world, channel, files.length > 0);
        const posting = readPosting(body);
        const draft = readMessage(body, files, null);
        const twin =
          posting.enforceNonce && posting.nonce !== undefined ? sameNonce(channel, posting.nonce) : undefined;
        if (twin) return ok(show(twin));
        if (channel.thread?.locked) refuse('missingPermissions');
        const target = posting.replyTo === undefined ? undefined : world.messages.get(posting.replyTo);
        const isReply = target?.channelId === channel.id && target.ephemeralFor === null;
        if (posting.replyTo !== undefined && !isReply && posting.mustExist) {
          body.get('message_reference').refuse('REPLIES_UNKNOWN_MESSAGE', 'Unknown message');
          body.form.assertClean();
        }
        const message = posts.post(channel, world.bot.id, draft, {
          nonce: posting.nonce,
          ...(isReply ? { type: 19, reference: { messageId: target.id, channelId: channel.id } } : {}),
        });
        return ok(show(message));
      },
    },
    {
      name: 'PATCH /channels/:channel/messages/:message',
      handle: ({ params, body, files }) => {
        const channel = reachChannel(world, params.channel);
        const message = reachMessage(world, channel, params.message);
        if (message.authorId !== world.bot.id) refuse('notYourMessage');
        if (!written.includes(message.type)) refuse('systemMessage');
        if (channel.thread?.archived) refuse('archivedThread');
        posts.edit(message, readMessage(body, files, message));
        return ok(show(message));
      },
    },
    {
      name: 'DELETE /channels/:channel/messages/:message',
      handle: ({ params }) => {
        const channel = reachChannel(world, params.channel);
        const message = reachMessage(world, channel, params.message);
        if (message.authorId !== world.bot.id) demand(world, channel, 'manage');
        posts.remove(message);
        return done;
      },
    },
    {
      name: 'POST /channels/:channel/messages/bulk-delete',
      handle: ({ params, body }) => {
        const channel = reachChannel(world, params.channel);
        demand(world, channel, 'manage');
        const ids =
          body
            .get('messages')
            .list({ required: true })
            ?.map(id => id.snowflake(true) ?? '') ?? [];
        body.form.assertClean();
        if (ids.length < 2 || ids.length > 100) refuse('bulkDeleteCount');
        const found = ids.flatMap(id => world.messages.get(id) ?? []).filter(one => one.channelId === channel.id);
        if (found.some(one => world.clock.now() - one.createdAt > limits.bulkDeleteMs)) refuse('bulkDeleteAge');
        for (const message of found) if (message.ephemeralFor === null) posts.remove(message);
        return done;
      },
    },
    {
      name: 'POST /channels/:channel/typing',
      handle: ({ params }) => {
        const channel = reachChannel(world, params.channel);
        demandSending(world, channel, false);
        world.events.emit('typing', channel, world.bot.id);
        return done;
      },
    },
  ];

  /** Discord remembers nonces for a few minutes; a repeated one within them is the same message. */
  function sameNonce(channel: Channel, nonce: string | number): Message | undefined {
    return world
      .messagesIn(channel.id)
      .find(
        one =>
          one.nonce === nonce &&
          one.authorId === world.bot.id &&
          (one.flags & flags.loading) === 0 &&
          world.clock.now() - one.createdAt < 5 * 60 * 1000,
      );
  }
}
