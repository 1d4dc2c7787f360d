import type { Rules } from '../../../engine/rules.js';
import { attackNow, foeWith, standing } from '../fight/foes.js';
import { fightNow } from '../fight/now.js';
import type { FightState, Piece } from '../fight/state.js';
import { hasRule, inForce, timeNow, useRule } from '../force.js';
import { groundOf, terrainOf } from '../land.js';
import type { Element, Reach } from '../terms.js';
import { printedCost } from '../terrain.js';
import { unitBonus, unitWith } from '../units.js';
import { choose } from './asking.js';
import type { AttackStep, BlockStep } from './combat-steps.js';
import { counted } from './counting.js';
import { bind, during, type Effect, heroIn, sourceOf } from './effect.js';
import { takeBonus } from './points.js';
import type { ValueKind } from './step.js';

/** Points wait in the fight until they are given to somebody (MK-C-4.14). */
export function addPiece(
  effect: Effect,
  kind: ValueKind,
  amount: number,
  element: Element,
  range: Reach,
  more: Partial<Piece> = {},
): void {
  const { fight } = effect.realm;
  const { area } = heroIn(effect);
  if (kind === 'move') area.move += amount;
  else if (kind === 'influence') area.influence += amount;
  if (fight === null || (kind !== 'attack' && kind !== 'block')) return;
  const piece: Piece = {
    amount,
    element,
    range,
    sideways: false,
    doubleVsSwift: false,
    group: null,
    perSymbol: 0,
    target: null,
    targetNot: null,
    from: sourceOf(effect),
    hooks: [],
    ...more,
  };
  fight[kind].push(piece);
  effect.pieces.push(piece);
}

/** What raises attack points of a card: Ambush, Deadly Aim; of a unit: banners, Leadership (MK-C-7.4). */
export function attackBonus(effect: Effect, range: Reach): number {
  const { realm, seat, from } = effect;
  const hero = heroIn(effect);
  let bonus = takeBonus(effect, 'attack');
  if (from.kind === 'unit') {
    const unit = from.unit === null ? undefined : unitWith(hero, from.unit);
    if (unit !== undefined) bonus += unitBonus(realm, seat, unit, 'attack');
    const { boost } = effect;
    if (boost?.kind === 'attack' && range === 'melee') bonus += boost.amount;
    if (boost?.kind === 'ranged' && range === 'ranged') bonus += boost.amount;
  }
  if (from.kind === 'card') {
    for (const rule of inForce(hero, 'firstCombatCardBonus')) {
      bonus += rule.change.attack;
      useRule(rule);
    }
    for (const rule of inForce(hero, 'attackCardBonus')) {
      bonus += realm.fight?.phase === 'attack' ? rule.change.attackPhase : rule.change.rangedSiegePhase;
      useRule(rule);
    }
  }
  return bonus;
}

export function blockBonus(effect: Effect): number {
  const { realm, seat, from } = effect;
  const hero = heroIn(effect);
  let bonus = takeBonus(effect, 'block');
  if (from.kind === 'unit') {
    const unit = from.unit === null ? undefined : unitWith(hero, from.unit);
    if (unit !== undefined) bonus += unitBonus(realm, seat, unit, 'block');
    if (effect.boost?.kind === 'block') bonus += effect.boost.amount;
  }
  if (from.kind === 'card')
    for (const rule of inForce(hero, 'firstCombatCardBonus')) {
      bonus += rule.change.block;
      useRule(rule);
    }
  for (const rule of inForce(hero, 'blockBonus')) {
    bonus += rule.change.amount;
    useRule(rule);
  }
  return bonus;
}

/** Sword of Justice: physical attacks of the attack phase count double, sideways ones too. */
export const factorOf = (effect: Effect, element: Element): number =>
  element === 'physical' && effect.realm.fight?.phase === 'attack' && hasRule(heroIn(effect), 'doublePhysicalAttacks')
    ? 2
    : 1;

/** Bow of Starsdawn: a ranged attack doubles or becomes siege, a siege attack may double and become ranged. */
function* transformed(effect: Effect, amount: number, range: Reach): Rules<{ amount: number; range: Reach }> {
  if (range === 'melee' || !hasRule(heroIn(effect), 'transformRanged')) return { amount, range };
  const options = range === 'ranged' ? (['double', 'siege'] as const) : (['none', 'ranged'] as const);
  switch (yield* choose(effect, 'transform', during(effect), options)) {
    case 'double':
      return { amount: amount * 2, range };
    case 'siege':
      return { amount, range: 'siege' };
    case 'ranged':
      return { amount: amount * 2, range: 'ranged' };
    default:
      return { amount, range };
  }
}

