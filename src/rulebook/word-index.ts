import { LANGUAGES, type Language } from '../engine/index.js';
import type { EntryText } from './book.js';
import { alike, trigramsOf } from './likeness.js';
import { type Asked, readQuestion, saidIn, type Tongues } from './reading.js';
import { meaningful, wordsOf } from './terms.js';
import { type Term, Vocabulary } from './vocabulary.js';
import type { Work } from './work.js';

/** What a word is worth by where it stands; a second time in the same place adds little. */
const WORTH = { title: 7.5, words: 5, group: 0.6, body: 0.75 } as const;
/** Beyond this a word's worth grows slowly, and so does what its document counts for when asking how common it is. */
const HALF_WORTH = 4.2;
/** What is left of a document's fit where next to nothing of the question was found in it. */
const BARELY = 0.06;
/** What phrases are worth beside single words. */
const PHRASES = 0.65;
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

/** How telling a word is that no heading has, against one that some heading is about. */
const LIGHT = 0.6;
/** What a document is worth more whose title or phrase looks like the question, and how many of the best are looked at. */
const LOOKS = 0.65;
const LOOKED_AT = 8;
/** Letters compared to see whether a phrase looks like a question. */
const LOOK_STEPS = 30;

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
  /** A keyword counts only where it is all a question says; a sentence of the text counts by how much of the question it says. */
  readonly kind: 'phrase' | 'keyword' | 'sentence';
}

/** How well one language's text of each document fits a question. */
export interface Fit {
  /** Against what the whole question weighs in this book: only so can books and languages be compared. */
  readonly score: number;
  /** Share of the question's meaning that was found, 0 to 1. */
  readonly found: number;
}

