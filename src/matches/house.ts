import { LRUCache } from 'lru-cache';
import { type Divergence, type Game, type Said, type Saved, Table } from '../engine/index.js';
import type { MatchState } from '../engine/match-state.js';
import { type Allowance, type AllowanceName, Allowances } from './allowance.js';
import { breakDown, isBroken, mend } from './breaking.js';
import { type Claims, soleClaims } from './claims.js';
import { Faults, kindOf, makeFault, parseFault } from './faults.js';
import type { Match, PlayerId } from './match.js';
import { Queues } from './queue.js';
import { AlreadyHandled, Refusal } from './refusal.js';
import { type MatchStore, StaleWrite, StoreAway } from './store.js';
import { timed, turnsIn } from './time/timing.js';
import { isOvertaken } from './upgrading.js';

/** What the house needs to know of the world. All of it is handed in, so that tests can hold it still. */
export interface World {
  readonly store: MatchStore;
  /** Who does which work; this process all of it, where not said. */
  readonly claims?: Claims;
  readonly games: readonly Game[];
  now(): number;
  /** A fresh secret of 32 hexadecimal digits. */
  makeSeed(): string;
  makeId(): string;
  /** Something happened that the host should read about. */
  report(event: string, about: Readonly<Record<string, unknown>>): void;
  /** A fault of ours in a match of a game. */
  watchFault?(game: string, kind: string): void;
  /** So much time went into waiting for others in a match, or into its rules. */
  spent?(detail: 'queue' | 'rules', ms: number): void;
  /** Called after posts were written, so that they go out at once. */
  wakeOutbox(match: string): void;
  /** Called when a seat that no person plays may have to answer. */
  wakeBots(match: string): void;
  /** Called after the commit that ended a match, whatever ended it. */
  matchEnded?(match: Match): void;
  /** What the computer would say for a seat; worked out off the event loop. */
  think(match: string, seat: number): Promise<Said>;
  /** Whether somebody is still where their match is played; who has left has no say. Everybody is, where not asked. */
  isHere?(guild: string, player: PlayerId): Promise<boolean>;
  /** What a person may do at once; the usual where not said. */
  readonly allowances?: Readonly<Record<AllowanceName, Allowance>>;
}

/** What is thrown on purpose. */
const NO_FAULTS = [Refusal, AlreadyHandled, StaleWrite, StoreAway];

/** Tables kept in memory; a table not among them is rebuilt from the store in milliseconds. */
const HOT_TABLES = 500;

/** The place where matches are run: the world, one queue per match, and the tables alive in memory. */
export class House {
  readonly world: World;
  readonly queues: Queues;
  readonly faults: Faults;
  readonly allowances: Allowances;
  readonly claims: Claims;
  /** Games whose tables this process moves to its own rules at present. */
  readonly moving = new Set<string>();
  readonly #tables = new LRUCache<string, { moment: number; table: Table<MatchState> }>({ max: HOT_TABLES });

  constructor(world: World) {
    this.world = world;
    this.queues = new Queues(
      world.store.asOne,
      (id, error) => void this.#failed(id, error),
      ms => world.spent?.('queue', ms),
    );
    this.faults = new Faults(() => world.now());
    this.claims = world.claims ?? soleClaims();
    this.allowances = new Allowances(() => world.now(), world.allowances, this.claims.tally);
  }

  get store(): MatchStore {
    return this.world.store;
  }

  get hotTables(): number {
    return this.#tables.size;
  }

  game(id: string): Game {
    const game = this.world.games.find(candidate => candidate.id === id);
    if (!game) throw new Refusal('unknown-game', { game: id });
    return game;
  }

  /** What fails by our fault, in a match: a game that does so again and again begins no more of them for a while. */
  noteFault({ game }: Pick<Match, 'game'>, error: unknown): void {
    const kind = kindOf(error);
    this.world.watchFault?.(game, kind);
    if (this.faults.note(game, kind)) this.world.report('game-paused', { game, kind, error });
    // A game is sick in all processes: each of them counts.
    void this.claims.announce('fault', makeFault(game, kind)).catch(() => undefined);
  }

  /** The same happened in another process, which says so. */
  hearFault(told: string): void {
    const { game, kind } = parseFault(told);
    this.faults.note(game, kind);
  }

