import { setTimeout as after } from 'node:timers/promises';
import { type Entry, type Question, titled } from '../../rulebook/index.js';
import type { Surface } from '../surface.js';

/** Whoever types sees a list within Discord's three seconds: of titles, while the words of the books are being learnt. */
const PATIENCE = 1_500;

/** What a question that is being typed may want. */
export async function entriesTyped(
  { rulebook, lookUp }: Pick<Surface, 'rulebook' | 'lookUp'>,
  question: Question,
  patience = PATIENCE,
): Promise<readonly Entry[]> {
  const waiting = new AbortController();
  const found = lookUp.find({ ...question, isTyping: true }).then(hits => hits.map(({ entry }) => entry));
  const known = after(patience, null, { signal: waiting.signal }).then(
    () => titled(rulebook.books, question),
    () => [],
  );
  try {
    return await Promise.race([found, known]);
  } finally {
    waiting.abort();
  }
}
