import { readlinkSync, writeFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import type { Delivery, Order } from './line.js';

/**
 * The thread's side of a line: answers every order with what `work` makes of it, or with the fault. The machine shows
 * the thread under its name, and lets the event loop go first.
 */
export function serveLine<Task, Result>(
  name: string,
  work: (task: Task) => Result | Promise<Result>,
  transfer: (result: Result) => readonly ArrayBuffer[] = () => [],
): void {
  if (!parentPort) throw new Error('This file runs in a worker thread');
  const port = parentPort;
  nameThread(name);
  giveWay();
  port.on('message', async ({ id, task }: Order<Task>) => {
    try {
      const result = await work(task);
      port.postMessage({ id, result } satisfies Delivery<Result>, [...transfer(result)]);
    } catch (fault) {
      const text = fault instanceof Error ? (fault.stack ?? fault.message) : String(fault);
      port.postMessage({ id, fault: text } satisfies Delivery<Result>);
    }
  });
}

/** Linux takes the name from here; elsewhere the thread stays without one. */
function nameThread(name: string): void {
  try {
    writeFileSync('/proc/thread-self/comm', name);
  } catch {
    return;
  }
}

/** Whoever presses is answered before anything is painted. Linux alone knows threads by numbers of their own. */
function giveWay(): void {
  try {
    const thread = Number(readlinkSync('/proc/thread-self').split('/').at(-1));
    setPriority(thread, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    return;
  }
}
