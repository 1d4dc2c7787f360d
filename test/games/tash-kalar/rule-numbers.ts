/** How many rules each chapter of the digest has: TK-1.1 to TK-1.11, and so on. Each is cited by some test's title. */
const RULES_PER_CHAPTER = [11, 11, 12, 12, 7, 5, 17, 4, 10, 3, 5, 11, 7, 17] as const;

export const RULE_NUMBERS: readonly string[] = [
  ...RULES_PER_CHAPTER.flatMap((count, chapter) =>
    Array.from({ length: count }, (_, rule) => `TK-${chapter + 1}.${rule + 1}`),
  ),
  'TK-4.6.1',
  'TK-4.6.2',
  'TK-4.6.3',
];

/** Vectors that have no board; each is cited by some test's title. */
export const VECTORS_WITHOUT_BOARD = [
  ...['SC-223', 'SC-225', 'SC-226', 'SC-228', 'SC-231', 'SC-233', 'SC-234', 'SC-235', 'SC-237', 'SC-238', 'SC-239'],
  ...['SC-243', 'SC-244', 'SC-245', 'SC-247', 'SC-248', 'SC-250', 'SC-251', 'SC-252', 'SC-253', 'SC-254', 'SC-286'],
  ...['SC-287', 'SC-288', 'SC-289', 'SC-290', 'SC-291', 'SC-292', 'SC-293', 'SC-294', 'SC-295', 'SC-296', 'SC-298'],
  'SC-299',
] as const;
