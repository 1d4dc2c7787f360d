import type { Language } from '../engine/index.js';
import { inFull } from './slang.js';
import { isEmpty, stem, wordsOf } from './terms.js';
import type { Term, Vocabulary } from './vocabulary.js';
import { LONGEST_WORD, MOST_MEANT, MOST_WORDS, type Work } from './work.js';

/** How likely a word of the other language is meant as such: people mix keywords of both in one sentence. */
const FOREIGN = 0.95;
/** A word typed together is taken apart into two no shorter than this. */
const SHORTEST_PART = 3;

/** A typed word: what it may stand for, and how telling it is. */
export interface Asked {
  /** As it stands in the question, folded. */
  readonly typed: string;
  readonly mayGoOn: boolean;
  readonly meant: ReadonlyMap<Term, number>;
  readonly weight: number;
}

/** Both languages of one book, the one a question is read in first. */
export interface Tongues {
  readonly own: Vocabulary;
  readonly other: Vocabulary;
}

/** The words of a question as one language reads them: those that say something, short forms in full. */
export function saidIn(text: string, language: Language, other: Language): string[] {
  const words = wordsOf(text)
    .slice(0, MOST_WORDS)
    .map(word => word.slice(0, LONGEST_WORD));
  const full = [...new Set(words.flatMap(word => spelt(word, language, other) ?? apart(word, language, other)))];
  const kept = full.filter(word => !isEmpty(word, language));
  return (kept.length > 0 ? kept : full).slice(0, MOST_MEANT);
}

const spelt = (word: string, language: Language, other: Language): readonly string[] | undefined =>
  inFull(word, language) ?? inFull(word, other);

/** A figure typed together with what it counts: 20hp, 9pkt. */
function apart(word: string, language: Language, other: Language): readonly string[] {
  const [, figure, counted] = /^(\d+)(\p{L}{2,})$/u.exec(word) ?? [];
  return figure === undefined || counted === undefined
    ? [word]
    : [figure, ...(spelt(counted, language, other) ?? [counted])];
}

/** What the words of a question may stand for. `isTyping` = the last one may go on. */
export function readQuestion(words: readonly string[], tongues: Tongues, isTyping: boolean, work: Work): Asked[] {
  return words.flatMap((word, at) => {
    const mayGoOn = isTyping && at === words.length - 1;
    const typed = knownAs(word, tongues);
    const known = mayGoOn ? merged(typed, tongues.own.begun(word, work)) : typed;
    if (known.size > 0) return [asked(word, known, mayGoOn)];
    if (isEmpty(word, tongues.other.language)) return [];
    const near = merged(tongues.own.near(word, work), foreign(tongues.other.near(word, work)));
    if (near.size > 0) return [asked(word, near)];
    const parts = partsOf(word, tongues);
    return parts ? parts.map(part => asked(part, knownAs(part, tongues))) : [asked(word, near)];
  });
}

const asked = (typed: string, meant: ReadonlyMap<Term, number>, mayGoOn = false): Asked => ({
  typed,
  mayGoOn,
  meant,
  weight: weightOf(meant),
});

/**
 * What a word stands for as it is typed; in the other language only where this one does not have it, with this one's
 * endings too (taskow, summonie).
 */
function knownAs(word: string, { own, other }: Tongues): Map<Term, number> {
  const known = own.meant(word);
  if (known.size > 0) return known;
  const borrowed = other.meant(word);
  return foreign(borrowed.size > 0 ? borrowed : other.meant(stem(word, own.language)));
}

const foreign = (meant: ReadonlyMap<Term, number>): Map<Term, number> =>
  new Map([...meant].map(([term, likeness]) => [term, FOREIGN * likeness]));

function merged(one: ReadonlyMap<Term, number>, other: ReadonlyMap<Term, number>): Map<Term, number> {
  const both = new Map(one);
  for (const [term, likeness] of other) if (likeness > (both.get(term) ?? 0)) both.set(term, likeness);
  return both;
}

/** Two words of the book that were typed as one. */
function partsOf(word: string, tongues: Tongues): readonly [string, string] | null {
  for (let at = word.length - SHORTEST_PART; at >= SHORTEST_PART; at--) {
    const parts = [word.slice(0, at), word.slice(at)] as const;
    if (parts.every(part => knownAs(part, tongues).size > 0)) return parts;
  }
  return null;
}

/** How telling a typed word is: as the word itself where the book has it, else as the most telling it may stand for. */
function weightOf(meant: ReadonlyMap<Term, number>): number {
  const exact = [...meant].find(([, likeness]) => likeness === 1);
  return exact ? exact[0].weight : Math.max(0, ...[...meant.keys()].map(({ weight }) => weight));
}
