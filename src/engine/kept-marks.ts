import type { Mark } from './drawing.js';

/** What was used lately, and what was used before that: of each there is at most this much. */
const MOST = 500;
let lately = new Map<string, readonly Mark[]>();
let before = new Map<string, readonly Mark[]>();

/**
 * Marks that come again and again, made once for a key that says all they depend on, the game included. The same array
 * each time also tells the renderer, without looking inside, that it has painted them before.
 */
export function keptMarks(key: string, make: () => readonly Mark[]): readonly Mark[] {
  const known = lately.get(key);
  if (known) return known;
  const marks = before.get(key) ?? make();
  if (lately.size >= MOST) {
    before = lately;
    lately = new Map();
  }
  lately.set(key, marks);
  return marks;
}
