import type { AllyType, Level } from './chips.js';
import type { ItemId } from './wonderlandian.js';

/**
 * The vocabulary of effects. Cards, boards and chips say what they do as data; an operation is a rule of its own in
 * `effects/`, a condition a fact in `effects/conditions.ts`.
 */

/** When an ability acts. */
export type Trigger =
  | 'tea_start' // the tea party begins, after the table is laid
  | 'tea_turn' // in place of an own turn
  | 'tea_move' // the own leader moves at the table
  | 'tea_place' // an own card places units
  | 'tea_card' // an own tea card was taken, whatever it places
  | 'tea_turn_end'
  | 'head_of_table' // the own leader pauses at the head of the table
  | 'shard_roll' // an own roll of the shard die during a tea party
  | 'place_leader' // the own leader is put in a region
  | 'leaders_placed' // all leaders are in regions, before the madness of WW-6
  | 'unlock' // this ability is unlocked
  | 'gain' // this card is gained
  | 'start_strength' // start strengths are summed
  | 'play' // this chip is played
  | 'play_own' // any own chip is played that is neither madness nor poison
  | 'after_move' // the own marker was moved for this chip
  | 'draw_compare' // all chips of one draw are known
  | 'draw_end' // one draw is fully resolved
  | 'madness_drawn' // an own madness neither shield nor Pillow sent back, before units are lost
  | 'madness_placed' // an own madness was put on the track
  | 'unit_lost' // an own unit is lost in the current battle
  | 'poison_returned' // a drawn poison comes back
  | 'region_award' // result step 1
  | 'feat_step' // result step 2
  | 'feat_done' // an own feat was claimed
  | 'battle_end' // result step 3
  | 'forge_step' // result step 4
  | 'forge_this' // this chip is forged
  | 'exhaust' // this chip would be exhausted in cleanup
  | 'cleanup' // result step 6
  | 'static';

/** A number, or min(max, x * ref + plus). */
export type Amount = number | { readonly ref: Ref; readonly x?: number; readonly plus?: number; readonly max?: number };

export type Ref =
  | 'chip.strength'
  | 'self.madness_track'
  | 'active.other_creatures'
  | 'opponents_still_drawing'
  | 'units_lost_this_draw';

export type Condition =
  | { readonly c: 'level'; readonly is: Level }
  | { readonly c: 'has_active'; readonly type: AllyType | ItemId; readonly min: number }
  | { readonly c: 'most_active'; readonly type: AllyType }
  | { readonly c: 'printed_is'; readonly n: number }
  | { readonly c: 'rolled_in'; readonly values: readonly number[] }
  | { readonly c: 'at_least_roses'; readonly min: number }
  | {
      readonly c:
        | 'chip_is_ally'
        | 'no_castle_here'
        | 'shards_gt_chip'
        | 'shards_lt_chip'
        | 'opponent_ahead'
        | 'sole_winner'
        | 'won_incl_uncontested'
        | 'not_eliminated'
        | 'during_battle'
        | 'standee_here'
        | 'both_twins_here'
        | 'not_winner'
        | 'sole_second'
        | 'printed_beats_all'
        | 'opponent_more_shards'
        | 'leader_not_here'
        | 'passed_leader'
        | 'no_madness_placed'
        | 'regular_madness'
        | 'lost_is_supporter'
        | 'no_poison_on_cards'
        | 'jaws_placed_now'
        | 'has_poison'
        | 'leader_of_track_is_other'
        | 'feat_conditions_met';
    };

/** Rewards of tea cards and forge tracks. */
export type RewardStep =
  | { readonly op: 'place_units'; readonly n: number; readonly may_differ?: true }
  | { readonly op: 'gain_ally'; readonly type: AllyType | 'forge'; readonly level: Level }
  | { readonly op: 'gain_any_ally'; readonly level: Level }
  | { readonly op: 'leader_strength'; readonly n: number }
  | { readonly op: 'quest_draw'; readonly draw: number; readonly discard: number }
  | { readonly op: 'discard_madness'; readonly n: number }
  | { readonly op: 'discard_shards'; readonly n: number }
  | { readonly op: 'gain_vp'; readonly n: number }
  | { readonly op: 'castle_value'; readonly to: number }
  | { readonly op: 'release_supporters'; readonly n: number }
  | { readonly op: 'gain_artifact'; readonly n: number }
  | { readonly op: 'castle' | 'unlock_ability' | 'wonderlandian' | 'shield_restore' | 'roll_shards' };