  async #failed(id: string, error: unknown): Promise<void> {
    if (NO_FAULTS.some(kind => error instanceof kind)) return;
    const match = await this.store.match(id).catch(() => null);
    if (match) this.noteFault(match, error);
  }

  /** Refuses a new match of a game that fails again and again. */
  requireSound(game: Game): void {
    if (this.faults.isPaused(game.id)) throw new Refusal('game-paused');
  }

  async match(id: string): Promise<Match> {
    const match = await this.store.match(id);
    if (!match) throw new Refusal('no-match-here');
    return match;
  }

  /** The running match and its table. */
  async running(id: string): Promise<{ match: Match; table: Table<MatchState> }> {
    const match = await this.runningMatch(id);
    return { match, table: await this.table(match) };
  }

  /** The running match, for what needs no table: also one that cannot be rebuilt can be ended. */
  async runningMatch(id: string): Promise<Match> {
    const match = await this.match(id);
    if (match.status === 'lobby') throw new Refusal('not-started');
    if (match.status !== 'running') throw new Refusal('match-over');
    return match;
  }

  /** The table of a match, running or over, from memory or rebuilt. */
  async table(match: Match): Promise<Table<MatchState>> {
    const hot = this.#tables.get(match.id);
    if (hot && hot.moment === match.moment) return hot.table;
    const saved = await this.store.saved(match.id);
    if (!saved) throw new Refusal('not-started');
    const game = this.game(match.game);
    if (match.status === 'running' && saved.version > game.version && (await isOvertaken(this, game)))
      throw new Refusal('newer-rules');
    const { table, divergence } = await this.#restored(match, saved);
    // What is over stays as it was stored, whatever the rules say now.
    if (divergence && match.status === 'running') await this.#settleDivergence(match, table, divergence);
    else this.keepTable(match, table);
    return table;
  }

  async #restored(match: Match, saved: Saved<MatchState>): Promise<ReturnType<typeof Table.restore<MatchState>>> {
    const game = this.game(match.game);
    let restored: ReturnType<typeof Table.restore<MatchState>>;
    try {
      restored = this.byRules(() => Table.restore(game, saved));
    } catch (error) {
      throw await breakDown(this, match, error);
    }
    if (match.status === 'running' && (await isBroken(this, match))) await mend(this, match, restored.table);
    return restored;
  }

  /** What the rules work out, and how long that takes. */
  byRules<Result>(job: () => Result): Result {
    const began = performance.now();
    try {
      return job();
    } finally {
      this.world.spent?.('rules', performance.now() - began);
    }
  }

  keepTable(match: Match, table: Table<MatchState>): void {
    this.#tables.set(match.id, { moment: match.moment, table });
  }

  /** Forgets the table in memory: what is stored is the truth. */
  dropTable(id: string): void {
    this.#tables.delete(id);
  }

  /**
   * The rules changed under a stored match. The longest fitting part of its tail was kept; the table is told,
   * the host reads it in the log, and the answers that no longer fit are marked as taken back.
   */
  async #settleDivergence(match: Match, table: Table<MatchState>, divergence: Divergence): Promise<void> {
    const kept = await this.store.answers(match.id);
    const undone = kept.slice(kept.length - divergence.dropped.length).map(({ moment }) => moment);
    const moment = match.moment + 1;
    const now = this.world.now();
    const gone = await this.store.log(match.id, Math.min(...undone, moment));
    const turn =
      match.turn -
      turnsIn(
        this.game(match.game),
        gone.filter(told => undone.includes(told.moment)),
      );
    const moved = await timed(this, match, { ...match, moment, turn, asked: moment, askedAt: now }, table, now);
    await this.store.write(
      {
        match: moved,
        expect: match.moment,
        saved: table.saved,
        undone,
        posts: [{ kind: 'notice', about: { notice: 'rules-changed', answers: undone.length } }, { kind: 'board' }],
      },
      this.world.now(),
    );
    this.keepTable(moved, table);
    this.world.report('replay-diverged', { match: match.id, reason: divergence.reason, dropped: undone.length });
    this.world.wakeOutbox(match.id);
  }
}
