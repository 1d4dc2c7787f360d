import { REGIONS, type RegionId, regionOf } from './regions.js';
import type { Seat, Wonderland } from './state.js';
import { isStandee, type StandeeId } from './wonderlandian.js';

/** A unit as answers name it. */
export type Unit = 'supporter' | `standee:${StandeeId}` | 'leader';
/** A unit and the region it stands in. */
export type UnitAt = `${Unit}@${RegionId}`;

export const unitAt = (unit: Unit, region: number): UnitAt => `${unit}@${REGIONS[region]!}`;

/** Reads a unit in a region. */
export function parseUnitAt(text: string): { unit: Unit; region: number } {
  const [unit, region] = text.split('@') as [Unit, string];
  return { unit, region: regionOf(region) };
}

const standeeOf = (unit: Unit): StandeeId | null => {
  const name = unit.slice('standee:'.length);
  return isStandee(name) ? name : null;
};

/** Kinds of units a seat has in a region; the leader only where it may be given up: when it is alone (WW-9.2). */
export function unitsToLose(seat: Seat, region: number): Unit[] {
  const units = movableUnits(seat, region);
  if (units.length === 0 && seat.leaderIn === region) return ['leader'];
  return units;
}

/** Supporters and standees of a seat in a region, each kind once. */
const movableUnits = (seat: Seat, region: number): Unit[] => [
  ...(seat.supporters[region]! > 0 ? (['supporter'] as const) : []),
  ...seat.standees[region]!.map((standee): Unit => `standee:${standee}`),
];

/** Supporters and standees of a seat in all regions but one. */
export const movableElsewhere = (seat: Seat, here: number): UnitAt[] =>
  REGIONS.flatMap((_, region) => (region === here ? [] : movableUnits(seat, region).map(unit => unitAt(unit, region))));

/** Takes a unit from a region. */
export function liftUnit(seat: Seat, unit: Unit, region: number): void {
  const standee = standeeOf(unit);
  if (unit === 'supporter') seat.supporters[region]! -= 1;
  else if (unit === 'leader') seat.leaderIn = -1;
  else seat.standees[region] = seat.standees[region]!.filter(other => other !== standee);
}

/** Puts a unit into a region. */
export function putUnit(seat: Seat, unit: Unit, region: number): void {
  if (unit === 'supporter') seat.supporters[region]! += 1;
  else if (unit === 'leader') seat.leaderIn = region;
  else seat.standees[region]!.push(standeeOf(unit)!);
}

export function moveUnit(state: Wonderland, seat: number, unit: Unit, from: number, to: number): void {
  liftUnit(state.seats[seat]!, unit, from);
  putUnit(state.seats[seat]!, unit, to);
}

/** A lost unit: supporters to the pool, standees to the reserve; the leader waits too (WW-9.1). */
export function dropUnit(seat: Seat, unit: Unit, region: number): void {
  liftUnit(seat, unit, region);
  if (unit === 'supporter') seat.pool += 1;
  else if (unit !== 'leader') seat.reserve.push(standeeOf(unit)!);
}
