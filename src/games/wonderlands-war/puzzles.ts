import type { PuzzleKind } from '../../engine/puzzle.js';
import { harmOf, printedStrength } from './chips.js';
import { regionsFrom } from './regions.js';
import { activeSeat, unitsIn, unitsOnBoard, type Wonderland } from './state.js';
import { puzzleTexts } from './words/puzzle-texts.js';

const from = (seats: number) => ({ chosen: { allies: 'A', boards: 'two-player' }, seats });

/** Whether the seat is about to take a card of the tea party (WW-3.3). */
const isAtTea = (state: Wonderland, seat: number): boolean =>
  state.phase === 'tea-turn' && activeSeat(state) === seat && state.agenda.length === 0;

/** In how many regions the seat has more units than anybody else, and in how many as many as somebody. */
function leadOf(state: Wonderland, seat: number): { readonly ahead: number; readonly level: number } {
  let ahead = 0;
  let level = 0;
  for (const region of regionsFrom(state.pawn, state.unused)) {
    const own = unitsIn(state.seats[seat]!, region);
    const most = Math.max(...state.seats.map((each, other) => (other === seat ? 0 : unitsIn(each, region))));
    if (own > most) ahead += 1;
    else if (own > 0 && own === most) level += 1;
  }
  return { ahead, level };
}

/** Strength printed on the chips of the bag, and what the madness and poison among them would cost. */
function bagOf(state: Wonderland, seat: number): { readonly strength: number; readonly harm: number } {
  const { bag } = state.seats[seat]!;
  return {
    strength: bag.reduce((sum, chip) => sum + printedStrength(chip), 0),
    harm: bag.reduce((sum, chip) => sum + harmOf(chip), 0),
  };
}

/** A turn at the tea party to be made the most of: for the map, or for the bag. */
export const puzzles: readonly PuzzleKind<Wonderland>[] = [
  {
    id: 'lead',
    from: from(3),
    fits: isAtTea,
    measure(_, after, seat) {
      const { ahead, level } = leadOf(after, seat);
      const owner = after.seats[seat]!;
      return [ahead, level, unitsOnBoard(owner), bagOf(after, seat).strength, -owner.shards];
    },
    isWorthy: ([ahead = 0]) => ahead >= 1,
    ...puzzleTexts.lead,
  },
  {
    id: 'bag',
    from: from(4),
    fits: isAtTea,
    measure(before, after, seat) {
      const [was, is] = [bagOf(before, seat), bagOf(after, seat)];
      const owner = after.seats[seat]!;
      return [
        is.strength - was.strength,
        was.harm - is.harm,
        unitsOnBoard(owner),
        leadOf(after, seat).ahead,
        -owner.shards,
      ];
    },
    isWorthy: ([strength = 0]) => strength >= 1,
    ...puzzleTexts.bag,
  },
];
