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

/** What damage does to a unit: whether it is wounded, and what is left of the damage (MK-W-11.9, 11.10). */
export function unitDamage(damage: number, armor: number, resistant: boolean): { wounded: boolean; left: number } {
  if (!resistant) return { wounded: true, left: Math.max(0, damage - armor) };
  const beyond = damage - armor;
  return beyond <= 0 ? { wounded: false, left: 0 } : { wounded: true, left: Math.max(0, beyond - armor) };
}
