import {
  type CacheWithLimitsOptions,
  Client,
  DiscordAPIError,
  Events,
  GatewayIntentBits,
  Options,
  Partials,
  RESTEvents,
  Routes,
  Status,
} from 'discord.js';
import { count, type Hall } from '../leagues/index.js';
import {
  type Binder,
  beginRules,
  type Heard,
  type House,
  playUnmanned,
  type Serves,
  tellOfRules,
  type Work,
} from '../matches/index.js';
import type { PuzzleDesk } from '../puzzles/index.js';
import type { LookUp, Rulebook } from '../rulebook/index.js';
import type { Command } from './command.js';
import { Computers } from './computers.js';
import type { Films } from './films.js';
import { Interactions } from './interactions.js';
import { LeagueDelivery } from './leagues/delivery.js';
import { Delivery } from './matches/delivery.js';
import { sendDigests } from './matches/digest.js';
import { dropOutdatedFilms } from './matches/film.js';
import { missingPermissions } from './matches/places.js';
import { Membership } from './membership.js';
import { strikeMinute } from './minute.js';
import { readingFrames } from './reading-frames.js';
import { createAnswers, isTooLong } from './rest.js';
import { ALL_SHARDS, isSharing, makeShards, type Shards } from './shards.js';
import { type Looker, type Spot, sees } from './sight.js';
import type { Access, Logger, Painter } from './surface.js';
import { NOBODY_WATCHES, type Watch } from './watch.js';

const MINUTE = 60_000;
/** After something has changed on a server, what was refused there is tried again once it has settled. */
const SETTLED = 1_000;
/** What Discord says of a server it does not know, or in which the bot is not. */
const NOT_OUR_GUILD: readonly (number | string)[] = [10004, 50001];
/** The close code with which Discord says that the token is wrong. */
const WRONG_TOKEN = 4004;
export const NO_SUCH_TOKEN = 'Discord does not know this DISCORD_TOKEN. Copy it again from the developer portal.';
/** `destroy()` of the library may never resolve while a connection is being made. */
const PATIENCE_TO_LEAVE = 3_000;

/** People the library remembers: whoever acts at the moment is among them. */
const MOST_PEOPLE = 200;
const PEOPLE = {
  maxSize: MOST_PEOPLE,
  keepOverLimit: ({ id, client }: { readonly id: string; readonly client: Client<true> }) => id === client.user.id,
};
/** What else it may remember: servers, channels and roles say what we may do; messages come with every interaction. */
const REMEMBERED: CacheWithLimitsOptions = {
  ...Options.DefaultMakeCacheSettings,
  MessageManager: 0,
  ReactionManager: 0,
  ThreadMemberManager: 0,
  GuildMemberManager: PEOPLE,
  UserManager: PEOPLE,
};

/** Discord does not let this bot in, for a reason its host can mend. */
export class CannotStart extends Error {
  override readonly name = 'CannotStart';
}

export interface BotOptions {
  readonly token: string;
  /** Base address of Discord's REST API. */
  readonly api: string;
  /** Register the commands in this guild only, where they appear at once. */
  readonly guild?: string;
  /** The shards of the gateway this process serves, of how many; all where not said. */
  readonly shards?: Shards;
  readonly commands: readonly Command[];
  readonly painter: Painter;
  readonly films: Films;
  readonly binder: Binder;
  readonly log: Logger;
  readonly watch?: Watch;
  /** What else is done every minute. */
  readonly everyMinute?: Readonly<Record<string, () => Promise<unknown>>>;
  readonly rulebook: Rulebook;
  readonly lookUp: LookUp;
  readonly puzzles: PuzzleDesk;
  /** Nothing more can be done in this process: the token or the connection is gone for good. */
  fatal(reason: string): void;
}

export interface Bot {
  /** Called by the house when a match has something to tell. */
  wakeOutbox(match: string): void;
  /** Called by the hall when a league has something to tell. */
  wakeLeague(league: string): void;
  /** Called by the house when a match is over, to count it at once. */
  matchEnded(match: string): void;
  /** Called by the house when the computer may have to answer. */
  wakeBots(match: string): void;
  /** Asked by the house: whether somebody is still on a server. */
  isHere(guild: string, player: string): Promise<boolean>;
  /** Whether Discord has let it in, and every shard is connected. */
  isConnected(): boolean;
  /** Connects; resolves when the bot is ready and its commands are registered. */
  start(house: House, hall: Hall): Promise<void>;
  stop(): Promise<void>;
}

