/** How many rules each chapter of the digest has: MA-1.1 to MA-1.8, and so on. Each is cited by some test's title. */
export const RULES_PER_CHAPTER = [
  8, 3, 7, 3, 7, 11, 17, 10, 7, 10, 19, 12, 8, 5, 7, 11, 10, 7, 8, 8, 3, 18, 11, 3,
] as const;

export const RULE_NUMBERS: readonly string[] = RULES_PER_CHAPTER.flatMap((count, chapter) =>
  Array.from({ length: count }, (_, rule) => `MA-${chapter + 1}.${rule + 1}`),
);

/** Turn-flow vectors that have no position; each is cited by some test's title. */
export const FLOW_VECTORS = [
  'RB-01',
  'RB-02',
  'RB-39',
  'RB-40',
  'DV-142',
  'DV-143',
  'DV-145',
  'DV-149',
  'DV-153',
  'DV-154',
  'DV-155',
  'DV-156',
  'DV-161',
  'DV-162',
  'DV-163',
  'DV-165',
] as const;
