import type { Field } from '../form.js';
import { channelJson, fullMemberJson, threadMemberJson } from '../guild-json.js';
import { type Call, done, ok, type Route } from '../http/router.js';
import { limits } from '../limits.js';
import { refuse } from '../refusal.js';
import { flags } from '../shape/message.js';
import { isSnowflake } from '../snowflake.js';
import type { Channel, ThreadState, World } from '../world.js';
import { demand, type Parts, reachChannel, reachMessage } from './reach.js';

const archiveMinutes = [60, 1440, 4320, 10080] as const;

function newState(world: World, minutes: number, invitable: boolean): ThreadState {
  const now = world.clock.now();
  return {
    ownerId: world.bot.id,
    createdAt: now,
    members: new Set([world.bot.id]),
    archived: false,
    archivedAt: now,
    locked: false,
    autoArchiveMinutes: minutes,
    invitable,
  };
}

function readThread(body: Field): { name: string; minutes: number } {
  const name = body.get('name').text({ min: 1, max: limits.threadName, required: true });
  const minutes = body.get('auto_archive_duration').oneOf(archiveMinutes) ?? 4320;
  body.get('rate_limit_per_user').number({ min: 0, max: 21_600 });
  body.form.assertClean();
  return { name: name!, minutes };
}

export function threadRoutes({ world, posts }: Parts): readonly Route[] {
  const reachThread = (id: string | undefined): Channel & { thread: ThreadState } => {
    const channel = reachChannel(world, id);
    if (!channel.thread) return refuse('notInThisChannelType');
    return channel as Channel & { thread: ThreadState };
  };

  const reachParent = (id: string | undefined): Channel => {
    const channel = reachChannel(world, id);
    if (channel.type !== 0) refuse('notInThisChannelType');
    demand(world, channel, 'threads');
    return channel;
  };

  const change = (id: string | undefined, who: string, joins: boolean): void => {
    const channel = reachThread(id);
    const userId = who === '@me' ? world.bot.id : who;
    if (!world.people.has(userId)) refuse('unknownUser');
    if (channel.thread.archived) refuse('archivedThread');
    const { members } = channel.thread;
    if (joins === members.has(userId)) return;
    if (joins) members.add(userId);
    else members.delete(userId);
    world.events.emit('threadMembers', channel, joins ? [userId] : [], joins ? [] : [userId]);
  };

  const listing = (threads: readonly Channel[], hasMore = false) => ({
    threads: threads.map(thread => channelJson(world, thread)),
    members: threads
      .filter(({ thread }) => thread!.members.has(world.bot.id))
      .map(thread => threadMemberJson(thread, world.bot.id)),
    has_more: hasMore,
  });

  /** Archived threads of a channel, those archived last first, as many as asked for. */
  const archive = (parentId: string | undefined, query: URLSearchParams, fits: (thread: Channel) => boolean) => {
    const parent = reachChannel(world, parentId);
    const limit = Math.min(100, Math.max(2, Number(query.get('limit') ?? 50)));
    const found = threads()
      .filter(one => one.parentId === parent.id && one.thread!.archived && fits(one))
      .sort((a, b) => b.thread!.archivedAt - a.thread!.archivedAt);
    return ok(listing(found.slice(0, limit), found.length > limit));
  };

  /** Before a moment, as an ISO date. */
  const archivedBefore =
    (query: URLSearchParams) =>
    ({ thread }: Channel): boolean =>
      !query.has('before') || thread!.archivedAt < Date.parse(query.get('before')!);

  const threads = (): readonly Channel[] =>
    [...world.channels.values()].filter(channel => channel.thread && world.canSee(world.bot.id, channel));

  return [
    {
      name: 'POST /channels/:channel/messages/:message/threads',
      handle: ({ params, body }) => {
        const parent = reachParent(params.channel);
        const message = reachMessage(world, parent, params.message);
        if (message.threadId) refuse('threadExists');
        const { name, minutes } = readThread(body);
        // A thread started from a message carries that message's id.
        const state = newState(world, minutes, true);
        const thread = world.addChannel({ id: message.id, name, type: 11, parentId: parent.id, thread: state });
        message.threadId = thread.id;
        message.flags |= flags.hasThread;
        world.events.emit('message', 'update', message);
        const reference = { messageId: message.id, channelId: parent.id };
        posts.post(thread, world.bot.id, {}, { type: 21, reference });
        return { status: 201, body: channelJson(world, thread) };
      },
    },
    {
      name: 'POST /channels/:channel/threads',
      handle: ({ params, body }) => {
        const parent = reachParent(params.channel);
        const type = body.get('type').oneOf([11, 12] as const) ?? 12;
        const { name, minutes } = readThread(body);
        const state = newState(world, minutes, body.get('invitable').flag() ?? true);
        const thread = world.addChannel({ name, type, parentId: parent.id, thread: state });
        if (type === 11) {
          const reference = { messageId: null, channelId: thread.id };
          posts.post(parent, world.bot.id, { content: name }, { type: 18, reference });
        }
        return { status: 201, body: channelJson(world, thread) };
      },
    },
    {
      name: 'GET /channels/:channel/thread-members',
      handle: ({ params }) => {
        const channel = reachThread(params.channel);
        return ok([...channel.thread.members].map(id => threadMemberJson(channel, id)));
      },
    },
    {
      name: 'GET /channels/:channel/thread-members/:user',
      handle: ({ params, query }) => {
        const channel = reachThread(params.channel);
        const id = params.user === '@me' ? world.bot.id : params.user!;
        if (!channel.thread.members.has(id)) refuse('unknownMember');
        const member = query.get('with_member') === 'true' ? { member: fullMemberJson(world.people.get(id)!) } : {};
        return ok({ ...threadMemberJson(channel, id), ...member });
      },
    },
    {
      name: 'PUT /channels/:channel/thread-members/:user',
      handle: ({ params }) => {
        change(params.channel, params.user!, true);
        return done;
      },
    },
    {
      name: 'DELETE /channels/:channel/thread-members/:user',
      handle: ({ params }) => {
        change(params.channel, params.user!, false);
        return done;
      },
    },
    {
      name: 'GET /guilds/:guild/threads/active',
      handle: () => ok(listing(threads().filter(({ thread }) => !thread!.archived))),
    },
    ...(
      [
        ['public', 11],
        ['private', 12],
      ] as const
    ).map(([kind, type]) => ({
      name: `GET /channels/:channel/threads/archived/${kind}`,
      handle: ({ params, query }: Call) => {
        const isBefore = archivedBefore(query);
        return archive(params.channel, query, one => one.type === type && isBefore(one));
      },
    })),
    {
      // The private threads the bot has joined; before one of them, by its id.
      name: 'GET /channels/:channel/users/@me/threads/archived/private',
      handle: ({ params, query }) => {
        const before = query.get('before');
        const isBefore = ({ id }: Channel): boolean => !isSnowflake(before ?? '') || BigInt(id) < BigInt(before!);
        const isJoined = ({ type, thread }: Channel): boolean => type === 12 && thread!.members.has(world.bot.id);
        return archive(params.channel, query, one => isJoined(one) && isBefore(one));
      },
    },
  ];
}
