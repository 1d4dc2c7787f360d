/** How many rules each chapter of the digest has: WW-1.1 to WW-1.10, and so on. Each is cited by some test's title. */
const RULES_PER_CHAPTER = [10, 11, 9, 18, 8, 2, 8, 9, 9, 7, 4, 9, 5, 3, 7, 3, 3, 11] as const;

const CLARIFIED = [
  '1a',
  '1b',
  '2a',
  '2b',
  '2c',
  '3a',
  '3b',
  '3c',
  '4a',
  '4b',
  '4c',
  '5',
  '6a',
  '6b',
  '6c',
  '6d',
] as const;

export const RULE_NUMBERS: readonly string[] = [
  ...RULES_PER_CHAPTER.flatMap((count, chapter) =>
    Array.from({ length: count }, (_, rule) => `WW-${chapter + 1}.${rule + 1}`),
  ),
  ...['A', 'B', 'C', 'D'].flatMap(set => [1, 2, 3, 4, 5].map(rule => `WW-19.${set}${rule}`)),
  ...[...CLARIFIED, '7a', '7b', '7c', '7d', '8a', '8b', '8c', '9'].map(rule => `WW-20.${rule}`),
];

/** Vectors written for people; each is cited by some test's title. */
export const VECTORS_FOR_PEOPLE = ['S100', 'S103', 'S104', 'S106', 'S107', 'S108', 'S109', 'S110'] as const;
