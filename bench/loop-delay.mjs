import { monitorEventLoopDelay } from 'node:perf_hooks';

/** Loaded into the bot by bench:load: tells how long its event loop was held up, since the question before. */
const RESOLUTION = 5;
const delays = monitorEventLoopDelay({ resolution: RESOLUTION });
delays.enable();
process.on('message', () => {
  process.send?.(Math.max(0, delays.max / 1e6 - RESOLUTION));
  delays.reset();
});
// A bot that has nothing else to do may end.
process.channel?.unref();
