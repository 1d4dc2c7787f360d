import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { commands } from '../commands/index.js';
import { createBinder } from './binder.js';
import { createBot } from './discord/bot.js';
import { Films } from './discord/films.js';
import type { Shards } from './discord/shards.js';
import type { Logger } from './discord/surface.js';
import { spent, watchedPainter, watchedStore } from './discord/watch.js';
import type { Game } from './engine/index.js';
import { Hall } from './leagues/index.js';
import { createLookUp } from './look-up.js';
import { type Allowance, type AllowanceName, type Binder, House } from './matches/index.js';
import { createMetrics, type MetricsAddress } from './metrics.js';
import { openPuzzles } from './open-puzzles.js';
import { openRulebook } from './open-rulebook.js';
import type { PuzzleSets } from './puzzles/index.js';
import { createRenderer } from './render/renderer.js';
import type { LookUp, Rulebook } from './rulebook/index.js';
import { openStores } from './storage/open-stores.js';
import type { Patience } from './storage/postgres/patience.js';
import { createThinker, type Thinker } from './thinker.js';
import { damageOfLarge } from './whole-file.js';

export interface ProgramOptions {
  readonly token: string;
  readonly api: string;
  readonly guild?: string;
  readonly database: string;
  /** How long processes on one server wait for each other; the usual where not said. */
  readonly patience?: Patience;
  /** The shards this process serves; all of them where not said. */
  readonly shards?: Shards;
  readonly games: readonly Game[];
  readonly log: Logger;
  /** Called when nothing more can be done in this process. */
  fatal?(reason: string): void;
  /** The computer opponents; tests with games of their own bring one that knows them. */
  readonly thinker?: Thinker;
  /** Whoever looks rules up; tests bring one that is there at once. */
  lookUp?(rulebook: Rulebook): LookUp;
  /** What binds albums; tests with games of their own bring one that knows them. */
  readonly binder?: Binder;
  /** The puzzles; those in assets where not said. */
  readonly puzzles?: PuzzleSets;
  now?(): number;
  /** Where the operator measures; nobody does where not said. */
  readonly metrics?: MetricsAddress;
  /** Nightly copies of a SQLite file that are kept; none is made where not said. */
  readonly backups?: number;
  /** What a person may do at once; the usual where not said. */
  readonly allowances?: Readonly<Record<AllowanceName, Allowance>>;
}

export interface Program {
  readonly house: House;
  readonly hall: Hall;
  /** The port the operator measures on; null where nobody does. */
  readonly metricsPort: number | null;
  stop(): Promise<void>;
}

/** Builds the parts, hands them to each other and connects. */
export async function startProgram(options: ProgramOptions): Promise<Program> {
  const { log, games } = options;
  const stores = await openStores(options.database, options.patience);
  const now = options.now ?? stores.now;
  const metrics = options.metrics ? createMetrics() : null;
  const renderer = createRenderer();
  const films = new Films(join(stores.folder, 'films'), renderer);
  const thinker = options.thinker ?? createThinker();
  const rulebook = openRulebook(games);
  const lookUp = options.lookUp?.(rulebook) ?? createLookUp(rulebook.books);
  const binder = options.binder ?? createBinder();
  const fatal = options.fatal ?? ((reason: string) => log.error({}, reason));
  const bot = createBot({
    ...options,
    fatal,
    commands,
    painter: watchedPainter(metrics?.timed(renderer) ?? renderer),
    films,
    binder,
    rulebook,
    lookUp,
    puzzles: { sets: options.puzzles ?? openPuzzles(games), store: stores.puzzles },
    ...(metrics ? { watch: metrics.watch } : {}),
    everyMinute: {
      async backup() {
        const made = await stores.backUp(options.backups ?? 0, now());
        if (made !== null) log.info({ made }, 'The database was copied');
      },
    },
  });
  const house: House = new House({
    store: watchedStore(metrics?.counted(stores.matches) ?? stores.matches),
    spent,
    claims: stores.claims,
    games,
    now,
    makeSeed: () => randomBytes(16).toString('hex'),
    makeId: () => randomBytes(5).toString('hex'),
    report: (event, about) => (about.error === undefined ? log.info(about, event) : log.error(about, event)),
    ...(metrics ? { watchFault: metrics.watchFault } : {}),
    wakeOutbox: bot.wakeOutbox,
    wakeBots: bot.wakeBots,
    matchEnded: ({ id }) => bot.matchEnded(id),
    isHere: bot.isHere,
    ...(options.allowances ? { allowances: options.allowances } : {}),
    async think(id, seat) {
      const match = await house.match(id);
      const { saved } = await house.table(match);
      const { bot } = match.seats[seat]!;
      return thinker.think({ game: match.game, saved, seat, bot, seed: randomBytes(16).toString('hex') });
    },
  });

  const hall = new Hall({ house, store: stores.leagues, wakeOutbox: bot.wakeLeague });

  const measured = { house, hall, isConnected: bot.isConnected };
  const served = (options.metrics && (await metrics?.serve(options.metrics, measured))) ?? null;

  async function stop(): Promise<void> {
    await bot.stop();
    await house.queues.idle();
    await hall.queues.idle();
    await stores.claims.stop();
    await renderer.close();
    await thinker.close();
    await lookUp.close();
    await binder.close();
    await served?.close();
    await stores.close();
  }

  try {
    await bot.start(house, hall);
  } catch (error) {
    await stop();
    throw error;
  }
  void damageOfLarge(options.database).then(
    damage => damage !== null && fatal(`The database cannot be used: the file is damaged (${damage}).`),
    error => log.warn({ error }, 'The database could not be looked through'),
  );
  return { house, hall, metricsPort: served?.port ?? null, stop };
}
