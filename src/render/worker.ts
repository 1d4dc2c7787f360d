import type { Drawing } from '../engine/drawing.js';
import { serveLine } from '../threads/worker.js';
import { UnknownStill, Unpacker } from './parcel.js';
import { pictureOf } from './sheets.js';

/** A painted picture; 'unknown' = something in the drawing was taken for known and is not: send it whole. */
export type Painted = { readonly data: ArrayBuffer; readonly suffix: string; readonly mime: string } | 'unknown';

/** A drawing, and whose picture it is (src/render/sheets.ts). */
export interface Order {
  readonly drawing: Drawing;
  readonly name: string | undefined;
}

const unpacker = new Unpacker();

function paint({ drawing, name }: Order): Painted {
  let whole: Drawing;
  try {
    whole = unpacker.unpack(drawing);
  } catch (fault) {
    if (fault instanceof UnknownStill) return 'unknown';
    throw fault;
  }
  // The sheet keeps its file: a copy goes to the other thread.
  return { data: new Uint8Array(pictureOf(whole, name)).buffer, suffix: 'jpg', mime: 'image/jpeg' };
}

serveLine<Order, Painted>('painting', paint, painted => (painted === 'unknown' ? [] : [painted.data]));
