import { blocksFully, resists } from '../fight/arithmetic.js';
import type { Element, Reach, Resistance } from '../terms.js';
import { levelAt } from '../tracks.js';

/** The arithmetic of a fight between players (MK-W-16). */
export interface PlayerAttack {
  readonly amount: number;
  readonly element: Element;
  readonly range: Reach;
  readonly sideways?: boolean;
}

export interface PlayerBlock {
  readonly amount: number;
  readonly element: Element;
  readonly doubleVsSwift?: boolean;
}

export type PlayerPhase = 'ranged' | 'melee';

/** Phase 1: ranged and siege only, against a keep or tower siege only, nothing sideways (MK-W-16.3). */
export const isAllowedAttack = (phase: PlayerPhase, fortified: boolean, attacks: readonly PlayerAttack[]): boolean =>
  phase === 'melee' ||
  attacks.every(({ range, sideways }) => !sideways && (fortified ? range === 'siege' : range !== 'melee'));

/**
 * What a block takes off: against several elements it is efficient if it is so against one of them; in phase 1 half of
 * its value, what counts double against swift doubled first (MK-W-16.4).
 */
export function reductionBy(
  phase: PlayerPhase,
  attacks: readonly PlayerAttack[],
  blocks: readonly PlayerBlock[],
): number {
  const elements = attacks.map(({ element }) => element);
  let [full, halved] = [0, 0];
  for (const { amount, element, doubleVsSwift } of blocks) {
    const value = phase === 'ranged' && doubleVsSwift ? amount * 2 : amount;
    if (elements.some(attack => blocksFully(element, attack))) full += value;
    else halved += value;
  }
  const value = full + Math.floor(halved / 2);
  return phase === 'ranged' ? Math.floor(value / 2) : value;
}

/** Damage that is left to be given out. */
export const damageAfter = (attacks: readonly PlayerAttack[], reduction: number): number =>
  Math.max(0, attacks.reduce((sum, { amount }) => sum + amount, 0) - reduction);

/** What one wound costs: the whole armor, double for a unit that resists an element of the attack (MK-W-16.5). */
export function woundPrice(
  armor: number,
  resistances: ReadonlySet<Resistance>,
  attacks: readonly PlayerAttack[],
): number {
  return attacks.some(({ element }) => resists(resistances, element)) ? armor * 2 : armor;
}

/** Fame for pushing a rival out (MK-W-16.8). */
export function fameForVictory(winner: number, loser: number): number {
  const difference = levelAt(loser) - levelAt(winner);
  if (difference > 0) return 1 + 2 * difference;
  return difference === 0 && winner < loser ? 1 : 0;
}
