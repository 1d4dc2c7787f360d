import type { Reader } from '../../engine/game.js';
import { copy } from '../../engine/json.js';
import { type RandomState, randomBelow, shuffle } from '../../engine/random.js';
import type { Contest, Seat } from './state.js';

/** Another contest the reader cannot tell from this one: decks and the others' hands are dealt anew. */
export function conceal(contest: Contest, reader: Reader, random: RandomState): Contest {
  const other = copy(contest);
  other.random = [word(random), word(random), word(random), word(random)];
  for (const [seat, owner] of other.seats.entries()) dealBeings(owner, seat === reader, random);
  const strangers = other.seats.filter((_, seat) => seat !== reader);
  other.legendDeck = dealShared(
    strangers.map(({ legends }) => legends),
    other.legendDeck,
    random,
  );
  other.flareDeck = dealShared(
    strangers.map(({ flares }) => flares),
    other.flareDeck,
    random,
  );
  shuffle(random, other.taskDeck);
  return other;
}

const word = (random: RandomState): number => randomBelow(random, 0x1_0000_0000) | 0;

/** Everybody knows what was put on top of a deck face up. */
function dealBeings(owner: Seat, isReader: boolean, random: RandomState): void {
  const known = owner.deck.splice(owner.deck.length - owner.knownTop);
  const unknown = isReader ? owner.deck : [...owner.deck, ...owner.beings];
  shuffle(random, unknown);
  if (!isReader) owner.beings = unknown.splice(0, owner.beings.length);
  owner.deck = [...unknown, ...known];
}

/** The others' cards and the deck are mixed; everybody gets as many as before. Returns what is left as the deck. */
function dealShared(hands: readonly number[][], deck: readonly number[], random: RandomState): number[] {
  const unknown = [...deck, ...hands.flat()];
  shuffle(random, unknown);
  for (const hand of hands) hand.splice(0, hand.length, ...unknown.splice(0, hand.length));
  return unknown;
}
