import { skillOf } from './cards/index.js';
import type { TerrainCostStep } from './effects/step.js';
import { inForce } from './force.js';
import { groundOf, hasRampaging, heroesOn, isAssault, isClosedCity, isShared, terrainOf } from './land.js';
import type { TerrainChange } from './play-area.js';
import type { Realm } from './state.js';
import { areRivals } from './teams.js';
import type { Terrain, TimeOfDay } from './terms.js';
import type { Space } from './tiles/lattice.js';

type Cost = number | null;

const COSTS: Readonly<Record<Terrain, Readonly<Record<TimeOfDay, Cost>>>> = {
  plains: { day: 2, night: 2 },
  hills: { day: 3, night: 3 },
  forest: { day: 3, night: 5 },
  wasteland: { day: 4, night: 4 },
  desert: { day: 5, night: 3 },
  swamp: { day: 5, night: 5 },
  lake: { day: null, night: null },
  mountain: { day: null, night: null },
  sea: { day: null, night: null },
};
const CITY_COST = 2;
export const EXPLORE_COST = 2;

/** A kind of space as its price knows it: a city has a price of its own (MK-W-4.2). */
export type Priced = Terrain | 'city';

/** The printed price, null = cannot be entered. */
export const printedCost = (priced: Priced, time: TimeOfDay): Cost =>
  priced === 'city' ? CITY_COST : COSTS[priced][time];

/** A change of a price: set, lowered or raised, within its own limits (MK-W-4.7, 4.11). */
export interface PriceChange {
  readonly applies: (priced: Priced) => boolean;
  readonly opens: (priced: Priced) => boolean;
  readonly set: number | null;
  readonly delta: number;
  readonly min: number;
  readonly max: number;
}

/** The price after all changes in the order best for the mover: raised, set, then lowered from the highest floor down. */
export function priceOf(priced: Priced, time: TimeOfDay, changes: readonly PriceChange[]): Cost {
  let cost = printedCost(priced, time);
  const fitting = changes.filter(({ applies }) => applies(priced));
  for (const { delta, max } of fitting)
    if (delta > 0 && cost !== null) cost = Math.max(cost, Math.min(max, cost + delta));
  for (const { set, opens } of fitting) if (set !== null && (cost !== null ? set < cost : opens(priced))) cost = set;
  if (cost === null) return null;
  const lowering = fitting.filter(({ delta }) => delta < 0).sort((one, other) => other.min - one.min);
  for (const { delta, min } of lowering) cost = Math.min(cost, Math.max(min, cost + delta));
  return cost;
}

/** What a step of an effect does to prices. */
function changeOf({ terrain, opens, set, delta, min, max }: TerrainCostStep, chosen: string | null): PriceChange {
  const isListed = (priced: Priced): boolean => {
    if (terrain === 'all') return true;
    if (terrain === 'allAccessible') return priced === 'city' || COSTS[priced].day !== null;
    if (terrain === 'oneChosenType') return priced === chosen;
    return terrain !== 'oneChosenSpace' && priced !== 'city' && terrain.includes(priced);
  };
  return {
    applies: isListed,
    opens: priced => opens !== undefined && priced !== 'city' && (opens === true || opens.includes(priced)),
    set: set ?? null,
    delta: delta ?? 0,
    min: min ?? 0,
    max: max ?? Number.POSITIVE_INFINITY,
  };
}

/** A change for one space only counts there. */
const isFor = ({ step, chosen }: TerrainChange, space: Space): boolean =>
  step.terrain !== 'oneChosenSpace' || chosen === String(space);

/** Changes from own effects and from interactive tokens in the middle (Prayer of Weather). */
function changesFor(realm: Realm, seat: number, space: Space): PriceChange[] {
  const changes = realm.heroes[seat]!.area.terrain.filter(change => isFor(change, space)).map(({ step, chosen }) => ({
    ...changeOf(step, chosen),
    ...(step.terrain === 'oneChosenSpace' ? { applies: () => true } : {}),
  }));
  for (const { skill, owner } of realm.center) {
    for (const step of skillOf(skill).steps) {
      if (step.op !== 'center') continue;
      for (const effect of step.effects ?? []) {
        if ('self' in effect && owner === seat) changes.push(changeOf(effect.self, null));
        if ('others' in effect && areRivals(realm, owner, seat)) changes.push(changeOf(effect.others, null));
      }
    }
  }
  return changes;
}

/** What entering a space costs this hero now, null = it cannot be entered. */
export function costOf(realm: Realm, seat: number, space: Space): Cost {
  const ground = groundOf(realm, space);
  if (ground === undefined || hasRampaging(realm, space) || isClosedCity(realm, space)) return null;
  const hero = realm.heroes[seat]!;
  const priced = terrainOf(realm, space) ?? 'city';
  if (priced !== 'city' && inForce(hero, 'cannotEnter').some(({ change }) => change.terrain.includes(priced)))
    return null;
  return priceOf(priced, realm.time, changesFor(realm, seat, space));
}

/** Safe to end a turn on (MK-W-7.1). */
export function isSafe(realm: Realm, seat: number, space: Space): boolean {
  const ground = groundOf(realm, space);
  if (ground === undefined || hasRampaging(realm, space) || isClosedCity(realm, space)) return false;
  if (isAssault(realm, seat, space)) return false;
  if (!isShared(realm, space) && heroesOn(realm, space).some(other => other !== seat)) return false;
  const terrain = terrainOf(realm, space);
  if (terrain === undefined || printedCost(terrain, realm.time) !== null) return true;
  return inForce(realm.heroes[seat]!, 'terrainSafe').some(({ change }) => change.terrain.includes(terrain));
}
