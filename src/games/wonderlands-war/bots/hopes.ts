import { cardOfStandee } from '../board.js';
import { CASTLE_STRENGTH } from '../components.js';
import { isOpenForCastle } from '../effects/placing.js';
import { isForTwo, LYING, NO_CASTLE, type Seat, unitsIn, type Wonderland } from '../state.js';
import { resistanceOf, worthOf } from '../war.js';
import { type Bag, bagOf } from './chip-power.js';

/** More draws than this nobody makes. */
const MOST_DRAWS = 7;
/** How much luck there is in a whole battle, in strength. */
const LUCK = 3;
/** Part of its value that a castle lying on its side is worth: it may be raised, and it fights (WW-18.7). */
const LYING_PART = 0.4;
/** What a castle brings in later battles. */
const CASTLE_IN_BATTLE = 0.5;

/** What would come to a region. */
export interface Arrival {
  readonly units: number;
  readonly strength: number;
}

export const NOBODY: Arrival = { units: 0, strength: 0 };

/** What everybody can draw, found once for many hopes. */
export const bagsOf = (state: Wonderland): readonly Bag[] => state.seats.map(seat => bagOf(state, seat));

export const chance = (lead: number, luck: number): number => 1 / (1 + Math.exp(-lead / luck));

/** Start strength of a seat in a region, abilities aside (WW-7.4). */
function startOf(owner: Seat, region: number): number {
  let strength = owner.leaderIn === region ? owner.leader : 0;
  for (const standee of owner.standees[region]!) strength += cardOfStandee(standee).strength;
  return strength + (owner.castles[region] === NO_CASTLE ? 0 : CASTLE_STRENGTH);
}

/** The strength a seat is likely to end a battle with: units are what lets it draw. */
function expected(owner: Seat, bag: Bag, region: number, { units, strength }: Arrival): number {
  const there = unitsIn(owner, region) + units;
  if (there === 0) return 0;
  const endurance = there - 0.4 + (owner.shield ? 0.7 : 0);
  const draws = Math.min(MOST_DRAWS, 1 + endurance / Math.max(0.12, bag.harm) / 1.6);
  return startOf(owner, region) + strength + bag.strength * draws;
}

/** What the castle of a win is worth: nothing where one stands (WW-12.8). */
export function castleWorth(state: Wonderland, seat: number, region: number): number {
  if (!isOpenForCastle(state, seat, region)) return 0;
  const { castles, castleValue } = state.seats[seat]!;
  const value = castleValue + 0.4 * Math.max(0, 3 - state.round);
  if (!isForTwo(state)) return value + CASTLE_IN_BATTLE * (3 - state.round);
  return castles[region] === LYING ? value * (1 - LYING_PART) : value * LYING_PART + 1;
}

/** The points a seat may hope for in a region of this round, with what might come there. */
export function hope(state: Wonderland, bags: readonly Bag[], seat: number, region: number, arrival: Arrival): number {
  const owner = state.seats[seat]!;
  if (unitsIn(owner, region) + arrival.units === 0) return 0;
  const value = worthOf(state, region);
  const castle = castleWorth(state, seat, region);
  const mine = expected(owner, bags[seat]!, region, arrival);
  let [win, rivals, best] = [1, 0, 0];
  for (const [at, other] of state.seats.entries()) {
    if (at === seat || unitsIn(other, region) === 0) continue;
    const theirs = expected(other, bags[at]!, region, NOBODY);
    win *= chance(mine - theirs, LUCK);
    best = Math.max(best, theirs);
    rivals += 1;
  }
  if (isForTwo(state)) {
    const stands = chance(mine - resistanceOf(state) + 0.5, LUCK / 2);
    return stands * (win * (value + castle) + (1 - win) * 0.5 * value);
  }
  if (rivals === 0) return Math.max(value, castle);
  const second = rivals === 1 ? 1 - win : (1 - win) * chance(mine - best + 2, LUCK);
  return win * (value + castle) + second * 0.4 * value;
}

/** How much better things look with these units in a region. */
export const gainBy = (
  state: Wonderland,
  bags: readonly Bag[],
  seat: number,
  region: number,
  arrival: Arrival,
): number => hope(state, bags, seat, region, arrival) - hope(state, bags, seat, region, NOBODY);
