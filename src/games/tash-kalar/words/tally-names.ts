import type { TallyNames } from '../../../engine/tally.js';
import type { ContestCount } from '../tally.js';

/** What the numbers of a contest are called. */
export const tallyNames: TallyNames<ContestCount> = {
  pl: {
    standing: 'Punkty',
    counts: {
      summoned: 'Przywołania',
      legends: 'w tym legendy',
      destroyed: 'Zniszczone piony',
      biggest: 'Zniszczone naraz',
      tasks: 'Wykonane zadania',
      flares: 'Rzucone flary',
    },
  },
  en: {
    standing: 'Points',
    counts: {
      summoned: 'Summonings',
      legends: 'of these legends',
      destroyed: 'Pieces destroyed',
      biggest: 'Destroyed at once',
      tasks: 'Tasks claimed',
      flares: 'Flares thrown',
    },
  },
};
