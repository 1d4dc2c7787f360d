import { RULE_NUMBERS as ARENA } from '../games/monolith-arena/rule-numbers.js';

/** Rulings on points the rulebook leaves open. */
const rulings = (count: number, digits: number): string[] =>
  Array.from({ length: count }, (_, at) => `AMB-${String(at + 1).padStart(digits, '0')}`);

/** How many rules each chapter of Tash-Kalar's digest has; TK-4.6 has three parts with numbers of their own. */
const CONTEST_CHAPTERS = [11, 11, 12, 12, 7, 5, 17, 4, 10, 3, 5, 11, 7, 17] as const;
const CONTEST: readonly string[] = [
  ...CONTEST_CHAPTERS.flatMap((count, chapter) =>
    Array.from({ length: count }, (_, rule) => `TK-${chapter + 1}.${rule + 1}`),
  ),
  'TK-4.6.1',
  'TK-4.6.2',
  'TK-4.6.3',
];

/** Every number of each digest: its rules, then its rulings. */
export const NUMBERS: Readonly<Record<string, readonly string[]>> = {
  'monolith-arena': [...ARENA, ...rulings(39, 2)],
  'tash-kalar': [...CONTEST, ...rulings(37, 1)],
};
