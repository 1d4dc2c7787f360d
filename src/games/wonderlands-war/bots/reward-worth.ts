import { cardOfStandee } from '../board.js';
import { ITEM_CARDS } from '../cards/items.js';
import { STANDEE_CARDS } from '../cards/standees.js';
import { type Chip, isChip } from '../chips.js';
import { MOST_LEADER_STRENGTH, ROUNDS } from '../components.js';
import type { CardStep, RewardStep } from '../effect.js';
import { lockedAbilities } from '../effects/gaining.js';
import { openForCastle } from '../effects/placing.js';
import { namedAlly } from '../effects/rewards.js';
import { STANDING, type Wonderland } from '../state.js';
import { teaCard } from '../tea-card.js';
import { powerOf } from './chip-power.js';
import { castleWorth } from './hopes.js';

/** What a shard costs: a point at the end, and the danger to have the most (WW-6.1, WW-17.1). */
const SHARD = 1.2;
/** Points that a strength in the bag brings in a round; a unit in a region; a point of the leader's strength. */
const POWER = 0.32;
const UNIT = 1;
const LEADER = 0.7;

/** Rounds still to be fought, the present one included. */
export const roundsLeft = ({ round }: Wonderland): number => ROUNDS + 1 - round;

/** What having a chip in the bag is worth, in points. */
export const chipWorthIn = (state: Wonderland, seat: number, chip: Chip): number =>
  POWER * powerOf(state, state.seats[seat]!, chip) * roundsLeft(state);

/** What a face-up Wonderlandian is worth: a standee is a unit with strength, an item two chips. */
export function wonderlandianWorth(state: Wonderland, seat: number, card: string): number {
  const standee = STANDEE_CARDS.find(({ id }) => id === card);
  if (standee) {
    const strength = standee.standees.reduce((sum, id) => sum + cardOfStandee(id).strength, 0);
    return standee.standees.length * UNIT + strength * 0.6 + 0.7 * roundsLeft(state);
  }
  const item = ITEM_CARDS.find(({ id }) => id === card);
  const chip = `item:${item?.id ?? ''}`;
  return isChip(chip) ? 2 * chipWorthIn(state, seat, chip) : 0;
}

/** What a reward is worth, in points. */
export function rewardWorth(state: Wonderland, seat: number, step: RewardStep): number {
  const owner = state.seats[seat]!;
  switch (step.op) {
    case 'place_units':
      return UNIT * Math.min(step.n, owner.pool + owner.reserve.length) + 0.2 * step.n;
    case 'gain_ally':
      return chipWorthIn(state, seat, namedAlly(step));
    case 'gain_any_ally':
      return roundsLeft(state) * POWER * (step.level === 'strong' ? 4.5 : 2.8);
    case 'leader_strength':
      return owner.leader < MOST_LEADER_STRENGTH ? step.n * LEADER * roundsLeft(state) : Math.min(1, owner.shards);
    case 'quest_draw':
      return state.round === ROUNDS ? 0.8 : 2;
    case 'discard_madness':
      return owner.bag.includes('madness') ? 0.65 * roundsLeft(state) : 0;
    case 'discard_shards':
      return SHARD * Math.min(step.n, owner.shards);
    case 'gain_vp':
      return step.n;
    case 'castle_value':
      return (step.to - owner.castleValue) * (owner.castles.filter(castle => castle === STANDING).length + 1);
    case 'release_supporters':
      return 0.3 * step.n * roundsLeft(state);
    case 'gain_artifact':
      return step.n * chipWorthIn(state, seat, 'artifact');
    case 'castle':
      return Math.max(0, ...openForCastle(state, seat).map(region => castleWorth(state, seat, region)));
    case 'unlock_ability':
      return lockedAbilities(state, seat).length > 0 ? 0.9 * roundsLeft(state) : 0;
    case 'wonderlandian':
      return Math.max(0, ...state.market.map(card => wonderlandianWorth(state, seat, card)));
    case 'shield_restore':
      return owner.shield ? 0 : 1.2;
    case 'roll_shards':
      return -SHARD * 1.7;
  }
}

const sumOf = (state: Wonderland, seat: number, steps: readonly RewardStep[]): number =>
  steps.reduce((sum, step) => sum + rewardWorth(state, seat, step), 0);

/** What each half of a split card, or the reward that costs a roll, is worth. */
export function stepWorth(state: Wonderland, seat: number, step: CardStep): number {
  if ('choose_one' in step) return Math.max(...step.choose_one.map(half => sumOf(state, seat, half)));
  if ('optional' in step) return Math.max(0, sumOf(state, seat, step.optional));
  return rewardWorth(state, seat, step);
}

/** The half with the better rewards. */
export function betterHalf(state: Wonderland, seat: number, card: string): 'top' | 'bottom' {
  const [top = 0, bottom = 0] = teaCard(card).steps.flatMap(step =>
    'choose_one' in step ? step.choose_one.map(half => sumOf(state, seat, half)) : [],
  );
  return top >= bottom ? 'top' : 'bottom';
}

export const cardWorth = (state: Wonderland, seat: number, card: string): number =>
  teaCard(card).steps.reduce((sum, step) => sum + stepWorth(state, seat, step), 0);
