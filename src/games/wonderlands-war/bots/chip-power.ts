import { type AllySet, type AllyType, allyTypeOf, type Chip, harmOf, printedStrength } from '../chips.js';
import type { Seat, Wonderland } from '../state.js';

/** What an ally of each set brings besides its print, in strength: rough numbers, the weak and the strong one alike. */
const ALLY_EXTRAS: Readonly<Record<AllyType, Readonly<Record<AllySet, number>>>> = {
  flamingo: { A: 1.5, B: 0.9, C: 0.5, D: 0.2 },
  creature: { A: 0.4, B: 0.4, C: 0.3, D: 0 },
  rook: { A: 0, B: -0.6, C: -0.2, D: -0.4 },
  rose: { A: 0.9, B: 0.7, C: 0.4, D: 0.3 },
  soldier: { A: 1.2, B: 1.2, C: 1, D: 2 },
};
/** A forging, an upgrade of the artifacts, the effect of an item. */
const FORGING = 1.3;
const UPGRADE = 0.7;
const ITEM = 0.8;
/** What a unit lost by madness or poison takes away. */
const HARM = -1.7;

/** How good a chip is to have in the bag, in strength; madness and poison are bad. */
export function powerOf({ sets }: Wonderland, owner: Seat, chip: Chip): number {
  const harm = harmOf(chip);
  if (harm > 0) return HARM * harm;
  const strength = printedStrength(chip);
  const ally = allyTypeOf(chip);
  if (ally !== null) return strength + ALLY_EXTRAS[ally][sets[ally]];
  if (chip === 'forge') return strength + FORGING;
  if (chip === 'artifact') return strength + UPGRADE * Math.min(2, owner.abilities.length);
  return strength + (chip.startsWith('item:') ? ITEM : 0);
}

/** What can be drawn of a seat's chips: their number, strength and harm on average. */
export interface Bag {
  readonly chips: number;
  readonly strength: number;
  readonly harm: number;
}

/** All that is not active or forged: what goes around until the battle is over. */
export function bagOf(state: Wonderland, owner: Seat): Bag {
  let [chips, strength, harm] = [0, 0, 0];
  for (const pile of [owner.bag, owner.exhausted, owner.track])
    for (const chip of pile) {
      chips += 1;
      harm += harmOf(chip);
      if (harmOf(chip) === 0) strength += powerOf(state, owner, chip);
    }
  return chips === 0 ? { chips, strength: 0, harm: 0 } : { chips, strength: strength / chips, harm: harm / chips };
}
