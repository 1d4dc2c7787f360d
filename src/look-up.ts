import type { Book, Hit, LookUp, Question } from './rulebook/index.js';
import { createLine } from './threads/line.js';
import { startWorker } from './threads/start.js';

/** Learning the words of all books leaves much behind, once. */
const ROOM = 4;

/** Looks rules up away from the event loop, in a thread that learns the words of the books when somebody first asks. */
export function createLookUp(books: readonly Book[]): LookUp {
  // Pictures of components and examples are functions, and none of its business.
  const texts = books.map(book => ({ ...book, reference: null }));
  const line = createLine<Question, readonly Hit[]>('The look-up', () =>
    startWorker('look-up-worker', import.meta.url, ROOM, texts),
  );
  return { find: line.run, close: line.close };
}
