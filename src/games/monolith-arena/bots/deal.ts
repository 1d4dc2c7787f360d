import { type RandomState, shuffle } from '../../../engine/random.js';
import { PRINTS } from '../prints.js';
import { mayKnowHidden } from '../setup.js';
import type { Arena } from '../state.js';
import { cloneArena } from './clone.js';

/**
 * The arena with everything the seat cannot know dealt anew: by `random`, or without it sorted. The tiles are sorted
 * before they are dealt, so that nothing of their true order is left: whatever two arenas the seat cannot tell apart
 * are given, the same one comes out.
 */
export function dealHidden(arena: Arena, seat: number, random: RandomState | null): Arena {
  const dealt = cloneArena(arena);
  dealt.random = [1, 2, 3, 4];
  for (const [owner, { hand, stack, monolith }] of dealt.seats.entries()) {
    const hidesHand = arena.privateDraws && owner !== seat;
    const inside = monolith?.secret && !mayKnowHidden(seat, owner) ? monolith.under : [];
    const unknown = [...stack, ...(hidesHand ? hand : []), ...inside.flatMap(tile => (tile ? [tile.print] : []))];
    unknown.sort((one, other) => one - other);
    if (random !== null) shuffle(random, unknown);
    if (monolith)
      for (const [index, tile] of inside.entries()) {
        if (!tile) continue;
        // Only Board tiles can be inside a Monolith (MA-22.1).
        const at = unknown.findIndex(print => PRINTS[print]!.order === null);
        monolith.under[index] = { ...tile, print: unknown.splice(at, 1)[0]! };
      }
    if (hidesHand) hand.splice(0, hand.length, ...unknown.splice(0, hand.length));
    stack.splice(0, stack.length, ...unknown);
  }
  return dealt;
}
