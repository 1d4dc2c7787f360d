import type { Rules } from '../../../engine/rules.js';
import { drawCards, takeWounds } from '../deeds.js';
import { inForce, useRule } from '../force.js';
import { changeReputation, gainFame } from '../tracks.js';
import { choose } from './asking.js';
import { counted } from './counting.js';
import { during, type Effect, heroIn } from './effect.js';
import { addPiece } from './pieces.js';
import type { HandLimitStep, HealStep, PointsStep, TakeWoundStep, ValueKind } from './step.js';

/** The bonus of a composite effect goes once, to the first value of its kinds (MK-C-A8). */
export function takeBonus(effect: Effect, kind: ValueKind): number {
  if (effect.bonus === null || !effect.bonus.kinds.includes(kind)) return 0;
  const { amount } = effect.bonus;
  effect.bonus = null;
  return amount;
}

/** Cards that give Move may be raised by an earlier one (Tirelessness). */
export function moveCardBonus(effect: Effect): number {
  if (effect.from.kind !== 'card') return 0;
  let bonus = 0;
  for (const rule of inForce(heroIn(effect), 'moveCardBonus')) {
    if (rule.from === effect.from.id) continue;
    bonus += rule.change.amount;
    useRule(rule);
  }
  return bonus;
}

/** Move, Influence, cards, Fame and reputation: that many (MK-C-4.1). */
export function givePoints(effect: Effect, step: PointsStep): void {
  const { realm, seat } = effect;
  const { area } = heroIn(effect);
  const base = step.amountFrom === undefined ? (effect.amount ?? step.amount) : (effect.bound.n?.length ?? 0);
  const amount = base + counted(effect, step.per);
  switch (step.op) {
    case 'move': {
      const move = amount + takeBonus(effect, 'move') + moveCardBonus(effect);
      if (effect.shape?.from === 'move') addPiece(effect, effect.shape.into, move, 'physical', 'melee');
      else area.move += move;
      break;
    }
    case 'influence':
      area.influence += amount + takeBonus(effect, 'influence');
      break;
    case 'draw':
      drawCards(realm, seat, amount);
      break;
    case 'fame':
      gainFame(realm, seat, amount, 'card');
      break;
    case 'reputation':
      changeReputation(realm, seat, amount);
      break;
  }
}

/** Healing points; none in a fight (MK-W-14.3). */
export function heal(effect: Effect, step: HealStep): void {
  if (effect.realm.fight !== null) return;
  const { area } = heroIn(effect);
  const amount = effect.amount ?? step.amount;
  area.heal += amount;
  if (step.onSpendEach !== undefined) area.healWithFame += amount;
}

export function* takeWound(effect: Effect, step: TakeWoundStep): Rules<void> {
  const into = step.to === 'hand' ? 'hand' : yield* choose(effect, 'wound-to', during(effect), ['hand', 'discard']);
  const toHand = into === 'hand' ? step.amount : 0;
  takeWounds(effect.realm, effect.seat, toHand, step.amount - toHand, effect.from.id);
}

/** The next draw goes up to another limit (MK-W-2.10). */
export function changeHandLimit(effect: Effect, step: HandLimitStep): void {
  heroIn(effect).nextDraw += step.delta;
}
