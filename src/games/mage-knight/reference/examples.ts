import type { Example } from './example.js';
import { EXAMPLES_OF_FIGHTS } from './examples-of-fights.js';
import { EXAMPLES_OF_HEROES } from './examples-of-heroes.js';
import { EXAMPLES_OF_LAND } from './examples-of-land.js';

/** Worked examples by name: the passages of assets call for them. */
export const EXAMPLES: Readonly<Record<string, Example>> = {
  ...EXAMPLES_OF_LAND,
  ...EXAMPLES_OF_FIGHTS,
  ...EXAMPLES_OF_HEROES,
};
