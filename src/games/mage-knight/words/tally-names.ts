import type { TallyNames } from '../../../engine/tally.js';
import type { RealmCount } from '../tally.js';

/** What the numbers of a journey are called. */
export const tallyNames: TallyNames<RealmCount> = {
  pl: {
    standing: 'Sława, na końcu wynik',
    counts: {
      beaten: 'Pokonani wrogowie',
      conquered: 'Zdobyte miejsca',
      spaces: 'Przebyte pola',
      tiles: 'Odkryte Tereny',
      recruited: 'Zwerbowane jednostki',
      wounds: 'Odniesione rany',
    },
  },
  en: {
    standing: 'Fame, in the end the score',
    counts: {
      beaten: 'Enemies defeated',
      conquered: 'Sites conquered',
      spaces: 'Spaces walked',
      tiles: 'Tiles explored',
      recruited: 'Units recruited',
      wounds: 'Wounds taken',
    },
  },
};