/** What a tea card shows: rewards, halves to choose from (WW-4.15), a corrupted reward (WW-4.16). */
export type CardStep =
  | RewardStep
  | { readonly choose_one: readonly (readonly RewardStep[])[] }
  | { readonly optional: readonly RewardStep[] };

/** What an ability does. */
export type Step =
  | { readonly op: 'gain_any_ally'; readonly level: Level }
  | { readonly op: 'gain_vp'; readonly n: Amount }
  | { readonly op: 'gain_shards'; readonly n: number; readonly who?: 'chosen_opponent_ahead' }
  | { readonly op: 'discard_shards'; readonly n: number }
  | { readonly op: 'steal_vp'; readonly n: number; readonly from: 'track_leader' }
  | { readonly op: 'castle'; readonly where: 'any'; readonly optional: true; readonly instead: 'award' }
  | { readonly op: 'chip_add' | 'chip_set' | 'add_strength'; readonly n: Amount }
  | { readonly op: 'chip_mul' | 'next_chip_mul'; readonly x: number }
  | { readonly op: 'next_draw_extra'; readonly n: Amount }
  | { readonly op: 'sub_strength'; readonly n: number; readonly who: 'each_opponent' }
  | { readonly op: 'return_exhausted' | 'discard_active'; readonly n: number }
  | { readonly op: 'active_to_bag'; readonly filter: 'ally' | 'rose' | 'artifact'; readonly n: number | 'all' }
  | { readonly op: 'move_supporters'; readonly n: Amount; readonly from: 'one_adjacent'; readonly to: 'here' }
  | {
      readonly op: 'move_unit';
      readonly unit: 'this' | 'leader' | 'supporter_or_standee';
      readonly from: 'here' | 'any_other';
      readonly to: 'here' | 'adjacent';
    }
  | { readonly op: 'place_supporter'; readonly n: number; readonly where: 'here' | 'any' }
  | {
      readonly op: 'lose_unit';
      readonly n: number;
      readonly who: 'self' | 'each_opponent_supporter';
      readonly where: 'here' | 'any';
    }
  | { readonly op: 'reduce_loss'; readonly n: number }
  | { readonly op: 'next_opp_counts_as'; readonly n: number; readonly who: 'chosen_opponent' }
  | { readonly op: 'madness_track_to_bag' | 'give_poison'; readonly n: number; readonly who: 'chosen_opponent' }
  | { readonly op: 'place_poison'; readonly n: number }
  | {
      readonly op:
        | 'shield_restore'
        | 'shield_crack'
        | 'give_shard'
        | 'return_shard'
        | 'marker_to_forge'
        | 'swap_level'
        | 'untargetable'
        | 'move_leader_here'
        | 'ignore_next_madness'
        | 'feat_free'
        | 'full_second'
        | 'twin_place'
        | 'draw_standee'
        | 'refill_table'
        | 'take_any_card'
        | 'reverse_direction'
        | 'spread_units'
        | 'forge_one';
    };

export type Limit = 'once' | 'once_per_tea' | 'twice_per_tea' | 'once_per_battle' | 'once_per_chip' | 'once_per_feat';

/** When, under which conditions, and what: either `do` or, where there is one, `or`. */
export interface Ability {
  readonly on: Trigger;
  readonly if?: readonly Condition[];
  readonly optional?: true;
  readonly limit?: Limit;
  /** Only for this standee itself. */
  readonly unit?: 'this';
  readonly do: readonly Step[];
  readonly or?: readonly Step[];
}
