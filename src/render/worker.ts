import { parentPort } from 'node:worker_threads';
import type { Drawing } from '../engine/drawing.js';
import { encodeCanvas } from './encode.js';
import { paintOnto } from './painter.js';
import { UnknownStill, Unpacker } from './parcel.js';
import { sheet } from './sheets.js';

/** What the renderer asks of its worker, and what comes back. */
export interface Order {
  readonly id: number;
  readonly drawing: Drawing;
}
export type Delivery =
  | { readonly id: number; readonly data: ArrayBuffer; readonly suffix: string; readonly mime: string }
  | { readonly id: number; readonly fault: string }
  /** Something in the drawing was taken for known and is not: send it whole. */
  | { readonly id: number; readonly unknown: true };

if (!parentPort) throw new Error('worker.ts runs in a worker thread');
const port = parentPort;
const unpacker = new Unpacker();

port.on('message', async ({ id, drawing }: Order) => {
  try {
    const canvas = sheet(drawing.width, drawing.height);
    paintOnto(canvas, unpacker.unpack(drawing));
    const { data, suffix, mime } = await encodeCanvas(canvas);
    // The encoder's buffer may be a window on a pool: only a buffer of its own can change threads without a copy.
    const own = data.byteLength === data.buffer.byteLength ? data.buffer : new Uint8Array(data).buffer;
    port.postMessage({ id, data: own, suffix, mime } as Delivery, [own as ArrayBuffer]);
  } catch (fault) {
    if (fault instanceof UnknownStill) {
      port.postMessage({ id, unknown: true } satisfies Delivery);
      return;
    }
    port.postMessage({
      id,
      fault: fault instanceof Error ? (fault.stack ?? fault.message) : String(fault),
    } as Delivery);
  }
});
