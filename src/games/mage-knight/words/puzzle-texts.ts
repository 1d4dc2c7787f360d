import { english, polish } from '../../../engine/language.js';
import type { PuzzleTexts } from '../../../engine/puzzle.js';

const woundsPl = (count: number): string =>
  count > 0 ? `${count} ${polish(count, 'rana', 'rany', 'ran')}` : 'bez ran';
const woundsEn = (count: number): string => (count > 0 ? `${count} ${english(count, 'Wound', 'Wounds')}` : 'no Wound');
const keptPl = (cards: number, crystals: number, units: number): string =>
  `zostaje: karty ${cards}, kryształy ${crystals}, gotowe jednostki ${units}`;
const keptEn = (cards: number, crystals: number, units: number): string =>
  `left: cards ${cards}, crystals ${crystals}, ready Units ${units}`;
const ENDS_PL = 'Co dobiera lub rzuca, kończy zadanie.';
const ENDS_EN = 'What draws or rolls ends the puzzle.';
const UNDECIDED_PL = 'walka nierozstrzygnięta: dobranie lub rzut kończy zadanie';
const UNDECIDED_EN = 'the fight is not over: what draws or rolls ends the puzzle';

/** What the puzzles of the realm ask for, and what somebody reached. */
export const puzzleTexts = {
  fame: {
    goal: {
      pl: 'Zdobądź w tej walce jak najwięcej Sławy.',
      en: 'Gain as much Fame as you can in this fight.',
    },
    ties: {
      pl: `Przy równej Sławie liczą się kolejno: mniej ran, zachowane karty, kryształy, gotowe jednostki. ${ENDS_PL}`,
      en: `Where that is equal, in this order: fewer Wounds, cards kept, crystals, ready Units. ${ENDS_EN}`,
    },
    reached: {
      pl: ([over = 0, fame = 0, wounds = 0, cards = 0, crystals = 0, units = 0]) =>
        over ? `Sława +${fame}, ${woundsPl(-wounds)}; ${keptPl(cards, crystals, units)}` : UNDECIDED_PL,
      en: ([over = 0, fame = 0, wounds = 0, cards = 0, crystals = 0, units = 0]) =>
        over ? `Fame +${fame}, ${woundsEn(-wounds)}; ${keptEn(cards, crystals, units)}` : UNDECIDED_EN,
    },
  },
  unhurt: {
    goal: {
      pl: 'Wyjdź z tej walki z jak najmniejszą liczbą ran.',
      en: 'Come out of this fight with as few Wounds as you can.',
    },
    ties: {
      pl: `Przy równych ranach liczą się kolejno: więcej Sławy, zachowane karty, kryształy, gotowe jednostki. ${ENDS_PL}`,
      en: `Where that is equal, in this order: more Fame, cards kept, crystals, ready Units. ${ENDS_EN}`,
    },
    reached: {
      pl: ([over = 0, wounds = 0, fame = 0, cards = 0, crystals = 0, units = 0]) =>
        over ? `${woundsPl(-wounds)}, Sława +${fame}; ${keptPl(cards, crystals, units)}` : UNDECIDED_PL,
      en: ([over = 0, wounds = 0, fame = 0, cards = 0, crystals = 0, units = 0]) =>
        over ? `${woundsEn(-wounds)}, Fame +${fame}; ${keptEn(cards, crystals, units)}` : UNDECIDED_EN,
    },
  },
} as const satisfies Readonly<Record<string, PuzzleTexts>>;
