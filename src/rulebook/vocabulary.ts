import type { Language } from '../engine/index.js';
import { synonymsOf } from './synonyms.js';
import { stem } from './terms.js';
import { countBits, lettersOf, typosAllowed, typosBetween } from './typos.js';

/** How likely somebody means another word that says the same: where the book has theirs, and where it has not. */
const SYNONYM = 0.6;
const ONLY_SYNONYM = 0.8;

/** One stem and where it stands. */
export interface Term {
  readonly text: string;
  readonly letters: number;
  /** How telling it is: the rarer, the more. */
  weight: number;
  /** What it is worth in each document. */
  readonly worth: Map<number, number>;
  /** Phrases it stands in. */
  readonly phrases: number[];
}

/** The stems of one book in one language. */
export class Vocabulary {
  readonly language: Language;
  readonly #terms = new Map<string, Term>();

  constructor(language: Language) {
    this.language = language;
  }

  get terms(): Iterable<Term> {
    return this.#terms.values();
  }

  /** The term of a stem, new if need be. */
  term(text: string): Term {
    let term = this.#terms.get(text);
    if (!term) {
      term = { text, letters: lettersOf(text), weight: 0, worth: new Map(), phrases: [] };
      this.#terms.set(text, term);
    }
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
    const most = exact ? 0 : typosAllowed(root.length);
    const letters = lettersOf(root);
    for (const term of this.#terms.values()) {
      if (term === exact) continue;
      const likeness = beginning(term.text, word, root) || mistyped(term, root, letters, most);
      if (likeness > 0) meant.set(term, likeness);
    }
    return meant;
  }
}

/** How likely a term is what a word begins. */
function beginning(term: string, word: string, root: string): number {
  if (root.length < 2 || term.charCodeAt(0) !== root.charCodeAt(0)) return 0;
  return term.startsWith(root) || term.startsWith(word) ? 0.5 + (0.4 * root.length) / term.length : 0;
}

/** How likely a term is what a word was meant to be. */
function mistyped({ text, letters: others }: Term, root: string, letters: number, most: number): number {
  if (most === 0 || Math.abs(text.length - root.length) > most) return 0;
  if (countBits(others ^ letters) > 2 * most) return 0;
  const typos = typosBetween(root, text, most);
  if (typos > most) return 0;
  const firstLetter = text[0] === root[0] ? 1 : 0.6;
  return firstLetter * (1 - (0.3 * typos) / most - (1.2 * typos) / (root.length + 2));
}
