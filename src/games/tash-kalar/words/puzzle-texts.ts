import { english, polish } from '../../../engine/language.js';
import type { PuzzleTexts } from '../../../engine/puzzle.js';

const pointsPl = (count: number): string => `${count} ${polish(count, 'punkt', 'punkty', 'punktów')}`;
const pointsEn = (count: number): string => `${count} ${english(count, 'point', 'points')}`;
const RANKS_PL = 'Pion heroiczny liczy się za dwa, legendarny za trzy.';
const RANKS_EN = 'A heroic piece counts for two, a legendary one for three.';

const POINTS_TIE = {
  pl: `Przy równych punktach liczy się: co traci wróg, potem co masz na planszy. ${RANKS_PL}`,
  en: `Where that is equal: what the enemy loses, then what you have on the board. ${RANKS_EN}`,
} as const;

const scored: PuzzleTexts['reached'] = {
  pl: ([points = 0, destroyed = 0, own = 0]) =>
    `${pointsPl(points)}; wróg traci ${destroyed}, Ty masz na planszy ${own}`,
  en: ([points = 0, destroyed = 0, own = 0]) =>
    `${pointsEn(points)}; the enemy loses ${destroyed}, you have ${own} on the board`,
};

/** What the puzzles of the contest ask for, and what somebody reached. */
export const puzzleTexts = {
  task: {
    goal: {
      pl: 'Ostatnią akcją tej tury zdobądź jak najwięcej punktów: za zadanie i za legendy.',
      en: 'With the last action of this turn score as many points as you can: by a task, and by legends.',
    },
    ties: POINTS_TIE,
    reached: scored,
  },
  duel: {
    goal: {
      pl: 'Ostatnią akcją tej tury Pojedynku zdobądź jak najwięcej punktów.',
      en: 'With the last action of this turn of the Duel score as many points as you can.',
    },
    ties: POINTS_TIE,
    reached: scored,
  },
  destroy: {
    goal: {
      pl: 'Ostatnią akcją tej tury zabierz wrogowi z planszy jak najwięcej.',
      en: 'With the last action of this turn take as much as you can of the enemy off the board.',
    },
    ties: {
      pl: `Przy równym wyniku liczy się: więcej własnych pionów, potem więcej punktów. ${RANKS_PL}`,
      en: `Where that is equal: more pieces of yours, then more points. ${RANKS_EN}`,
    },
    reached: {
      pl: ([destroyed = 0, own = 0, points = 0]) =>
        `wróg traci ${destroyed}, Ty masz na planszy ${own}; ${pointsPl(points)}`,
      en: ([destroyed = 0, own = 0, points = 0]) =>
        `the enemy loses ${destroyed}, you have ${own} on the board; ${pointsEn(points)}`,
    },
  },
} as const satisfies Readonly<Record<string, PuzzleTexts>>;
