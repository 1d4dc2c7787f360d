import type { Language } from '../engine/index.js';
import type { EntryText } from './book.js';
import { meaningful, wordsOf } from './terms.js';
import { type Term, Vocabulary } from './vocabulary.js';

/** What a word is worth by where it stands; a second time in the same place adds little. */
const WORTH = { title: 5, words: 4, group: 1.5, body: 1 } as const;
/** Beyond this a word's worth grows slowly, and so does what its document counts for when asking how common it is. */
const HALF_WORTH = 3;
/** What is left of a document's fit where next to nothing of the question was found in it. */
const BARELY = 0.1;
/** What phrases are worth beside single words. */
const PHRASES = 0.85;
/** What a phrase is worth in a question that says much more. */
const PART = 0.25;
/** What it is worth more where the question asks it letter for letter. */
const LETTER_FOR_LETTER = 0.25;
/** What a title is worth more than another phrase. */
const TITLE = 1.15;
/** How much of a phrase a question must say for it to count. */
const MOST_OF = 0.6;

/** A document in one language. */
export interface Indexed extends EntryText {
  /** The keywords it is the first place to look for, and what that is worth where a question asks nothing else. */
  readonly defines: readonly Defined[];
}

export interface Defined {
  readonly keyword: string;
  readonly worth: number;
}

/** A title, a phrase people ask with, or a keyword, as a set of terms. */
interface Phrase {
  readonly document: number;
  readonly words: ReadonlySet<string>;
  readonly terms: readonly Term[];
  /** Of all its terms. */
  weight: number;
  readonly worth: number;
  /** Whether it counts only where it is all a question says. */
  readonly isKeyword: boolean;
}

/** How well one language's text of each document fits a question. */
export interface Fit {
  /** Against what the whole question weighs in this book: only so can books and languages be compared. */
  readonly score: number;
  /** Share of the question's meaning that was found, 0 to 1. */
  readonly found: number;
}

/** A typed word: what it may stand for, and how telling it is. */
interface Asked {
  readonly meant: ReadonlyMap<Term, number>;
  readonly weight: number;
}

/** The words of all documents of one book in one language. */
export class WordIndex {
  readonly #vocabulary: Vocabulary;
  readonly #phrases: Phrase[] = [];
  readonly #rarest: number;

