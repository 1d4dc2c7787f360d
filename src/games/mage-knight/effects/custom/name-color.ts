import type { Rules } from '../../../../engine/rules.js';
import { COLOURS, FACES } from '../../terms.js';
import { choose } from '../asking.js';
import type { CustomNamed } from '../custom-step.js';
import { bind, during, type Effect } from '../effect.js';

/** A colour is named: for skills any but gold, for spells a basic one. */
export function* nameColor(effect: Effect, step: CustomNamed<'nameColor'>): Rules<void> {
  const colours = step.not === undefined ? COLOURS : FACES.filter(face => !step.not!.includes(face));
  bind(effect, step.bind, [yield* choose(effect, 'colour', { ...during(effect), what: 'name' }, colours)]);
}
