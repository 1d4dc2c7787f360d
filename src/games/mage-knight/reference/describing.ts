import type { Language } from '../../../engine/language.js';
import type { Component, ComponentText } from '../../../engine/reference.js';
import type { ComponentKind } from '../pictures/component.js';
import type { GameSet, Mana } from '../terms.js';
import type { Name } from '../words/names/index.js';

/** What kind of thing a picture shows; its id is that of the data. */
export interface Pictured extends Component {
  readonly kind: ComponentKind;
  readonly of: string;
}

/** A component, its text told in both languages. */
export const describe = (
  kind: ComponentKind,
  of: string,
  rules: readonly string[],
  tell: (language: Language) => ComponentText,
): Pictured => ({
  id: `${kind}-${of.replaceAll('_', '-')}`,
  kind,
  of,
  rules: [...new Set(rules)],
  text: { pl: tell('pl'), en: tell('en') },
});

/** Words in both languages, picked by the language. */
export const pick = <T>(language: Language, pl: T, en: T): T => (language === 'pl' ? pl : en);

/** Other forms of a name people type: the accusative follows verbs in Polish. */
export const formsOf = (name: Name, language: Language): string[] =>
  language === 'pl' && name.acc !== name.pl ? [name.acc] : [];

const SET_NAMES: Readonly<Record<Exclude<GameSet, 'base'>, string>> = {
  lost_legion: 'Lost Legion',
  shades_of_tezla: 'Shades of Tezla',
  krang: 'Krang',
  ultimate: 'Ultimate Edition',
};

/** What kind of thing it is, in one line: „Akcja zaawansowana, czerwona, dodatek Lost Legion”. */
export function kindLine(language: Language, set: GameSet, ...parts: readonly string[]): string {
  const expansion = set === 'base' ? [] : [pick(language, `dodatek ${SET_NAMES[set]}`, `${SET_NAMES[set]} expansion`)];
  return `*${[...parts, ...expansion].join(', ')}*`;
}

/** Colours as they go with „mana” and „karta”. */
export const FEMININE: Readonly<Record<Mana, string>> = {
  red: 'czerwona',
  blue: 'niebieska',
  green: 'zielona',
  white: 'biała',
  gold: 'złota',
  black: 'czarna',
};

/** „czerwona i czarna mana”, "red and black mana"; a list in it is one of several. */
export function manaText(cost: readonly (Mana | readonly Mana[])[], language: Language): string {
  const said = (mana: Mana): string => pick(language, FEMININE[mana], mana);
  const parts = cost.map(each =>
    typeof each === 'string' ? said(each) : each.map(said).join(pick(language, ' albo ', ' or ')),
  );
  return `${parts.join(pick(language, ' i ', ' and '))} mana`;
}

/** A name that a thing of another kind has too says which one is meant: „Ogniste golemy (wróg)”. */
export function unlikeOther(
  name: Name,
  others: Readonly<Record<string, Name>>,
  language: Language,
  [pl, en]: readonly [string, string],
): string {
  const isShared = Object.values(others).some(other => other.pl === name.pl || other.en === name.en);
  return isShared ? `${name[language]} (${pick(language, pl, en)})` : name[language];
}