  constructor(documents: readonly Indexed[], language: Language) {
    this.#vocabulary = new Vocabulary(language);
    for (const [document, text] of documents.entries()) this.#add(document, text);
    for (const term of this.#vocabulary.terms) term.weight = Math.log(1 + documents.length / commonness(term));
    for (const phrase of this.#phrases) phrase.weight = phrase.terms.reduce((sum, { weight }) => sum + weight, 0);
    this.#rarest = Math.log(1 + documents.length);
  }

  #add(document: number, { title, words, group, body, defines }: Indexed): void {
    this.#count(document, title, WORTH.title, 1);
    this.#count(document, words.join(' '), WORTH.words, 1);
    this.#count(document, group, WORTH.group, 1);
    this.#count(document, body, WORTH.body, 3);
    this.#addPhrase(document, title, { worth: TITLE, isKeyword: false });
    for (const phrase of words) this.#addPhrase(document, phrase, { worth: 1, isKeyword: false });
    for (const { keyword, worth } of defines) this.#addPhrase(document, keyword, { worth, isKeyword: true });
  }

  #count(document: number, text: string, worth: number, most: number): void {
    const times = new Map<Term, number>();
    for (const term of this.#terms(text)) times.set(term, (times.get(term) ?? 0) + 1);
    for (const [term, found] of times) {
      term.worth.set(document, (term.worth.get(document) ?? 0) + worth * Math.min(found, most));
    }
  }

  #addPhrase(document: number, phrase: string, kind: Pick<Phrase, 'worth' | 'isKeyword'>): void {
    const terms = [...new Set(this.#terms(phrase))];
    if (terms.length === 0) return;
    for (const term of terms) term.phrases.push(this.#phrases.length);
    this.#phrases.push({ document, terms, words: new Set(wordsOf(phrase)), weight: 0, ...kind });
  }

  #terms(text: string): Term[] {
    return meaningful(text, this.#vocabulary.language).map(word => this.#vocabulary.term(word));
  }

  /** Every document that has something of a question. `isTyping` = its last word may go on. */
  fits(text: string, isTyping: boolean): Map<number, Fit> {
    const words = meaningful(text, this.#vocabulary.language);
    const asked = words.map((word, at): Asked => {
      const meant = this.#vocabulary.meant(word, isTyping && at === words.length - 1);
      return { meant, weight: weightOf(meant) };
    });
    const all = asked.reduce((sum, { weight }) => sum + (weight || this.#rarest), 0);
    const said = byWords(asked);
    const bonus = this.#byPhrases(asked, wordsOf(text));
    return new Map(
      [...said].map(([document, { score, found }]) => {
        const share = found / all;
        const whole = score * (BARELY + (1 - BARELY) * share) + PHRASES * (bonus.get(document) ?? 0);
        return [document, { score: whole / all, found: share }];
      }),
    );
  }

  /** A phrase a question says says more than its words, most where it is all of the question. */
  #byPhrases(asked: readonly Asked[], typed: readonly string[]): Map<number, number> {
    const bonus = new Map<number, number>();
    for (const [at, { found, terms }] of this.#phrasesSaid(asked)) {
      const phrase = this.#phrases[at]!;
      const worth = worthOf(phrase, found, terms, asked.length);
      if (worth === 0) continue;
      let letters = 0;
      for (const word of typed) if (phrase.words.has(word)) letters += 1;
      const whole = worth * (1 + (LETTER_FOR_LETTER * letters) / typed.length);
      if (whole > (bonus.get(phrase.document) ?? 0)) bonus.set(phrase.document, whole);
    }
    return bonus;
  }

  /** How much of each phrase a question says: its weight, and how many of its terms. */
  #phrasesSaid(asked: readonly Asked[]): Map<number, { found: number; terms: number }> {
    const said = new Map<Term, number>();
    for (const { meant } of asked) {
      for (const [term, likeness] of meant) said.set(term, Math.max(said.get(term) ?? 0, likeness));
    }
    const phrases = new Map<number, { found: number; terms: number }>();
    for (const [term, likeness] of said) {
      for (const at of term.phrases) {
        const sum = phrases.get(at);
        if (!sum) phrases.set(at, { found: term.weight * likeness, terms: 1 });
        else {
          sum.found += term.weight * likeness;
          sum.terms += 1;
        }
      }
    }
    return phrases;
  }
}

/** How well documents fit by single words. */
function byWords(asked: readonly Asked[]): Map<number, Fit> {
  const sums = new Map<number, Fit>();
  for (const { meant, weight } of asked) {
    const best = new Map<number, Fit>();
    for (const [term, likeness] of meant) {
      for (const [document, worth] of term.worth) {
        const score = (Math.min(term.weight, weight) * likeness * worth) / (worth + HALF_WORTH);
        if (score > (best.get(document)?.score ?? 0)) best.set(document, { score, found: weight * likeness });
      }
    }
    for (const [document, { score, found }] of best) {
      const sum = sums.get(document) ?? { score: 0, found: 0 };
      sums.set(document, { score: sum.score + score, found: sum.found + found });
    }
  }
  return sums;
}

/** What a phrase is worth to a question of so many words, of which it has so much; 0 where that is too little. */
function worthOf({ terms, weight, worth, isKeyword }: Phrase, found: number, both: number, words: number): number {
  const isWhole = both === terms.length;
  if (isKeyword) return isWhole && both === words ? found * worth : 0;
  if (!isWhole && found < MOST_OF * weight) return 0;
  return worth * found * (isWhole ? 1 : (found / weight) ** 2) * (PART + (1 - PART) * Math.min(1, both / words));
}

/** In how many documents a term stands, those that only mention it counted less. */
const commonness = ({ worth }: Term): number =>
  Math.max(
    0.5,
    [...worth.values()].reduce((sum, each) => sum + each / (each + HALF_WORTH), 0),
  );

/** How telling a typed word is: as the word itself where the book has it, else as the most telling it may stand for. */
function weightOf(meant: ReadonlyMap<Term, number>): number {
  const exact = [...meant].find(([, likeness]) => likeness === 1);
  return exact ? exact[0].weight : Math.max(0, ...[...meant.keys()].map(({ weight }) => weight));
}
