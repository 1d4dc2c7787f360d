import type { AlbumOrder, Binder } from './matches/index.js';
import { createLine } from './threads/line.js';
import { startWorker } from './threads/start.js';

/** Boards of a whole match leave much behind at once. */
const ROOM = 8;
/** Albums are asked for now and then: the thread does not wait long for the next, it knows the rules of every game. */
const REST = 20_000;

export function createBinder(): Binder {
  const line = createLine<AlbumOrder, Uint8Array | null>(
    'The binding of albums',
    () => startWorker('binder-worker', import.meta.url, ROOM),
    REST,
  );
  return { bind: line.run, close: line.close };
}
