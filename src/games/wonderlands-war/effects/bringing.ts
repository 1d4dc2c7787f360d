import { tell } from '../../../engine/match-state.js';
import type { Rules } from '../../../engine/rules.js';
import { eliminate, loseUnit } from '../losses.js';
import { choose } from '../question.js';
import { nameOfRegion, neighbours, regionsFrom } from '../regions.js';
import { fighterOf, unitsIn, type Wonderland } from '../state.js';
import { dropUnit, movableElsewhere, moveUnit, parseUnitAt, type UnitAt, unitAt, unitsToLose } from '../units.js';

/** The leader may come from any region or the reserve (WW-20.7c). */
export function* bringLeader(state: Wonderland, seat: number, source: string): Rules<boolean> {
  const owner = state.seats[seat]!;
  const from = owner.leaderIn < 0 ? null : nameOfRegion(owner.leaderIn);
  const said = yield* choose('bring-leader', seat, { source, from }, ['bring', 'none']);
  if (said === 'none') return false;
  owner.leaderIn = state.battle!.region;
  tell(state, { tell: 'unit-moved', seat, unit: 'leader', from, into: nameOfRegion(owner.leaderIn), source });
  return true;
}

/** One supporter may come from an adjacent region. */
export function* bringSupporter(state: Wonderland, seat: number, source: string): Rules<boolean> {
  const { supporters } = state.seats[seat]!;
  const near = neighbours(state.battle!.region, state.unused).filter(region => supporters[region]! > 0);
  return yield* bring(
    state,
    seat,
    source,
    near.map(region => unitAt('supporter', region)),
  );
}

/** One supporter or standee may come from any other region. */
export function* bringUnit(state: Wonderland, seat: number, source: string): Rules<boolean> {
  return yield* bring(state, seat, source, movableElsewhere(state.seats[seat]!, state.battle!.region));
}

function* bring(state: Wonderland, seat: number, source: string, units: readonly UnitAt[]): Rules<boolean> {
  if (units.length === 0) return false;
  const here = state.battle!.region;
  const said = yield* choose('bring-unit', seat, { source }, ['none', ...units]);
  if (said === 'none') return false;
  const { unit, region } = parseUnitAt(said);
  moveUnit(state, seat, unit, region, here);
  const [from, to] = [nameOfRegion(region), nameOfRegion(here)];
  tell(state, { tell: 'unit-moved', seat, unit, from, into: to, source });
  return true;
}

/** A unit in any region may be given up; the last one here eliminates at once (A-29, WW-20.6d). */
export function* giveUpUnit(state: Wonderland, seat: number, source: string): Rules<boolean> {
  const owner = state.seats[seat]!;
  const here = state.battle!.region;
  const units = regionsFrom(here, state.unused).flatMap(region =>
    unitsToLose(owner, region).map(unit => unitAt(unit, region)),
  );
  const said = yield* choose('give-up', seat, { source }, ['none', ...units]);
  if (said === 'none') return false;
  const { unit, region } = parseUnitAt(said);
  const fighter = fighterOf(state.battle!, seat)!;
  if (region === here) loseUnit(state, fighter, unit);
  else {
    dropUnit(owner, unit, region);
    tell(state, { tell: 'unit-lost', seat, unit, region: nameOfRegion(region) });
  }
  if (unitsIn(owner, here) === 0) eliminate(state, fighter);
  return true;
}
