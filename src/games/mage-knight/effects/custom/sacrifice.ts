import type { Rules } from '../../../../engine/rules.js';
import { gainToken } from '../../mana.js';
import { COLOURS, type Colour, isBasic } from '../../terms.js';
import { choose } from '../asking.js';
import type { CustomNamed } from '../custom-step.js';
import { during, type Effect, heroIn } from '../effect.js';
import { addPiece } from '../pieces.js';

type Step = CustomNamed<'sacrifice'>;

const held = (effect: Effect, of: Step['first'] | Step['second']): Colour[] =>
  COLOURS.filter(colour => of[colour] !== undefined && heroIn(effect).crystals[colour] > 0);

export const canSacrifice = (effect: Effect, { first, second }: Step): boolean => {
  const phase = effect.realm.fight?.phase;
  const timely = phase === 'ranged' || phase === 'attack';
  return timely && held(effect, first).length > 0 && held(effect, second).length > 0;
};

/** Every pair of crystals of two colours becomes an attack, and then tokens (Sacrifice). */
export function* sacrifice(effect: Effect, step: Step): Rules<void> {
  const { realm, seat } = effect;
  if (!canSacrifice(effect, step)) return;
  const first = yield* choose(effect, 'colour', { ...during(effect), what: 'first' }, held(effect, step.first));
  const second = yield* choose(effect, 'colour', { ...during(effect), what: 'second' }, held(effect, step.second));
  if (!isBasic(first) || !isBasic(second)) return;
  const { crystals } = heroIn(effect);
  const pairs = Math.min(crystals[first], crystals[second]);
  const { amount, range } = step.first[first]!;
  addPiece(effect, 'attack', amount * pairs, step.second[second]!, range);
  for (const colour of [first, second]) {
    crystals[colour] -= pairs;
    gainToken(realm, seat, colour, pairs);
  }
}
