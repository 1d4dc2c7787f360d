import type { Language } from '../../../engine/language.js';
import { ALLY_SETS, ALLY_TYPES, type AllySet, type AllyType, type Chip, printedStrength } from '../chips.js';
import { ALLY_SUPPLY, FORGE_SUPPLY } from '../components.js';
import { allyText, sourceName } from '../words/names/index.js';
import { describe, type Pictured } from './describing.js';

const WORDS = {
  pl: {
    group: (set: AllySet) => `Sprzymierzeńcy, zestaw ${set}`,
    named: (name: string, set: AllySet) => `${name}, zestaw ${set}`,
    kind: (weak: number, strong: number) => `Sprzymierzeniec: słaby ma siłę ${weak}, silny ${strong}`,
    count: `${ALLY_SUPPLY.weak} słabych i ${ALLY_SUPPLY.strong} silnych żetonów`,
    forgeGroup: 'Żetony i znaczniki',
    forge: 'Sprzymierzeniec, siła 1',
    forgeCount: `${FORGE_SUPPLY} żetonów, w każdym zestawie`,
  },
  en: {
    group: (set: AllySet) => `Allies, set ${set}`,
    named: (name: string, set: AllySet) => `${name}, set ${set}`,
    kind: (weak: number, strong: number) => `Ally: weak strength ${weak}, strong ${strong}`,
    count: `${ALLY_SUPPLY.weak} weak and ${ALLY_SUPPLY.strong} strong chips`,
    forgeGroup: 'Chips and markers',
    forge: 'Ally, strength 1',
    forgeCount: `${FORGE_SUPPLY} chips, in every set`,
  },
} as const;

/** Which line of WW-19 each type has in a set. */
const LINE: Readonly<Record<AllyType, number>> = { flamingo: 1, creature: 2, rook: 3, rose: 4, soldier: 5 };

/** Rulings on single cards. */
const RULINGS: Readonly<Record<string, readonly string[]>> = {
  'A-flamingo': ['A-19', 'WW-10.2'],
  'A-creature': ['A-20'],
  'A-rook': ['A-19', 'A-28'],
  'A-rose': ['A-28'],
  'A-soldier': ['A-38'],
  'B-rose': ['A-31'],
  'B-creature': ['A-50'],
  'B-soldier': ['WW-1.6'],
  'C-flamingo': ['A-34', 'A-44'],
  'C-creature': ['A-21'],
  'C-rook': ['A-32'],
  'C-rose': ['A-37'],
  'C-soldier': ['WW-8.6', 'A-33'],
  'D-flamingo': ['A-30', 'WW-10.5'],
  'D-creature': ['A-21'],
  'D-rook': ['A-22', 'A-47'],
  'D-rose': ['A-50'],
};

const strengthOf = (type: AllyType, level: 'weak' | 'strong'): number => printedStrength(`${type}:${level}` as Chip);

function allyCard(set: AllySet, type: AllyType): Pictured {
  const id = `${set}-${type}`;
  const name = (language: Language): string => sourceName(id, language);
  return describe(
    `ally-${id.toLowerCase()}`,
    id,
    [`WW-19.${set}${LINE[type]}`, ...(RULINGS[id] ?? []), 'WW-4.5'],
    language => {
      const say = WORDS[language];
      return {
        name: say.named(name(language), set),
        group: say.group(set),
        words: [name(language)],
        body: [
          `*${say.kind(strengthOf(type, 'weak'), strengthOf(type, 'strong'))}*`,
          allyText(id, language),
          '',
          say.count,
        ].join('\n'),
      };
    },
  );
}

/** Twenty ally cards and the forge. */
export const allies: readonly Pictured[] = [
  ...ALLY_SETS.flatMap(set => ALLY_TYPES.map(type => allyCard(set, type))),
  describe('ally-forge', 'forge', ['WW-15.1', 'WW-15.6', 'WW-4.5'], language => {
    const say = WORDS[language];
    return {
      name: language === 'pl' ? 'Żeton kuźni' : 'Forge chip',
      group: say.forgeGroup,
      words: [sourceName('forge', language)],
      body: `*${say.forge}*\n${allyText('forge', language)}\n\n${say.forgeCount}`,
    };
  }),
];
