import type { Language } from './words.js';

/** What a sign is called where a reader would skip it, spell it or name its shape. Null is ornament. */
const named: Readonly<Record<string, Readonly<Record<Language, string>> | null>> = {
  '→': { pl: 'na', en: 'to' },
  '⇑': { pl: 'w górę', en: 'up' },
  '⇗': { pl: 'w prawo w górę', en: 'up right' },
  '⇒': { pl: 'w prawo', en: 'right' },
  '⇘': { pl: 'w prawo w dół', en: 'down right' },
  '⇓': { pl: 'w dół', en: 'down' },
  '⇙': { pl: 'w lewo w dół', en: 'down left' },
  '⇐': { pl: 'w lewo', en: 'left' },
  '⇖': { pl: 'w lewo w górę', en: 'up left' },
  '↓': { pl: 'w dół', en: 'down' },
  '↻': { pl: 'obrót', en: 'turned' },
  '×': { pl: 'razy', en: 'times' },
  '−': { pl: 'minus', en: 'minus' },
  '+': { pl: 'plus', en: 'plus' },
  '*': { pl: 'z gwiazdką', en: 'with a star' },
  '✓': { pl: 'tak', en: 'yes' },
  '✕': { pl: 'z usunięciem', en: 'with removal' },
  '·': null,
  '•': null,
  '▶': null,
  '◀': null,
  '▫': null,
  '◾': null,
};

/** Small digits behind a place are what it costs to go there: "B2³". */
const SMALL = '⁰¹²³⁴⁵⁶⁷⁸⁹';
const COSTS: Readonly<Record<Language, string>> = { pl: 'za', en: 'for' };

/**
 * A plus between digits and a star behind one are signs as well: "3+2+1", "0*". Arrows side by side are where the sides of
 * one tile point, and small digits are one number.
 */
const sign = /(?<=\d)\+(?=\d)|(?<=\d)\*|[⇐-⇓⇖-⇙]+|[⁰¹²³⁴-⁹]+|[→↓↻×−✓✕·•▶◀▫◾]\uFE0F?/gu;

function wordOf(found: string, language: Language): string {
  if (SMALL.includes(found[0]!)) return `${COSTS[language]} ${[...found].map(digit => SMALL.indexOf(digit)).join('')}`;
  return [...found].flatMap(each => named[each]?.[language] ?? []).join(', ');
}

/** Text with words for the signs in it, for labels that nobody sees. */
export function spelled(text: string, language: Language): string {
  return text
    .replace(sign, found => ` ${wordOf(found, language)} `)
    .replace(/ {2,}/g, ' ')
    .replace(/ (?=[,.:;)])/g, '')
    .trim();
}

/** A piece of text, with the word of the sign it is; a sign whose word is empty is ornament. */
export interface Piece {
  readonly text: string;
  readonly word?: string;
}

export function pieces(text: string, language: Language): readonly Piece[] {
  const all: Piece[] = [];
  let from = 0;
  for (const found of text.matchAll(sign)) {
    all.push({ text: text.slice(from, found.index) }, { text: found[0], word: wordOf(found[0], language) });
    from = found.index + found[0].length;
  }
  return [...all, { text: text.slice(from) }].filter(piece => piece.text !== '');
}

/** Letters that take room and say nothing: they pad rows of buttons into the shape of a board. */
export function isBlank(text: string): boolean {
  return /^[\s\p{Cf}\u2800\u3164\uFFA0]*$/u.test(text);
}
