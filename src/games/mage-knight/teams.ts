import type { Realm } from './state.js';

/** Whether two seats play against each other: not themselves, not partners (MK-X-16). */
export const areRivals = ({ teams }: Realm, one: number, other: number): boolean => teams[one] !== teams[other];

/** Whether two different seats play together. */
export const arePartners = (realm: Realm, one: number, other: number): boolean =>
  one !== other && !areRivals(realm, one, other);

/** The other seats, each in turn from this one on. */
export const othersFrom = (realm: Realm, seat: number): number[] =>
  Array.from({ length: realm.heroes.length - 1 }, (_, at) => (seat + 1 + at) % realm.heroes.length);

/** Whether a rival's interactive token of this name lies in the middle; partners are spared (MK-C-5.7). */
export const isUnderToken = (realm: Realm, seat: number, name: string): boolean =>
  realm.center.some(({ skill, owner }) => skill === name && areRivals(realm, owner, seat));
