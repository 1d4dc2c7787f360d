import { fold } from './language.js';

/** Something that can be named, and what people call it: in both languages, in the cases they write. */
export interface Named {
  readonly id: string;
  readonly names: readonly string[];
}

/** A word may be cut short, but not to less than this. */
const SHORTEST = 3;

const begins = (whole: string, word: string): boolean =>
  whole === word || (word.length >= SHORTEST && whole.startsWith(word));

/** How well the words name something: 3 by all its words, 2 by some of them whole, 1 by their beginnings, 0 not at all. */
function likeness(words: readonly string[], name: readonly string[]): number {
  let at = 0;
  let isWhole = true;
  for (const word of words) {
    while (at < name.length && !begins(name[at]!, word)) at++;
    if (at === name.length) return 0;
    isWhole &&= name[at] === word;
    at++;
  }
  if (!isWhole) return 1;
  return words.length === name.length ? 3 : 2;
}

/** The one that the folded words name best; null where none is named, or several alike. */
export function nearest(words: readonly string[], all: readonly Named[]): string | null {
  if (words.length === 0) return null;
  const found = all
    .map(({ id, names }) => ({ id, like: Math.max(...names.map(name => likeness(words, fold(name).split(/[ /]/)))) }))
    .sort((one, other) => other.like - one.like);
  const [best, next] = found;
  return best && best.like > 0 && best.like !== next?.like ? best.id : null;
}
