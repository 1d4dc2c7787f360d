import type { ResourceLimits, Worker } from 'node:worker_threads';
import type { Drawing } from '../engine/drawing.js';
import { createLine } from '../threads/line.js';
import { startWorker } from '../threads/start.js';
import type { Encoded } from './encode.js';
import { Packer } from './parcel.js';
import type { Order, Painted } from './worker.js';

export type { Encoded } from './encode.js';

/** Turns drawings into pictures, away from the event loop. */
export interface Renderer {
  /** Pictures of one name look much like the one before: what has not changed is neither painted nor encoded again. */
  render(drawing: Drawing, name?: string): Promise<Encoded>;
  /** Ends the thread. Pictures not delivered yet fail. */
  close(): Promise<void>;
}

/**
 * Pixels read from a canvas are freed only when young objects are swept: with little room that happens often, and the
 * next picture gets warm memory instead of fresh.
 */
const LITTLE_ROOM: ResourceLimits = { maxYoungGenerationSizeMb: 4 };

const startPainter = (): Worker => startWorker('worker', import.meta.url, LITTLE_ROOM);

/** One thread paints; stills it was sent before are not sent again. */
export function createRenderer(start: () => Worker = startPainter): Renderer {
  const packer = new Packer();
  const line = createLine<Order, Painted>('The renderer', () => {
    packer.forget();
    return start();
  });

  return {
    async render(drawing, name) {
      const painted = await line.run({ drawing: packer.pack(drawing), name });
      if (painted !== 'unknown') return { ...painted, data: Buffer.from(painted.data) };
      // What the thread has forgotten is sent whole once more.
      packer.forget();
      return this.render(drawing, name);
    },
    close: line.close,
  };
}
