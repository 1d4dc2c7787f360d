import type { ResourceLimits, Worker } from 'node:worker_threads';
import type { Drawing } from '../engine/drawing.js';
import { createLine } from '../threads/line.js';
import { startWorker } from '../threads/start.js';
import type { Encoded } from './encode.js';
import { Packer } from './parcel.js';
import type { Painted } from './worker.js';

export type { Encoded } from './encode.js';

/** Turns drawings into pictures, away from the event loop. */
export interface Renderer {
  render(drawing: Drawing): Promise<Encoded>;
  /** Ends the thread. Pictures not delivered yet fail. */
  close(): Promise<void>;
}

/**
 * Pixels read from a canvas are freed only when young objects are swept: with little room that happens often, and the
 * next picture gets warm memory instead of fresh.
 */
const LITTLE_ROOM: ResourceLimits = { maxYoungGenerationSizeMb: 4 };

const startPainter = (): Worker => startWorker('worker', import.meta.url, LITTLE_ROOM);

/** One thread paints; stills it was sent before go by number. */
export function createRenderer(start: () => Worker = startPainter): Renderer {
  const packer = new Packer();
  const line = createLine<Drawing, Painted>('The renderer', () => {
    packer.forget();
    return start();
  });

  /** What the thread has forgotten is sent whole once more. */
  async function paint(drawing: Drawing): Promise<Exclude<Painted, 'unknown'>> {
    const painted = await line.run(packer.pack(drawing));
    if (painted !== 'unknown') return painted;
    packer.forget();
    return paint(drawing);
  }

  return {
    async render(drawing) {
      const { data, suffix, mime } = await paint(drawing);
      return { data: Buffer.from(data), suffix, mime };
    },
    close: line.close,
  };
}
