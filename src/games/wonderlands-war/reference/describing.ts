import type { Language } from '../../../engine/language.js';
import type { Component, ComponentText } from '../../../engine/reference.js';
import type { Texts } from '../words/names/text.js';

/** A component, and what its picture goes by (pictures/component.ts). */
export interface Pictured extends Component {
  readonly picture: string;
}

/** A component, its text told in both languages. */
export const describe = (
  id: string,
  picture: string,
  rules: readonly string[],
  tell: (language: Language) => ComponentText,
): Pictured => ({ id, picture, rules: [...new Set(rules)], text: { pl: tell('pl'), en: tell('en') } });

/** The id of a card, an ability or a chip as a part of a component's: `T1-01` is `t1-01`, `walrus_oysters` `walrus-oysters`. */
export const slug = (id: string): string => id.toLowerCase().replaceAll('_', '-');

/** Words people type, each language its own. */
export const wordsIn = ({ pl, en }: Texts, language: Language): string[] =>
  (language === 'pl' ? pl : en).split(', ').filter(word => word !== '');
