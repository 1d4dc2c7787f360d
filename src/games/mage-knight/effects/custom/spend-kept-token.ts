import type { Rules } from '../../../../engine/rules.js';
import { enemyOf } from '../../cards/index.js';
import { takeOut } from '../../deeds.js';
import { discardToken } from '../../piles.js';
import type { Element } from '../../terms.js';
import { choose } from '../asking.js';
import { during, type Effect, heroIn } from '../effect.js';
import { addPiece } from '../pieces.js';

export const canSpendKept = (effect: Effect): boolean => {
  const phase = effect.realm.fight?.phase;
  return heroIn(effect).kept.length > 0 && (phase === 'block' || phase === 'attack');
};

/** Against its resistance a token blocks with the opposite element. */
function blockElement(enemy: string): Element {
  const { resistances } = enemyOf(enemy);
  if (resistances.includes('fire') && resistances.includes('ice')) return 'cold_fire';
  if (resistances.includes('fire')) return 'ice';
  return resistances.includes('ice') ? 'fire' : 'physical';
}

/** A kept token gives half its attack, or half its armor as block, rounded up (Puppet Master). */
export function* spendKeptToken(effect: Effect): Rules<void> {
  const hero = heroIn(effect);
  const { fight } = effect.realm;
  if (fight === null || !canSpendKept(effect)) return;
  const enemy = yield* choose(effect, 'token', during(effect), [...new Set(hero.kept)]);
  takeOut(hero.kept, enemy);
  discardToken(effect.realm, enemy);
  const { attacks, armor } = enemyOf(enemy);
  if (fight.phase === 'block') {
    addPiece(effect, 'block', Math.ceil(armor / 2), blockElement(enemy), 'melee');
    return;
  }
  const attack = attacks.find(one => 'amount' in one);
  if (attack !== undefined && 'amount' in attack)
    addPiece(effect, 'attack', Math.ceil(attack.amount / 2), attack.element, 'melee');
}
