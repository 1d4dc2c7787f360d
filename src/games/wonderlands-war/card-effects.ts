import type { Rules } from '../../engine/rules.js';
import { MOST_LEADER_STRENGTH } from './components.js';
import type { CardStep, RewardStep } from './effect.js';
import { inSupply, lockedAbilities, takeQuests } from './effects/gaining.js';
import { canPlace, maySplit, openForCastle, placeGroup, regionIds, spreadUnits } from './effects/placing.js';
import { namedAlly, runReward } from './effects/rewards.js';
import { rollShards } from './effects/shards.js';
import { choose } from './question.js';
import { type RegionId, regionOf } from './regions.js';
import type { Task, Wonderland } from './state.js';
import type { NextId, RewardId } from './vocabulary.js';

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
  const group = rest.findIndex(step => isPlacing(step) && canPlace(state, seat, step.n));
  const others = rest.filter((step, at) => at !== group && !isIdle(state, seat, step));
  const ids = nextIds(state, seat, group < 0 ? null : rest[group]!, others);
  const units = group < 0 ? 0 : (rest[group] as PlacingStep).n;
  const next = ids === null ? null : yield* choose('next-effect', seat, { card, units }, ids);
  const only = group < 0 ? (others[0] ?? rest[0]!) : rest[group]!;
  const step = next === null ? only : rest.find(each => isMeant(each, next))!;
  rest.splice(rest.indexOf(step), 1);
  if (rest.length > 0) state.agenda.push({ task: 'card', seat, card, left: rest });
  yield* runCardStep(state, seat, card, step, next);
}

type PlacingStep = Extract<RewardStep, { op: 'place_units' }>;

const isPlacing = (step: CardStep): step is PlacingStep => 'op' in step && step.op === 'place_units';

/** Placing with nobody to place: it waits until something else of the card has changed that. */
const isIdle = (state: Wonderland, seat: number, step: CardStep): boolean =>
  isPlacing(step) && !canPlace(state, seat, step.n);

/**
 * What may come next, one press each: the regions of the first group of units, then everything else. Null where nothing
 * but one thing is left to be done: its own question is asked.
 */
function nextIds(
  state: Wonderland,
  seat: number,
  group: CardStep | null,
  others: readonly CardStep[],
): NextId[] | null {
  const rest = [...new Set(others.flatMap(idsOf))].filter(id => group === null || id !== rewardId(group));
  if (rest.length === 0 || (group === null && (rest.length === 1 || others.length === 1))) return null;
  if (group === null) return rest;
  const placing = rewardId(group) as `place_units:${number}`;
  const split: NextId[] = maySplit(state, seat, (group as PlacingStep).n) ? [placing] : [];
  return [...regionIds(state).map((region): NextId => `${placing}@${region}`), ...split, ...rest];
}

const idsOf = (step: CardStep): NextId[] => ('choose_one' in step ? ['top', 'bottom'] : [rewardId(step)]);

/** Whether an answer means this effect. */
const isMeant = (step: CardStep, next: NextId): boolean =>
  'choose_one' in step ? next === 'top' || next === 'bottom' : next.split('@')[0] === rewardId(step);

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
    // What has run out (WW-4.18), or is all there.
    case 'wonderlandian':
      return state.market.length === 0;
    case 'quest_draw':
      return state.questDeck.length === 0;
    case 'castle':
      return openForCastle(state, seat).length === 0;
    case 'unlock_ability':
      return lockedAbilities(state, seat).length === 0;
    case 'gain_any_ally':
      return inSupply(state, step.level).length === 0;
    default:
      return false;
  }
}

/** Shards come and go by the die, by a strong leader and by what is chosen later. */
const changesShards = (step: CardStep): boolean =>
  'choose_one' in step || 'optional' in step || step.op === 'roll_shards' || step.op === 'leader_strength';

/** Carries out one effect; what was said with it already is not asked. */
function* runCardStep(state: Wonderland, seat: number, card: string, step: CardStep, next: NextId | null): Rules<void> {
  if ('choose_one' in step) {
    const half = next ?? (yield* choose('half', seat, { card }, ['top', 'bottom']));
    return pushRewards(state, seat, card, step.choose_one[half === 'top' ? 0 : 1]!);
  }
  if ('optional' in step) {
    // Chosen before rolling: the die and the reward, or neither (WW-4.16).
    const said = next ?? (yield* choose('corrupted', seat, { card }, ['roll', 'skip']));
    if (said === 'skip') return;
    pushRewards(
      state,
      seat,
      card,
      step.optional.filter(({ op }) => op !== 'roll_shards'),
    );
    return rollShards(state, seat);
  }
  if (next === null) return yield* runReward(state, seat, card, step);
  if (step.op === 'quest_draw') return takeQuests(state, seat, step);
  if (step.op !== 'place_units') return yield* runReward(state, seat, card, step);
  const [, region] = next.split('@') as [string, RegionId?];
  return yield* region === undefined
    ? spreadUnits(state, seat, card, step.n)
    : placeGroup(state, seat, card, step.n, regionOf(region));
}

/** Rewards that were chosen join what is left of the card. */
function pushRewards(state: Wonderland, seat: number, card: string, steps: readonly RewardStep[]): void {
  const top = state.agenda.at(-1);
  const isSame = top?.task === 'card' && top.card === card;
  const left = isSame && state.agenda.pop() ? top.left : [];
  state.agenda.push({ task: 'card', seat, card, left: [...steps, ...left] });
}