/** The words of all documents of one book, each in both languages. */
export class WordIndex {
  readonly #vocabularies: Readonly<Record<Language, Vocabulary>> = {
    pl: new Vocabulary('pl'),
    en: new Vocabulary('en'),
  };
  readonly #phrases: Phrase[] = [];
  readonly #rarest: number;
  readonly #documents: readonly Readonly<Record<Language, Indexed>>[];
  /** How the title and each phrase of a document look, by language; worked out when it is first looked at. */
  readonly #looks: Readonly<Record<Language, Map<number, readonly ReadonlySet<string>[]>>> = {
    pl: new Map(),
    en: new Map(),
  };

  constructor(documents: readonly Readonly<Record<Language, Indexed>>[]) {
    this.#documents = documents;
    for (const language of LANGUAGES) {
      const vocabulary = this.#vocabularies[language];
      for (const [document, text] of documents.entries()) this.#add(vocabulary, document, text[language]);
      for (const term of vocabulary.terms) {
        term.weight = (term.isKey ? 1 : LIGHT) * Math.log(1 + documents.length / commonness(term));
      }
    }
    for (const phrase of this.#phrases) phrase.weight = phrase.terms.reduce((sum, { weight }) => sum + weight, 0);
    this.#rarest = Math.log(1 + documents.length);
  }

  #add(vocabulary: Vocabulary, document: number, { title, words, group, body, defines }: Indexed): void {
    this.#count(vocabulary, document, title, WORTH.title, 1);
    for (const term of termsIn(title, vocabulary)) term.isKey = true;
    this.#count(vocabulary, document, words.join(' '), WORTH.words, 1);
    this.#count(vocabulary, document, group, WORTH.group, 1);
    this.#count(vocabulary, document, body, WORTH.body, 3);
    this.#addPhrase(vocabulary, document, title, { worth: TITLE, kind: 'phrase' });
    for (const sentence of body.split(SENTENCE_END))
      this.#addPhrase(vocabulary, document, sentence, { worth: SENTENCE, kind: 'sentence' });
    for (const phrase of words) this.#addPhrase(vocabulary, document, phrase, { worth: 1, kind: 'phrase' });
    for (const name of [title, group]) vocabulary.abbreviate(name);
    for (const { keyword, worth } of defines)
      this.#addPhrase(vocabulary, document, keyword, { worth, kind: 'keyword' });
  }

  #count(vocabulary: Vocabulary, document: number, text: string, worth: number, most: number): void {
    const times = new Map<Term, number>();
    for (const term of termsIn(text, vocabulary)) times.set(term, (times.get(term) ?? 0) + 1);
    for (const [term, found] of times) {
      term.worth.set(document, (term.worth.get(document) ?? 0) + worth * Math.min(found, most));
    }
  }

  #addPhrase(vocabulary: Vocabulary, document: number, phrase: string, kind: Pick<Phrase, 'worth' | 'kind'>): void {
    const terms = [...new Set(termsIn(phrase, vocabulary))];
    if (terms.length === 0) return;
    for (const term of terms) term.phrases.push(this.#phrases.length);
    this.#phrases.push({ document, terms, words: new Set(wordsOf(phrase)), weight: 0, ...kind });
  }

  /** Every document that has something of a question, read in one language. `isTyping` = its last word may go on. */
  fits(text: string, language: Language, isTyping: boolean, work: Work): Map<number, Fit> {
    const tongues = this.#tongues(language);
    const asked = readQuestion(saidIn(text, language, tongues.other.language), tongues, isTyping, work);
    const all = asked.reduce((sum, { weight }) => sum + (weight || this.#rarest), 0);
    const said = byWords(asked, work);
    const bonus = this.#byPhrases(asked, wordsOf(text), all, work);
    const fits = new Map(
      [...said].map(([document, { score, found }]) => {
        const share = found / all;
        const whole = score * (BARELY + (1 - BARELY) * share) + PHRASES * (bonus.get(document) ?? 0);
        return [document, { score: whole / all, found: share }];
      }),
    );
    this.#lookAt(fits, text, language, work);
    return fits;
  }

  /** Of the best the ones that look like the question come first: endings, small words and their order tell them apart. */
  #lookAt(fits: Map<number, Fit>, text: string, language: Language, work: Work): void {
    const look = trigramsOf(text);
    const best = [...fits].sort(([, one], [, other]) => other.score - one.score).slice(0, LOOKED_AT);
    for (const [document, { score, found }] of best) {
      const looks = this.#looksOf(document, language);
      work.steps += looks.length * LOOK_STEPS;
      const likeness = Math.max(...looks.map(each => alike(look, each)));
      fits.set(document, { score: score * (1 + LOOKS * likeness), found });
    }
  }

  #looksOf(document: number, language: Language): readonly ReadonlySet<string>[] {
    const known = this.#looks[language].get(document);
    if (known) return known;
    const { title, words } = this.#documents[document]![language];
    const looks = [title, ...words].map(trigramsOf);
    this.#looks[language].set(document, looks);
    return looks;
  }

  #tongues(language: Language): Tongues {
    const { pl, en } = this.#vocabularies;
    return language === 'pl' ? { own: pl, other: en } : { own: en, other: pl };
  }

  /** A phrase a question says says more than its words, most where it is all of the question. */
  #byPhrases(asked: readonly Asked[], typed: readonly string[], all: number, work: Work): Map<number, number> {
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

const termsIn = (text: string, vocabulary: Vocabulary): Term[] =>
  meaningful(text, vocabulary.language).map(word => vocabulary.term(word));

/** How well documents fit by single words. */
function byWords(asked: readonly Asked[], work: Work): Map<number, Fit> {
  const sums = new Map<number, Fit>();
  for (const { meant, weight } of asked) {
    const best = new Map<number, Fit>();
    for (const [term, likeness] of meant) {
      work.steps += term.worth.size;
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

/** In how many documents a term stands, those that only mention it counted less. */
const commonness = ({ worth }: Term): number =>
  Math.max(
    0.5,
    [...worth.values()].reduce((sum, each) => sum + each / (each + HALF_WORTH), 0),
  );
