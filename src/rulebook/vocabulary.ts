import { type Language, typosBetween } from '../engine/index.js';
import { keywordsOf } from './keywords.js';
import { Places } from './places.js';
import { bareRoot, rootOf } from './stems.js';
import { synonymsOf } from './synonyms.js';
import { meaningful, stem } from './terms.js';
import { countBits, lettersOf, skeletonOf, skips, typosAllowed } from './typos.js';
import type { Work } from './work.js';

/** How likely somebody means another word that says the same: where the book has theirs, and where it has not. */
const SYNONYM = 0.5;
const ONLY_SYNONYM = 0.8;
/** How likely a word with another prefix is meant (pchnąć, odepchnąć). */
const OTHER_PREFIX = 0.55;
const PREFIXED = 0.5;
/** How likely a word without its vowels stands for one with the same consonants, and how many of them it must have. */
const ABBREVIATED = 0.95;
const MOST_CONSONANTS = 0.7;

/** How likely first letters stand for a name, and how many there may be. */
const INITIALS = 0.8;
const MOST_INITIALS = 3;

/** How many words' neighbours are remembered. */
const MOST_KEPT = 500;

/** A beginning shorter than this says too little, and one that is not being typed any more says little until longer. */
const BEGINNING = 2;
const SHORTEST_SHORT = 3;

/** One stem and where it stands. */
export interface Term {
  /** How telling it is: the rarer, the more. */
  weight: number;
  /** Whether a heading is about it. */
  isKey: boolean;
  /** Where it stands in each document. */
  readonly places: Places;
  /** Phrases it stands in. */
  readonly phrases: number[];
}

/** A word as it is written, folded: typos are made in words, not in stems. */
interface Word {
  readonly text: string;
  readonly letters: number;
  readonly skeleton: string;
  readonly term: Term;
}

