import type { Element, Reach, Resistance } from '../terms.js';

/** Points of attack or block, as far as arithmetic needs to know. */
export interface Points {
  readonly amount: number;
  readonly element: Element;
}

/** Whether resistances make an element inefficient; cold fire needs both (MK-W-10.2, 10.4). */
export function resists(resistances: ReadonlySet<Resistance>, element: Element): boolean {
  if (element === 'cold_fire') return resistances.has('fire') && resistances.has('ice');
  return resistances.has(element);
}

/** Efficient points, and half of all others together, rounded down (MK-W-10.3, 11.4). */
function total(points: readonly Points[], isEfficient: (element: Element) => boolean): number {
  let [full, halved] = [0, 0];
  for (const { amount, element } of points) {
    if (isEfficient(element)) full += amount;
    else halved += amount;
  }
  return full + Math.floor(halved / 2);
}

/** One resistant target spoils an element for the whole attack (MK-W-10.2). */
export const attackTotal = (points: readonly Points[], targets: readonly ReadonlySet<Resistance>[]): number =>
  total(points, element => !targets.some(target => resists(target, element)));

/** Which blocks count fully against an element (MK-W-11.3). */
export function blocksFully(block: Element, attack: Element): boolean {
  switch (attack) {
    case 'physical':
      return true;
    case 'fire':
      return block === 'ice' || block === 'cold_fire';
    case 'ice':
      return block === 'fire' || block === 'cold_fire';
    case 'cold_fire':
      return block === 'cold_fire';
  }
}

export interface BlockPoints extends Points {
  readonly doubleVsSwift?: boolean;
}

/** The value of a block; some points count twice against a swift attack (MK-W-11.4, 20.1). */
export const blockTotal = (points: readonly BlockPoints[], attack: Element, swift: boolean): number =>
  total(
    points.map(({ amount, element, doubleVsSwift }) => ({
      element,
      amount: swift && doubleVsSwift ? amount * 2 : amount,
    })),
    element => blocksFully(element, attack),
  );

/** Whether these points may be used in the ranged and siege phase against so fortified an enemy (MK-W-10.5 to 10.7). */
export function reaches(range: Reach, fortifications: number): boolean {
  if (range === 'melee' || fortifications >= 2) return false;
  return fortifications === 0 || range === 'siege';
}

/** Wounds for a hero: one per started block of damage of armor size (MK-W-11.11). */
export const heroWounds = (damage: number, armor: number): number => Math.ceil(Math.max(0, damage) / armor);

/** What an attack brings besides its amount. */
export interface Strike {
  readonly element: Element;
  readonly poison: boolean;
  readonly paralyze: boolean;
}

/** Wounds to the hand, as many to the discard by poison, the hand lost to paralyze (MK-W-11.11, 13.3, 13.4). */
export function heroHit(wounds: number, { poison, paralyze }: Strike) {
  return { hand: wounds, discard: poison ? wounds : 0, dropsHand: paralyze && wounds > 0 };
}

export interface UnitHit {
  /** Spared = a resistant unit absorbed it all; destroyed by paralyze. */
  readonly fate: 'spared' | 'wounded' | 'destroyed';
  readonly wounds: number;
  readonly left: number;
}

/** What damage does to a unit, and what is left of it (MK-W-11.9, 11.10, 13.3 to 13.5). */
export function unitHit(damage: number, armor: number, resistances: ReadonlySet<Resistance>, strike: Strike): UnitHit {
  const resistant = resists(resistances, strike.element);
  if (resistant && damage <= armor) return { fate: 'spared', wounds: 0, left: 0 };
  const left = Math.max(0, damage - armor * (resistant ? 2 : 1));
  if (strike.paralyze) return { fate: 'destroyed', wounds: 0, left };
  return { fate: 'wounded', wounds: strike.poison ? 2 : 1, left };
}
