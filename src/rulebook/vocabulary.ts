import type { Language } from '../engine/index.js';
import { synonymsOf } from './synonyms.js';
import { stem } from './terms.js';
import { countBits, lettersOf, typosAllowed, typosBetween } from './typos.js';

/** How likely somebody means another word that says the same: where the book has theirs, and where it has not. */
const SYNONYM = 0.6;
const ONLY_SYNONYM = 0.8;

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
    this.#words.set(word, { text: word, letters: lettersOf(word), term });
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
    const most = exact ? 0 : typosAllowed(word.length);
    const letters = lettersOf(word);
    for (const known of this.#words.values()) {
      if (known.term === exact) continue;
      const likeness = beginning(known.text, word) || mistyped(known, word, letters, most);
      if (likeness > (meant.get(known.term) ?? 0)) meant.set(known.term, likeness);
    }
    return meant;
  }
}

/** How likely a word of the book is what a typed one begins. */
function beginning(known: string, word: string): number {
  return word.length > 1 && known.startsWith(word) ? 0.5 + (0.4 * word.length) / known.length : 0;
}

/** How likely a word of the book is what a typed one was meant to be. */
function mistyped({ text, letters: others }: Word, word: string, letters: number, most: number): number {
  if (most === 0 || Math.abs(text.length - word.length) > most) return 0;
  if (countBits(others ^ letters) > 2 * most) return 0;
  const typos = typosBetween(word, text, most);
  if (typos > most) return 0;
  const firstLetter = text[0] === word[0] ? 1 : 0.6;
  return firstLetter * (1 - (0.3 * typos) / most - (1.2 * typos) / (word.length + 2));
}