/** Attack points of an effect. */
export function* attack(effect: Effect, step: AttackStep): Rules<void> {
  const { fight } = effect.realm;
  if (fight === null) return;
  const enemy = foeNamed(effect, 'e');
  const element = step.element === 'ofEnemy' ? (elementOf(effect, enemy) ?? 'physical') : step.element;
  let amount = step.amountFrom === undefined ? (effect.amount ?? step.amount) : amountOf(effect, enemy);
  amount += counted(effect, step.per) + attackBonus(effect, step.range);
  if (step.plusChosen !== undefined) {
    const { min, max, bind: name } = step.plusChosen;
    const ids = Array.from({ length: max - min + 1 }, (_, at) => `${min + at}` as const);
    const raise = Number(yield* choose(effect, 'amount', { ...during(effect), what: 'raise' }, ids));
    bind(effect, name, new Array<number>(raise).fill(1));
    amount += raise;
  }
  if (step.flipSelf === true) flip(effect);
  if (effect.shape?.from === 'attack') {
    addPiece(effect, effect.shape.into, amount, element, 'melee');
    return;
  }
  const made = yield* transformed(effect, amount * factorOf(effect, element), step.range);
  const only = yield* onlyTarget(effect, step);
  if (step.onEachOf === undefined) {
    if (made.amount > 0) addPiece(effect, 'attack', made.amount, element, made.range, only);
    return;
  }
  // One packet against each of several enemies (Forked Lightning).
  for (const target of yield* severalFoes(effect, fight, step.onEachOf.differentEnemies))
    addPiece(effect, 'attack', made.amount, element, made.range, { target });
}

/** So many different enemies; where there are no more than that, all of them. */
function* severalFoes(effect: Effect, fight: FightState, count: number): Rules<number[]> {
  const all = standing(fight).map(({ key }) => key);
  const chosen: number[] = all.length <= count ? all : [];
  while (chosen.length < Math.min(count, all.length)) {
    const keys = all.filter(key => !chosen.includes(key)).map(String);
    const about = {
      ...during(effect),
      fight: fightNow(effect.realm, fight),
      what: 'points',
      left: count - chosen.length,
    };
    chosen.push(Number(yield* choose(effect, 'foe', about, keys)));
  }
  return chosen;
}

/** Block points of an effect. */
export function* block(effect: Effect, step: BlockStep): Rules<void> {
  if (effect.realm.fight === null) return;
  const element = step.element === 'byTime' ? step.elementByTime![timeNow(effect.realm)] : step.element;
  const base = step.amountFrom === undefined ? (effect.amount ?? step.amount) : ownSpaceCost(effect, step);
  const amount = base + counted(effect, step.per) + blockBonus(effect);
  if (effect.shape?.from === 'block') {
    addPiece(effect, effect.shape.into, amount, element, 'melee');
    return;
  }
  const only = yield* onlyTarget(effect, step);
  const perSymbol = step.per?.of === 'abilityAttackColorOrResistanceOnBlockedEnemy' ? step.per.add : 0;
  addPiece(effect, 'block', amount, element, 'melee', {
    doubleVsSwift: step.doubleVsSwift === true,
    group: step.group === undefined ? null : `${effect.from.id}/${step.group}`,
    perSymbol,
    ...only,
  });
}

/** The enemy the points are for; where none was named yet, it is named now (Dueling). */
function* onlyTarget(effect: Effect, { only }: AttackStep | BlockStep): Rules<Partial<Piece>> {
  if (only === undefined) return {};
  if ('targetNot' in only) return { targetNot: foeNamed(effect, only.targetNot) };
  const known = foeNamed(effect, only.target);
  if (known !== null) return { target: known };
  const { fight } = effect.realm;
  if (fight === null) return {};
  const keys = standing(fight).map(({ key }) => String(key));
  const about = { ...during(effect), fight: fightNow(effect.realm, fight), what: 'points', left: 1 };
  const key = Number(yield* choose(effect, 'foe', about, keys));
  bind(effect, only.target, [key]);
  return { target: key };
}

const foeNamed = (effect: Effect, name: string): number | null => {
  const key = effect.bound[name]?.[0];
  return typeof key === 'number' ? key : null;
};

function elementOf({ realm }: Effect, key: number | null): Element | null {
  const { fight } = realm;
  return fight === null || key === null ? null : (attackNow(foeWith(fight, key), 0, fight.cities)?.element ?? null);
}

function amountOf({ realm }: Effect, key: number | null): number {
  const { fight } = realm;
  return fight === null || key === null ? 0 : (attackNow(foeWith(fight, key), 0, fight.cities)?.amount ?? 0);
}

/** The printed price of the own space (One With the Land). */
function ownSpaceCost(effect: Effect, { special }: BlockStep): number {
  const { space } = heroIn(effect);
  const ground = space === null ? undefined : groundOf(effect.realm, space);
  if (ground === undefined) return 0;
  const priced = terrainOf(effect.realm, space!) ?? 'city';
  return printedCost(priced, timeNow(effect.realm)) ?? special?.[ground.terrain] ?? 0;
}

/** The skill token turns face down. */
export function flip(effect: Effect): void {
  const skill = heroIn(effect).skills.find(({ id }) => id === effect.from.id);
  if (skill !== undefined) skill.up = false;
}
