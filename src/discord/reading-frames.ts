import { SimpleShardingStrategy, type WebSocketOptions } from 'discord.js';
import type { Logger } from './surface.js';

/** What the library calls a frame in which Discord tells us something. */
const TOLD = 'dispatch';

/**
 * What Discord tells us is read by the library, and by whoever listens to it, in the middle of its connection: whatever
 * cannot be read there would be caught by nobody and end the process. It is reported and passed over.
 */
export const readingFrames = (log: Logger): NonNullable<WebSocketOptions['buildStrategy']> => {
  return manager => {
    const emit = manager.emit.bind(manager);
    manager.emit = (...told: Parameters<typeof emit>) => {
      try {
        return emit(...told);
      } catch (error) {
        if (told[0] !== TOLD) throw error;
        log.error({ error }, 'What Discord has told could not be read');
        return true;
      }
    };
    return new SimpleShardingStrategy(manager);
  };
};
