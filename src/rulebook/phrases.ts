import type { Asked } from './reading.js';
import { meaningful, wordsOf } from './terms.js';
import type { Term, Vocabulary } from './vocabulary.js';
import type { Work } from './work.js';

/** What a document's second phrase adds to its best. */
const MORE = 0.33;
/** What a phrase is worth in a question that says much more, and how that falls with how much more. */
const PART = 0.2;
const WIDE = 0.75;
/** How steeply a phrase's worth falls with what of it the question does not say. */
const NARROW = 3;
/** What it is worth more where the question asks it letter for letter. */
const LETTER_FOR_LETTER = 0.33;
/** What a title is worth more than another phrase. */
const TITLE = 1.15;
/** What a sentence of the text is worth beside a phrase. */
const SENTENCE = 0.24;
const SENTENCE_END = /[.!?:;](?:\s|$)|\n/;
/** How much of a phrase a question must say for it to count. */
const MOST_OF = 0.5;

/** A title, a phrase people ask with, or a keyword, as a set of terms. */
interface Phrase {
  readonly document: number;
  readonly words: ReadonlySet<string>;
  readonly terms: readonly Term[];
  /** Of all its terms. */
  weight: number;
  readonly worth: number;
  /** A keyword counts only where it is all a question says; a sentence of the text counts by how much of the question it says. */
  readonly kind: 'phrase' | 'keyword' | 'sentence';
}

/** All phrases of one book's documents. */
export class Phrases {
  readonly #phrases: Phrase[] = [];

  add(vocabulary: Vocabulary, document: number, phrase: string, kind: Pick<Phrase, 'worth' | 'kind'>): void {
    const terms = [...new Set(termsIn(phrase, vocabulary))];
    if (terms.length === 0) return;
    for (const term of terms) term.phrases.push(this.#phrases.length);
    this.#phrases.push({ document, terms, words: new Set(wordsOf(phrase)), weight: 0, ...kind });
  }

  addTitle(vocabulary: Vocabulary, document: number, title: string): void {
    this.add(vocabulary, document, title, { worth: TITLE, kind: 'phrase' });
  }

  addSentences(vocabulary: Vocabulary, document: number, body: string): void {
    for (const sentence of body.split(SENTENCE_END))
      this.add(vocabulary, document, sentence, { worth: SENTENCE, kind: 'sentence' });
  }

  /** Once all terms are weighed. */
  weigh(): void {
    for (const phrase of this.#phrases) phrase.weight = phrase.terms.reduce((sum, { weight }) => sum + weight, 0);
  }

  /** A phrase a question says says more than its words, most where it is all of the question. */
  saidBy(asked: readonly Asked[], typed: readonly string[], all: number, work: Work): Map<number, number> {
    const best = new Map<number, Best>();
    for (const [at, { found, terms }] of this.#phrasesSaid(asked, work)) {
      const phrase = this.#phrases[at]!;
      const worth = worthOf(phrase, found, terms, asked.length, all);
      if (worth === 0) continue;
      let letters = 0;
      for (const word of typed) if (phrase.words.has(word)) letters += 1;
      keep(best, phrase, worth * (1 + (LETTER_FOR_LETTER * letters) / typed.length));
    }
    return new Map(
      [...best].map(([document, { first, second, sentence }]) => [document, first + MORE * second + sentence]),
    );
  }

  /** How much of each phrase a question says: its weight, and how many of its terms. */
  #phrasesSaid(asked: readonly Asked[], work: Work): Map<number, { found: number; terms: number }> {
    const said = new Map<Term, number>();
    for (const { meant } of asked) {
      for (const [term, likeness] of meant) said.set(term, Math.max(said.get(term) ?? 0, likeness));
    }
    const phrases = new Map<number, { found: number; terms: number }>();
    for (const [term, likeness] of said) {
      work.steps += term.phrases.length;
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

/** The terms of a text, new ones among them. */
export const termsIn = (text: string, vocabulary: Vocabulary): Term[] =>
  meaningful(text, vocabulary.language).map(word => vocabulary.term(word));

/** The best two phrases of a document, and its best sentence. */
interface Best {
  first: number;
  second: number;
  sentence: number;
}

function keep(best: Map<number, Best>, { document, kind }: Phrase, worth: number): void {
  const so = best.get(document) ?? { first: 0, second: 0, sentence: 0 };
  if (kind === 'sentence') so.sentence = Math.max(so.sentence, worth);
  else if (worth > so.first) [so.first, so.second] = [worth, so.first];
  else so.second = Math.max(so.second, worth);
  best.set(document, so);
}

/** What a phrase is worth to a question of so many words, of which it has so much; 0 where that is too little. */
function worthOf(
  { terms, weight, worth, kind }: Phrase,
  found: number,
  both: number,
  words: number,
  all: number,
): number {
  const isWhole = both === terms.length;
  if (kind === 'keyword') return isWhole && both === words ? worth * found * (found / weight) ** NARROW : 0;
  if (kind === 'sentence') return worth * found * (found / all);
  if (found < MOST_OF * weight) return 0;
  return worth * found * (found / weight) ** NARROW * (PART + (1 - PART) * (found / all) ** WIDE);
}
