import type { Language } from '../../../engine/language.js';
import { type Name, SCENARIO_NAMES, VARIANT_NAMES } from '../words/names/index.js';
import { scenarioText, variantText } from '../words/texts/index.js';
import { describe, formsOf, kindLine, type Pictured, pick } from './describing.js';

/** The chapters of MK-X in the order of the names: scenarios are 1 to 11, variants 21 to 37. */
const MORE_RULES: Readonly<Record<string, readonly string[]>> = {
  first_reconnaissance: ['MK-X-1.6', 'MK-X-1.12'],
  mines_liberation: ['MK-X-5.4'],
  dungeon_lords: ['MK-X-8.4', 'MK-X-8.9'],
  druid_nights: ['MK-X-9.5'],
  conquer_and_hold: ['MK-X-11.6'],
  megapolis: ['MK-S-9.4'],
};

/** The whole of it stands in the passage of that name: who asks about it is sent there first. */
const inBrief = (name: Name, language: Language): string =>
  pick(language, `${name.pl} w skrócie`, `${name.en} in brief`);

const scenario = (id: string, chapter: number): Pictured =>
  describe('scenario', id, [`MK-X-${chapter}.1`, ...(MORE_RULES[id] ?? [])], language => {
    const name = SCENARIO_NAMES[id]!;
    return {
      name: inBrief(name, language),
      group: pick(language, 'Scenariusze', 'Scenarios'),
      words: formsOf(name, language),
      body: [kindLine(language, 'base', pick(language, 'Scenariusz', 'Scenario')), scenarioText(id, language)].join(
        '\n',
      ),
    };
  });

const variant = (id: string, chapter: number): Pictured =>
  describe('variant', id, [`MK-X-${chapter}.1`, ...(MORE_RULES[id] ?? []), 'MK-X-20.1'], language => {
    const name = VARIANT_NAMES[id]!;
    return {
      name: inBrief(name, language),
      group: pick(language, 'Warianty', 'Variants'),
      words: formsOf(name, language),
      body: [kindLine(language, 'base', pick(language, 'Wariant', 'Variant')), variantText(id, language)].join('\n'),
    };
  });

export const scenarios: readonly Pictured[] = Object.keys(SCENARIO_NAMES).map((id, at) => scenario(id, 1 + at));
export const variants: readonly Pictured[] = Object.keys(VARIANT_NAMES).map((id, at) => variant(id, 21 + at));
