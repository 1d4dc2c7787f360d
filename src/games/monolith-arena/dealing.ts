import type { Reader } from '../../engine/game.js';
import { type RandomState, shuffle } from '../../engine/random.js';
import { PRINTS } from './prints.js';
import { mayKnowHidden } from './setup.js';
import type { Arena } from './state.js';

/**
 * Deals anew all that the reader cannot know: stacks, private hands and secret Monoliths, by `random` or without it
 * sorted. The tiles are sorted before they are dealt, so that nothing of their true order is left: whatever two arenas the
 * reader cannot tell apart are given, the same one comes out.
 */
export function dealHidden(arena: Arena, reader: Reader, random: RandomState | null): void {
  for (const [owner, seat] of arena.seats.entries()) {
    const { monolith } = seat;
    const hidesHand = arena.privateDraws && reader !== owner;
    const isKnown = reader !== 'spectator' && mayKnowHidden(reader, owner);
    const inside = monolith?.secret && !isKnown ? monolith.under : [];
    const unknown = [...seat.stack, ...(hidesHand ? seat.hand : []), ...inside.flatMap(tile => tile?.print ?? [])];
    unknown.sort((one, other) => one - other);
    if (random !== null) shuffle(random, unknown);
    for (const [index, tile] of inside.entries()) {
      if (!tile) continue;
      // Only Board tiles can be inside a Monolith (MA-22.1).
      const at = unknown.findIndex(print => PRINTS[print]!.order === null);
      monolith!.under[index] = { ...tile, print: unknown.splice(at, 1)[0]! };
    }
    if (hidesHand) seat.hand = unknown.splice(0, seat.hand.length);
    seat.stack = unknown;
  }
}