/** The bot on Discord: it connects, answers, posts and watches the clock. */
export function createBot({
  token,
  api,
  guild,
  shards,
  commands,
  painter,
  films,
  binder,
  log,
  rulebook,
  lookUp,
  puzzles,
  fatal,
  watch = NOBODY_WATCHES,
  everyMinute = {},
}: BotOptions): Bot {
  const client: Client = new Client({
    intents: [GatewayIntentBits.Guilds],
    partials: [Partials.Channel],
    enforceNonce: true,
    makeCache: Options.cacheWithLimits(REMEMBERED),
    allowedMentions: { parse: [] },
    ...(shards ? { shards: [...shards.ids], shardCount: shards.count } : {}),
    ws: { buildStrategy: readingFrames(log) },
    rest: { api, rejectOnRateLimit: ({ timeToReset }) => isTooLong(client.rest, timeToReset) },
  });
  const answers = createAnswers(api);
  let interactions: Interactions | null = null;
  let delivery: Delivery | null = null;
  let leagues: LeagueDelivery | null = null;
  let counting: Hall | null = null;
  let house: House | null = null;
  let clock: NodeJS.Timeout | null = null;
  let strike: (() => Promise<void>) | null = null;
  let isReady = false;
  const computers = new Computers(async match => {
    if (house) await playUnmanned(house, match);
  }, log);
  const wakeBots = (match: string): void => computers.wake(match);
  const membership = new Membership(client.rest, log);
  const settling = new Map<string, NodeJS.Timeout>();

  const wake: Readonly<Partial<Record<Work, (id: string) => void>>> = {
    posts: id => delivery?.wake(id),
    'league-posts': id => leagues?.wake(id),
    computers: wakeBots,
  };

  async function wakeOutboxes(): Promise<void> {
    await delivery?.wakeAll();
    await leagues?.wakeAll();
  }

  /** What was committed, and nobody was told of yet; what was asked lately, and may be answered without a person. */
  async function takeOver(since: number): Promise<void> {
    await wakeOutboxes();
    for (const id of (await house?.store.askedSince(since - MINUTE)) ?? []) wakeBots(id);
  }

  const stumbled = (error: unknown): void => log.error({ error }, 'What a process has left could not be taken over');

  const heard: Heard = {
    wanted: (work, id) => wake[work]?.(id),
    gone(left, since) {
      for (const { work, id } of left) wake[work]?.(id);
      // Everything else is due: it is found by the minute, and nobody waits for that.
      if (left.some(({ work }) => !wake[work])) void strike?.();
      if (house && left.some(({ work }) => work === 'rules')) void tellOfRules(house).catch(stumbled);
      void takeOver(since).catch(stumbled);
    },
    missed(since) {
      void takeOver(since).catch(stumbled);
      if (house) void dropOutdatedFilms({ films, house }).catch(stumbled);
    },
    told(news, about) {
      if (news === 'forgotten') films.forget(about);
      else house?.hearFault(about);
    },
  };

  /** Something has changed on a server or in a channel: what was refused there is tried again. */
  function changed(where: string): void {
    if (!isReady || settling.has(where)) return;
    const retry = (): void => {
      settling.delete(where);
      for (const each of [delivery, leagues])
        void each?.retry(where).catch(error => log.error({ error }, 'The outbox could not be read'));
    };
    settling.set(where, setTimeout(retry, SETTLED).unref());
  }

  function access(id: string): Access | null {
    const channel = client.channels.cache.get(id);
    if (!channel || channel.isDMBased()) return null;
    const me = channel.guild.members.me;
    const permissions = me && channel.permissionsFor(me);
    if (!permissions) return null;
    return { permissions, isThread: channel.isThread(), isLocked: channel.isThread() && channel.locked === true };
  }

  function listen(): void {
    client.on(Events.Error, error => log.error({ error }, 'The connection to Discord had an error'));
    client.rest.on(RESTEvents.Response, ({ path }, { status }) => {
      if (isReady && status === 401 && isOurs(path)) fatal('Discord no longer accepts the token.');
    });
    for (const rest of [client.rest, answers]) rest.on(RESTEvents.RateLimited, ({ route }) => watch.limited(route));
    client.on(Events.ChannelCreate, ({ guildId }) => changed(guildId));
    client.on(Events.ChannelUpdate, channel => {
      if (!channel.isDMBased()) changed(channel.guildId);
    });
    client.on(Events.ThreadUpdate, ({ guildId }) => changed(guildId));
    client.on(Events.GuildRoleUpdate, ({ guild: { id } }) => changed(id));
    client.on(Events.GuildUpdate, ({ id }) => changed(id));
    client.on(Events.GuildCreate, ({ id }) => changed(id));
    // Without the privileged intent this is told of the bot itself alone: it was given a role.
    client.on(Events.GuildMemberUpdate, ({ guild: { id } }) => changed(id));
    // Whoever uses it somewhere shows what it may do there, whatever went unheard.
    client.on(Events.InteractionCreate, ({ channelId, appPermissions }) => {
      if (channelId && missingPermissions(appPermissions).length === 0) changed(channelId);
    });
  }

  /** Resolves when Discord has let us in; rejects when it closes the door for good. */
  function connected(): Promise<Client<true>> {
    return new Promise((resolve, reject) => {
      client.once(Events.ClientReady, resolve);
      client.on(Events.ShardDisconnect, ({ code }) => {
        const reason = `Discord closed the connection for good (code ${code}).`;
        if (isReady) fatal(reason);
        else reject(code === WRONG_TOKEN ? new CannotStart(NO_SUCH_TOKEN) : new CannotStart(reason));
      });
      client.login(token).catch(reject);
    });
  }

  return {
    wakeOutbox: match => delivery?.wake(match),
    wakeLeague: league => leagues?.wake(league),
    matchEnded(match) {
      // What fails here is found again by the next tick.
      if (counting) void count(counting, match).catch(error => log.error({ error, match }, 'A match was not counted'));
    },
    wakeBots,
    isHere: (guild, player) => membership.isHere(guild, player),
    isConnected: () => isReady && client.ws.shards.every(({ status }) => status === Status.Ready),

    async start(running, hall) {
      house = running;
      counting = hall;
      const surface = {
        house: running,
        hall,
        rest: client.rest,
        answers,
        painter,
        films,
        binder,
        log,
        watch,
        rulebook,
        lookUp,
        puzzles,
        computersDone: (match: string) => computers.done(match),
        access,
        sees: (spot: Spot, looker: Looker) => sees(client, spot, looker),
      };
      delivery = new Delivery(surface);
      leagues = new LeagueDelivery(surface);
      const taken = new Interactions(surface, commands);
      interactions = taken;
      client.on(Events.InteractionCreate, interaction => taken.handle(interaction));
      listen();
      // Before Discord hands it anything: who has been handed the same until now knows of it.
      await running.claims.join(served(shards), () => hall.now());
      await beginRules(running);
      const { application } = await connected();
      // One of several processes does it: the one that also hears what is said in private.
      if (!shards || shards.ids.includes(0)) await register(client, application.id, guild, commands);
      isReady = true;
      await running.claims.start(heard);
      const minute = () =>
        strikeMinute(hall, log, { digests: () => sendDigests(surface), posts: wakeOutboxes, ...everyMinute });
      clock = setInterval(() => void minute(), MINUTE);
      strike = minute;
      await tellOfRules(running);
      await dropOutdatedFilms(surface);
      await minute();
      log.info({ commands: commands.length, guild: guild ?? 'all' }, 'Arbiter is ready');
    },

    async stop() {
      isReady = false;
      if (clock) clearInterval(clock);
      for (const timer of settling.values()) clearTimeout(timer);
      await interactions?.close();
      await delivery?.stop();
      await leagues?.stop();
      await Promise.race([client.destroy(), new Promise(resolve => setTimeout(resolve, PATIENCE_TO_LEAVE).unref())]);
    },
  };
}

