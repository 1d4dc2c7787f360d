import { parentPort } from 'node:worker_threads';
import type { Drawing } from '../engine/drawing.js';
import { encodeCanvas } from './encode.js';
import { paintDrawing } from './painter.js';

/** What the renderer asks of its worker, and what comes back. */
export interface Order {
  readonly id: number;
  readonly drawing: Drawing;
}
export type Delivery =
  | { readonly id: number; readonly data: ArrayBuffer; readonly suffix: string; readonly mime: string }
  | { readonly id: number; readonly fault: string };

if (!parentPort) throw new Error('worker.ts runs in a worker thread');
const port = parentPort;

port.on('message', async ({ id, drawing }: Order) => {
  try {
    const { data, suffix, mime } = await encodeCanvas(paintDrawing(drawing));
    // The encoder's buffer may be a window on a pool: only a buffer of its own can change threads without a copy.
    const own = data.byteLength === data.buffer.byteLength ? data.buffer : new Uint8Array(data).buffer;
    port.postMessage({ id, data: own, suffix, mime } as Delivery, [own as ArrayBuffer]);
  } catch (fault) {
    port.postMessage({
      id,
      fault: fault instanceof Error ? (fault.stack ?? fault.message) : String(fault),
    } as Delivery);
  }
});
