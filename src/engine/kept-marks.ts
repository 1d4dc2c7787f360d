import type { Mark } from './drawing.js';

const MOST = 4000;
const kept = new Map<string, readonly Mark[]>();

/**
 * Marks that come again and again, made once for a key that says all they depend on, the game included. The same array
 * each time also tells the renderer, without looking inside, that it has painted them before.
 */
export function keptMarks(key: string, make: () => readonly Mark[]): readonly Mark[] {
  let marks = kept.get(key);
  if (!marks) {
    if (kept.size >= MOST) kept.clear();
    marks = make();
    kept.set(key, marks);
  }
  return marks;
}
