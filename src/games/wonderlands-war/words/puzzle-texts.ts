import { english, polish } from '../../../engine/language.js';
import type { PuzzleTexts } from '../../../engine/puzzle.js';

const regionsPl = (count: number): string => `${count} ${polish(count, 'krainie', 'krainach', 'krainach')}`;
const regionsEn = (count: number): string => `${count} ${english(count, 'region', 'regions')}`;
const unitsPl = (count: number): string => `${count} ${polish(count, 'jednostka', 'jednostki', 'jednostek')}`;
const unitsEn = (count: number): string => `${count} ${english(count, 'unit', 'units')}`;
const signed = (number: number): string => (number > 0 ? `+${number}` : `${number}`.replace('-', '−'));

/** What the puzzles of Wonderland ask for, and what somebody reached. */
export const puzzleTexts = {
  lead: {
    goal: {
      pl: 'W tej turze herbatki zdobądź przewagę jednostek w jak największej liczbie krain.',
      en: 'In this turn of the tea party get ahead in units in as many regions as you can.',
    },
    ties: {
      pl: 'Przy równym wyniku liczą się kolejno: krainy na remis, jednostki na mapie, siła worka, mało odłamków.',
      en: 'Where that is equal, in this order: regions where you are level, units on the map, strength of your bag, few shards.',
    },
    reached: {
      pl: ([ahead = 0, level = 0, units = 0, strength = 0, shards = 0]) =>
        `przewaga w ${regionsPl(ahead)}, remis w ${regionsPl(level)}; ${unitsPl(units)} na mapie, siła worka ${strength}, odłamki: ${-shards}`,
      en: ([ahead = 0, level = 0, units = 0, strength = 0, shards = 0]) =>
        `ahead in ${regionsEn(ahead)}, level in ${level}; ${unitsEn(units)} on the map, bag of strength ${strength}, shards: ${-shards}`,
    },
  },
  bag: {
    goal: {
      pl: 'W tej turze herbatki dołóż do worka jak najwięcej siły.',
      en: 'In this turn of the tea party add as much strength to your bag as you can.',
    },
    ties: {
      pl: 'Przy równym wyniku liczą się kolejno: mniej szaleństwa i trucizny w worku, jednostki na mapie, krainy z przewagą, mało odłamków.',
      en: 'Where that is equal, in this order: less madness and poison in it, units on the map, regions you lead in, few shards.',
    },
    reached: {
      pl: ([strength = 0, harm = 0, units = 0, ahead = 0, shards = 0]) =>
        `siła worka ${signed(strength)}, szaleństwo i trucizna ${signed(-harm)}; ${unitsPl(units)} na mapie, przewaga w ${regionsPl(ahead)}, odłamki: ${-shards}`,
      en: ([strength = 0, harm = 0, units = 0, ahead = 0, shards = 0]) =>
        `strength of the bag ${signed(strength)}, madness and poison ${signed(-harm)}; ${unitsEn(units)} on the map, ahead in ${regionsEn(ahead)}, shards: ${-shards}`,
    },
  },
} as const satisfies Readonly<Record<string, PuzzleTexts>>;
