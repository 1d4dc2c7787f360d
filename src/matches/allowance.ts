import { LRUCache } from 'lru-cache';
import type { PlayerId } from './match.js';
import { Refusal } from './refusal.js';

/** How much of something a person may do at once, and how long until they may do one more, in milliseconds. */
export interface Allowance {
  readonly burst: number;
  readonly every: number;
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
  /** Opening and changing leagues. */
  leagues: { burst: 3, every: 20 * MINUTE },
  /** Opening one's panel, which is also how one plays. */
  panels: { burst: 60, every: 500 },
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
  readonly #used = new LRUCache<string, { used: number; at: number }>({ max: REMEMBERED });

  constructor(now: () => number, limits: Readonly<Record<AllowanceName, Allowance>> = ALLOWANCES) {
    this.#now = now;
    this.#limits = limits;
  }

  /** Takes one from what may be done, where something is left of it. */
  takes(deed: AllowanceName, whose: string): boolean {
    return this.#freeAt(deed, whose) === null;
  }

  /** Takes one from what the person may do, or refuses and says when they may go on. */
  spend(deed: AllowanceName, person: PlayerId): void {
    const until = this.#freeAt(deed, person);
    if (until !== null) throw new Refusal('too-fast', { until: String(Math.ceil(until / SECOND)) });
  }

  /** Takes one; null when there was one left, otherwise when there will be. */
  #freeAt(deed: AllowanceName, person: string): number | null {
    const { burst, every } = this.#limits[deed];
    const key = `${deed}/${person}`;
    const now = this.#now();
    const known = this.#used.get(key);
    // A clock that was set back gives nothing, and takes nothing either.
    const used = known ? Math.max(0, known.used - Math.max(0, now - known.at) / every) : 0;
    if (used + 1 > burst) {
      this.#used.set(key, { used, at: now });
      return now + (used + 1 - burst) * every;
    }
    this.#used.set(key, { used: used + 1, at: now });
    return null;
  }
}
