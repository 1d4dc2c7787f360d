import { kindsIn } from './asking.js';
import type { Asked } from './reading.js';
import { meaningful, wordsOf } from './terms.js';
import { countBits } from './typos.js';
import type { Term, Vocabulary } from './vocabulary.js';
import type { Work } from './work.js';

/** How many of a document's phrases count: one may be like a question by chance, several hardly. */
const BEST = 4;
/** What a keyword is worth that was typed in another form. */
const OTHER_FORM = 0.6;
/** What it weighs that a question and a phrase ask for the same: how many, when, who. */
const KIND = 1;

/** A title, a phrase people ask with, a keyword, or a sentence of the text, as a set of terms. */
interface Phrase {
  readonly document: number;
  /** Its words, each once; of a sentence none, since nobody types one. A phrase has few: a list takes a fraction of a set. */
  readonly words: readonly string[];
  /** How many terms it has. */
  readonly size: number;
  /** What it asks for (src/rulebook/asking.ts). */
  readonly kinds: number;
  /** A keyword counts only where it is all a question says; a sentence of the text counts by how much of the question it says. */
  readonly kind: 'phrase' | 'keyword' | 'sentence';
  /** What the document is worth to somebody who types this and nothing else. */
  readonly worth: number;
}

/** What a document's phrases have to say to a question, each 0 to 1. */
export interface Said {
  readonly phrases: number;
  readonly outright: number;
  readonly letters: number;
  readonly sentence: number;
  readonly keyword: number;
}

const NO_WORDS: readonly string[] = [];

/** All phrases of one book's documents. */
export class Phrases {
  readonly #phrases: Phrase[] = [];
  readonly #words = new Map<string, string>();
  /** What the terms of each phrase weigh together. */
  #weights = new Float64Array();
  /** How much of each phrase a question says, by weight and by count: emptied after every question. */
  #found = new Float64Array();
  #terms = new Uint8Array();

  add(vocabulary: Vocabulary, document: number, phrase: string, kind: Phrase['kind'] = 'phrase', worth = 1): void {
    const terms = [...new Set(termsIn(phrase, vocabulary))];
    if (terms.length === 0) return;
    for (const term of terms) term.phrases.push(this.#phrases.length);
    const words = kind === 'sentence' ? NO_WORDS : [...new Set(wordsOf(phrase))].map(word => this.#once(word));
    this.#phrases.push({ document, size: terms.length, words, kinds: kindsIn(phrase), kind, worth });
  }

  /** The same word the same text in memory, however many phrases have it. */
  #once(word: string): string {
    const known = this.#words.get(word);
    if (known !== undefined) return known;
    this.#words.set(word, word);
    return word;
  }

  /** Once all terms are weighed. */
  weigh(terms: Iterable<Term>): void {
    this.#weights = new Float64Array(this.#phrases.length);
    for (const { weight, phrases } of terms) for (const at of phrases) this.#weights[at]! += weight;
    this.#found = new Float64Array(this.#phrases.length);
    this.#terms = new Uint8Array(this.#phrases.length);
  }

  /** What each document's phrases say to a question that weighs `all`. */
  saidBy(asked: readonly Asked[], text: string, all: number, work: Work): Map<number, Said> {
    const typed = wordsOf(text);
    const kinds = kindsIn(text);
    const best = new Map<number, Best>();
    for (const at of this.#phrasesSaid(asked, work)) {
      const phrase = this.#phrases[at]!;
      const found = this.#found[at]!;
      const weight = this.#weights[at]!;
      const so = best.get(phrase.document) ?? { alike: [], outright: 0, letters: 0, sentence: 0, keyword: 0 };
      best.set(phrase.document, so);
      if (phrase.kind === 'sentence') so.sentence = Math.max(so.sentence, Math.min(1, found / all) ** 2);
      else if (phrase.kind === 'phrase') keep(so, phrase, alikeness(phrase, weight, found, all, kinds), typed);
      else if (this.#terms[at] === phrase.size && asksJust(phrase, asked, kinds)) {
        const form = literally(phrase, asked) ? 1 : OTHER_FORM;
        so.keyword = Math.max(so.keyword, (form * phrase.worth * found) / weight);
      }
    }
    return new Map([...best].map(([document, so]) => [document, { ...so, phrases: mean(so.alike) }]));
  }

  /** The phrases a question says something of. */
  #phrasesSaid(asked: readonly Asked[], work: Work): number[] {
    const said = new Map<Term, number>();
    for (const { meant } of asked) {
      for (const [term, likeness] of meant) said.set(term, Math.max(said.get(term) ?? 0, likeness));
    }
    this.#found.fill(0);
    this.#terms.fill(0);
    const phrases: number[] = [];
    for (const [term, likeness] of said) {
      work.steps += term.phrases.length;
      for (const at of term.phrases) {
        if (this.#terms[at] === 0) phrases.push(at);
        this.#found[at]! += term.weight * likeness;
        this.#terms[at]! += 1;
      }
    }
    return phrases;
  }
}

/** Whether a question says no more than a keyword: who asks whether he may not attack wants more than what an attack is. */
const asksJust = (phrase: Phrase, asked: readonly Asked[], kinds: number): boolean =>
  phrase.size === asked.length && kinds === phrase.kinds;

/** Whether a phrase has the words of a question in the form they were typed in: net, netted. */
const literally = ({ words }: Phrase, asked: readonly Asked[]): boolean =>
  asked.every(({ typed, mayGoOn }) => words.includes(typed) || (mayGoOn && words.some(word => word.startsWith(typed))));

/** The terms of a text, new ones among them. */
export const termsIn = (text: string, vocabulary: Vocabulary): Term[] =>
  meaningful(text, vocabulary.language).map(word => vocabulary.term(word));

interface Best {
  /** How alike the best phrases are, best first. */
  readonly alike: number[];
  outright: number;
  letters: number;
  sentence: number;
  keyword: number;
}

function keep(best: Best, { words, worth }: Phrase, alike: number, typed: readonly string[]): void {
  let same = 0;
  for (const word of typed) if (words.includes(word)) same += 1;
  if (same === typed.length && same === words.length) best.outright = Math.max(best.outright, worth);
  best.letters = Math.max(best.letters, (alike * same) / typed.length);
  const { alike: kept } = best;
  if (kept.length === BEST && alike <= kept[BEST - 1]!) return;
  kept.push(alike);
  kept.sort((one, other) => other - one);
  kept.length = Math.min(kept.length, BEST);
}

const mean = (best: readonly number[]): number => best.reduce((sum, each) => sum + each, 0) / BEST;

/** How alike a phrase and a question are: by how much of each the other says, and whether they ask for the same. */
function alikeness(phrase: Phrase, weight: number, found: number, all: number, kinds: number): number {
  const both = Math.min(found, all) + KIND * countBits(kinds & phrase.kinds);
  return (2 * both) / (all + weight + KIND * (countBits(kinds) + countBits(phrase.kinds)));
}
