import { randomBytes } from 'node:crypto';
import type { WebSocket } from 'ws';
import { Cdn } from './cdn.js';
import { Control } from './control/control.js';
import { Faults } from './faults.js';
import { Feed } from './feed.js';
import { forwardEvents } from './gateway/dispatches.js';
import { Gateway } from './gateway/gateway.js';
import { Api } from './http/api.js';
import { Door } from './http/door.js';
import { RateLimits } from './http/rate-limits.js';
import { Router } from './http/router.js';
import { Callbacks } from './interactions/callbacks.js';
import { Desk } from './interactions/desk.js';
import { Posts } from './posts.js';
import { channelRoutes } from './rest/channels.js';
import { commandRoutes } from './rest/commands.js';
import { emojiRoutes } from './rest/emojis.js';
import { interactionRoutes } from './rest/interactions.js';
import { messageRoutes } from './rest/messages.js';
import { peopleRoutes } from './rest/people.js';
import { threadRoutes } from './rest/threads.js';
import { World } from './world.js';

export type { Act } from './control/act.js';
export type { Control } from './control/control.js';
export type { SeenButton, SeenFile, SeenMessage, SeenSelect, SeenThread } from './control/seen.js';
export type { Fault, Faults } from './faults.js';

export interface LocalDiscordOptions {
  /** 0 takes any free one. */
  port?: number;
  members?: readonly { name: string; locale?: string }[];
  channels?: readonly string[];
  /** Roles nobody has yet, which anybody may call. */
  roles?: readonly string[];
  botName?: string;
}

export interface LocalDiscord {
  /** The server itself, without a path. */
  readonly url: string;
  /** The address of the page, with the key without which nobody may act as a member. */
  readonly page: string;
  /** What the bot takes for the base URL of the REST API. */
  readonly api: string;
  /** The bot token it accepts. */
  readonly token: string;
  readonly applicationId: string;
  readonly guildId: string;
  readonly channels: readonly { id: string; name: string }[];
  /** The people, without the bot. */
  readonly members: readonly { id: string; name: string }[];
  readonly control: Control;
  close(): Promise<void>;
}

/** You, two friends, and a stranger: names that read the same in both languages. */
const usualMembers = [{ name: 'Ada' }, { name: 'Bartek' }, { name: 'Celina' }, { name: 'Nemo' }] as const;
const usualChannels = ['board-games', 'league', 'general'] as const;

function makeWorld({
  members = usualMembers,
  channels = usualChannels,
  roles = [],
  botName = 'Arbiter',
}: LocalDiscordOptions): World {
  const world = new World(botName);
  for (const { name, locale } of members as NonNullable<LocalDiscordOptions['members']>)
    world.addPerson(name, locale ?? 'en-US');
  for (const name of channels) world.addChannel({ name, type: 0 });
  for (const name of roles) world.addRole(name, 0n, true);
  return world.open();
}

/** A Discord for one bot and a few people, on this machine only. */
export async function startLocalDiscord(options: LocalDiscordOptions = {}): Promise<LocalDiscord> {
  const world = makeWorld(options);
  const token = [
    Buffer.from(world.applicationId).toString('base64url'),
    ...['local', randomBytes(20).toString('hex')],
  ].join('.');
  const cdn = new Cdn(world.clock);
  const posts = new Posts(world, cdn);
  const desk = new Desk(world);
  const callbacks = new Callbacks(world, cdn, posts, desk);
  const gateway = new Gateway(world, token);
  const limits = new RateLimits(world.clock);
  const faults = new Faults(world, gateway, limits);
  const parts = { world, cdn, posts, desk, callbacks, gateway };
  const routes = [
    ...[channelRoutes, messageRoutes, threadRoutes, interactionRoutes],
    ...[peopleRoutes, commandRoutes, emojiRoutes],
  ];
  const router = new Router(routes.flatMap(make => make(parts)));
  const api = new Api({ world, token, router, faults, limits });
  const control = new Control({ world, cdn, posts, desk, faults, requests: api.requests });
  forwardEvents(world, cdn, gateway, faults);

  const key = randomBytes(24).toString('base64url');
  const openFeed = (socket: WebSocket, memberId: string | null): void => {
    new Feed({ world, cdn, control, gateway }, socket, memberId);
  };
  const door = new Door({ api, cdn, gateway, key, openFeed });
  await door.open(options.port ?? 0);
  const { url } = door;
  cdn.base = url;
  gateway.url = `${url.replace('http', 'ws')}/gateway`;

  return {
    url,
    page: `${url}/?key=${key}`,
    api: `${url}/api`,
    token,
    applicationId: world.applicationId,
    guildId: world.guildId,
    channels: [...world.channels.values()].map(({ id, name }) => ({ id, name })),
    members: world.humans().map(({ id, name }) => ({ id, name })),
    control,
    close: async () => {
      gateway.close();
      world.clock.stop();
      await door.close();
    },
  };
}
