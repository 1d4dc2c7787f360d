import type { RealmView } from '../view.js';

/** Seats that share a score, in the order of their first. */
export function sidesOf({ heroes }: Pick<RealmView, 'heroes'>): number[][] {
  const sides = new Map<number, number[]>();
  for (const [seat, { team }] of heroes.entries()) sides.set(team, [...(sides.get(team) ?? []), seat]);
  return [...sides.values()];
}
