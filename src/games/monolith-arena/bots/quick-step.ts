import type { Rules } from '../../../engine/rules.js';
import { fightInThought } from '../forecast.js';
import { step } from '../rules.js';
import type { Arena } from '../state.js';

/** The same step as in a match, but a Battle is not told. */
export function* quickStep(arena: Arena): Rules<void> {
  if (arena.phase === 'battle' || arena.phase === 'segment') yield* fightInThought(arena);
  else yield* step(arena);
  arena.news.length = 0;
}
