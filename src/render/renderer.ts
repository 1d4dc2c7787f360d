import type { Worker } from 'node:worker_threads';
import type { Drawing } from '../engine/drawing.js';
import { createLine } from '../threads/line.js';
import { startWorker } from '../threads/start.js';
import { animatedWebp, type FilmFrame } from './animated-webp.js';
import type { Encoded } from './encode.js';
import { Packer } from './parcel.js';
import type { Exposed, Shot } from './reel.js';
import type { Order, Painted, Shown } from './worker.js';

export type { Encoded } from './encode.js';

/** Turns drawings into pictures, away from the event loop. */
export interface Renderer {
  /** Pictures of one name look much like the one before: what has not changed is neither painted nor encoded again. */
  render(drawing: Drawing, name?: string): Promise<Encoded>;
  /** The next picture of a film, as what it changes; null where that is nothing. One film at a time. */
  expose(drawing: Drawing, shot: Shot): Promise<Exposed | null>;
  /** The film these pictures make, as a file. */
  develop(width: number, height: number, frames: readonly FilmFrame[]): Encoded;
  /** Ends the thread. Pictures not delivered yet fail. */
  close(): Promise<void>;
}

/**
 * Pixels read from a canvas are freed only when young objects are swept: with little room that happens often, and the
 * next picture gets warm memory instead of fresh.
 */
const LITTLE_ROOM = 1;

const startPainter = (): Worker => startWorker('worker', import.meta.url, LITTLE_ROOM);

/** One thread paints; stills it was sent before are not sent again. */
export function createRenderer(start: () => Worker = startPainter): Renderer {
  const packer = new Packer();
  const line = createLine<Order, Painted | Shown>('The renderer', () => {
    packer.forget();
    return start();
  });

  async function order(drawing: Drawing, more: Omit<Order, 'drawing'>): Promise<Exclude<Painted | Shown, 'unknown'>> {
    const painted = await line.run({ drawing: packer.pack(drawing), ...more });
    if (painted !== 'unknown') return painted;
    // What the thread has forgotten is sent whole once more.
    packer.forget();
    return order(drawing, more);
  }

  return {
    async render(drawing, name) {
      const painted = await order(drawing, { name });
      if (!('data' in painted)) throw new Error('A picture was ordered, not one of a film');
      return { ...painted, data: Buffer.from(painted.data) };
    },
    async expose(drawing, shot) {
      const shown = await order(drawing, { shot });
      if (!('exposed' in shown)) throw new Error('One of a film was ordered, not a picture');
      return shown.exposed;
    },
    develop: (width, height, frames) => ({
      data: animatedWebp(width, height, frames),
      suffix: 'webp',
      mime: 'image/webp',
    }),
    close: line.close,
  };
}
