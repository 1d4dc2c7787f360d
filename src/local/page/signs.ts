import type { Language } from './words.js';

/** What a sign is called where a reader would skip it, spell it or name its shape. Null is ornament. */
const named: Readonly<Record<string, Readonly<Record<Language, string>> | null>> = {
  '→': { pl: 'na', en: 'to' },
  '⇒': { pl: 'czyli', en: 'so' },
  '↻': { pl: 'obrót', en: 'turned' },
  '×': { pl: 'razy', en: 'times' },
  '−': { pl: 'minus', en: 'minus' },
  '+': { pl: 'plus', en: 'plus' },
  '*': { pl: 'z gwiazdką', en: 'with a star' },
  '✓': { pl: 'tak', en: 'yes' },
  '·': null,
  '•': null,
  '▶': null,
  '◀': null,
};

/** A plus between digits and a star behind one are signs as well: "3+2+1", "0*". */
const sign = /(?<=\d)\+(?=\d)|(?<=\d)\*|[→⇒↻×−✓·•▶◀]\uFE0F?/gu;

const wordOf = (found: string, language: Language): string => named[found[0]!]?.[language] ?? '';

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
