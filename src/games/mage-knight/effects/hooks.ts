import type { Rules } from '../../../engine/rules.js';
import type { Later } from '../play-area.js';
import type { Realm } from '../state.js';
import { beginEffect } from './effect.js';
import { runSteps } from './run.js';
import type { Trigger } from './step.js';

/** Carries out a delayed part. */
export function* runHook(
  realm: Realm,
  seat: number,
  hook: Later,
  more: { readonly foe?: number; readonly excess?: number } = {},
): Rules<void> {
  const effect = beginEffect(realm, seat, hook.from, { bound: hook.bound, chain: hook.chain, ...more });
  yield* runSteps(effect, hook.steps);
}

/** Carries out everything that waits for this moment of the turn, each as often as it may. */
export function* runTriggered(realm: Realm, seat: number, when: Trigger, color: string | null = null): Rules<void> {
  for (const hook of [...realm.heroes[seat]!.area.laters]) {
    if (hook.when !== when || hook.left === 0) continue;
    if (hook.color !== null && hook.color !== color) continue;
    if (hook.left !== null) hook.left -= 1;
    yield* runHook(realm, seat, hook);
  }
}
