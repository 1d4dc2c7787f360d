import type { Language } from '../../../../engine/language.js';
import { ABILITY_TEXTS } from './abilities.js';
import { ADVANCED_ACTION_TEXTS } from './advanced-actions.js';
import { MORE_ADVANCED_ACTION_TEXTS } from './advanced-actions-more.js';
import { ARTIFACT_TEXTS } from './artifacts.js';
import { BASIC_ACTION_TEXTS } from './basic-actions.js';
import { CITY_TEXTS, RUINS_TEXTS, SITE_TEXTS } from './places.js';
import { SCENARIO_TEXTS, VARIANT_TEXTS } from './scenarios.js';
import { SKILL_TEXTS } from './skills.js';
import { MORE_SKILL_TEXTS } from './skills-more.js';
import { SPELL_TEXTS } from './spells.js';
import { TACTIC_TEXTS } from './tactics.js';
import type { CardTexts, Text, Texts } from './text.js';
import { UNIT_SPECIALS, UNIT_TEXTS } from './units.js';

const CARDS: CardTexts = {
  ...BASIC_ACTION_TEXTS,
  ...ADVANCED_ACTION_TEXTS,
  ...MORE_ADVANCED_ACTION_TEXTS,
  ...SPELL_TEXTS,
  ...ARTIFACT_TEXTS,
};
const SKILLS: Texts = { ...SKILL_TEXTS, ...MORE_SKILL_TEXTS };

const said = (text: Text, language: Language): string => text[language === 'pl' ? 0 : 1];
const lookUp =
  (texts: Texts) =>
  (id: string, language: Language): string =>
    said(texts[id]!, language);

/** What both sides of a deed card do; nothing on the side a card does not have. */
export function cardText(id: string, language: Language): { readonly basic: string; readonly powered: string } {
  const { basic, powered } = CARDS[id]!;
  return { basic: said(basic, language), powered: said(powered, language) };
}

/** What the abilities of a unit do, in their order, without their cost. */
export const unitTexts = (id: string, language: Language): readonly string[] =>
  UNIT_TEXTS[id]!.map(text => said(text, language));

export const unitSpecialText = lookUp(UNIT_SPECIALS);
export const skillText = lookUp(SKILLS);
export const tacticText = lookUp(TACTIC_TEXTS);
/** Abilities and resistances (`resist_fire`) of enemies. */
export const abilityText = lookUp(ABILITY_TEXTS);
export const siteText = lookUp(SITE_TEXTS);
/** By its colour, or `megapolis`. */
export const cityText = lookUp(CITY_TEXTS);
export const ruinsText = lookUp(RUINS_TEXTS);
export const scenarioText = lookUp(SCENARIO_TEXTS);
export const variantText = lookUp(VARIANT_TEXTS);
