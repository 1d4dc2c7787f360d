import { LRUCache } from 'lru-cache';

/** So many faults of one kind in one game, within this time, are no accident. */
const BURST = 5;
const WITHIN = 30 * 60_000;
const REMEMBERED = 500;

/** Where our own code failed, without what it was told: that may be somebody's. */
export function kindOf(error: unknown): string {
  if (!(error instanceof Error)) return typeof error;
  const [frame = ''] = (error.stack ?? '').split('\n').filter(line => /^\s+at /.test(line));
  const [, where = ''] = /([\w.-]+:\d+):\d+\)?$/.exec(frame) ?? [];
  return where === '' ? error.name : `${error.name} at ${where}`;
}

/** A fault as one process tells the others of it. */
export const makeFault = (game: string, kind: string): string => `${game} ${kind}`;
export function parseFault(told: string): { readonly game: string; readonly kind: string } {
  const at = told.indexOf(' ');
  return { game: told.slice(0, at), kind: told.slice(at + 1) };
}

/** Watches for a game that fails again and again: no new match of it is begun until it has been quiet for a while. */
export class Faults {
  readonly #now: () => number;
  readonly #times = new LRUCache<string, readonly number[]>({ max: REMEMBERED });
  readonly #paused = new Map<string, number>();

  constructor(now: () => number) {
    this.#now = now;
  }

  /** A fault of ours in a match of this game. Whether its new matches wait from now on. */
  note(game: string, kind: string): boolean {
    const now = this.#now();
    const key = `${game} ${kind}`;
    const times = [...(this.#times.get(key) ?? []).filter(time => now - time < WITHIN), now].slice(-BURST);
    this.#times.set(key, times);
    if (times.length < BURST) return false;
    const wasPaused = this.isPaused(game);
    this.#paused.set(game, now + WITHIN);
    return !wasPaused;
  }

  isPaused(game: string): boolean {
    return (this.#paused.get(game) ?? 0) > this.#now();
  }
}
