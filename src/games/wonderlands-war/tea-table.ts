import { tell } from '../../engine/match-state.js';
import { shuffle } from '../../engine/random.js';
import { isAllowedBy } from './board.js';
import { seatsAtTable } from './components.js';
import type { Wonderland } from './state.js';
import { TEA_DECKS } from './tea-card.js';

/** A new tea party: the deck of the round, cards on all chairs in use, leaders at the head (WW-2.4, WW-3.1). */
export function layTable(state: Wonderland): void {
  const chairs = seatsAtTable(state.seats.length);
  state.teaDeck = TEA_DECKS[state.round - 1]!.map(({ id }) => id);
  shuffle(state.random, state.teaDeck);
  state.chairs = Array.from({ length: chairs }, () => null);
  state.poisoned = Array.from({ length: chairs }, () => false);
  for (const seat of state.seats) {
    seat.chair = 0;
    seat.leaderIn = -1;
    seat.taken = 0;
    seat.uses = [];
  }
  state.at = 0;
  state.turn = { passed: false, jaws: false };
  fillTable(state);
  tell(state, { tell: 'table-laid', round: state.round, cards: [...state.chairs], order: [...state.order] });
}

/** Fills every chair that has neither card nor leader, clockwise, while there are cards (WW-3.4, WW-3.8, WW-3.9). */
export function fillTable(state: Wonderland): { chair: number; card: string }[] {
  const filled: { chair: number; card: string }[] = [];
  for (const [at, card] of state.chairs.entries()) {
    if (card !== null || isTaken(state, at + 1) || state.teaDeck.length === 0) continue;
    const next = state.teaDeck.pop()!;
    state.chairs[at] = next;
    filled.push({ chair: at + 1, card: next });
  }
  return filled;
}

const isTaken = (state: Wonderland, chair: number): boolean => state.seats.some(seat => seat.chair === chair);

/** Chairs with a card and nobody on them. */
export const freeChairs = (state: Wonderland): number[] =>
  state.chairs.flatMap((card, at) => (card !== null && !isTaken(state, at + 1) ? [at + 1] : []));

/** The chairs from a place up to the head, in the direction the leader goes (WW-5.1). */
export function wayToHead(state: Wonderland, seat: number, from: number): number[] {
  const all = state.chairs.map((_, at) => at + 1);
  if (!isAllowedBy(state, seat, 'tea_move', 'reverse_direction')) return all.slice(from);
  return all.slice(0, from === 0 ? all.length : from - 1).reverse();
}

/** Whether some other leader sits on a chair between two places on the way (WW-20.7a). */
export function passesLeader(state: Wonderland, seat: number, from: number, to: number): boolean {
  const way = wayToHead(state, seat, from);
  const passed = to === 0 ? way : way.slice(0, way.indexOf(to));
  return state.seats.some((other, at) => at !== seat && passed.includes(other.chair));
}
