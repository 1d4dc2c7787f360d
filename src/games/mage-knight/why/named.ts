import { fold } from '../../../engine/language.js';
import { ENEMY_NAMES, HERO_NAMES, type Name, SKILL_NAMES, SPELL_NAMES, UNIT_NAMES } from '../words/names/index.js';
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
  hero: forms(HERO_NAMES),
} as const;

type Kind = keyof typeof FORMS;

function formIn(kind: Kind, text: string): readonly [form: string, id: string] | undefined {
  const padded = ` ${wordsOf(text).join(' ')} `;
  return FORMS[kind].find(([form]) => padded.includes(` ${form} `));
}

/** What the text names of a kind, wherever in it: the longest name; null where none. */
export const named = (kind: Kind, text: string): string | null => formIn(kind, text)?.[1].replace('*', '') ?? null;

/** Everything the text names of a kind. */
export function namedAll(kind: Kind, text: string): string[] {
  const padded = ` ${wordsOf(text).join(' ')} `;
  return [...new Set(FORMS[kind].flatMap(([form, id]) => (padded.includes(` ${form} `) ? [id] : [])))];
}

/** One of these ids a word of whose name stands in the text: „mieczników” for „Utem mieczników”. */
export function partlyNamed(kind: Kind, text: string, ids: readonly string[]): string | null {
  const words = new Set(wordsOf(text).filter(word => word.length > 4));
  const isMeant = (id: string) =>
    FORMS[kind].some(([form, of]) => of === id && form.split(' ').some(word => words.has(word)));
  return ids.find(isMeant) ?? null;
}

/** Whether the text names a unit and no enemy: „Utem gwardziści” are not the enemy „Gwardziści”. */
export const namesUnit = (text: string): boolean =>
  (formIn('unit', text)?.[0].length ?? 0) > (formIn('enemy', text)?.[0].length ?? 0);

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
