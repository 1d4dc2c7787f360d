import type { Language } from '../engine/index.js';
import type { EntryText } from './book.js';
import { meaningful, stem, termsOf } from './terms.js';
import { countBits, lettersOf, typosAllowed, typosBetween } from './typos.js';

/** What a word is worth by where it stands; a second time in the same place adds little. */
const WORTH = { title: 5, words: 4, group: 1.5, body: 1 } as const;
/** Beyond this a word's worth grows slowly. */
const HALF_WORTH = 3;
/** What a phrase is worth in a question that says much more. */
const PART = 0.35;
/** What the very words are worth more than other forms of them. */
const LETTER_FOR_LETTER = 1.3;

interface Term {
  readonly text: string;
  readonly letters: number;
  /** How telling it is: the rarer, the more. */
  weight: number;
  /** By document. */
  readonly worth: Map<number, number>;
  /** Phrases it stands in. */
  readonly phrases: number[];
}

/** A title, or a phrase people ask with, as a set of terms. */
interface Phrase {
  readonly document: number;
  readonly text: string;
  readonly terms: readonly Term[];
}

/** How well one language's text of each document fits a question. */
export interface Fit {
  readonly score: number;
  /** Share of the question's meaning that was found, 0 to 1. */
  readonly found: number;
}

/** The words of all documents in one language. */
export class WordIndex {
  readonly #language: Language;
  readonly #terms = new Map<string, Term>();
  readonly #phrases: Phrase[] = [];
  readonly #rarest: number;

  constructor(texts: readonly EntryText[], language: Language) {
    this.#language = language;
    for (const [document, text] of texts.entries()) this.#add(document, text);
    for (const term of this.#terms.values()) term.weight = Math.log(1 + texts.length / term.worth.size);
    this.#rarest = Math.log(1 + texts.length);
  }

  #add(document: number, { title, words, group, body }: EntryText): void {
    const count = (text: string, worth: number, most: number): void => {
      const times = new Map<string, number>();
      for (const text_ of termsOf(text, this.#language)) times.set(text_, (times.get(text_) ?? 0) + 1);
      for (const [text_, found] of times) {
        const term = this.#term(text_);
        term.worth.set(document, (term.worth.get(document) ?? 0) + worth * Math.min(found, most));
      }
    };
    count(title, WORTH.title, 1);
    count(words.join(' '), WORTH.words, 1);
    count(group, WORTH.group, 1);
    count(body, WORTH.body, 3);
    for (const phrase of [title, ...words]) {
      const terms = [...new Set(termsOf(phrase, this.#language))].map(text => this.#term(text));
      if (terms.length === 0) continue;
      for (const term of terms) term.phrases.push(this.#phrases.length);
      this.#phrases.push({ document, terms, text: meaningful(phrase, this.#language).join(' ') });
    }
  }

  #term(text: string): Term {
    let term = this.#terms.get(text);
    if (!term) {
      term = { text, letters: lettersOf(text), weight: 0, worth: new Map(), phrases: [] };
      this.#terms.set(text, term);
    }
    return term;
  }

  /** Every document that has something of these words. `isTyping` = the last word may go on. */
  fits(words: readonly string[], isTyping: boolean): Map<number, Fit> {
    const asked = words.map((word, at) => {
      const meant = this.#meant(word, isTyping && at === words.length - 1);
      return { meant, weight: heaviest(meant) };
    });
    const all = asked.reduce((sum, { weight }) => sum + (weight || this.#rarest), 0);
    const scores = new Map<number, { score: number; found: number }>();
    const best = new Map<Term, number>();
    for (const { meant, weight } of asked) {
      const share = new Map<number, { score: number; found: number }>();
      for (const [term, likeness] of meant) {
        best.set(term, Math.max(best.get(term) ?? 0, likeness));
        for (const [document, worth] of term.worth) {
          const score = (term.weight * likeness * worth) / (worth + HALF_WORTH);
          if (score > (share.get(document)?.score ?? 0)) share.set(document, { score, found: weight * likeness });
        }
      }
      for (const [document, { score, found }] of share) {
        const sum = scores.get(document) ?? { score: 0, found: 0 };
        scores.set(document, { score: sum.score + score, found: sum.found + found });
      }
    }
    const bonus = this.#phraseBonus(best, words);
    return new Map(
      [...scores].map(([document, { score, found }]) => [
        document,
        { score: score * (0.4 + (0.6 * found) / all) + (bonus.get(document) ?? 0), found: found / all },
      ]),
    );
  }

  /** A phrase that is wholly in the question says more than its words, and most where it is the whole question. */
  #phraseBonus(best: ReadonlyMap<Term, number>, words: readonly string[]): Map<number, number> {
    const typed = words.join(' ');
    const bonus = new Map<number, number>();
    const seen = new Set<number>();
    for (const term of best.keys()) {
      for (const at of term.phrases) {
        if (seen.has(at)) continue;
        seen.add(at);
        const { document, terms, text } = this.#phrases[at]!;
        if (!terms.every(each => best.has(each))) continue;
        const worth = terms.reduce((sum, each) => sum + each.weight * best.get(each)!, 0);
        const share = Math.min(1, terms.length / words.length);
        const whole = worth * (PART + (1 - PART) * share) * (text === typed ? LETTER_FOR_LETTER : 1);
        bonus.set(document, Math.max(bonus.get(document) ?? 0, whole));
      }
    }
    return bonus;
  }

  /** The terms a typed word may stand for, and how alike they are. */
  #meant(word: string, mayGoOn: boolean): Map<Term, number> {
    const root = stem(word, this.#language);
    const meant = new Map<Term, number>();
    const exact = this.#terms.get(root);
    if (exact) meant.set(exact, 1);
    if (exact && !mayGoOn) return meant;
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

const heaviest = (meant: ReadonlyMap<Term, number>): number =>
  [...meant.keys()].reduce((most, { weight }) => Math.max(most, weight), 0);
