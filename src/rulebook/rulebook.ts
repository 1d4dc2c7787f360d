import { fold, LANGUAGES, type Language } from '../engine/index.js';
import type { Book, Entry } from './book.js';
import { type Fit, scoreOf } from './fit.js';
import { keywordsOf } from './keywords.js';
import { ENOUGH, surely } from './sureness.js';
import { termsOf } from './terms.js';
import { type Indexed, WordIndex } from './word-index.js';
import { LONGEST_QUESTION, type Work } from './work.js';

/** The language a person reads wins where both fit alike. */
const OWN_LANGUAGE = 1.15;

/** The game played here comes first unless another fits this much better. */
const ELSEWHERE = 0.3;
/**
 * Who types a keyword and nothing else wants what is general about it: the passage headed by it, then the one that opens
 * its chapter, then the component of that name, and only then whatever mentions it. A component whose name heads no passage is
 * itself what is wanted: a card comes before the rulings on it.
 */
const KEYWORD = { heading: 1, chapter: 0.9, component: 0.55, named: 0.96 } as const;
/** Questions are about rules rather than about a component: that is what one is worth less, unless it is named. */
const COMPONENT = 1.5;
/** What each place further back in a chapter costs, and from which place on it costs no more. */
const LATER = 0.008;
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

/** One game's entries and their words. Each has its own, so that a game that joins changes nothing for the others. */
interface Shelf {
  readonly game: string;
  readonly entries: readonly Entry[];
  /** A chapter goes from the general to the special: what stands earlier wins where both fit alike. */
  readonly standing: readonly number[];
  readonly words: WordIndex;
}

/** Finds passages of the rules and components, by number, by name and by what a question says. */
export class Rulebook {
  readonly books: readonly Book[];
  readonly #entries: readonly Entry[];
  readonly #byName: ReadonlyMap<string, Entry>;
  readonly #byRule: ReadonlyMap<string, Entry>;
  /** Made when something is first looked for: it takes seconds, and far more memory than the books. */
  #shelves: readonly Shelf[] | undefined;

  constructor(books: readonly Book[]) {
    this.books = books;
    this.#entries = books.flatMap(({ sections }) => sections.flatMap(({ entries }) => entries));
    this.#byName = new Map(this.#entries.map(entry => [makeEntryName(entry), entry]));
    const numbered = this.#entries.flatMap(entry =>
      entry.kind === 'passage' ? entry.rules.map(rule => [rule, entry] as const) : [],
    );
    this.#byRule = new Map(
      numbered.flatMap(([rule, entry]) =>
        isOfOneGame(numbered, rule, entry.game) ? [[rule.toUpperCase(), entry]] : [],
      ),
    );
  }

  book(game: string): Book | undefined {
    return this.books.find(book => book.game === game);
  }

  entry(game: string, id: string): Entry | undefined {
    return this.#byName.get(makeEntryName({ game, id }));
  }

  /** The passage that covers a rule, by its number; none where several games use the number (AMB-14). */
  passageOf(rule: string): Entry | undefined {
    return this.#byRule.get(rule.toUpperCase());
  }

  /** The best answers, best first. Never empty as long as there is a book: what nothing fits gets the nearest. */
  find(asked: Question, work: Work = { steps: 0 }): Hit[] {
    const question = { ...asked, text: asked.text.slice(0, LONGEST_QUESTION) };
    const exact = this.#named(question);
    const known = new Set(exact.map(({ entry }) => entry));
    const rest = this.#ranked(question, work).filter(({ entry }) => !known.has(entry));
    return [...exact, ...(exact.length > 0 ? rest : surely(rest))].slice(0, question.most);
  }

  /** What the question names outright: an entry picked from the list, or the number of a rule. */
  #named({ text, game, here }: Question): Hit[] {
    const picked = this.#byName.get(text.trim());
    if (picked) return [{ entry: picked, score: Number.POSITIVE_INFINITY, isSure: true }];
    const isMeant = numberIn(text);
    if (!isMeant) return [];
    const found = this.#entries.filter(
      entry =>
        entry.kind === 'passage' &&
        (game === undefined || entry.game === game) &&
        entry.rules.some(rule => isMeant(rule)),
    );
    const isOfOne = new Set(found.map(entry => entry.game)).size === 1;
    const hits = found.map(entry => ({
      entry,
      score: Number.POSITIVE_INFINITY,
      isSure: entry.game === here || (isOfOne && (here === undefined || saysGame(text))),
    }));
    return hits.sort((one, other) => Number(other.entry.game === here) - Number(one.entry.game === here));
  }

  #shelvesOf(game: string | undefined): readonly Shelf[] {
    this.#shelves ??= this.books.map(shelved);
    return this.#shelves.filter(shelf => game === undefined || shelf.game === game);
  }

  #ranked(question: Question, work: Work): Hit[] {
    const { text, game, here } = question;
    const hits = this.#shelvesOf(game)
      .flatMap(shelf => hitsOn(shelf, question, work))
      .map(hit => (isElsewhere(hit, question) ? { ...hit, isSure: false } : hit))
      .sort((one, other) => other.score - one.score);
    const isHere = ({ entry }: Hit): number => Number(entry.game === here);
    const best = hits.find(isHere)?.score ?? 0;
    if (best > 0 && best >= ELSEWHERE * hits[0]!.score) hits.sort((one, other) => isHere(other) - isHere(one));
    if (hits.length >= AT_LEAST) return hits;
    const known = hits.map(({ entry }) => entry);
    return [...hits, ...this.#nearest(text, game, work).filter(({ entry }) => !known.includes(entry))];
  }

  /** Too few words are known: what looks most like it. */
  #nearest(text: string, game: string | undefined, work: Work): Hit[] {
    return this.#shelvesOf(game)
      .flatMap(({ entries, words }) => {
        const looks = words.looks(text, work);
        return entries.map((entry, at) => ({ entry, score: looks.get(at) ?? 0, isSure: false }));
      })
      .sort((one, other) => other.score - one.score);
  }
}

