import type { Language } from '../../../engine/language.js';
import {
  ADVANCED_ACTION_NAMES,
  ARTIFACT_NAMES,
  BASIC_ACTION_NAMES,
  ENEMY_NAMES,
  HERO_NAMES,
  SKILL_NAMES,
  SPELL_NAMES,
  TACTIC_NAMES,
  UNIT_NAMES,
} from '../words/names/index.js';
import type { Name } from '../words/names/name.js';

const CARDS: Readonly<Record<string, Name>> = {
  ...BASIC_ACTION_NAMES,
  ...ADVANCED_ACTION_NAMES,
  ...SPELL_NAMES,
  ...ARTIFACT_NAMES,
};

const named =
  (names: Readonly<Record<string, Name>>) =>
  (id: string, language: Language): string =>
    names[id]?.[language] ?? id;

export const cardName = named(CARDS);
export const heroName = named(HERO_NAMES);
export const unitName = named(UNIT_NAMES);
export const enemyName = named(ENEMY_NAMES);
export const tacticName = named(TACTIC_NAMES);

/** What the strong side of a spell is called. */
export const poweredName = (id: string, language: Language): string => SPELL_NAMES[id]?.powered[language] ?? '';

/** Polish skills go by their short name where they have one. */
export const skillName = (id: string, language: Language): string => {
  const name = SKILL_NAMES[id];
  return (language === 'pl' ? (name?.short ?? name?.pl) : name?.en) ?? id;
};
