import type { Rules } from '../../engine/rules.js';
import { MOST_LEADER_STRENGTH } from './components.js';
import type { CardStep, RewardStep } from './effect.js';
import { namedAlly, runReward } from './effects/rewards.js';
import { choose } from './question.js';
import type { Task, Wonderland } from './state.js';
import type { RewardId } from './vocabulary.js';

/** How a question names one effect of a card. */
export function rewardId(step: CardStep): RewardId {
  if ('choose_one' in step) return 'choose_one';
  if ('optional' in step) return 'corrupted';
  switch (step.op) {
    case 'place_units':
    case 'discard_shards':
    case 'discard_madness':
    case 'leader_strength':
      return `${step.op}:${step.n}`;
    case 'gain_ally':
      return `gain_ally:${namedAlly(step)}`;
    case 'gain_any_ally':
      return `gain_any_ally:${step.level}`;
    case 'quest_draw':
      return `quest_draw:${step.draw}`;
    case 'castle':
    case 'unlock_ability':
    case 'wonderlandian':
    case 'shield_restore':
    case 'roll_shards':
      return step.op;
    default:
      throw new RangeError(`${step.op} stands on no tea card`);
  }
}

/**
 * Resolves a tea card one effect a step, in the order its player chooses (WW-4.1). What leads to the same whenever it is
 * done is done at once, so that nobody is asked for an order that does not matter.
 */
export function* resolveCard(state: Wonderland, { seat, card, left }: Extract<Task, { task: 'card' }>): Rules<void> {
  const rest = [...left];
  for (let at = rest.findIndex(step => isSettled(state, seat, step, rest)); at >= 0; ) {
    yield* runReward(state, seat, card, rest.splice(at, 1)[0] as RewardStep);
    at = rest.findIndex(step => isSettled(state, seat, step, rest));
  }
  if (rest.length === 0) return;
  const ids = [...new Set(rest.map(rewardId))];
  const next = yield* choose('next-effect', seat, { card }, ids);
  const [step] = rest.splice(
    rest.findIndex(each => rewardId(each) === next),
    1,
  );
  if (rest.length > 0) state.agenda.push({ task: 'card', seat, card, left: rest });
  yield* runCardStep(state, seat, card, step!);
}

/** Whether nothing that may come before or after could change what this does, and it asks nothing. */
function isSettled(state: Wonderland, seat: number, step: CardStep, rest: readonly CardStep[]): boolean {
  if ('choose_one' in step || 'optional' in step) return false;
  const owner = state.seats[seat]!;
  switch (step.op) {
    case 'gain_ally':
      return state.supply[namedAlly(step)] > 0;
    case 'shield_restore':
    case 'discard_madness':
      return true;
    case 'leader_strength':
      return owner.leader < MOST_LEADER_STRENGTH;
    case 'discard_shards':
      return rest.every(other => other === step || !changesShards(other));
    default:
      return false;
  }
}

/** Shards come and go by the die, by a strong leader and by what is chosen later. */
const changesShards = (step: CardStep): boolean =>
  'choose_one' in step || 'optional' in step || step.op === 'roll_shards' || step.op === 'leader_strength';

function* runCardStep(state: Wonderland, seat: number, card: string, step: CardStep): Rules<void> {
  if ('choose_one' in step) {
    const half = yield* choose('half', seat, { card }, ['top', 'bottom']);
    return pushRewards(state, seat, card, step.choose_one[half === 'top' ? 0 : 1]!);
  }
  if ('optional' in step) {
    // Chosen before rolling: the die and the reward, or neither (WW-4.16).
    const said = yield* choose('corrupted', seat, { card }, ['roll', 'skip']);
    return said === 'roll' ? pushRewards(state, seat, card, step.optional) : undefined;
  }
  return yield* runReward(state, seat, card, step);
}

/** Rewards that were chosen join what is left of the card. */
function pushRewards(state: Wonderland, seat: number, card: string, steps: readonly RewardStep[]): void {
  const top = state.agenda.at(-1);
  const isSame = top?.task === 'card' && top.card === card;
  const left = isSame && state.agenda.pop() ? top.left : [];
  state.agenda.push({ task: 'card', seat, card, left: [...steps, ...left] });
}
