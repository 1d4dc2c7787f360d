import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Game } from '../../src/engine/index.js';
import { type LocalDiscord, type SeenMessage, startLocalDiscord } from '../../src/local/server.js';
import type { MatchStore } from '../../src/matches/index.js';
import { type Program, type ProgramOptions, startProgram } from '../../src/program.js';
import { openStores } from '../../src/storage/open-stores.js';
import { NO_LIMITS } from './no-limits.js';
import { type Tampering, tamperWith } from './tampering.js';

/** A local Discord with the real bot on it, for tests that act as people. */
export interface Stage {
  readonly discord: LocalDiscord;
  readonly database: string;
  /** A second connection to the bot's database, for looking. */
  readonly store: MatchStore;
  readonly channel: string;
  /** Ids of the people: a host, two friends, a stranger, and guests where a test wants more. */
  readonly people: readonly string[];
  /** Stops the bot and starts it again on the same database. */
  restart(): Promise<void>;
  close(): Promise<void>;
}

export interface OwnStage extends Stage {
  readonly program: Program;
  /** What passes between the bot and Discord can be changed here. */
  readonly tampering: Tampering;
  /** Faults our own log reported. */
  readonly faults: object[];
}

/** Anything that can be started against a Discord and stopped again. */
type Starting<Running> = (discord: LocalDiscord, database: string) => Promise<Running>;

async function raise<Running extends { stop(): Promise<void> }>(
  start: Starting<Running>,
  guests: readonly string[] = [],
  server?: string,
) {
  const discord = await startLocalDiscord({
    port: 0,
    members: [
      { name: 'Żaneta', locale: 'pl' },
      { name: 'Łukasz', locale: 'pl' },
      { name: 'Kim' },
      { name: 'Stranger' },
      ...guests.map(name => ({ name, locale: 'pl' })),
    ],
    channels: ['board-games', 'leagues'],
  });
  const folder = mkdtempSync(join(tmpdir(), 'arbiter-'));
  const database = server ?? join(folder, 'arbiter.db');
  let running = await start(discord, database);
  const stores = await openStores(database);
  return {
    discord,
    database,
    store: stores.matches,
    channel: discord.channels[0]!.id,
    people: discord.members.map(({ id }) => id),
    running: () => running,
    async restart() {
      await running.stop();
      running = await start(discord, database);
    },
    async close() {
      await running.stop();
      await stores.close();
      await discord.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The bot in this process. */
export async function raiseStage(
  games: readonly Game[],
  now?: () => number,
  allowances: ProgramOptions['allowances'] = NO_LIMITS,
  guests: readonly string[] = [],
  { server, ...more }: Pick<ProgramOptions, 'metrics' | 'binder' | 'puzzles'> & { readonly server?: string } = {},
): Promise<OwnStage> {
  const faults: object[] = [];
  const log = {
    info: () => undefined,
    warn: () => undefined,
    error: (about: object, message: string) => faults.push({ ...about, message }),
  };
  let tampering: Tampering | null = null;
  const { running, ...stage } = await raise(
    async (discord, database) => {
      tampering ??= await tamperWith(discord.api);
      const { api } = tampering;
      return startProgram({
        token: discord.token,
        api,
        database,
        games,
        log,
        allowances,
        lookUp: rulebook => ({ find: async question => rulebook.find(question), close: async () => undefined }),
        ...(now ? { now } : {}),
        ...more,
      });
    },
    guests,
    server,
  );
  return {
    ...stage,
    faults,
    get tampering() {
      return tampering!;
    },
    get program() {
      return running();
    },
    async close() {
      await stage.close();
      await tampering?.close();
    },
  };
}

/** The bot in a process of its own, which can be killed. `restart` kills it without warning. */
export async function raiseProcessStage(server?: string): Promise<Stage> {
  const { running: _, ...stage } = await raise(startProcess, [], server);
  return stage;
}

async function startProcess(discord: LocalDiscord, database: string): Promise<{ stop(): Promise<void> }> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'test/discord/bot-process.ts'], {
    env: { ...process.env, DISCORD_TOKEN: discord.token, DISCORD_API: discord.api, DATABASE_URL: database },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = once(child, 'exit');
  await Promise.race([
    once(child.stdout, 'data'),
    exited.then(([code]) => Promise.reject(new Error(`The bot ended with ${code} before it was ready`))),
  ]);
  return {
    async stop() {
      child.kill('SIGKILL');
      await exited;
    },
  };
}

/** The button of a message whose custom id begins with a verb. */
export function buttonOf(message: SeenMessage, verb: string): string {
  const found = message.buttons.find(({ customId }) => customId?.startsWith(`${verb}.`));
  if (!found?.customId) throw new Error(`No ${verb} button in: ${message.text}`);
  return found.customId;
}

/** Opens a lobby as the first person and returns its message. */
export async function openLobby(stage: Stage, game: string): Promise<SeenMessage> {
  const { control } = stage.discord;
  const act = await control.command(stage.people[0]!, stage.channel, 'play', { game });
  await act.settled(30_000);
  return control.waitFor(() =>
    control
      .visibleTo(stage.people[0]!, stage.channel)
      .findLast(message => message.buttons.some(({ customId }) => customId?.startsWith('join.'))),
  );
}

/** Opens a lobby, lets `count` people join, starts, and returns the thread the match is played in. */
export async function startMatch(stage: Stage, game: string, count = 2): Promise<string> {
  const { control } = stage.discord;
  const lobby = await openLobby(stage, game);
  for (const person of stage.people.slice(1, count)) {
    await (await control.press(person, lobby.id, buttonOf(lobby, 'join'))).settled(30_000);
  }
  await (await control.press(stage.people[0]!, lobby.id, buttonOf(lobby, 'start'))).settled(30_000);
  const thread = control.threads(stage.channel).at(-1)!.id;
  await lastBoard(stage, thread);
  return thread;
}

/** The latest public message with a Play button. */
export function lastBoard(stage: Stage, thread: string, after?: string): Promise<SeenMessage> {
  const { control } = stage.discord;
  return control.waitFor(() => {
    const board = control
      .visibleTo(stage.people[0]!, thread)
      .findLast(message => !message.ephemeral && message.buttons.some(({ customId }) => customId?.startsWith('play.')));
    return board && board.id !== after ? board : null;
  }, 30_000);
}
