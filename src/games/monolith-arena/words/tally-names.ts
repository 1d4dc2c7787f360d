import type { TallyNames } from '../../../engine/tally.js';
import type { ArenaCount } from '../tally.js';

/** What the numbers of an arena are called. */
export const tallyNames: TallyNames<ArenaCount> = {
  pl: {
    standing: 'Wytrzymałość Sztandaru',
    counts: {
      wounds: 'Zadane rany',
      placed: 'Wystawione żetony',
      lost: 'Stracone żetony',
      battles: 'Rozpoczęte Bitwy',
      worst: 'Straty w jednej Bitwie',
    },
  },
  en: {
    standing: 'Hit points of the Banner',
    counts: {
      wounds: 'Wounds dealt',
      placed: 'Tiles placed',
      lost: 'Tiles lost',
      battles: 'Battles started',
      worst: 'Lost in one Battle',
    },
  },
};
