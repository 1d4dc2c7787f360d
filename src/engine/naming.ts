import { fold } from './language.js';
import { typosBetween } from './typos.js';

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

/** A root people put endings to is no shorter than this, an ending no longer, and a shorter word is not taken for misspelt. */
const SHORTEST_ROOT = 4;
const LONGEST_ENDING = 4;
const SHORTEST_MISSPELT = 5;

/**
 * What a folded word means by these forms: one of them, one with another ending („postawić”, “placing”), or one misspelt by
 * a letter; nothing where that could be several things.
 */
export function meaningOf<Meaning>(word: string, forms: ReadonlyMap<string, Meaning>): Meaning | undefined {
  const exact = forms.get(word);
  if (exact !== undefined) return exact;
  for (let ending = 1; ending <= LONGEST_ENDING && word.length - ending >= SHORTEST_ROOT; ending++) {
    const root = forms.get(word.slice(0, -ending));
    if (root !== undefined) return root;
  }
  if (word.length < SHORTEST_MISSPELT) return undefined;
  const near = new Set([...forms].flatMap(([form, meaning]) => (typosBetween(word, form, 1) === 1 ? [meaning] : [])));
  return near.size === 1 ? [...near][0] : undefined;
}

/** What names are called, the longest first, and the ids they stand for. */
export type Names = ReadonlyMap<string, string>;

export const namesOf = (names: Iterable<readonly [name: string, id: string]>): Names =>
  new Map(
    [...names].map(([name, id]) => [fold(name), id] as const).sort(([one], [other]) => other.length - one.length),
  );

/** What is named at the start of a folded text, and what follows: by its whole name, or by one word in any form. */
export function namedFirst(text: string, names: Names): { readonly id: string; readonly rest: string } | null {
  for (const [name, id] of names) {
    if (text === name || text.startsWith(`${name} `)) return { id, rest: text.slice(name.length + 1) };
  }
  const [first = ''] = text.split(' ');
  const id = meaningOf(first, names);
  return id === undefined ? null : { id, rest: text.slice(first.length + 1) };
}
