import { seal } from '../../../../engine/match-state.js';
import { pick } from '../../../../engine/random.js';
import type { Rules } from '../../../../engine/rules.js';
import type { Mana } from '../../terms.js';
import { choose, inText } from '../asking.js';
import type { CustomNamed } from '../custom-step.js';
import { during, type Effect, heroIn } from '../effect.js';
import { isPlayable } from '../possible.js';
import { runSteps } from '../run.js';
import type { Steps } from '../step.js';

type Step = CustomNamed<'wheel'>;

const token = (effect: Effect) => heroIn(effect).skills.find(({ id }) => id === effect.from.id);

/** The colour the marker comes to next; unknown before the first use. */
function nextOf(effect: Effect, { order }: Step): Mana | null {
  const at = token(effect)?.marks[0];
  return at === undefined ? null : order[(order.indexOf(at) + 1) % order.length]!;
}

function rewardsOf({ rewards }: Step, colour: Mana): readonly Steps[] {
  if (colour !== 'gold') return [rewards[colour]];
  return [rewards.blue, rewards.green, rewards.black, rewards.white, rewards.red];
}

export function canTurnWheel(effect: Effect, step: Step): boolean {
  const next = nextOf(effect, step);
  return next === null || rewardsOf(step, next).some(steps => isPlayable(effect, steps));
}

/** The marker goes one step on; the colour reached has its reward (Master of Chaos). */
export function* wheel(effect: Effect, step: Step): Rules<void> {
  const marks = token(effect)?.marks;
  let next = nextOf(effect, step);
  if (next === null) {
    seal(effect.realm);
    next = pick(effect.realm.random, step.order);
  }
  if (marks !== undefined) marks[0] = next;
  const rewards = rewardsOf(step, next).filter(steps => isPlayable(effect, steps));
  if (rewards.length === 0) return;
  const ids = rewards.map((_, at) => `${at + 1}` as const);
  const about = { ...during(effect), left: 1, alternatives: rewards.map(inText) };
  const at = Number(yield* choose(effect, 'option', about, ids)) - 1;
  yield* runSteps(effect, rewards[at]!);
}
