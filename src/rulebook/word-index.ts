import { LANGUAGES, type Language } from '../engine/index.js';
import type { EntryText } from './book.js';
import type { Fit } from './fit.js';
import { PartNumbers } from './letter-parts.js';
import { Looks } from './likeness.js';
import { Phrases, termsIn } from './phrases.js';
import type { Place } from './places.js';
import { type Asked, readQuestion, saidIn, type Tongues } from './reading.js';
import { type Term, Vocabulary } from './vocabulary.js';
import { Wholes } from './wholes.js';
import type { Work } from './work.js';

/** How surely a document answers with a word, by where it stands there. */
const TITLE = 1;
const PHRASE = 0.95;
const BODY = 0.55;
const CHAPTER = 0.2;
/** In how many phrases a word stands where a document is half about it. */
const HALF_ABOUT = 2;
/** What a place counts for when asking how common a word is, and beyond which sum that grows slowly. */
const COUNTS = { title: 7.5, phrases: 5, chapter: 0.6, body: 0.75 } as const;
const HALF_COUNT = 4.2;
const MOST_IN_BODY = 3;
/** How telling a word is that no heading has, against one that some heading is about. */
const LIGHT = 0.6;

/** A document in one language. */
export interface Indexed extends EntryText {
  /** The keywords it is the first place to look for, and what that is worth where a question asks nothing else. */
  readonly defines: readonly Defined[];
  /** What it is worth where one of its phrases is all of a question. */
  readonly outright: number;
}

export interface Defined {
  readonly keyword: string;
  readonly worth: number;
}

/** The words of all documents of one book, each in both languages. */
export class WordIndex {
  readonly #vocabularies: Readonly<Record<Language, Vocabulary>> = {
    pl: new Vocabulary('pl'),
    en: new Vocabulary('en'),
  };
  readonly #phrases = new Phrases();
  readonly #parts = new PartNumbers();
  /** How phrases look, and how sentences do. */
  readonly #looks: Readonly<Record<Language, Looks>>;
  readonly #texts: Readonly<Record<Language, Looks>>;
  readonly #wholes: Readonly<Record<Language, Wholes>>;
  readonly #rarest: number;

  constructor(documents: readonly Readonly<Record<Language, Indexed>>[]) {
    for (const language of LANGUAGES) {
      for (const [document, text] of documents.entries()) this.#add(language, document, text[language]);
      for (const term of this.#vocabularies[language].terms) {
        term.weight = (term.isKey ? 1 : LIGHT) * Math.log(1 + documents.length / commonness(term));
      }
    }
    this.#phrases.weigh([...this.#vocabularies.pl.terms, ...this.#vocabularies.en.terms]);
    const pl = this.#lettersOf(documents.map(({ pl }) => pl));
    const en = this.#lettersOf(documents.map(({ en }) => en));
    this.#looks = { pl: pl.looks(), en: en.looks() };
    this.#texts = { pl: pl.texts(), en: en.texts() };
    this.#wholes = { pl: pl.wholes(), en: en.wholes() };
    this.#rarest = Math.log(1 + documents.length);
  }

  /** What is compared letter by letter, made when all letters of the book are known. */
  #lettersOf(documents: readonly Indexed[]) {
    const learn = (texts: readonly string[]): number[][] => texts.map(text => this.#parts.learn(text));
    const phrases = documents.map(document => learn(phrasesOf(document)));
    const sentences = documents.map(document => learn(sentencesOf(document)));
    const bodies = documents.map(({ body }) => this.#parts.learn(body));
    const looks = (texts: readonly number[][][]): Looks =>
      new Looks(
        this.#parts,
        texts.flatMap((each, document) => each.map(parts => ({ document, parts }))),
      );
    return {
      looks: () => looks(phrases),
      texts: () => looks(sentences),
      wholes: () =>
        new Wholes(
          this.#parts,
          phrases.map((each, document) => [...each, bodies[document]!]),
        ),
    };
  }

  #add(language: Language, document: number, { title, words, group, body, defines, outright }: Indexed): void {
    const vocabulary = this.#vocabularies[language];
    for (const term of termsIn(title, vocabulary)) {
      term.isKey = true;
      term.places.title(document);
    }
    for (const term of termsIn(group, vocabulary)) term.places.chapter(document);
    for (const term of termsIn(body, vocabulary)) term.places.body(document);
    for (const phrase of phrasesOf({ title, words })) {
      for (const term of new Set(termsIn(phrase, vocabulary))) term.places.phrase(document);
      this.#phrases.add(vocabulary, document, phrase, 'phrase', outright);
    }
    for (const sentence of sentencesOf({ body })) this.#phrases.add(vocabulary, document, sentence, 'sentence');
    for (const name of [title, group]) vocabulary.abbreviate(name);
    for (const { keyword, worth } of defines) this.#phrases.add(vocabulary, document, keyword, 'keyword', worth);
  }

  /** Every document that has something of a question, read in one language. `isTyping` = its last word may go on. */
  fits(text: string, language: Language, isTyping: boolean, work: Work): Map<number, Fit> {
    const tongues = this.#tongues(language);
    const asked = readQuestion(saidIn(text, language, tongues.other.language), tongues, isTyping, work);
    const all = asked.reduce((sum, { weight }) => sum + (weight || this.#rarest), 0);
    const said = this.#phrases.saidBy(asked, text, all, work);
    const looks = this.#looks[language].alike(text, work);
    const texts = this.#texts[language].alike(text, work);
    const wholes = this.#wholes[language].likely(text, work);
    return new Map(
      [...byWords(asked, work)].map(([document, { found, often, chapter }]) => [
        document,
        {
          found: found / all,
          often: often / all,
          chapter: chapter / all,
          looks: looks.get(document)?.best ?? 0,
          looksSeveral: looks.get(document)?.several ?? 0,
          whole: wholes[document] ?? 0,
          looksText: texts.get(document)?.best ?? 0,
          ...(said.get(document) ?? NOTHING_SAID),
        },
      ]),
    );
  }

  /** How alike the phrases of each document look, whatever their words are: for questions no word of which is known. */
  looks(text: string, work: Work): Map<number, number> {
    const best = new Map<number, number>();
    for (const language of LANGUAGES) {
      for (const [document, look] of this.#looks[language].alike(text, work)) {
        best.set(document, Math.max(best.get(document) ?? 0, look.best));
      }
    }
    return best;
  }

  #tongues(language: Language): Tongues {
    const { pl, en } = this.#vocabularies;
    return language === 'pl' ? { own: pl, other: en } : { own: en, other: pl };
  }
}

