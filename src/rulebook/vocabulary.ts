import type { Language } from '../engine/index.js';
import { synonymsOf } from './synonyms.js';
import { stem } from './terms.js';
import { countBits, lettersOf, typosAllowed, typosBetween } from './typos.js';

/** How likely somebody means another word that says the same: where the book has theirs, and where it has not. */
const SYNONYM = 0.6;
const ONLY_SYNONYM = 0.8;

/** A beginning shorter than this says too little. */
const BEGINNING = 2;

/** One stem and where it stands. */
export interface Term {
  /** How telling it is: the rarer, the more. */
  weight: number;
  /** What it is worth in each document. */
  readonly worth: Map<number, number>;
  /** Phrases it stands in. */
  readonly phrases: number[];
}

/** A word as it is written, folded: typos are made in words, not in stems. */
interface Word {
  readonly text: string;
  readonly letters: number;
  readonly term: Term;
}

/** The words of one book in one language. */
export class Vocabulary {
  readonly language: Language;
  readonly #terms = new Map<string, Term>();
  readonly #words = new Map<string, Word>();
  /** The same words by how they begin and by how long they are: a question looks at few of them. */
  readonly #byBeginning = new Map<string, Word[]>();
  readonly #byLength = new Map<number, Word[]>();

  constructor(language: Language) {
    this.language = language;
  }

  get terms(): Iterable<Term> {
    return this.#terms.values();
  }

  /** The term a word of the book belongs to, new if need be. */
  term(word: string): Term {
    const known = this.#words.get(word);
    if (known) return known.term;
    const root = stem(word, this.language);
    const term = this.#terms.get(root) ?? { weight: 0, worth: new Map(), phrases: [] };
    this.#terms.set(root, term);
    const added = { text: word, letters: lettersOf(word), term };
    this.#words.set(word, added);
    shelve(this.#byBeginning, word.slice(0, BEGINNING), added);
    shelve(this.#byLength, word.length, added);
    return term;
  }

  /** The terms a typed word may stand for, and how likely each is. `mayGoOn` = it is still being typed. */
  meant(word: string, mayGoOn: boolean): Map<Term, number> {
    const root = stem(word, this.language);
    const meant = new Map<Term, number>();
    const exact = this.#terms.get(root);
    if (exact) meant.set(exact, 1);
    for (const other of synonymsOf(root, this.language)) {
      const term = this.#terms.get(other);
      if (term) meant.set(term, exact ? SYNONYM : ONLY_SYNONYM);
    }
    if (meant.size > 0 && !mayGoOn) return meant;
    const mayBe = ({ term }: Word, likeness: number): void => {
      if (term !== exact && likeness > (meant.get(term) ?? 0)) meant.set(term, likeness);
    };
    for (const known of this.#byBeginning.get(word.slice(0, BEGINNING)) ?? [])
      mayBe(known, beginning(known.text, word));
    const most = exact ? 0 : typosAllowed(word.length);
    const letters = lettersOf(word);
    for (let length = word.length - most; most > 0 && length <= word.length + most; length++) {
      for (const known of this.#byLength.get(length) ?? []) mayBe(known, mistyped(known, word, letters, most));
    }
    return meant;
  }
}

function shelve<Key>(shelves: Map<Key, Word[]>, key: Key, word: Word): void {
  const shelf = shelves.get(key);
  if (shelf) shelf.push(word);
  else shelves.set(key, [word]);
}

/** How likely a word of the book is what a typed one begins. */
function beginning(known: string, word: string): number {
  return known.startsWith(word) ? 0.5 + (0.4 * word.length) / known.length : 0;
}

/** How likely a word of the book is what a typed one was meant to be. */
function mistyped({ text, letters: others }: Word, word: string, letters: number, most: number): number {
  if (countBits(others ^ letters) > 2 * most) return 0;
  const typos = typosBetween(word, text, most);
  if (typos > most) return 0;
  const firstLetter = text[0] === word[0] ? 1 : 0.6;
  return firstLetter * (1 - (0.3 * typos) / most - (1.2 * typos) / (word.length + 2));
}
