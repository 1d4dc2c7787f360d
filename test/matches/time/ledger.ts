import type { Stretch } from '../../../src/matches/index.js';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** Samples lie so close together that every night and every absence begins and ends with one. */
export const SAMPLE = 30 * MINUTE;

const walls = new Map<string, Intl.DateTimeFormat>();

/** The clock on a wall there: its hour. */
function wallIn(zone: string): Intl.DateTimeFormat {
  const known = walls.get(zone);
  if (known) return known;
  const wall = new Intl.DateTimeFormat('en-GB', { timeZone: zone, hour: 'numeric', hourCycle: 'h23' });
  walls.set(zone, wall);
  return wall;
}

/** What the world knows of a person, counted half hour by half hour with the simplest means there are. */
export class Ledger {
  used = 0;
  /** Grows whenever the person does something, or is not waited for: only then may reminders begin anew. */
  epoch = 0;
  quiet: string | null = null;
  away: Stretch | null = null;
  /** When the last night began that rested the clock, and from when on one may again. */
  #nightBegan: number | null = null;
  #nightsFrom = 0;
  #slept = false;

  /** The person sleeps at other hours from now on: nights that rest the clock begin a day apart. */
  changeHours(quiet: string | null): void {
    this.quiet = quiet;
    if (this.#nightBegan !== null) this.#nightsFrom = Math.max(this.#nightsFrom, this.#nightBegan + DAY);
    this.#slept = false;
  }

  /** Time goes by in which the table waits for the person, or does not. */
  pass(from: number, to: number, isAwaited: boolean): void {
    for (let at = from; at < to; at += SAMPLE) {
      const sleeps = this.#isNight(at) && at >= this.#nightsFrom;
      if (sleeps && !this.#slept) this.#nightBegan = at;
      this.#slept = sleeps;
      const isAway = this.away !== null && at >= this.away.from && at < this.away.to;
      if (isAwaited && !sleeps && !isAway) this.used += SAMPLE;
    }
  }

  /** Whether the clock on the person's wall, as the machine itself tells it, stands in their night. */
  #isNight(at: number): boolean {
    const [, from, to, zone] = /^(\d+)-(\d+)@(.+)$/.exec(this.quiet ?? '') ?? [];
    if (zone === undefined) return false;
    const hour = Number(wallIn(zone).format(at));
    const [evening, morning] = [Number(from), Number(to)];
    return evening < morning ? hour >= evening && hour < morning : hour >= evening || hour < morning;
  }
}
