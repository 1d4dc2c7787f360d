import type { RandomState } from '../../../engine/random.js';
import { cloneArena } from '../clone.js';
import { dealHidden } from '../dealing.js';
import type { Arena } from '../state.js';

/** The arena as the seat may think it is: its chances dealt by `random`, or without it always the same. */
export function dealtAnew(arena: Arena, seat: number, random: RandomState | null): Arena {
  const dealt = cloneArena(arena);
  dealt.random = [1, 2, 3, 4];
  dealHidden(dealt, seat, random);
  return dealt;
}
