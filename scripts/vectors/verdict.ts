/** One thing a vector expects and what came instead. */
export interface Difference {
  readonly what: string;
  readonly expected: unknown;
  readonly came: unknown;
}

/** What running one vector showed. */
export interface Verdict {
  readonly id: string;
  readonly result: 'passed' | 'failed' | 'skipped';
  readonly differences: readonly Difference[];
}

/** Runs one vector of a game. */
export type Runner = (vector: unknown) => Verdict;
