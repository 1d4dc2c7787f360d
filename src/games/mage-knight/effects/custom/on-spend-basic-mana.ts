import type { Rules } from '../../../../engine/rules.js';
import { isBasic } from '../../terms.js';
import { choose } from '../asking.js';
import type { CustomNamed } from '../custom-step.js';
import { bind, during, type Effect, heroIn } from '../effect.js';
import { runSteps } from '../run.js';

const spent = (effect: Effect) => heroIn(effect).area.colours.filter(isBasic);

export const hasSpentBasic = (effect: Effect): boolean => spent(effect).length > 0;

/** For a basic mana spent this turn: what follows speaks of its colour (Mana Enhancement). */
export function* onSpendBasicMana(effect: Effect, step: CustomNamed<'onSpendBasicMana'>): Rules<void> {
  const colour = yield* choose(effect, 'colour', { ...during(effect), what: 'name' }, spent(effect));
  bind(effect, 'spent', [colour]);
  yield* runSteps(effect, step.do);
}
