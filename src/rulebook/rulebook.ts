import { LANGUAGES, type Language } from '../engine/index.js';
import type { Book, Entry } from './book.js';
import { alike, trigramsOf } from './likeness.js';
import { meaningful } from './terms.js';
import { type Fit, WordIndex } from './word-index.js';

/** Share of a question's meaning that must be found for an answer to be given as such. */
const SURE = 0.5;
/** The language a person reads wins where both fit alike. */
const OWN_LANGUAGE = 1.05;

/** What each place further back in a chapter costs, and from which place on it costs no more. */
const LATER = 0.01;
const LATEST = 8;
/** Fewer answers than this are filled up with what looks most like the question. */
const AT_LEAST = 3;

export interface Question {
  readonly text: string;
  readonly language: Language;
  /** Only this game. */
  readonly game?: string | undefined;
  /** The game played where the question is asked: it comes first. */
  readonly here?: string | undefined;
  /** The last word may go on. */
  readonly isTyping?: boolean;
  readonly most: number;
}

export interface Hit {
  readonly entry: Entry;
  readonly score: number;
  /** Whether it answers the question; otherwise it is only the nearest there is. */
  readonly isSure: boolean;
}

/** Finds passages of the rules and components, by number, by name and by what a question says. */
export class Rulebook {
  readonly books: readonly Book[];
  readonly #entries: readonly Entry[];
  readonly #byName: ReadonlyMap<string, Entry>;
  readonly #byRule: ReadonlyMap<string, Entry>;
  readonly #words: Readonly<Record<Language, WordIndex>>;
  readonly #looks: readonly ReadonlySet<string>[];
  /** A chapter goes from the general to the special: what stands earlier wins where both fit alike. */
  readonly #standing: readonly number[];

  constructor(books: readonly Book[]) {
    this.books = books;
    this.#entries = books.flatMap(({ sections }) => sections.flatMap(({ entries }) => entries));
    this.#standing = books.flatMap(({ sections }) =>
      sections.flatMap(({ entries }) => entries.map((_, place) => 1 - LATER * Math.min(place, LATEST))),
    );
    this.#byName = new Map(this.#entries.map(entry => [makeEntryName(entry), entry]));
    this.#byRule = new Map(
      this.#entries
        .filter(({ kind }) => kind === 'passage')
        .flatMap(entry => entry.rules.map(rule => [rule, entry] as const)),
    );
    const index = (language: Language) =>
      new WordIndex(
        this.#entries.map(({ text }) => text[language]),
        language,
      );
    this.#words = { pl: index('pl'), en: index('en') };
    this.#looks = this.#entries.map(({ text }) =>
      trigramsOf(LANGUAGES.flatMap(language => [text[language].title, ...text[language].words]).join(' ')),
    );
  }

  book(game: string): Book | undefined {
    return this.books.find(book => book.game === game);
  }

  entry(game: string, id: string): Entry | undefined {
    return this.#byName.get(makeEntryName({ game, id }));
  }

  /** The passage that covers a rule, by its number. */
  passageOf(rule: string): Entry | undefined {
    return this.#byRule.get(rule.toUpperCase());
  }

  /** The best answers, best first. Never empty as long as there is a book: what nothing fits gets the nearest. */
  find(question: Question): Hit[] {
    const exact = this.#named(question);
    const rest = this.#ranked(question).filter(({ entry }) => !exact.includes(entry));
    return [...exact.map(entry => ({ entry, score: Number.POSITIVE_INFINITY, isSure: true })), ...rest].slice(
      0,
      question.most,
    );
  }

  /** What the question names outright: an entry picked from the list, or the number of a rule. */
  #named({ text, game, here }: Question): Entry[] {
    const picked = this.#byName.get(text.trim());
    if (picked) return [picked];
    const [, prefix, number] = /^\s*(?:([a-z]+)[- ]*)?(\d+(?:\.\d+)+)\s*$/i.exec(text) ?? [];
    if (number === undefined) return [];
    const found = this.#entries.filter(
      entry =>
        entry.kind === 'passage' &&
        (game === undefined || entry.game === game) &&
        entry.rules.some(rule => (prefix ? rule === `${prefix.toUpperCase()}-${number}` : rule.endsWith(`-${number}`))),
    );
    return found.sort((one, other) => Number(other.game === here) - Number(one.game === here));
  }

  #ranked({ text, language, game, here, isTyping = false }: Question): Hit[] {
    const best = new Map<number, Fit>();
    for (const each of LANGUAGES) {
      const own = each === language ? OWN_LANGUAGE : 1;
      for (const [document, { score, found }] of this.#words[each].fits(meaningful(text, each), isTyping)) {
        if (score * own > (best.get(document)?.score ?? 0)) best.set(document, { score: score * own, found });
      }
    }
    const hits: Hit[] = [];
    for (const [document, { score, found }] of best) {
      const entry = this.#entries[document]!;
      if (game !== undefined && entry.game !== game) continue;
      hits.push({ entry, score: score * this.#standing[document]!, isSure: found >= SURE });
    }
    const isHere = ({ entry }: Hit): number => Number(entry.game === here);
    hits.sort(
      (one, other) =>
        Number(other.isSure) - Number(one.isSure) || isHere(other) - isHere(one) || other.score - one.score,
    );
    if (hits.length >= AT_LEAST) return hits;
    const known = hits.map(({ entry }) => entry);
    return [...hits, ...this.#nearest(text, game).filter(({ entry }) => !known.includes(entry))];
  }

  /** Too few words are known: what looks most like it. */
  #nearest(text: string, game: string | undefined): Hit[] {
    const look = trigramsOf(text);
    return this.#entries
      .map((entry, at) => ({ entry, score: alike(look, this.#looks[at]!), isSure: false }))
      .filter(({ entry }) => game === undefined || entry.game === game)
      .sort((one, other) => other.score - one.score);
  }
}

/** How an entry is named in a typed question: `monolith-arena/nets`. */
export const makeEntryName = ({ game, id }: { readonly game: string; readonly id: string }): string => `${game}/${id}`;
