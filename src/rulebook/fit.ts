/** What a document may have of a question, each part 0 to 1 but the whole, which may be against it. */
const PARTS = [
  'found',
  'often',
  'phrases',
  'outright',
  'letters',
  'sentence',
  'looks',
  'looksSeveral',
  'looksText',
  'whole',
  'keyword',
  'chapter',
] as const;

/** How well a document fits a question. */
export type Fit = Readonly<Record<(typeof PARTS)[number], number>>;

/**
 * What each part is worth. Found by fitting them to the questions of test/rulebook, each asked while the phrases nearest to it
 * were left out: so they say what helps with questions nobody has foreseen. Only what says the question itself (outright,
 * keyword) could not be found so.
 */
const WORTH: Fit = {
  /** Share of the question's meaning that is found in it, less where it is only mentioned. */
  found: 2.6,
  /** The same by how many of its phrases say each word: what it is about, against what it also says. */
  often: 1.9,
  /** How alike its best phrases are to the question, as sets of words. */
  phrases: 5.4,
  /** Whether one of them is the question, word for word. */
  outright: 4,
  /** How alike the best one is that uses the question's own words letter for letter. */
  letters: 3.2,
  /** How much of the question one sentence of its text says. */
  sentence: 1.55,
  /** How alike its phrases look, letter by letter: endings, small words and their order tell them apart. The best, several, and its text. */
  looks: 0.85,
  looksSeveral: 3,
  looksText: 2.1,
  /** How likely all its words together are to bring the question, letter by letter. */
  whole: 1,
  /** Whether the question is no more than the keyword it is the place to look for. */
  keyword: 16,
  /** Whether its chapter is about the question's words. */
  chapter: 1,
};
/** What finding the whole question is worth beyond finding its parts. */
const WHOLE = 0.75;

export const scoreOf = (fit: Fit): number =>
  PARTS.reduce((sum, part) => sum + WORTH[part] * fit[part], WHOLE * fit.found ** 2);
