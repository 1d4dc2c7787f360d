import { hasStandee } from '../board.js';
import { countOf, isAlly, levelOf, printedStrength } from '../chips.js';
import type { Amount, Condition, Ref } from '../effect.js';
import { type Battle, type Fighter, fighterOf, NO_CASTLE, opponentsOf } from '../state.js';
import { isStandee } from '../wonderlandian.js';
import type { Moment } from './moment.js';

/** Whether all conditions of an ability hold. */
export const holds = (moment: Moment, conditions: readonly Condition[] | undefined): boolean =>
  conditions === undefined || conditions.every(condition => isTrue(moment, condition));

function isTrue(moment: Moment, condition: Condition): boolean {
  const { state, seat, chip } = moment;
  const owner = state.seats[seat]!;
  switch (condition.c) {
    case 'level':
      return levelOf(chip!) === condition.is;
    case 'has_active':
      return countOf(owner.active, condition.type) >= condition.min;
    case 'at_least_roses':
      return countOf(owner.active, 'rose') >= condition.min;
    case 'chip_is_ally':
      return isAlly(chip!);
    case 'printed_is':
      return printedStrength(chip!) === condition.n;
    case 'shards_gt_chip':
      return owner.shards > moment.value!;
    case 'shards_lt_chip':
      return owner.shards < moment.value!;
    case 'regular_madness':
      return chip === 'madness';
    case 'lost_is_supporter':
      return moment.unit === 'supporter';
    case 'feat_conditions_met':
      return moment.feat === 'met';
    case 'during_battle':
      return moment.forging !== 'card';
    case 'rolled_in':
      return condition.values.includes(moment.rolled!);
    case 'passed_leader':
      return state.turn.passed;
    case 'no_poison_on_cards':
      return !state.poisoned.includes(true);
    case 'jaws_placed_now':
      return state.turn.jaws;
    case 'has_poison':
      return owner.poison > 0;
    default:
      return isTrueInBattle(moment, state.battle!, fighterOf(state.battle!, seat)!, condition);
  }
}

function isTrueInBattle(moment: Moment, battle: Battle, own: Fighter, condition: Condition): boolean {
  const { state, seat } = moment;
  const owner = state.seats[seat]!;
  const opponents = opponentsOf(battle, seat);
  switch (condition.c) {
    case 'not_eliminated':
      return own.status !== 'out';
    case 'no_castle_here':
      return owner.castles[battle.region] === NO_CASTLE;
    case 'leader_not_here':
      return owner.leaderIn !== battle.region;
    case 'standee_here':
      return isStandee(moment.source!) && hasStandee(owner, battle.region, moment.source);
    case 'both_twins_here':
      return hasStandee(owner, battle.region, 'twin1') && hasStandee(owner, battle.region, 'twin2');
    case 'most_active': {
      const count = countOf(owner.active, condition.type);
      return opponents.every(({ seat: other }) => countOf(state.seats[other]!.active, condition.type) < count);
    }
    case 'opponent_ahead':
    case 'leader_of_track_is_other':
      // The highest marker is another's, and not level with the own one: somebody is ahead.
      return opponents.some(({ strength }) => strength > own.strength);
    case 'opponent_more_shards':
      return opponents.some(({ seat: other }) => state.seats[other]!.shards > owner.shards);
    case 'sole_winner':
    case 'won_incl_uncontested':
      return !battle.tie && battle.first.includes(seat);
    case 'not_winner':
      return !battle.first.includes(seat);
    case 'sole_second':
      return battle.second.length === 1 && battle.second[0] === seat;
    case 'no_madness_placed':
      return !battle.madness;
    case 'printed_beats_all':
      return beatsAll(battle, own);
    default:
      throw new RangeError(`${condition.c} is no condition of a battle`);
  }
}

/** Chips as they were played, those of opponents eliminated in this draw included (WW-20.1b, A-41). */
function beatsAll(battle: Battle, own: Fighter): boolean {
  const others = battle.fighters.filter(({ seat, played }) => seat !== own.seat && played !== null);
  if (own.status !== 'in' || own.played === null || others.length === 0) return false;
  const strength = printedStrength(own.played);
  return others.every(({ played }) => printedStrength(played!) < strength);
}

/** The number an amount stands for now. */
export function amountOf(moment: Moment, amount: Amount): number {
  if (typeof amount === 'number') return amount;
  const { ref, x = 1, plus = 0, max = Number.POSITIVE_INFINITY } = amount;
  return Math.min(max, x * referred(moment, ref) + plus);
}

function referred({ state, seat, value }: Moment, ref: Ref): number {
  const owner = state.seats[seat]!;
  const battle = state.battle!;
  switch (ref) {
    case 'chip.strength':
      return value!;
    case 'self.madness_track':
      return owner.track.length;
    case 'active.other_creatures':
      return countOf(owner.active, 'creature');
    case 'opponents_still_drawing':
      return opponentsOf(battle, seat).filter(({ status }) => status === 'in').length;
    case 'units_lost_this_draw':
      return fighterOf(battle, seat)!.lostNow;
  }
}
