import { Worker } from 'node:worker_threads';
import type { Drawing } from '../engine/drawing.js';
import type { Encoded } from './encode.js';
import { Packer } from './parcel.js';
import type { Delivery, Order } from './worker.js';

export type { Encoded } from './encode.js';

/** Turns drawings into pictures, away from the event loop. */
export interface Renderer {
  render(drawing: Drawing): Promise<Encoded>;
  /** Ends the thread. Pictures not delivered yet fail. */
  close(): Promise<void>;
}

interface Waiting {
  readonly id: number;
  readonly drawing: Drawing;
  readonly resolve: (picture: Encoded) => void;
  readonly reject: (fault: Error) => void;
}

/**
 * One thread, one picture at a time, the others wait in line. A thread that dies takes only the picture it was
 * working on with it: the next one gets a new thread.
 */
export function createRenderer(start: () => Worker = startWorker): Renderer {
  const line: Waiting[] = [];
  const packer = new Packer();
  let worker: Worker | undefined;
  let current: Waiting | undefined;
  let orders = 0;
  let closed = false;

  function next(): void {
    if (current || closed) return;
    current = line.shift();
    if (current) {
      worker ??= watch(start());
      worker.ref();
      send(worker, current);
    } else worker?.unref();
  }

  function send(to: Worker, { id, drawing }: Waiting): void {
    to.postMessage({ id, drawing: packer.pack(drawing) } satisfies Order);
  }

  function watch(started: Worker): Worker {
    packer.forget();
    started.on('message', (delivery: Delivery) => {
      const done = current;
      if (done?.id !== delivery.id) return;
      if ('unknown' in delivery) {
        packer.forget();
        send(started, done);
        return;
      }
      current = undefined;
      if ('fault' in delivery) done.reject(new Error(`Picture failed: ${delivery.fault}`));
      else done.resolve({ data: Buffer.from(delivery.data), suffix: delivery.suffix, mime: delivery.mime });
      next();
    });
    let fault: unknown;
    started.on('error', thrown => {
      fault = thrown;
    });
    started.on('exit', code => {
      if (worker !== started) return;
      worker = undefined;
      const lost = current;
      current = undefined;
      lost?.reject(new Error(`The render thread ended (${code})`, { cause: fault }));
      next();
    });
    return started;
  }

  return {
    render: drawing =>
      new Promise((resolve, reject) => {
        if (closed) return reject(new Error('The renderer is closed'));
        orders += 1;
        line.push({ id: orders, drawing, resolve, reject });
        next();
      }),
    async close() {
      closed = true;
      for (const { reject } of line.splice(0)) reject(new Error('The renderer is closed'));
      await worker?.terminate();
    },
  };
}

/** From compiled code the worker is JavaScript; from source it is TypeScript, read by way of tsx. */
function startWorker(): Worker {
  const file = import.meta.url.endsWith('.ts') ? './worker-from-source.mjs' : './worker.js';
  // Pixels read from a canvas are freed only when young objects are swept: with little room that happens often, and
  // the next picture gets warm memory instead of fresh.
  return new Worker(new URL(file, import.meta.url), { execArgv: [], resourceLimits: { maxYoungGenerationSizeMb: 4 } });
}
