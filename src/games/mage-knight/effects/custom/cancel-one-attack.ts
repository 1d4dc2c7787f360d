import { tell } from '../../../../engine/match-state.js';
import type { Rules } from '../../../../engine/rules.js';
import { foeWith, openAttacks } from '../../fight/foes.js';
import { fightNow } from '../../fight/now.js';
import type { AttackKey } from '../../vocabulary.js';
import { choose } from '../asking.js';
import { during, type Effect } from '../effect.js';

export const canCancel = ({ realm }: Effect): boolean =>
  realm.fight?.phase === 'block' && openAttacks(realm.fight).length > 0;

/** One attack of the block phase does not happen; it does not count as blocked (Banner of Fear). */
export function* cancelOneAttack(effect: Effect): Rules<void> {
  const { realm, seat } = effect;
  const { fight } = realm;
  if (fight === null) return;
  const keys = openAttacks(fight).map(({ foe, index }): AttackKey => `${foe.key}.${index}`);
  if (keys.length === 0) return;
  const about = { ...during(effect), fight: fightNow(realm, fight), what: 'cancel' };
  const [key, index] = (yield* choose(effect, 'foe-attack', about, keys)).split('.').map(Number) as [number, number];
  const foe = foeWith(fight, key);
  foe.attacks[index]!.cancelled = true;
  foe.unitInvolved = true;
  tell(realm, { tell: 'cancelled', seat, enemy: foe.enemy, attack: index });
}
