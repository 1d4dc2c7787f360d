import { tell } from '../../../engine/match-state.js';
import { askSome, type Rules } from '../../../engine/rules.js';
import { isAllowedBy } from '../board.js';
import { choose } from '../question.js';
import { nameOfRegion, regionOf, regionsFrom } from '../regions.js';
import { isForTwo, LYING, NO_CASTLE, type Seat, STANDING, type Wonderland } from '../state.js';
import { liftUnit, movableElsewhere, moveUnit, parseUnitAt, putUnit, type UnitAt } from '../units.js';
import type { StandeeId } from '../wonderlandian.js';

export const regionIds = (state: Wonderland) => regionsFrom(state.pawn, state.unused).map(nameOfRegion);

/** How many units of a group can be placed; for each missing one another may be moved (WW-4.2, WW-4.3). */
function sizeOf({ pool, reserve }: Seat, count: number): { placed: number; missing: number } {
  const placed = Math.min(count, pool + reserve.length);
  return { placed, missing: count - placed };
}

/** Whether anybody could be placed or moved. */
export function canPlace(state: Wonderland, seat: number, count: number): boolean {
  const owner = state.seats[seat]!;
  const { placed, missing } = sizeOf(owner, count);
  return placed > 0 || (missing > 0 && movableElsewhere(owner, -1).length > 0);
}

/** Whether a group may go to several regions: the Queen's (WW-5.3). */
export const maySplit = (state: Wonderland, seat: number, count: number): boolean =>
  count > 1 && isAllowedBy(state, seat, 'tea_place', 'spread_units');

/** A group of units in one region; the Queen's supporters may go to several (WW-4.2, WW-5.3). */
export function* placeUnits(state: Wonderland, seat: number, source: string, count: number): Rules<void> {
  if (!canPlace(state, seat, count)) return;
  const split = maySplit(state, seat, count) ? (['split'] as const) : [];
  const about = { source, units: count, what: 'group' } as const;
  const said = yield* choose('place-units', seat, about, [...regionIds(state), ...split]);
  yield* said === 'split'
    ? spreadUnits(state, seat, source, count)
    : placeGroup(state, seat, source, count, regionOf(said));
}

/** The whole group in this region. */
export function* placeGroup(
  state: Wonderland,
  seat: number,
  source: string,
  count: number,
  region: number,
): Rules<void> {
  const { placed, missing } = sizeOf(state.seats[seat]!, count);
  const standees = yield* chooseStandees(state, seat, source, placed);
  const supporters = placed - standees.length;
  place(state, seat, region, supporters, standees);
  const moved = yield* liftUnits(state, seat, source, missing, region);
  if (placed + moved.length === 0) return;
  tell(state, { tell: 'units-placed', seat, region: nameOfRegion(region), supporters, standees, moved });
}

/** Supporters one by one, standees together, lifted units wherever they are wanted. */
export function* spreadUnits(state: Wonderland, seat: number, source: string, count: number): Rules<void> {
  const { placed, missing } = sizeOf(state.seats[seat]!, count);
  const standees = yield* chooseStandees(state, seat, source, placed);
  if (standees.length > 0) {
    const about = { source, units: standees.length, what: 'standees' } as const;
    const region = nameOfRegion(regionOf(yield* choose('place-units', seat, about, regionIds(state))));
    place(state, seat, regionOf(region), 0, standees);
    tell(state, { tell: 'units-placed', seat, region, supporters: 0, standees, moved: [] });
  }
  for (let left = placed - standees.length; left > 0; left--) {
    const about = { source, units: left, what: 'supporter' } as const;
    const region = nameOfRegion(regionOf(yield* choose('place-units', seat, about, regionIds(state))));
    place(state, seat, regionOf(region), 1, []);
    tell(state, { tell: 'units-placed', seat, region, supporters: 1, standees: [], moved: [] });
  }
  for (let left = missing; left > 0; left--) if (!(yield* moveAnywhere(state, seat, source, left))) return;
}

/** Standees that come in place of supporters: as many as the pool cannot serve, more if wanted (WW-4.2, WW-20.5). */
function* chooseStandees(state: Wonderland, seat: number, source: string, placed: number): Rules<StandeeId[]> {
  const { reserve, pool } = state.seats[seat]!;
  if (reserve.length === 0 || placed === 0) return [];
  const chosen = yield* askSome<StandeeId>({
    key: 'standees',
    seat,
    about: { source, units: placed },
    options: reserve.map(id => ({ id })),
    min: Math.max(0, placed - pool),
    max: Math.min(reserve.length, placed),
  });
  return [...chosen];
}

function place(
  state: Wonderland,
  seat: number,
  region: number,
  supporters: number,
  standees: readonly StandeeId[],
): void {
  const owner = state.seats[seat]!;
  owner.pool -= supporters;
  owner.supporters[region]! += supporters;
  owner.reserve = owner.reserve.filter(id => !standees.includes(id));
  owner.standees[region]!.push(...standees);
}

