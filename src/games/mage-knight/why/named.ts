import { fold } from '../../../engine/language.js';
import { ENEMY_NAMES, type Name, SKILL_NAMES, SPELL_NAMES, UNIT_NAMES } from '../words/names/index.js';
import { CARD_NAMES } from '../words/speech.js';
import { COLOUR_OF, VERB_OF } from '../words/verbs.js';

/** Folded words of a text, signs between them left out. */
export const wordsOf = (text: string): string[] =>
  fold(text)
    .replace(/\+/g, ' + ')
    .replace(/[^\p{L}\d+]+/gu, ' ')
    .trim()
    .split(' ');

const forms = (names: Readonly<Record<string, Name>>): readonly (readonly [form: string, id: string])[] =>
  Object.entries(names)
    .flatMap(([id, { en, pl, acc }]) => [en, pl, acc].map(name => [wordsOf(name).join(' '), id] as const))
    .toSorted(([one], [other]) => other.length - one.length);

const FORMS = {
  card: forms({
    ...CARD_NAMES,
    ...Object.fromEntries(Object.entries(SPELL_NAMES).map(([id, { powered }]) => [`${id}*`, powered])),
  }),
  unit: forms(UNIT_NAMES),
  skill: forms(SKILL_NAMES),
  enemy: forms(ENEMY_NAMES),
} as const;

/** What the text names of a kind, wherever in it: the longest name; null where none. */
export function named(kind: keyof typeof FORMS, text: string): string | null {
  const padded = ` ${wordsOf(text).join(' ')} `;
  const found = FORMS[kind].find(([form]) => padded.includes(` ${form} `));
  return found === undefined ? null : found[1].replace('*', '');
}

/** The first verb of a text that is one of ours. */
export const verbIn = (text: string): string | null => {
  for (const word of wordsOf(text)) {
    const verb = VERB_OF.get(word);
    if (verb !== undefined) return verb;
  }
  return null;
};

/** Labels of spaces in a text. */
export const spacesIn = (text: string): string[] =>
  wordsOf(text)
    .filter(word => /^[a-z]a?\d$/.test(word))
    .map(word => word.replace(/^[a-z]/, letter => letter.toUpperCase()));

/** The mana a text names behind a plus. */
export const colourIn = (text: string): string | null => {
  for (const word of wordsOf(text)) {
    const colour = COLOUR_OF.get(word);
    if (colour !== undefined) return colour;
  }
  return null;
};