const served = (shards: Shards | undefined): Serves => {
  const what = shards ? makeShards(shards) : ALL_SHARDS;
  return { what, isShared: other => isSharing(what, other) };
};

/** Interactions answer 401 when their own token has run out; everywhere else it is the bot's that is refused. */
const isOurs = (path: string): boolean => !/^\/(webhooks|interactions)\//.test(path);

/** One bulk call: it also removes what is no longer there, and unchanged commands keep their ids. */
async function register(
  client: Client,
  application: string,
  guild: string | undefined,
  commands: readonly Command[],
): Promise<void> {
  const body = commands.map(({ shape }) => shape);
  try {
    await client.rest.put(
      guild ? Routes.applicationGuildCommands(application, guild) : Routes.applicationCommands(application),
      { body },
    );
  } catch (error) {
    if (!(error instanceof DiscordAPIError)) throw error;
    const reason = error.message.replace(/\s*\n\s*/g, '; ');
    if (error.status === 401) throw new CannotStart(NO_SUCH_TOKEN, { cause: error });
    if (guild && NOT_OUR_GUILD.includes(error.code)) {
      throw new CannotStart(
        `Arbiter is not on the server ${guild}, or there is none (${reason}). Check DISCORD_GUILD, or invite Arbiter there.`,
        { cause: error },
      );
    }
    throw new CannotStart(`Discord refused the commands: ${reason}.`, { cause: error });
  }
}
