import { polish } from '../../../engine/language.js';
import { ITEM_CARDS } from '../cards/items.js';
import { STANDEE_CARDS } from '../cards/standees.js';
import { NOT_FOR_TWO } from '../components.js';
import { wonderlandianName, wonderlandianText } from '../words/names/index.js';
import { describe, type Pictured, slug } from './describing.js';

const WORDS = {
  pl: {
    standees: 'Mieszkańcy: pionki',
    items: 'Mieszkańcy: przedmioty',
    standee: (strength: number, count: number) =>
      `Mieszkaniec Krainy Czarów, ${count} ${polish(count, 'pionek', 'pionki', 'pionków')} o sile ${strength}`,
    item: (strength: number) => `Przedmiot mieszkańca Krainy Czarów, żetony o sile ${strength}`,
    oneCard: '1 karta',
    twoChips: '1 karta, 2 żetony',
    notForTwo: 'nie w grze we dwoje',
  },
  en: {
    standees: 'Wonderlandians: standees',
    items: 'Wonderlandians: items',
    standee: (strength: number, count: number) =>
      `Wonderlandian, ${count === 1 ? '1 standee' : `${count} standees`} of strength ${strength}`,
    item: (strength: number) => `Wonderlandian item, chips of strength ${strength}`,
    oneCard: '1 card',
    twoChips: '1 card, 2 chips',
    notForTwo: 'not with two players',
  },
} as const;

/** Rules that explain a Wonderlandian, the most telling first. */
const RULES: Readonly<Record<string, readonly string[]>> = {
  white_rabbit: ['WW-20.1a'],
  knave: ['WW-20.1b', 'A-41'],
  march_hare: ['WW-20.2a', 'WW-20.2c', 'WW-18.3'],
  duchess: ['WW-20.4a'],
  walrus: ['WW-20.4b', 'A-49', 'A-22'],
  gryphon: ['WW-14.3', 'WW-1.6'],
  caterpillar: ['WW-14.3', 'A-47'],
  humpty: ['WW-9.8'],
  dodo: ['WW-12.3', 'A-13'],
  dormouse: ['WW-20.4c'],
  mock_turtle: ['WW-14.3', 'WW-18.11'],
  twins: ['A-1', 'WW-4.8'],
  rabbit_watch: ['WW-8.6', 'A-33'],
  knave_crown: ['WW-20.3a', 'A-25'],
  hare_spoon: ['WW-10.2'],
  duchess_amulet: ['WW-20.2b', 'WW-18.3'],
  walrus_oysters: ['WW-15.2'],
  gryphon_feather: ['WW-1.6'],
  caterpillar_hookah: ['WW-20.3b'],
  humpty_glove: ['WW-9.8'],
  dodo_thimble: ['WW-1.4'],
  dormouse_pillow: ['WW-20.3c'],
  turtle_soup: ['WW-4.3', 'A-50'],
  twins_rattle: ['WW-10.2'],
};

const noteOn = (id: string, note: string): string => (NOT_FOR_TWO.includes(id) ? `, ${note}` : '');

/** Twelve cards with standees and twelve with items. */
export const wonderlandians: readonly Pictured[] = [
  ...STANDEE_CARDS.map(({ id, strength, standees }) =>
    describe(`standee-${slug(id)}`, id, [...RULES[id]!, 'WW-4.8', 'WW-7.4', 'WW-9.3', 'WW-20.5'], language => {
      const say = WORDS[language];
      return {
        name: wonderlandianName(id, language),
        group: say.standees,
        words: [language === 'pl' ? 'pionek mieszkańca' : 'wonderlandian standee'],
        body: [
          `*${say.standee(strength, standees.length)}*`,
          wonderlandianText(id, language),
          '',
          `${say.oneCard}${noteOn(id, say.notForTwo)}`,
        ].join('\n'),
      };
    }),
  ),
  ...ITEM_CARDS.map(({ id, strength }) =>
    describe(`item-${slug(id)}`, id, [...RULES[id]!, 'WW-4.8'], language => {
      const say = WORDS[language];
      return {
        name: wonderlandianName(id, language),
        group: say.items,
        words: [language === 'pl' ? 'przedmiot mieszkańca' : 'wonderlandian item'],
        body: [
          `*${say.item(strength)}*`,
          wonderlandianText(id, language),
          '',
          `${say.twoChips}${noteOn(id, say.notForTwo)}`,
        ].join('\n'),
      };
    }),
  ),
];
