import type { Rules } from '../../../../engine/rules.js';
import { takeWounds } from '../../deeds.js';
import { COLOURS, isBasic } from '../../terms.js';
import { choose } from '../asking.js';
import type { CustomNamed } from '../custom-step.js';
import { bind, during, type Effect } from '../effect.js';

/** A colour is named: everybody gets a Wound per crystal of it (Mana Radiance). */
export function* woundPerCrystal(effect: Effect, step: CustomNamed<'woundPerCrystal'>): Rules<void> {
  const { realm } = effect;
  const colour = yield* choose(effect, 'colour', { ...during(effect), what: 'name' }, COLOURS);
  if (!isBasic(colour)) return;
  for (const [other, { crystals }] of realm.heroes.entries())
    takeWounds(realm, other, crystals[colour], 0, effect.from.id);
  bind(effect, step.bind, [colour]);
}
