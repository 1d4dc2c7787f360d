import type { Arena, Mode } from './state.js';

/**
 * Seats are numbered along the table so that the sides alternate: even seats are one side, odd seats the other
 * (MA-23.1, MA-23.5). With three players seats 0 and 2 are the team and seat 1 plays alone.
 */
export const sideOf = (seat: number): number => seat % 2;

export const areEnemies = (one: number, other: number): boolean => ((one ^ other) & 1) === 1;
export const areFriends = (one: number, other: number): boolean => ((one ^ other) & 1) === 0;

export const SEAT_COUNT: Readonly<Record<Mode, number>> = { duel: 2, three: 3, four: 4 };

/** The order of turns when `starter` begins. With three players it is A1-B-A2-B (AMB-22). */
export function turnOrder(mode: Mode, starter: number): number[] {
  const round = mode === 'duel' ? [0, 1] : mode === 'three' ? [0, 1, 2, 1] : [0, 1, 2, 3];
  const first = round.indexOf(starter);
  return [...round.slice(first), ...round.slice(0, first)];
}

/** The seats that may begin: with three players one of the team (AMB-22). */
export const starters = (mode: Mode): readonly number[] =>
  mode === 'duel' ? [0, 1] : mode === 'three' ? [0, 2] : [0, 1, 2, 3];

/** Every seat once, in turn order, beginning with the one on turn (AMB-19, AMB-30, AMB-36). */
export function seatsFromActive(arena: Arena): number[] {
  const seats: number[] = [];
  for (let step = 0; step < arena.order.length; step++) {
    const seat = arena.order[(arena.at + step) % arena.order.length]!;
    if (!seats.includes(seat)) seats.push(seat);
  }
  return seats;
}

/** The pool of each seat: a team shares one (MA-23.2). */
export const poolsBySeat = (arena: Arena): number[] => arena.seats.map((_, seat) => arena.pools[sideOf(seat)]!);
