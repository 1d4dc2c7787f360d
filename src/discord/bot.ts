import { Client, DiscordAPIError, Events, GatewayIntentBits, Partials, RESTEvents, Routes } from 'discord.js';
import { count, countAll, type Hall, tendLeagues } from '../leagues/index.js';
import { expireLobbies, type House, playUnmanned, remind } from '../matches/index.js';
import type { Rulebook } from '../rulebook/index.js';
import type { Command } from './command.js';
import { Interactions } from './interactions.js';
import { LeagueDelivery } from './leagues/delivery.js';
import { Delivery } from './matches/delivery.js';
import type { Logger, Painter } from './surface.js';

/** How long a panel waits for computer opponents before it says that they think. */
const PATIENCE_WITH_COMPUTERS = 8_000;
const MINUTE = 60_000;
/** Interactions are remembered for a day; Discord never delivers one that late again. */
const HANDLED_LIFE = 24 * 60 * MINUTE;
/** `destroy()` of the library may never resolve while a connection is being made. */
const PATIENCE_TO_LEAVE = 3_000;

export interface BotOptions {
  readonly token: string;
  /** Base address of Discord's REST API. */
  readonly api: string;
  /** Register the commands in this guild only, where they appear at once. */
  readonly guild?: string;
  readonly commands: readonly Command[];
  readonly painter: Painter;
  readonly log: Logger;
  readonly rulebook: Rulebook;
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
  /** Connects; resolves when the bot is ready and its commands are registered. */
  start(house: House, hall: Hall): Promise<void>;
  stop(): Promise<void>;
}

/** The bot on Discord: it connects, answers, posts and watches the clock. */
export function createBot({ token, api, guild, commands, painter, log, rulebook, fatal }: BotOptions): Bot {
  const client = new Client({
    intents: [GatewayIntentBits.Guilds],
    partials: [Partials.Channel],
    enforceNonce: true,
    allowedMentions: { parse: [] },
    rest: { api },
  });
  let delivery: Delivery | null = null;
  let leagues: LeagueDelivery | null = null;
  let counting: Hall | null = null;
  let house: House | null = null;
  let clock: NodeJS.Timeout | null = null;
  const thinking = new Map<string, Promise<void>>();

  function wakeBots(match: string): void {
    if (!house || thinking.has(match)) return;
    const run = playUnmanned(house, match)
      .catch(error => log.error({ error, match }, 'The computer could not move'))
      .finally(() => thinking.delete(match));
    thinking.set(match, run);
  }

  /** Whoever has just moved sees what the computer makes of it, unless it takes too long. */
  function computersDone(match: string): Promise<void> {
    const run = thinking.get(match);
    if (!run) return Promise.resolve();
    return Promise.race([run, new Promise<void>(resolve => setTimeout(resolve, PATIENCE_WITH_COMPUTERS).unref())]);
  }

  async function tick(running: House, hall: Hall): Promise<void> {
    try {
      await expireLobbies(running);
      await remind(running);
      await countAll(hall);
      await tendLeagues(hall);
      await running.store.forgetHandled(running.world.now() - HANDLED_LIFE);
    } catch (error) {
      log.error({ error }, 'The clock stumbled');
    }
  }

  return {
    wakeOutbox: match => delivery?.wake(match),
    wakeLeague: league => leagues?.wake(league),
    matchEnded(match) {
      // What fails here is found again by the next tick.
      if (counting) void count(counting, match).catch(error => log.error({ error, match }, 'A match was not counted'));
    },
    wakeBots,

    async start(running, hall) {
      house = running;
      counting = hall;
      const surface = { house: running, hall, rest: client.rest, painter, log, rulebook, computersDone };
      delivery = new Delivery(surface);
      leagues = new LeagueDelivery(surface);
      const interactions = new Interactions(surface, commands);
      client.on(Events.InteractionCreate, interaction => void interactions.handle(interaction));
      client.on(Events.Error, error => log.error({ error }, 'The connection to Discord had an error'));
      client.on(Events.ShardDisconnect, ({ code }) => fatal(`Discord closed the connection for good (code ${code}).`));
      client.rest.on(RESTEvents.Response, ({ path }, { status }) => {
        if (status === 401 && isOurs(path)) fatal('Discord no longer accepts the token.');
      });
      const ready = new Promise<Client<true>>(resolve => client.once(Events.ClientReady, resolve));
      await client.login(token);
      const { application } = await ready;
      await register(client, application.id, guild, commands);
      await delivery.wakeAll();
      await leagues.wakeAll();
      for (const { id } of await running.store.running()) wakeBots(id);
      clock = setInterval(() => void tick(running, hall), MINUTE);
      await tick(running, hall);
      log.info({ commands: commands.length, guild: guild ?? 'all' }, 'Arbiter is ready');
    },

    async stop() {
      if (clock) clearInterval(clock);
      await delivery?.stop();
      await leagues?.stop();
      await Promise.race([client.destroy(), new Promise(resolve => setTimeout(resolve, PATIENCE_TO_LEAVE).unref())]);
    },
  };
}

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
    if (error instanceof DiscordAPIError)
      throw new Error(`Discord refused the commands: ${error.message}`, { cause: error });
    throw error;
  }
}
