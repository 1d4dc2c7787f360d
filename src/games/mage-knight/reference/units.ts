import type { Language } from '../../../engine/language.js';
import type { Ability, RecruitSite, Unit } from '../cards/card.js';
import { UNITS } from '../cards/units.js';
import type { Resistance } from '../terms.js';
import { ENEMY_NAMES, SITE_NAMES, UNIT_NAMES } from '../words/names/index.js';
import { unitSpecialText, unitTexts } from '../words/texts/index.js';
import { rulesOfSteps } from './card-rules.js';
import { describe, formsOf, kindLine, manaText, type Pictured, pick, unlikeOther } from './describing.js';

const TIERS = {
  pl: { regular: 'Jednostka regularna', elite: 'Jednostka elitarna' },
  en: { regular: 'Regular unit', elite: 'Elite unit' },
} as const;
const RESISTS: Readonly<Record<Language, Readonly<Record<Resistance, string>>>> = {
  pl: { physical: 'fizyczna', fire: 'na ogień', ice: 'na lód' },
  en: { physical: 'physical', fire: 'fire', ice: 'ice' },
};

const placeName = (site: RecruitSite, language: Language): string => SITE_NAMES[site]![language];

const abilityLine = ({ mana }: Ability, text: string, language: Language): string =>
  mana === null ? `• ${text}` : `• **${manaText([mana], language)}:** ${text}`;

function bodyOf(
  { id, set, tier, level, cost, armor, resistances, recruitAt, abilities, special = [], count }: Unit,
  language: Language,
): string {
  const texts = unitTexts(id, language);
  const resists = resistances.map(each => RESISTS[language][each]).join(', ');
  const facts = pick(
    language,
    [`poziom ${level}`, `koszt ${cost}`, `pancerz ${armor}`, ...(resists ? [`odporność: ${resists}`] : [])],
    [`level ${level}`, `cost ${cost}`, `armor ${armor}`, ...(resists ? [`resistance: ${resists}`] : [])],
  );
  const where = recruitAt.map(site => placeName(site, language)).join(', ');
  return [
    kindLine(language, set, TIERS[language][tier]),
    facts.join(' · '),
    ...abilities.map((ability, at) => abilityLine(ability, texts[at]!, language)),
    ...special.map(each => unitSpecialText(each, language)),
    '',
    pick(language, `Werbunek: ${where}. Kart: ${count}`, `Recruited at: ${where}. Cards: ${count}`),
  ].join('\n');
}

const component = (unit: Unit): Pictured =>
  describe(
    'unit',
    unit.id,
    ['MK-C-7.7', 'MK-W-8.5', ...rulesOfSteps(unit.abilities.flatMap(({ steps }) => steps)).slice(0, 2)],
    language => ({
      name: unlikeOther(UNIT_NAMES[unit.id]!, ENEMY_NAMES, language, ['jednostka', 'unit']),
      group: pick(language, 'Jednostki', 'Units'),
      words: [UNIT_NAMES[unit.id]![language], ...formsOf(UNIT_NAMES[unit.id]!, language)],
      body: bodyOf(unit, language),
    }),
  );

export const units: readonly Pictured[] = UNITS.map(component);
