import type { ResourceLimits, Worker } from 'node:worker_threads';
import { LRUCache } from 'lru-cache';
import type { Drawing, Group } from '../engine/drawing.js';
import { createLine } from '../threads/line.js';
import { startWorker } from '../threads/start.js';
import type { Encoded } from './encode.js';
import { isNumbered, Packer } from './parcel.js';
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

/** A still is sent with its marks once and by number afterwards: it is the same still both times. */
const keyOf = (packed: Drawing): string =>
  JSON.stringify(packed, function (this: unknown, name, value: unknown) {
    return name === 'marks' && isNumbered(this as Group) ? undefined : value;
  });

/**
 * One thread paints; stills it was sent before go by number. The last `remembered` pictures are kept: a board is often
 * shown to several readers in a row and looks the same to them.
 */
export function createRenderer(remembered = 0, start: () => Worker = startPainter): Renderer {
  const packer = new Packer();
  const recent = remembered > 0 ? new LRUCache<string, Promise<Encoded>>({ max: remembered }) : null;
  const line = createLine<Drawing, Painted>('The renderer', () => {
    packer.forget();
    return start();
  });

  /** What the thread has forgotten is sent whole once more. */
  async function paint(packed: Drawing, whole: Drawing): Promise<Encoded> {
    const painted = await line.run(packed);
    if (painted !== 'unknown') return { ...painted, data: Buffer.from(painted.data) };
    packer.forget();
    return paint(packer.pack(whole), whole);
  }

  return {
    render(drawing) {
      const packed = packer.pack(drawing);
      if (!recent) return paint(packed, drawing);
      const key = keyOf(packed);
      const known = recent.get(key);
      if (known) return known;
      const picture = paint(packed, drawing);
      recent.set(key, picture);
      picture.catch(() => recent.delete(key));
      return picture;
    },
    close: line.close,
  };
}
