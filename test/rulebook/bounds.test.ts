import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../src/engine/index.js';
import { Rulebook } from '../../src/rulebook/index.js';
import type { Work } from '../../src/rulebook/work.js';
import { wholeBooks } from './whole-rulebook.js';

/** What Discord lets through in a text option. */
const LONGEST = 6_000;
/** Letters compared and places looked at: npm run bench:rules prints what that takes, far below 50 ms. */
const MOST = 800_000;

const books = wholeBooks();
/** Four games: those there are, and some of them again. */
const again = books.map(book => renamed(book, `${book.game}-again`));
const four = new Rulebook([...books, ...again].slice(0, 4));

function renamed(book: (typeof books)[number], game: string): (typeof books)[number] {
  const sections = book.sections.map(section => ({
    ...section,
    entries: section.entries.map(entry => ({ ...entry, game })),
  }));
  return { ...book, game, sections };
}

function workOf(text: string, isTyping: boolean, language: 'pl' | 'en'): number {
  const work: Work = { steps: 0 };
  const hits = four.find({ text, language, isTyping, most: 25 }, work);
  expect(hits.length).toBeGreaterThanOrEqual(3);
  return work.steps;
}

/** Words of the books, whole, cut, mistyped and run together, the way nobody types them. */
const words = [
  ...new Set(
    books.flatMap(({ sections }) =>
      sections.flatMap(({ entries }) => entries.flatMap(({ text }) => LANGUAGES.flatMap(each => text[each].words))),
    ),
  ),
];
const broken = fc
  .tuple(fc.constantFrom(...words), fc.nat({ max: 12 }), fc.constantFrom('', 'x', 'q', 'z'))
  .map(([word, at, letter]) => word.slice(0, at) + letter + word.slice(at + 1));
const typed = fc.oneof(
  fc.string({ maxLength: LONGEST, unit: 'binary' }),
  fc.string({ maxLength: LONGEST, unit: fc.constantFrom(...'aeosz ') }),
  fc.array(fc.oneof(fc.constantFrom(...words), broken), { maxLength: 400 }).map(parts => parts.join(' ')),
  fc.array(broken, { maxLength: 400 }).map(parts => parts.join('')),
);

describe('no question takes long, whatever it says', () => {
  it('of any length Discord allows, in four games at once', () => {
    fc.assert(
      fc.property(typed, fc.boolean(), fc.constantFrom(...LANGUAGES), (text, isTyping, language) => {
        expect(workOf(text, isTyping, language)).toBeLessThan(MOST);
      }),
      { numRuns: 120 },
    );
  });

  it.each([
    ['one letter', 'a'.repeat(LONGEST)],
    ['spaces', ' '.repeat(LONGEST)],
    ['digits', '1'.repeat(LONGEST)],
    ['points', '1.'.repeat(LONGEST / 2)],
    ['two letters', 'sz '.repeat(LONGEST / 3)],
    ['dashes', `ma${'-'.repeat(LONGEST - 3)}1`],
    ['accents', 'ż'.repeat(LONGEST)],
    ['words of nobody', 'regenreacji szatndarz przyspieszneie '.repeat(160)],
  ])('%s', (_, text) => {
    for (const language of LANGUAGES) expect(workOf(text, true, language)).toBeLessThan(MOST);
  });
});
