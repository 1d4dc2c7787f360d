import { LANGUAGES, type Language } from '../engine/index.js';
import type { EntryText } from './book.js';
import { alike, trigramsOf } from './likeness.js';
import { Phrases, termsIn } from './phrases.js';
import { type Asked, readQuestion, saidIn, type Tongues } from './reading.js';
import { wordsOf } from './terms.js';
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
  readonly #phrases = new Phrases();
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
    this.#phrases.weigh();
    this.#rarest = Math.log(1 + documents.length);
  }

  #add(vocabulary: Vocabulary, document: number, { title, words, group, body, defines }: Indexed): void {
    this.#count(vocabulary, document, title, WORTH.title, 1);
    for (const term of termsIn(title, vocabulary)) term.isKey = true;
    this.#count(vocabulary, document, words.join(' '), WORTH.words, 1);
    this.#count(vocabulary, document, group, WORTH.group, 1);
    this.#count(vocabulary, document, body, WORTH.body, 3);
    this.#phrases.addTitle(vocabulary, document, title);
    this.#phrases.addSentences(vocabulary, document, body);
    for (const phrase of words) this.#phrases.add(vocabulary, document, phrase, { worth: 1, kind: 'phrase' });
    for (const name of [title, group]) vocabulary.abbreviate(name);
    for (const { keyword, worth } of defines)
      this.#phrases.add(vocabulary, document, keyword, { worth, kind: 'keyword' });
  }

  #count(vocabulary: Vocabulary, document: number, text: string, worth: number, most: number): void {
    const times = new Map<Term, number>();
    for (const term of termsIn(text, vocabulary)) times.set(term, (times.get(term) ?? 0) + 1);
    for (const [term, found] of times) {
      term.worth.set(document, (term.worth.get(document) ?? 0) + worth * Math.min(found, most));
    }
  }

  /** Every document that has something of a question, read in one language. `isTyping` = its last word may go on. */
  fits(text: string, language: Language, isTyping: boolean, work: Work): Map<number, Fit> {
    const tongues = this.#tongues(language);
    const asked = readQuestion(saidIn(text, language, tongues.other.language), tongues, isTyping, work);
    const all = asked.reduce((sum, { weight }) => sum + (weight || this.#rarest), 0);
    const said = byWords(asked, work);
    const bonus = this.#phrases.saidBy(asked, wordsOf(text), all, work);
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
}

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

/** In how many documents a term stands, those that only mention it counted less. */
const commonness = ({ worth }: Term): number =>
  Math.max(
    0.5,
    [...worth.values()].reduce((sum, each) => sum + each / (each + HALF_WORTH), 0),
  );
