import { LRUCache } from 'lru-cache';
import type { PlayerId } from './match.js';
import { Refusal } from './refusal.js';

/** How much of something a person may do at once, and how long until they may do one more, in milliseconds. */
export interface Allowance {
  readonly burst: number;
  readonly every: number;
  /** The common press: nobody waits until the other processes were asked. Each of them may let one too many through. */
  readonly isCommon?: true;
}

/**
 * Takes one from what somebody may do in all processes together. `freeAt` is when all of it is given back as far as this
 * process knows, the one it takes included. Null where no other process is there to ask.
 */
export type Tally = (key: string, limit: Allowance, now: number, freeAt: number) => Promise<Tallied | null>;

/** Whether one was left, and when all that was taken is given back. */
export interface Tallied {
  readonly isLeft: boolean;
  readonly freeAt: number;
}

const SECOND = 1_000;
const MINUTE = 60 * SECOND;

/** What a person can do often enough to trouble others, or the machine. Nobody who plays ever meets these limits. */
export const ALLOWANCES = {
  /** Opening a table, which posts it. */
  tables: { burst: 5, every: 3 * MINUTE },
  /** Sitting down at a table and leaving it. */
  seats: { burst: 12, every: 20 * SECOND },
  /** Asking the others for something, which calls them. */
  votes: { burst: 4, every: 5 * MINUTE },
  /** Showing a rule to everybody. */
  shares: { burst: 3, every: MINUTE },
  /** Opening leagues. */
  leagues: { burst: 3, every: 20 * MINUTE },
  /** Running a league: what an organiser does is posted, some of it at every table. */
  organising: { burst: 40, every: 10 * SECOND },
  /** Opening one's panel, which is also how one plays, and commands that have no limit of their own. */
  panels: { burst: 60, every: 500, isCommon: true },
  /** Presses that have no limit of their own: more than a hand can do, fewer than a machine. */
  presses: { burst: 200, every: 200, isCommon: true },
  /** Lists that complete what is being typed. */
  completions: { burst: 60, every: 200, isCommon: true },
  /** Boards, hands, charts: whatever is painted for one person. */
  pictures: { burst: 20, every: 3 * SECOND },
  /** Looking something up: rules, logs, profiles. */
  'look-ups': { burst: 20, every: 3 * SECOND },
  /** Calling a whole role, by a server and not by a person. */
  'role-calls': { burst: 2, every: 30 * MINUTE },
  /** Playing a whole match again, or taking all of one's data away. */
  replays: { burst: 4, every: MINUTE },
} as const satisfies Readonly<Record<string, Allowance>>;
export type AllowanceName = keyof typeof ALLOWANCES;

/** People whose use is remembered; whoever drops out has long been quiet, or is one of very many. */
const REMEMBERED = 20_000;

/** What is left of everybody's allowances, by the clock that is handed in. */
export class Allowances {
  readonly #now: () => number;
  readonly #limits: Readonly<Record<AllowanceName, Allowance>>;
  readonly #tally: Tally;
  readonly #used = new LRUCache<string, { used: number; at: number }>({ max: REMEMBERED });

  constructor(
    now: () => number,
    limits: Readonly<Record<AllowanceName, Allowance>> = ALLOWANCES,
    tally: Tally = async () => null,
  ) {
    this.#now = now;
    this.#limits = limits;
    this.#tally = tally;
  }

  /** Takes one from what may be done, where something is left of it. */
  async takes(deed: AllowanceName, whose: string): Promise<boolean> {
    return (await this.#freeAt(deed, whose)) === null;
  }

  /** Takes one from what the person may do, or refuses and says when they may go on. */
  async spend(deed: AllowanceName, person: PlayerId): Promise<void> {
    const until = await this.#freeAt(deed, person);
    if (until !== null) throw new Refusal('too-fast', { until: String(Math.ceil(until / SECOND)) });
  }

  /** Takes one; null when there was one left, otherwise when there will be. */
  async #freeAt(deed: AllowanceName, person: string): Promise<number | null> {
    const limit = this.#limits[deed];
    const key = `${deed}/${person}`;
    const now = this.#now();
    const known = this.#used.get(key);
    // A clock that was set back gives nothing, and takes nothing either.
    const used = known ? Math.max(0, known.used - Math.max(0, now - known.at) / limit.every) : 0;
    if (used + 1 > limit.burst) return this.#refused(key, limit, used, now);
    this.#used.set(key, { used: used + 1, at: now });
    const asked = this.#together(key, limit, now, used + 1);
    if (!limit.isCommon) return asked;
    // Whoever cannot be asked is missed by the press itself, which says so.
    void asked.catch(() => undefined);
    return null;
  }

  /** What the other processes have let through counts too. */
  async #together(key: string, limit: Allowance, now: number, used: number): Promise<number | null> {
    const tallied = await this.#tally(key, limit, now, Math.ceil(now + used * limit.every));
    if (!tallied) return null;
    const all = (tallied.freeAt - now) / limit.every;
    if (!tallied.isLeft) return this.#refused(key, limit, all, now);
    const known = this.#used.peek(key);
    if (known && known.used < all) this.#used.set(key, { used: Math.min(all, limit.burst), at: now });
    return null;
  }

  #refused(key: string, { burst, every }: Allowance, used: number, now: number): number {
    this.#used.set(key, { used: Math.min(used, burst), at: now });
    return now + (used + 1 - burst) * every;
  }
}
