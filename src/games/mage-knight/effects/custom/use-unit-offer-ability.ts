import type { Rules } from '../../../../engine/rules.js';
import { unitOf } from '../../cards/index.js';
import { distinct } from '../../deeds.js';
import { paymentsFor } from '../../mana.js';
import { askPayment, spend } from '../../paying.js';
import { abilityInText, choose } from '../asking.js';
import { beginEffect, during, type Effect } from '../effect.js';
import { isPlayable } from '../possible.js';
import { runSteps } from '../run.js';

const asUnit = (effect: Effect, unit: string, at: number): Effect => {
  const { mana } = unitOf(unit).abilities[at]!;
  const colours = mana === null ? [] : [mana];
  return beginEffect(effect.realm, effect.seat, { kind: 'unit', id: unit, unit: null, colours, side: null });
};

/** Abilities of a unit of the offer that can be used now, paying their mana. */
function abilities(effect: Effect, unit: string): number[] {
  const { fight } = effect.realm;
  const inFight = fight !== null;
  // Where own units are barred, so is this one (MK-W-9.8).
  if (fight?.unitsBarred === true) return [];
  return unitOf(unit).abilities.flatMap(({ mana, when, steps }, at) => {
    if (when === 'combat' && !inFight) return [];
    if (when === 'own_turn_not_combat' && inFight) return [];
    if (mana !== null && paymentsFor(effect.realm, effect.seat, [mana]).length === 0) return [];
    return isPlayable(asUnit(effect, unit, at), steps) ? [at] : [];
  });
}

const usable = (effect: Effect): string[] =>
  distinct(effect.realm.offers.units).filter(unit => abilities(effect, unit).length > 0);

export const canBorrowAbility = (effect: Effect): boolean => usable(effect).length > 0;

/** One ability of one unit of the offer, as if it were an own ready one (Call to Arms). */
export function* useUnitOfferAbility(effect: Effect): Rules<void> {
  const { realm, seat } = effect;
  const units = usable(effect);
  if (units.length === 0) return;
  const unit = yield* choose(effect, 'card', { ...during(effect), purpose: 'use', zone: 'units' }, units);
  const ids = abilities(effect, unit).map(at => `${at + 1}` as const);
  const about = { ...during(effect), left: 1, alternatives: unitOf(unit).abilities.map(abilityInText) };
  const at = Number(yield* choose(effect, 'option', about, ids)) - 1;
  const { mana, steps } = unitOf(unit).abilities[at]!;
  if (mana !== null) {
    const ways = paymentsFor(realm, seat, [mana]);
    const paidFor = { kind: 'unit', id: unit } as const;
    yield* spend(realm, seat, paidFor, yield* askPayment(realm, seat, paidFor, [mana], ways));
  }
  yield* runSteps(asUnit(effect, unit, at), steps);
}
