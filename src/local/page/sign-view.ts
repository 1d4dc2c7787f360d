import { h } from './dom.js';
import { pieces } from './signs.js';
import type { Language } from './words.js';

/** Text as it is seen, every sign carrying its word for those who listen. */
export function signed(text: string, language: Language): readonly (Node | string)[] {
  return pieces(text, language).map(piece => {
    if (piece.word === undefined) return piece.text;
    if (piece.word === '') return h('span', { 'aria-hidden': 'true' }, piece.text);
    return h('span', { role: 'img', 'aria-label': piece.word }, piece.text);
  });
}
