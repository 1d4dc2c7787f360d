import { english, polish } from '../../../engine/language.js';
import type { PuzzleTexts } from '../../../engine/puzzle.js';

const fallenPl = (count: number): string =>
  `${polish(count, 'ginie', 'giną', 'ginie')} ${count} ${polish(count, 'żeton', 'żetony', 'żetonów')} wroga`;
const fallenEn = (count: number): string => `${count} enemy ${english(count, 'tile falls', 'tiles fall')}`;
const standingPl = (count: number): string =>
  `${polish(count, 'zostaje', 'zostają', 'zostaje')} ${count} ${polish(count, 'Twój', 'Twoje', 'Twoich')}`;
const standingEn = (count: number): string => `${count} of yours ${english(count, 'stands', 'stand')}`;
const lossPl = (lost: number): string => (lost > 0 ? `traci ${lost}` : 'nie traci nic');
const lossEn = (lost: number): string => (lost > 0 ? `loses ${lost}` : 'loses nothing');
const signed = (number: number): string => (number > 0 ? `+${number}` : `${number}`.replace('-', '−'));

/** What the puzzles of the arena ask for, and what somebody reached. */
export const puzzleTexts = {
  banner: {
    goal: {
      pl: 'Zadaj w tej turze Sztandarowi wroga jak najwięcej ran.',
      en: 'Take as much as you can off the enemy Banner this turn.',
    },
    ties: {
      pl: 'Przy równych ranach liczy się: mniej ran własnego Sztandaru, potem więcej zniszczonych żetonów, potem więcej własnych na planszy.',
      en: 'Where that is equal: less off your own Banner, then more tiles destroyed, then more of yours on the board.',
    },
    reached: {
      pl: ([taken = 0, lost = 0, fallen = 0, standing = 0]) =>
        `Sztandar wroga ${lossPl(taken)}, Twój ${lossPl(-lost)}; ${fallenPl(fallen)}, ${standingPl(standing)}`,
      en: ([taken = 0, lost = 0, fallen = 0, standing = 0]) =>
        `the enemy Banner ${lossEn(taken)}, yours ${lossEn(-lost)}; ${fallenEn(fallen)}, ${standingEn(standing)}`,
    },
  },
  tiles: {
    goal: {
      pl: 'Zniszcz w tej turze jak najwięcej żetonów wroga.',
      en: 'Destroy as many enemy tiles as you can this turn.',
    },
    ties: {
      pl: 'Przy równym wyniku liczy się: więcej własnych żetonów na planszy, potem co straci Sztandar wroga bez tego, co straci Twój.',
      en: 'Where that is equal: more of yours on the board, then what the enemy Banner loses less what yours does.',
    },
    reached: {
      pl: ([fallen = 0, standing = 0, banners = 0]) =>
        `${fallenPl(fallen)}, ${standingPl(standing)}; Sztandary: ${signed(banners)} dla Ciebie`,
      en: ([fallen = 0, standing = 0, banners = 0]) =>
        `${fallenEn(fallen)}, ${standingEn(standing)}; Banners: ${signed(banners)} for you`,
    },
  },
} as const satisfies Readonly<Record<string, PuzzleTexts>>;
