import type { TallyNames } from '../../../engine/tally.js';
import type { WonderlandCount } from '../tally.js';

/** What the numbers of a war are called. */
export const tallyNames: TallyNames<WonderlandCount> = {
  pl: {
    standing: 'Punkty zwycięstwa',
    counts: {
      won: 'Wygrane bitwy',
      chips: 'Dobrane żetony',
      strongest: 'Największa siła w bitwie',
      lost: 'Stracone jednostki',
      forged: 'Przekute żetony',
      quests: 'Wypełnione zadania',
    },
  },
  en: {
    standing: 'Victory points',
    counts: {
      won: 'Battles won',
      chips: 'Chips drawn',
      strongest: 'Greatest strength in a battle',
      lost: 'Units lost',
      forged: 'Chips forged',
      quests: 'Quests fulfilled',
    },
  },
};
