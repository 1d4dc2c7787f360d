import type { EventEmitter } from 'node:events';
import type { WorldEvents } from '../world.js';

const names = [
  'message',
  'channel',
  'threadMembers',
  'reaction',
  'reactionsCleared',
  'pins',
  'typing',
  'interaction',
  'commands',
  'people',
  'guild',
  'role',
  'self',
  'bot',
] as const satisfies readonly (keyof WorldEvents)[];

/** Resolves with the first truthy value of `check`, tried now and after each event; no clock is watched meanwhile. */
export function waitFor<T>(
  events: EventEmitter<WorldEvents>,
  check: () => T | null | undefined | false,
  timeoutMs: number,
): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    const stop = (): void => {
      clearTimeout(timer);
      for (const name of names) events.off(name, look);
    };
    const look = (): void => {
      try {
        const value = check();
        if (!value) return;
        stop();
        resolve(value);
      } catch (error) {
        stop();
        reject(error instanceof Error ? error : new Error(String(error)));
      }
    };
    const timer = setTimeout(() => {
      stop();
      reject(new Error(`nothing of the kind happened within ${timeoutMs} ms: ${check.toString()}`));
    }, timeoutMs);
    for (const name of names) events.on(name, look);
    look();
  });
}