const SENTENCE_END = /[.!?:;](?:\s|$)|\n/;

const phrasesOf = ({ title, words }: Pick<EntryText, 'title' | 'words'>): string[] => [title, ...words];

const sentencesOf = ({ body }: Pick<EntryText, 'body'>): string[] =>
  body.split(SENTENCE_END).filter(sentence => sentence.trim() !== '');

const NOTHING_SAID = { phrases: 0, outright: 0, letters: 0, sentence: 0, keyword: 0 } as const;

/** How a document fits by single words. */
type ByWords = Pick<Fit, 'found' | 'often' | 'chapter'>;

/** How documents fit by single words, not yet measured against what the question weighs. */
function byWords(asked: readonly Asked[], work: Work): Map<number, ByWords> {
  const sums = new Map<number, ByWords>();
  for (const { meant, weight } of asked) {
    const best = new Map<number, ByWords>();
    for (const [term, likeness] of meant) {
      work.steps += term.places.size;
      const worth = Math.min(term.weight, weight) * likeness;
      term.places.each((place, document) => best.set(document, better(best.get(document), place, worth)));
    }
    for (const [document, { found, often, chapter }] of best) {
      const sum = sums.get(document) ?? { found: 0, often: 0, chapter: 0 };
      sums.set(document, { found: sum.found + found, often: sum.often + often, chapter: sum.chapter + chapter });
    }
  }
  return sums;
}

/** A word of a question is found once, where it stands best. */
function better(so: ByWords | undefined, { isTitle, isChapter, phrases, body }: Place, worth: number): ByWords {
  const told = (BODY * Math.min(body, MOST_IN_BODY)) / MOST_IN_BODY;
  const place = isTitle ? TITLE : phrases > 0 ? PHRASE : Math.max(told, isChapter ? CHAPTER : 0);
  return {
    found: Math.max(so?.found ?? 0, worth * place),
    often: Math.max(so?.often ?? 0, (worth * phrases) / (phrases + HALF_ABOUT)),
    chapter: Math.max(so?.chapter ?? 0, isChapter ? worth : 0),
  };
}

/** In how many documents a term stands, those that only mention it counted less. */
function commonness({ places }: Term): number {
  let sum = 0;
  places.each(({ isTitle, isChapter, phrases, body }) => {
    const count =
      (isTitle ? COUNTS.title : 0) +
      (phrases > 0 ? COUNTS.phrases : 0) +
      (isChapter ? COUNTS.chapter : 0) +
      COUNTS.body * Math.min(body, MOST_IN_BODY);
    sum += count / (count + HALF_COUNT);
  });
  return Math.max(0.5, sum);
}