/** For each missing unit one from another region may come; each may be declined (WW-4.3, WW-4.17). */
function* liftUnits(state: Wonderland, seat: number, source: string, missing: number, region: number): Rules<UnitAt[]> {
  const moved: UnitAt[] = [];
  for (let left = missing; left > 0; left--) {
    const units = movableElsewhere(state.seats[seat]!, region);
    if (units.length === 0) break;
    const about = { source, to: nameOfRegion(region), left };
    const said = yield* choose('lift', seat, about, ['none', ...units]);
    if (said === 'none') break;
    const { unit, region: from } = parseUnitAt(said);
    moveUnit(state, seat, unit, from, region);
    moved.push(said as UnitAt);
  }
  return moved;
}

/** A unit from any region to any other; tells whether one was moved. */
function* moveAnywhere(state: Wonderland, seat: number, source: string, left: number): Rules<boolean> {
  const units = movableElsewhere(state.seats[seat]!, -1);
  if (units.length === 0) return false;
  const said = yield* choose('lift', seat, { source, to: null, left }, ['none', ...units]);
  if (said === 'none') return false;
  const { unit, region: from } = parseUnitAt(said);
  const ids = regionIds(state).filter(id => id !== nameOfRegion(from));
  const to = yield* choose('lift-to', seat, { source, unit, from: nameOfRegion(from) }, ids);
  moveUnit(state, seat, unit, from, regionOf(to));
  tell(state, { tell: 'units-placed', seat, region: to, supporters: 0, standees: [], moved: [said as UnitAt] });
  return true;
}

/** Where and how one supporter is placed: `here` = a region, -1 = any; in the tea party a standee may come. */
interface OneSupporter {
  readonly source: string;
  readonly here: number;
  readonly optional: boolean;
  readonly standees: boolean;
}

/** One supporter from the pool; with an empty pool one may be lifted elsewhere (WW-4.3). */
export function* placeSupporter(
  state: Wonderland,
  seat: number,
  { source, here, optional, standees }: OneSupporter,
): Rules<void> {
  const owner = state.seats[seat]!;
  const regions = here < 0 ? regionIds(state) : [nameOfRegion(here)];
  const units = [
    ...(owner.pool > 0 ? (['supporter'] as const) : []),
    ...(standees ? owner.reserve.map(id => `standee:${id}` as const) : []),
  ];
  const lifts = owner.pool > 0 ? [] : movableElsewhere(owner, here).map(unit => `lift:${unit}` as const);
  const ids = [...units.flatMap(unit => regions.map(region => `${unit}@${region}` as const)), ...lifts];
  if (ids.length === 0) return;
  const mayDecline = optional || owner.pool === 0;
  const about = { source, to: here < 0 ? null : nameOfRegion(here) };
  const said = yield* choose('extra-unit', seat, about, mayDecline ? ['none', ...ids] : ids);
  if (said === 'none') return;
  if (said.startsWith('lift:')) return yield* liftFor(state, seat, source, said.slice('lift:'.length), here);
  const { unit, region } = parseUnitAt(said);
  if (unit === 'supporter') owner.pool -= 1;
  else owner.reserve = owner.reserve.filter(id => `standee:${id}` !== unit);
  putUnit(owner, unit, region);
  const placed = unit === 'supporter' ? { supporters: 1, standees: [] } : { supporters: 0, standees: [unit.slice(8)] };
  tell(state, { tell: 'units-placed', seat, region: nameOfRegion(region), ...placed, moved: [] });
}

function* liftFor(state: Wonderland, seat: number, source: string, lifted: string, here: number): Rules<void> {
  const owner = state.seats[seat]!;
  const { unit, region: from } = parseUnitAt(lifted);
  const ids = here < 0 ? regionIds(state).filter(id => id !== nameOfRegion(from)) : [nameOfRegion(here)];
  const to = yield* choose('lift-to', seat, { source, unit, from: nameOfRegion(from) }, ids);
  liftUnit(owner, unit, from);
  putUnit(owner, unit, regionOf(to));
  tell(state, { tell: 'units-placed', seat, region: to, supporters: 0, standees: [], moved: [lifted] });
}

/** Whether a castle reward can be used in a region (WW-4.11, WW-12.8, WW-18.7). */
export const isOpenForCastle = (state: Wonderland, seat: number, region: number): boolean =>
  state.seats[seat]!.castles[region]! < (isForTwo(state) ? STANDING : LYING);

/** Regions where a castle reward can be used. */
export const openForCastle = (state: Wonderland, seat: number): number[] =>
  regionsFrom(state.pawn, state.unused).filter(region => isOpenForCastle(state, seat, region));

/** Builds a castle; two players lay it first and raise it the second time (WW-18.7). */
export function buildCastle(state: Wonderland, seat: number, region: number, source: string): void {
  const { castles } = state.seats[seat]!;
  const raised = !isForTwo(state) || castles[region] === LYING;
  const was = castles[region] === NO_CASTLE ? 'none' : 'lying';
  castles[region] = raised ? STANDING : LYING;
  tell(state, { tell: 'castle', seat, region: nameOfRegion(region), stands: raised, was, source });
}

/** A castle in a region where there is none yet (WW-4.11). */
export function* placeCastle(state: Wonderland, seat: number, source: string): Rules<void> {
  const open = openForCastle(state, seat).map(nameOfRegion);
  if (open.length === 0) return;
  const region = yield* choose('castle', seat, { source }, open);
  buildCastle(state, seat, regionOf(region), source);
}
