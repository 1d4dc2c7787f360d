import { runArenaVector } from './monolith-arena/run.js';
import type { Runner } from './verdict.js';

/** How the vectors of each game are run, by the name in their `meta.game`. */
export const runners: Readonly<Record<string, Runner>> = {
  'Monolith Arena': vector => runArenaVector(vector as Parameters<typeof runArenaVector>[0]),
};
