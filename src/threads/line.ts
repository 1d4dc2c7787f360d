import type { Worker } from 'node:worker_threads';

/** Work handed to a thread, and what comes back of it. */
export interface Order<Task> {
  readonly id: number;
  readonly task: Task;
}
export type Delivery<Result> =
  | { readonly id: number; readonly result: Result }
  | { readonly id: number; readonly fault: string };

export interface Line<Task, Result> {
  run(task: Task): Promise<Result>;
  /** Ends the thread. Work not delivered yet fails. */
  close(): Promise<void>;
}

interface Waiting<Task, Result> {
  readonly order: Order<Task>;
  readonly resolve: (result: Result) => void;
  readonly reject: (fault: Error) => void;
}

/** A thread that has had nothing to do for so many ms is ended. */
const REST = 600_000;

/**
 * One thread, one task at a time, the others wait in line. A thread that dies takes only the task it was working on
 * with it: the next one gets a new thread. One that rests for long is ended, too: what it knows takes memory, and is
 * there again soon.
 */
export function createLine<Task, Result>(name: string, start: () => Worker, rest = REST): Line<Task, Result> {
  const line: Waiting<Task, Result>[] = [];
  let worker: Worker | undefined;
  let current: Waiting<Task, Result> | undefined;
  let orders = 0;
  let closed = false;
  let resting: NodeJS.Timeout | undefined;

  function next(): void {
    if (current || closed) return;
    current = line.shift();
    clearTimeout(resting);
    if (current) {
      worker ??= watch(start());
      worker.ref();
      worker.postMessage(current.order);
    } else if (worker) {
      worker.unref();
      resting = setTimeout(end, rest).unref();
    }
  }

  async function end(): Promise<void> {
    const ended = worker;
    worker = undefined;
    await ended?.terminate();
  }

  function watch(started: Worker): Worker {
    started.on('message', (delivery: Delivery<Result>) => {
      const done = current;
      if (done?.order.id !== delivery.id) return;
      current = undefined;
      if ('fault' in delivery) done.reject(new Error(`${name} failed: ${delivery.fault}`));
      else done.resolve(delivery.result);
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
      lost?.reject(new Error(`The thread of ${name} ended (${code})`, { cause: fault }));
      next();
    });
    return started;
  }

  return {
    run: task =>
      new Promise((resolve, reject) => {
        if (closed) return reject(new Error(`${name} is closed`));
        orders += 1;
        line.push({ order: { id: orders, task }, resolve, reject });
        next();
      }),
    async close() {
      closed = true;
      clearTimeout(resting);
      for (const { reject } of line.splice(0)) reject(new Error(`${name} is closed`));
      await worker?.terminate();
    },
  };
}
