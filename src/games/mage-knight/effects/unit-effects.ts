import { tell } from '../../../engine/match-state.js';
import type { Rules } from '../../../engine/rules.js';
import { unitOf } from '../cards/index.js';
import { openAttacks } from '../fight/foes.js';
import type { UnitState } from '../state.js';
import { readyUnit as ready, unitWith, woundUnit } from '../units.js';
import { choose } from './asking.js';
import { during, type Effect, heroIn } from './effect.js';
import type { HealUnitStep, ReadyUnitStep, ReadyUnitsStep, UnitModStep, WoundSelfStep } from './unit-steps.js';

/** Spent units up to a level; wounded ones may be readied too (MK-C-7.5). */
export const spentUnits = (effect: Pick<Effect, 'realm' | 'seat'>, maxLevel: number): UnitState[] =>
  heroIn(effect).units.filter(unit => !unit.ready && unitOf(unit.id).level <= maxLevel);

export const woundedUnits = (effect: Pick<Effect, 'realm' | 'seat'>): UnitState[] =>
  heroIn(effect).units.filter(({ wounds }) => wounds > 0);

function* pickUnit(
  effect: Effect,
  units: readonly UnitState[],
  what: 'ready' | 'heal' | 'mod',
  none: boolean,
): Rules<UnitState | undefined> {
  if (units.length === 0) return undefined;
  const keys = units.map(({ key }) => String(key));
  const about = { ...during(effect), what, seat: effect.seat };
  const said = yield* choose(effect, 'unit', about, none ? [...keys, 'none'] : keys);
  return said === 'none' ? undefined : unitWith(heroIn(effect), Number(said));
}

export function* readyUnit(effect: Effect, step: ReadyUnitStep): Rules<void> {
  const { realm, seat } = effect;
  const level = step.maxLevel ?? Number.POSITIVE_INFINITY;
  const units =
    step.which === 'bearer'
      ? heroIn(effect).units.filter(({ key, ready: isReady }) => key === effect.from.unit && !isReady)
      : spentUnits(effect, level);
  const unit = yield* pickUnit(effect, units, 'ready', false);
  if (unit === undefined) return;
  ready(realm, seat, unit);
  effect.readied = true;
  if (step.alsoHeal === true && unit.wounds > 0) healOne(effect, unit);
}

/** Units whose levels together stay within the budget (Rebirth). */
export function* readyUnits(effect: Effect, step: ReadyUnitsStep): Rules<void> {
  let budget = step.levelBudget;
  while (budget > 0) {
    const unit = yield* pickUnit(effect, spentUnits(effect, budget), 'ready', true);
    if (unit === undefined) return;
    ready(effect.realm, effect.seat, unit);
    budget -= unitOf(unit.id).level;
  }
}

export function readyAllUnits({ realm, seat }: Effect): void {
  for (const unit of realm.heroes[seat]!.units) ready(realm, seat, unit);
}

function healOne({ realm, seat }: Effect, unit: UnitState): void {
  unit.wounds -= 1;
  tell(realm, { tell: 'healed', seat, unit: unit.id, count: 1 });
}

export function* healUnit(effect: Effect, step: HealUnitStep): Rules<void> {
  const unit = yield* pickUnit(effect, woundedUnits(effect), 'heal', false);
  for (let wound = 0; unit !== undefined && wound < step.wounds && unit.wounds > 0; wound++) healOne(effect, unit);
}

export function healAllUnits({ realm, seat }: Effect): void {
  for (const unit of realm.heroes[seat]!.units) {
    if (unit.wounds === 0) continue;
    tell(realm, { tell: 'healed', seat, unit: unit.id, count: unit.wounds });
    unit.wounds = 0;
  }
}

/** Own units change for the turn or the fight. */
export function* unitMod(effect: Effect, step: UnitModStep): Rules<void> {
  const hero = heroIn(effect);
  const one = step.scope === 'oneChosen' ? yield* pickUnit(effect, hero.units, 'mod', false) : undefined;
  if (step.scope === 'oneChosen' && one === undefined) return;
  hero.area.unitChanges.push({
    unit: one?.key ?? null,
    not: step.scope === 'otherOwn' ? effect.from.unit : null,
    armor: step.armor ?? 0,
    attack: step.attack ?? 0,
    block: step.block ?? 0,
    resist: [...(step.resist ?? [])],
    until: step.duration === 'combat' ? 'combat' : 'turn',
  });
}

/** The acting unit gets wounds after the effect. */
export function woundSelf(effect: Effect, step: WoundSelfStep): void {
  const unit = effect.from.unit === null ? undefined : unitWith(heroIn(effect), effect.from.unit);
  if (unit !== undefined) woundUnit(effect.realm, effect.seat, unit, step.amount);
}

/** Damage of the attack just lowered goes to the acting unit first (Shocktroops). */
export function redirectDamage(effect: Effect): void {
  const { fight } = effect.realm;
  if (fight === null || effect.from.unit === null) return;
  const open = openAttacks(fight).find(({ foe }) => foe.key === effect.foe);
  if (open !== undefined) open.foe.attacks[open.index]!.redirect = effect.from.unit;
}