/** Whether somebody who asks in one game is shown another's rule: that may be the nearest, but never the answer. */
const isElsewhere = ({ entry }: Hit, { game, here }: Question): boolean =>
  game === undefined && here !== undefined && entry.game !== here;

const saysGame = (text: string): boolean => /[a-z]/i.test(text);

/**
 * Which rules a text names by number: `MA-10.8`, `ma 10.8`, `10.8`, `20.3c`, `AMB-3`, or a whole chapter, `MA-10`; of a game
 * with several digests also `mk w 3.12`, `W-3.12`, `C-A7`.
 */
function numberIn(text: string): ((rule: string) => boolean) | null {
  const [, prefix, number] = /^([A-Z][A-Z -]*)?(\d+(?:\.[A-Z]?\d+[A-Z]?)*)$/.exec(text.trim().toUpperCase()) ?? [];
  if (number === undefined || (!prefix && !number.includes('.'))) return null;
  if (!prefix) return rule => rule.toUpperCase().endsWith(`-${number}`);
  const tidy = (rule: string): string => rule.toUpperCase().replace(/-0+/, '-').replace(/[- ]/g, '');
  const whole = tidy(`${prefix}-${number}`);
  const isWhole = (rule: string): boolean => tidy(rule) === whole || tidy(rule).startsWith(`${whole}.`);
  return rule => isWhole(rule) || isWhole(rule.replace(/^[A-Z]+-(?=[A-Z]-)/, ''));
}

const isOfOneGame = (numbered: readonly (readonly [string, Entry])[], rule: string, game: string): boolean =>
  numbered.every(([other, entry]) => other !== rule || entry.game === game);

function shelved({ game, sections }: Book): Shelf {
  const placed = sections.flatMap(({ entries }) => entries.map((entry, place) => ({ entry, place })));
  const headed = { pl: headingsOf(sections, 'pl'), en: headingsOf(sections, 'en') };
  return {
    game,
    entries: placed.map(({ entry }) => entry),
    standing: placed.map(({ place }) => 1 - LATER * Math.min(place, LATEST)),
    words: new WordIndex(
      placed.map(({ entry, place }) => ({
        pl: indexed(entry, place === 0, 'pl', headed.pl),
        en: indexed(entry, place === 0, 'en', headed.en),
      })),
    ),
  };
}

/** What the words of a heading mean, in whatever form they stand. */
const meaningOf = (heading: string, language: Language): string => termsOf(heading, language).join(' ');

/** What passages and chapters of a book are headed by. */
function headingsOf(sections: Book['sections'], language: Language): ReadonlySet<string> {
  const passages = sections.flatMap(({ entries }) => entries).filter(({ kind }) => kind === 'passage');
  const headings = passages.flatMap(({ text }) => [text[language].title, text[language].group]);
  return new Set(headings.flatMap(keywordsOf).map(keyword => meaningOf(keyword, language)));
}

function indexed({ kind, text }: Entry, isOpening: boolean, language: Language, headed: ReadonlySet<string>): Indexed {
  const { title, group } = text[language];
  const defined = (heading: string, worth: number) => keywordsOf(heading).map(keyword => ({ keyword, worth }));
  if (kind === 'component') {
    const worth = headed.has(meaningOf(title, language)) ? KEYWORD.component : KEYWORD.named;
    return { ...text[language], defines: [{ keyword: title, worth }], outright: 0 };
  }
  const opened = isOpening ? defined(group, KEYWORD.chapter) : [];
  return { ...text[language], defines: [...defined(title, KEYWORD.heading), ...opened], outright: 1 };
}

/** What one game has to say to a question, in whichever language fits better. */
function hitsOn(
  { entries, standing, words }: Shelf,
  { text, language, isTyping = false }: Question,
  work: Work,
): Hit[] {
  const best = new Map<number, { readonly score: number; readonly fit: Fit }>();
  for (const each of LANGUAGES) {
    const own = each === language ? OWN_LANGUAGE : 1;
    for (const [document, fit] of words.fits(text, each, isTyping, work)) {
      const score = own * scoreOf(fit);
      if (score > (best.get(document)?.score ?? 0)) best.set(document, { score, fit });
    }
  }
  return [...best].map(([document, { score, fit }]) => ({
    entry: entries[document]!,
    score: score * standing[document]! - (isAside(entries[document]!, text, isTyping) ? COMPONENT : 0),
    isSure: fit.found >= ENOUGH,
  }));
}

/** Whether an entry is a component, and nobody is just typing its name. */
const isAside = ({ kind, text: texts }: Entry, text: string, isTyping: boolean): boolean =>
  kind === 'component' && !(isTyping && LANGUAGES.some(each => fold(texts[each].title).startsWith(fold(text.trim()))));

/** How an entry is named in a typed question: `<game>/nets`. */
export const makeEntryName = ({ game, id }: { readonly game: string; readonly id: string }): string => `${game}/${id}`;
