import type { Drawing } from '../engine/drawing.js';
import { serveLine } from '../threads/worker.js';
import { encodePixels } from './encode.js';
import { UnknownStill, Unpacker } from './parcel.js';
import { pixelsOf } from './sheets.js';

/** A painted picture; 'unknown' = something in the drawing was taken for known and is not: send it whole. */
export type Painted = { readonly data: ArrayBuffer; readonly suffix: string; readonly mime: string } | 'unknown';

const unpacker = new Unpacker();

async function paint(drawing: Drawing): Promise<Painted> {
  let whole: Drawing;
  try {
    whole = unpacker.unpack(drawing);
  } catch (fault) {
    if (fault instanceof UnknownStill) return 'unknown';
    throw fault;
  }
  const { data, suffix, mime } = await encodePixels(pixelsOf(whole), whole.width, whole.height);
  // The encoder's buffer may be a window on a pool: only a buffer of its own can change threads without a copy.
  const own = data.byteLength === data.buffer.byteLength ? data.buffer : new Uint8Array(data).buffer;
  return { data: own as ArrayBuffer, suffix, mime };
}

serveLine<Drawing, Painted>(paint, painted => (painted === 'unknown' ? [] : [painted.data]));
