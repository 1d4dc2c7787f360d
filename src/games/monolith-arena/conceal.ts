import type { Reader } from '../../engine/game.js';
import { copy } from '../../engine/json.js';
import { type RandomState, randomBelow, shuffle } from '../../engine/random.js';
import { PRINTS } from './prints.js';
import { mayKnowHidden } from './setup.js';
import type { Arena } from './state.js';

/** Another arena the reader cannot tell from this one: stacks, private hands and secret Monoliths are dealt anew. */
export function conceal(arena: Arena, reader: Reader, random: RandomState): Arena {
  const other = copy(arena);
  other.random = [word(random), word(random), word(random), word(random)];
  for (let seat = 0; seat < other.seats.length; seat++) dealAnew(other, seat, reader, random);
  return other;
}

const word = (random: RandomState): number => randomBelow(random, 0x1_0000_0000) | 0;

function dealAnew(arena: Arena, seat: number, reader: Reader, random: RandomState): void {
  const owner = arena.seats[seat]!;
  const hidesHand = arena.privateDraws && reader !== seat;
  const secret =
    owner.monolith?.secret === true && !(reader !== 'spectator' && mayKnowHidden(reader, seat)) ? owner.monolith : null;
  const unknown = [...owner.stack];
  if (hidesHand) unknown.push(...owner.hand);
  if (secret) for (const tile of secret.under) if (tile) unknown.push(tile.print);
  shuffle(random, unknown);
  // Only Board tiles can be inside a Monolith (MA-22.1).
  if (secret)
    for (const tile of secret.under)
      if (tile) {
        const at = unknown.findIndex(print => PRINTS[print]!.order === null);
        (tile as { print: number }).print = unknown.splice(at, 1)[0]!;
      }
  if (hidesHand) owner.hand = unknown.splice(0, owner.hand.length);
  owner.stack = unknown;
}