/** The words of one book in one language. */
export class Vocabulary {
  readonly language: Language;
  readonly #terms = new Map<string, Term>();
  readonly #words = new Map<string, Word>();
  /** The same words by how they begin, by how long they are and by their root: a question looks at few of them. */
  readonly #byBeginning = new Map<string, Word[]>();
  readonly #byFirst = new Map<string, Word[]>();
  readonly #byLength = new Map<number, Word[]>();
  readonly #byRoot = new Map<string, Word[]>();
  readonly #initials = new Map<string, Set<Term>>();
  /** What was found near words lately: a question is read in both languages, and typed letter by letter. */
  readonly #near = new Map<string, ReadonlyMap<Term, number>>();

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
    const term = this.#terms.get(root) ?? { weight: 0, isKey: false, places: new Places(), phrases: [] };
    this.#terms.set(root, term);
    const added = { text: word, letters: lettersOf(word), skeleton: skeletonOf(word), term };
    this.#words.set(word, added);
    shelve(this.#byBeginning, word.slice(0, BEGINNING), added);
    shelve(this.#byFirst, word.slice(0, 1), added);
    shelve(this.#byLength, word.length, added);
    shelve(this.#byRoot, bareRoot(word, this.language), added);
    return term;
  }

  /** Lets the first letters of a name of several words stand for it: HF, High Form. */
  abbreviate(name: string): void {
    for (const part of keywordsOf(name)) {
      const words = meaningful(part, this.language);
      if (words.length < 2 || words.length > MOST_INITIALS) continue;
      const initials = words.map(word => word[0]).join('');
      const terms = this.#initials.get(initials) ?? new Set();
      for (const word of words) terms.add(this.term(word));
      this.#initials.set(initials, terms);
    }
  }

  /** The terms a word stands for as it is typed, and how likely each is: its own, and those that say the same. */
  meant(word: string): Map<Term, number> {
    const root = stem(word, this.language);
    const meant = new Map<Term, number>();
    const exact = this.#terms.get(root);
    if (exact) meant.set(exact, 1);
    for (const other of synonymsOf(root, this.language)) {
      const term = this.#terms.get(other);
      if (term && term !== exact) meant.set(term, exact ? SYNONYM : ONLY_SYNONYM);
    }
    if (exact)
      for (const { term } of this.#byRoot.get(bareRoot(word, this.language)) ?? [])
        if (!meant.has(term)) meant.set(term, PREFIXED);
    return meant;
  }

  /** The terms a word that is still being typed may begin. */
  begun(word: string, work: Work): Map<Term, number> {
    const begun = new Map<Term, number>();
    const shelf = this.#byBeginning.get(word.slice(0, BEGINNING)) ?? [];
    work.steps += shelf.length;
    for (const { text, term } of shelf) raise(begun, term, beginning(text, word));
    return begun;
  }

  /** The terms a word no book has may have been meant for: mistyped, cut short, without its vowels, with another prefix. */
  near(word: string, work: Work): ReadonlyMap<Term, number> {
    const known = this.#near.get(word);
    if (known) return known;
    const near = this.#lookNear(word, work);
    if (this.#near.size >= MOST_KEPT) this.#near.clear();
    this.#near.set(word, near);
    return near;
  }

  #lookNear(word: string, work: Work): ReadonlyMap<Term, number> {
    const near = new Map<Term, number>();
    for (const term of this.#initials.get(word) ?? []) raise(near, term, INITIALS);
    for (const short of new Set([word, rootOf(word, this.language)])) {
      if (short.length < SHORTEST_SHORT) continue;
      for (const [term, likeness] of this.begun(short, work)) raise(near, term, likeness);
    }
    for (const { term } of this.#byRoot.get(bareRoot(word, this.language)) ?? []) raise(near, term, OTHER_PREFIX);
    const skeleton = skeletonOf(word);
    const sameFirst = word.length >= SHORTEST_SHORT ? (this.#byFirst.get(word.slice(0, 1)) ?? []) : [];
    work.steps += sameFirst.length;
    for (const known of sameFirst) raise(near, known.term, abbreviated(known, word, skeleton));
    const most = typosAllowed(word.length);
    const letters = lettersOf(word);
    for (let length = word.length - most; most > 0 && length <= word.length + most; length++) {
      const shelf = this.#byLength.get(length) ?? [];
      work.steps += shelf.length;
      for (const known of shelf) raise(near, known.term, mistyped(known, word, letters, most, work));
    }
    return near;
  }
}

function shelve<Key>(shelves: Map<Key, Word[]>, key: Key, word: Word): void {
  const shelf = shelves.get(key);
  if (shelf) shelf.push(word);
  else shelves.set(key, [word]);
}

function raise(likely: Map<Term, number>, term: Term, likeness: number): void {
  if (likeness > (likely.get(term) ?? 0)) likely.set(term, likeness);
}

/** How likely a word of the book is what a typed one begins. */
function beginning(known: string, word: string): number {
  return known.startsWith(word) ? 0.6 + (0.35 * word.length) / known.length : 0;
}

/** How likely a word of the book is what a typed one abbreviates: "atk", "lgnd". */
function abbreviated({ text, skeleton }: Word, word: string, typed: string): number {
  if (text.length <= word.length || typed.length < MOST_CONSONANTS * skeleton.length || !skips(text, word)) return 0;
  return (ABBREVIATED * typed.length) / Math.max(typed.length, skeleton.length);
}

/** How likely a word of the book is what a typed one was meant to be. */
function mistyped({ text, letters: others }: Word, word: string, letters: number, most: number, work: Work): number {
  if (countBits(others ^ letters) > 2 * most) return 0;
  work.steps += word.length * text.length;
  const typos = typosBetween(word, text, most);
  if (typos > most) return 0;
  const firstLetter = text[0] === word[0] ? 1 : 0.6;
  return firstLetter * (1 - (0.3 * typos) / most - (1.2 * typos) / (word.length + 2));
}
