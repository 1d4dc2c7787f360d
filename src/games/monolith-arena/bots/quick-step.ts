import type { Rules } from '../../../engine/rules.js';
import { fightSegment, startBattle } from '../battle.js';
import { step } from '../rules.js';
import type { Arena } from '../state.js';

/** The same step as in a match, but a Battle is not told: its pictures take longer than its rules. */
export function* quickStep(arena: Arena): Rules<void> {
  if (arena.phase === 'battle') yield* startBattle(arena, false);
  else if (arena.phase === 'segment') yield* fightSegment(arena, false);
  else yield* step(arena);
  arena.news.length = 0;
}
