import type { Example } from './example.js';
import { EXAMPLES_OF_BATTLES } from './examples-of-battles.js';
import { EXAMPLES_OF_PLACES } from './examples-of-places.js';
import { EXAMPLES_OF_RESULTS } from './examples-of-results.js';

/** Worked examples by name: the passages of assets call for them. */
export const EXAMPLES: Readonly<Record<string, Example>> = {
  ...EXAMPLES_OF_PLACES,
  ...EXAMPLES_OF_BATTLES,
  ...EXAMPLES_OF_RESULTS,
};
