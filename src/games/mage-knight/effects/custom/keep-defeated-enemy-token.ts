import type { Rules } from '../../../../engine/rules.js';
import { enemyOf } from '../../cards/index.js';
import { takeOut } from '../../deeds.js';
import { choose } from '../asking.js';
import { during, type Effect, heroIn } from '../effect.js';

const beaten = ({ realm }: Effect): string[] =>
  realm.fight?.foes.flatMap(({ beaten: gone, origin, enemy }) =>
    gone && origin !== 'summoned' && realm.discards[enemyOf(enemy).color].includes(enemy) ? [enemy] : [],
  ) ?? [];

export const canKeep = (effect: Effect): boolean => beaten(effect).length > 0;

/** A token just beaten is kept instead of being discarded (Puppet Master). */
export function* keepDefeatedEnemyToken(effect: Effect): Rules<void> {
  const tokens = [...new Set(beaten(effect))];
  if (tokens.length === 0) return;
  const enemy = yield* choose(effect, 'token', during(effect), tokens);
  takeOut(effect.realm.discards[enemyOf(enemy).color], enemy);
  heroIn(effect).kept.push(enemy);
}
