import type { Ability, RewardStep } from './effect.js';

export const FACTION_IDS = ['alice', 'hatter', 'queen', 'jabberwock', 'cheshire'] as const;
export type FactionId = (typeof FACTION_IDS)[number];

export const ABILITY_IDS = [
  ...['looking_glass', 'everywhere_at_once', 'unbroken_mirror', 'love_of_learning', 'friend_of_the_folk'],
  ...['host', 'boiling_cup', 'change_places', 'war_tactics', 'more_tea'],
  ...['red_army', 'paint_my_world', 'royal_temper', 'off_with_heads', 'double_speed'],
  ...['jaws_that_bite', 'manxome_foe', 'claws_that_catch', 'slithy_toves', 'burbling'],
  ...['shared_grin', 'nightmare_grin', 'fade_out', 'here_and_gone', 'all_mad_here'],
] as const;
export type AbilityId = (typeof ABILITY_IDS)[number];

/** One ability of a board: of the leader, an upgrade of the artifacts, or a passive one. */
export interface BoardAbility {
  readonly id: AbilityId;
  readonly kind: 'leader' | 'artifact' | 'passive';
  readonly steps: readonly Ability[];
}

/** A faction board; `twoPlayers` is what its other side changes (WW-18.3). */
export interface Faction {
  readonly id: FactionId;
  readonly leader: BoardAbility;
  readonly abilities: readonly BoardAbility[];
  /** The rewards of the four forge tracks, left to right (WW-15.2). */
  readonly tracks: readonly (readonly RewardStep[])[];
  /** Rewards between two tracks (numbers from 1), at a column (from 1): WW-15.4. */
  readonly between: readonly {
    readonly between: readonly [number, number];
    readonly column: number;
    readonly reward: readonly RewardStep[];
  }[];
  readonly twoPlayers: {
    readonly castles: readonly RewardStep[];
    readonly leader: BoardAbility | null;
    readonly abilities: readonly BoardAbility[];
  };
}
