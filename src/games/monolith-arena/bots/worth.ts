import { beginBattle } from '../battle.js';
import { cloneArena } from '../clone.js';
import type { Arena } from '../state.js';
import { sideOf } from '../teams.js';
import { instinct } from './instincts.js';
import { heldWorth, WORTH } from './tile-worth.js';
import { playOn } from './trial.js';

/** How much the parts of a position count. All in hit points of a Banner. */
export interface Weights {
  /** What a Battle on the present board would change in the pools. */
  readonly battle: number;
  /** The same with the ending near, when the Battle is sure to come as it stands. */
  readonly lastBattle: number;
  /** Tiles lying now, and tiles that would outlive a Battle. */
  readonly lying: number;
  readonly surviving: number;
  /** Tiles in hand. */
  readonly held: number;
  /** Each poison marker on a tile or a Banner: a wound in every Battle to come. */
  readonly poison: number;
}

export const WEIGHTS: Weights = { battle: 0.7, lastBattle: 0.95, lying: 0.3, surviving: 0.4, held: 0.45, poison: 1 };

/** More than any position: the match is won. */
const DECIDED = 1000;
/** A Banner that would fall counts beyond the hit points it has left. */
const FALL = 6;

/**
 * How good the position is for a side: its lead in hit points of a Banner, with what a Battle on this very board would
 * bring. Whoever fights it, a Battle is what a position is for.
 */
export function worth(arena: Arena, side: number, weights: Weights = WEIGHTS): number {
  if (arena.outcome !== null) return settled(arena, side);
  const after = cloneArena(arena);
  beginBattle(after, 'order');
  playOn(
    after,
    decision => instinct(after, decision),
    ({ phase }) => phase === 'battle-end',
  );
  const now = lead(arena.pools, side);
  const then = lead(after.pools, side);
  const weight = arena.closing === null ? weights.battle : weights.lastBattle;
  const fall = Number(after.pools[1 - side] === 0) - Number(after.pools[side] === 0);
  return (
    now +
    weight * (then - now + FALL * fall) +
    weights.lying * material(arena, side, weights) +
    weights.surviving * material(after, side, weights) +
    weights.held * hands(arena, side)
  );
}

function settled({ outcome, seats }: Arena, side: number): number {
  const places = outcome!.places;
  if (places.every(place => place === places[0])) return 0;
  return places[seats.findIndex((_, seat) => sideOf(seat) === side)] === 1 ? DECIDED : -DECIDED;
}

const lead = (pools: Arena['pools'], side: number): number => pools[side]! - pools[1 - side]!;

/** Tiles on the board and inside Monoliths, ours less theirs. */
function material(arena: Arena, side: number, weights: Weights): number {
  let total = 0;
  for (const tile of arena.board) {
    if (!tile) continue;
    const sign = sideOf(tile.seat) === side ? 1 : -1;
    total += sign * (WORTH[tile.print]! - weights.poison * tile.poison);
  }
  for (const { monolith } of arena.seats)
    if (monolith)
      for (const tile of monolith.under)
        if (tile) total += (sideOf(tile.seat) === side ? 0.7 : -0.7) * WORTH[tile.print]!;
  return total;
}

/** Tiles in hand, ours less theirs. */
function hands(arena: Arena, side: number): number {
  let total = 0;
  for (let seat = 0; seat < arena.seats.length; seat++) {
    const sign = sideOf(seat) === side ? 1 : -1;
    for (const print of arena.seats[seat]!.hand) total += sign * heldWorth(print, arena.closing !== null);
  }
  return total;
}
