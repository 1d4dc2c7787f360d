import { createHash } from 'node:crypto';
import type { Clock } from '../clock.js';

interface Window {
  count: number;
  resetAt: number;
}

export interface Allowance {
  readonly limit: number;
  readonly windowMs: number;
}

export interface Passed {
  readonly headers: Readonly<Record<string, string>>;
  /** Seconds to wait, when the request came once too often. */
  readonly retryAfter: number | null;
}

/** Generous by default: a stand-in that made every test wait for Discord's real numbers would not be used. */
const usual: Allowance = { limit: 50, windowMs: 1000 };

/** Counts requests per route and major parameter, and says so in the headers Discord sends. */
export class RateLimits {
  readonly #clock: Clock;
  readonly #windows = new Map<string, Window>();
  readonly #tight = new Map<string, Allowance>();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  tighten(route: string, allowance: Allowance | null): void {
    if (allowance) this.#tight.set(route, allowance);
    else this.#tight.delete(route);
    this.#windows.clear();
  }

  pass(route: string, major: string): Passed {
    const now = this.#clock.now();
    const { limit, windowMs } = this.#tight.get(route) ?? usual;
    const key = `${route} ${major}`;
    const known = this.#windows.get(key);
    const window = known && known.resetAt > now ? known : { count: 0, resetAt: now + windowMs };
    this.#windows.set(key, window);
    if (this.#windows.size > 5000) this.#windows.delete(this.#windows.keys().next().value!);
    const isOver = window.count >= limit;
    if (!isOver) window.count += 1;
    const resetAfter = Math.max(0, window.resetAt - now) / 1000;
    return {
      retryAfter: isOver ? resetAfter : null,
      headers: {
        'x-ratelimit-limit': String(limit),
        'x-ratelimit-remaining': String(limit - window.count),
        'x-ratelimit-reset': (window.resetAt / 1000).toFixed(3),
        'x-ratelimit-reset-after': resetAfter.toFixed(3),
        'x-ratelimit-bucket': createHash('md5').update(route).digest('hex'),
      },
    };
  }
}
