import { RULE_NUMBERS as ARENA } from '../games/monolith-arena/rule-numbers.js';
import { RULE_NUMBERS as WONDERLAND } from '../games/wonderlands-war/rule-numbers.js';

/** Rulings on points the rulebook leaves open. */
const rulings = (count: number, digits: number, letters = 'AMB'): string[] =>
  Array.from({ length: count }, (_, at) => `${letters}-${String(at + 1).padStart(digits, '0')}`);

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

/** How many rules the chapters of each digest of Mage Knight have: world, cards, sites, scenarios; numbers 17 to 19 of the last are free. */
const KNIGHT_DIGESTS: Readonly<Record<string, readonly number[]>> = {
  W: [19, 12, 17, 12, 9, 11, 6, 10, 9, 10, 15, 11, 15, 5, 11, 15, 9, 10, 9, 8],
  C: [14, 6, 14, 14, 9, 5, 7, 3, 8, 13, 4, 7, 2, 2, 2],
  S: [18, 5, 5, 9, 12, 8, 15, 10, 10, 5, 3, 7, 6, 5, 5, 10, 10, 6, 3, 5],
  X: [
    ...[12, 8, 7, 10, 13, 13, 4, 12, 13, 8, 17, 6, 8, 8, 3, 9, 0, 0, 0],
    ...[1, 7, 1, 1, 2, 1, 1, 1, 1, 1, 2, 5, 2, 3, 4, 2, 1, 1],
  ],
};
const KNIGHT: readonly string[] = Object.entries(KNIGHT_DIGESTS).flatMap(([digest, chapters]) =>
  chapters.flatMap((count, chapter) =>
    Array.from({ length: count }, (_, rule) => `MK-${digest}-${chapter + 1}.${rule + 1}`),
  ),
);

/** Every number of each digest: its rules, then its rulings. */
export const NUMBERS: Readonly<Record<string, readonly string[]>> = {
  'monolith-arena': [...ARENA, ...rulings(39, 2)],
  'tash-kalar': [...CONTEST, ...rulings(37, 1)],
  'wonderlands-war': [...WONDERLAND, ...rulings(50, 1, 'A')],
  'mage-knight': [...KNIGHT, ...Array.from({ length: 26 }, (_, at) => `MK-C-A${at + 1}`)],
};

/** WW-20.3a speaks of A-25. */
const WONDERLAND_RULED: readonly string[] = [
  ...['1.9', '1.10', '3.2', '3.4', '3.9', '4.13', '4.17', '4.18', '5.2', '7.7', '7.8', '8.7', '8.8', '8.9', '10.6'],
  ...['10.7', '12.9', '13.5', '14.3', '15.7', '18.8', '18.9', '18.10', '18.11', '20.2c', '20.3a', '20.3c', '20.4c'],
  ...['20.7a', '20.8c', '20.9'],
].map(rule => `WW-${rule}`);
const KNIGHT_RULED: Readonly<Record<string, readonly string[]>> = {
  W: [
    '1.7',
    '1.16',
    '1.18',
    '1.19',
    '3.6',
    '3.16',
    '4.10',
    '4.11',
    '4.12',
    '6.11',
    '7.5',
    '7.6',
    '8.4',
    '8.10',
    '9.8',
    '9.9',
    '11.13',
    '11.14',
    '11.15',
    '12.6',
    '12.9',
    '12.10',
    '12.11',
    '13.7',
    '13.12',
    '13.13',
    '13.14',
    '13.15',
    '15.7',
    '15.10',
    '15.11',
    '17.8',
    '18.7',
    '18.10',
    '19.2',
    '19.4',
    '19.5',
    '19.6',
    '19.7',
    '19.8',
    '19.9',
  ],
  C: ['5.7'],
  S: ['2.4', '2.5', '16.10'],
  X: ['1.4', '1.6', '1.8', '1.12', '5.3', '5.7', '8.6', '8.10', '9.4', '31.2'],
};

/** Rules of all digests, numbered as such, that are rulings of ours in whole or in part. */
export const RULED: readonly string[] = [
  ...WONDERLAND_RULED,
  ...Object.entries(KNIGHT_RULED).flatMap(([digest, rules]) => rules.map(rule => `MK-${digest}-${rule}`)),
];
