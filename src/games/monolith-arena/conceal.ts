import type { Reader } from '../../engine/game.js';
import { copy } from '../../engine/json.js';
import { type RandomState, randomBelow } from '../../engine/random.js';
import { dealHidden } from './dealing.js';
import type { Arena } from './state.js';

/** Another arena the reader cannot tell from this one: stacks, private hands and secret Monoliths are dealt anew. */
export function conceal(arena: Arena, reader: Reader, random: RandomState): Arena {
  const other = copy(arena);
  other.random = [word(random), word(random), word(random), word(random)];
  dealHidden(other, reader, random);
  return other;
}

const word = (random: RandomState): number => randomBelow(random, 0x1_0000_0000) | 0;
