import { REST } from 'discord.js';

const MINUTE = 60_000;
/** Discord asks nobody to wait longer than this before a message may be sent. */
const LONGEST_WAIT = MINUTE;

/**
 * The library counts its waits by the clock: set back by ten minutes, it would wait for ten minutes. Whatever asks for
 * that is refused instead, the library forgets what it counted, and we try again.
 */
export function isTooLong(rest: REST, wait: number): boolean {
  if (wait < LONGEST_WAIT) return false;
  rest.handlers.clear();
  rest.globalReset = 0;
  rest.globalDelay = null;
  return true;
}

/**
 * The way answers to interactions go. Discord does not count them among the fifty requests a second of a bot; the library
 * would, and let everybody wait for the next second. Each has a token of its own, of which the library remembers how often
 * it may be used: that is forgotten soon.
 */
export function createAnswers(api: string): REST {
  const rest: REST = new REST({
    api,
    globalRequestsPerSecond: Number.POSITIVE_INFINITY,
    handlerSweepInterval: MINUTE,
    rejectOnRateLimit: ({ timeToReset }) => isTooLong(rest, timeToReset),
  });
  return rest;
}
