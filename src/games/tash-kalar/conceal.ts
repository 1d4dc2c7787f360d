import type { Reader } from '../../engine/game.js';
import { copy } from '../../engine/json.js';
import { type RandomState, randomBelow, shuffle } from '../../engine/random.js';
import { dealHidden } from './dealing.js';
import type { Contest } from './state.js';

/** Another contest the reader cannot tell from this one: decks and the others' hands are dealt anew. */
export function conceal(contest: Contest, reader: Reader, random: RandomState): Contest {
  const other = copy(contest);
  other.random = [word(random), word(random), word(random), word(random)];
  dealHidden(other, reader, cards => {
    shuffle(random, cards);
    return cards;
  });
  return other;
}

const word = (random: RandomState): number => randomBelow(random, 0x1_0000_0000) | 0;
