import { seal } from '../../engine/match-state.js';
import { randomBelow } from '../../engine/random.js';
import type { Realm } from './state.js';
import { FACES, isBasic, type Mana } from './terms.js';

/** One roll of a mana die. What comes cannot be taken back (MK-C-8.3). */
export function rollDie(realm: Realm): Mana {
  seal(realm);
  return FACES[randomBelow(realm.random, FACES.length)]!;
}

/** How many dice of this roll of the source are rolled again: all gold and black ones, or none (MK-W-1.5). */
export function rerolled(dice: readonly Mana[]): number {
  const special = dice.filter(face => !isBasic(face)).length;
  return special > Math.floor(dice.length / 2) ? special : 0;
}

/** Rolls the whole source until at least half shows basic colours (MK-W-1.5, 2.2). */
export function rollSource(realm: Realm): void {
  let dice = Array.from({ length: realm.diceCount }, () => rollDie(realm));
  // A match that begins by night begins with basic colours only (MK-X-25.1).
  const isFirstNight = realm.charter.nightFirst && realm.round === 1;
  while (rerolled(dice) > 0 || (isFirstNight && !dice.every(isBasic)))
    dice = dice.map(face => (isBasic(face) ? face : rollDie(realm)));
  realm.source = dice;
}
