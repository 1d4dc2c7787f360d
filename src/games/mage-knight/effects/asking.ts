import type { Json } from '../../../engine/json.js';
import { ask, type Rules } from '../../../engine/rules.js';
import { question } from '../question.js';
import type { QuestionKey, Questions } from '../vocabulary.js';
import { during, type Effect } from './effect.js';

/** Asks the one whose effect it is. */
export function* choose<Key extends QuestionKey>(
  effect: Pick<Effect, 'seat'>,
  key: Key,
  about: Questions[Key]['about'] & { readonly [name: string]: Json },
  ids: readonly Questions[Key]['option'][],
): Rules<Questions[Key]['option']> {
  return yield* ask<Questions[Key]['option']>(question(key, effect.seat, about, ids));
}

/** Yes or no to an optional part. */
export function* mayDo(effect: Effect): Rules<boolean> {
  return (yield* choose(effect, 'may', during(effect), ['yes', 'no'])) === 'yes';
}
