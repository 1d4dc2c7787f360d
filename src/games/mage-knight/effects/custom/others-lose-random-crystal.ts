import { seal, tell } from '../../../../engine/match-state.js';
import { pick } from '../../../../engine/random.js';
import type { Rules } from '../../../../engine/rules.js';
import { takeWounds } from '../../deeds.js';
import { gainCrystal } from '../../mana.js';
import { COLOURS, type Colour, isBasic } from '../../terms.js';
import { choose } from '../asking.js';
import type { CustomNamed } from '../custom-step.js';
import { during, type Effect } from '../effect.js';

/** Every other player loses a crystal at random, or is wounded; one of the lost may be kept (Mana Meltdown). */
export function* othersLoseRandomCrystal(effect: Effect, step: CustomNamed<'othersLoseRandomCrystal'>): Rules<void> {
  const { realm, seat } = effect;
  const lost: Colour[] = [];
  for (const [other, { crystals }] of realm.heroes.entries()) {
    if (other === seat) continue;
    const held = COLOURS.flatMap(colour => new Array<Colour>(crystals[colour]).fill(colour));
    if (held.length === 0) {
      takeWounds(realm, other, step.elseWound, 0, effect.from.id);
      continue;
    }
    seal(realm);
    const colour = pick(realm.random, held);
    crystals[colour] -= 1;
    lost.push(colour);
    tell(realm, { tell: 'crystal', seat: other, colour, amount: -1 });
  }
  if (lost.length === 0) return;
  const kept = yield* choose(effect, 'colour', { ...during(effect), what: 'crystal' }, [...new Set(lost)]);
  if (isBasic(kept)) gainCrystal(realm, seat, kept, 'token');
}
