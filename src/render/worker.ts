import type { Drawing } from '../engine/drawing.js';
import { serveLine } from '../threads/worker.js';
import type { Took } from './encode.js';
import { UnknownStill, Unpacker } from './parcel.js';
import { type Exposed, expose, type Shot, unload } from './reel.js';
import { encodingTime } from './sheet.js';
import { pictureOf } from './sheets.js';

/** A painted picture; 'unknown' = something in the drawing was taken for known and is not: send it whole. */
export type Painted =
  | { readonly data: ArrayBuffer; readonly suffix: string; readonly mime: string; readonly took: Took }
  | 'unknown';

/** A drawing, and whose picture it is (src/render/sheets.ts), or which one of a film (src/render/reel.ts). */
export interface Order {
  readonly drawing: Drawing;
  readonly name?: string | undefined;
  readonly shot?: Shot;
}

/** The next picture of a film; null where nothing has changed. */
export interface Shown {
  readonly exposed: Exposed | null;
}

const unpacker = new Unpacker();

function paint({ drawing, name, shot }: Order): Painted | Shown {
  let whole: Drawing;
  try {
    whole = unpacker.unpack(drawing);
  } catch (fault) {
    if (fault instanceof UnknownStill) return 'unknown';
    throw fault;
  }
  if (shot) {
    const exposed = expose(whole, shot);
    if (shot.isLast) unload();
    return { exposed };
  }
  const began = performance.now();
  // The sheet keeps its file: a copy goes to the other thread.
  const data = new Uint8Array(pictureOf(whole, name)).buffer;
  const encode = encodingTime();
  const took = { paint: performance.now() - began - encode, encode };
  return { data, suffix: 'jpg', mime: 'image/jpeg', took };
}

serveLine<Order, Painted | Shown>('painting', paint, painted =>
  painted !== 'unknown' && 'data' in painted ? [painted.data] : [],
);
