import type { Json } from '../../../engine/json.js';
import { ask, type Rules } from '../../../engine/rules.js';
import type { Ability } from '../cards/card.js';
import { question } from '../question.js';
import type { QuestionKey, Questions } from '../vocabulary.js';
import { during, type Effect } from './effect.js';
import type { Step, Steps, ValueKind } from './step.js';

/** What an alternative is told by: steps, the value that replaces the printed one, a side of a card, another shape. */
export type Told =
  | Step
  | { readonly op: 'value'; readonly amount: number }
  | { readonly op: 'side'; readonly card: string; readonly side: 'basic' | 'powered' }
  | { readonly op: 'shape'; readonly from: ValueKind; readonly into: ValueKind };

/** An alternative as questions tell it: plain JSON has no steps. */
export const inText = (steps: readonly Told[]): string => JSON.stringify(steps);

/** An ability of a unit, its mana first. */
export const abilityInText = ({ mana, steps }: Ability): string =>
  inText(mana === null ? steps : [{ op: 'payMana', color: mana }, ...steps]);

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
export function* mayDo(effect: Effect, steps: Steps): Rules<boolean> {
  return (yield* choose(effect, 'may', { ...during(effect), does: inText(steps) }, ['yes', 'no'])) === 'yes';
}
