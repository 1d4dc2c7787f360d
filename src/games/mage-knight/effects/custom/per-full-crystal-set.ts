import type { Rules } from '../../../../engine/rules.js';
import { COLOURS } from '../../terms.js';
import type { CustomNamed } from '../custom-step.js';
import { type Effect, heroIn } from '../effect.js';
import { runSteps } from '../run.js';

/** Once per full set of the four crystal colours held (Power of Crystals, MK-C-A14). */
export function* perFullCrystalSet(effect: Effect, step: CustomNamed<'perFullCrystalSet'>): Rules<void> {
  const { crystals } = heroIn(effect);
  const sets = Math.min(...COLOURS.map(colour => crystals[colour]));
  for (let set = 0; set < sets; set++) yield* runSteps(effect, step.each);
}
