import type { CustomNamed } from '../custom-step.js';
import { type Effect, heroIn } from '../effect.js';

/** Only as the action of the turn. */
export const canSpendInfluence = (effect: Effect): boolean =>
  effect.realm.fight === null && heroIn(effect).area.stage === 'movement';

/** Taken as the action: for the rest of the turn Influence buys healing, and readies one unit (Peaceful Moment). */
export function spendInfluence(effect: Effect, step: CustomNamed<'spendInfluence'>): void {
  const { area } = heroIn(effect);
  area.stage = 'peace';
  area.move = 0;
  for (const rate of step.rates) {
    const change =
      'heal' in rate
        ? ({ rule: 'healForInfluence', influence: rate.influence } as const)
        : ({ rule: 'readyForInfluence', maxLevel: 4, influencePerLevel: rate.influencePerUnitLevel } as const);
    const uses = 'heal' in rate ? null : rate.readyUnit;
    area.rules.push({ change, from: effect.from.id, until: 'turn', uses, note: null });
  }
}
