import { QUESTS } from './cards/quests.js';
import type { AllyType } from './chips.js';
import type { RegionId } from './regions.js';

/** A condition at the end of a battle (WW-13.1). */
export type Feat =
  | { readonly kind: 'last_active_base_in'; readonly values: readonly number[] }
  | { readonly kind: 'final_strength_in'; readonly values: readonly number[] }
  | { readonly kind: 'active_count_in'; readonly values: readonly number[] }
  | { readonly kind: 'units_lost_min'; readonly n: number }
  | { readonly kind: 'sole_second' }
  | { readonly kind: 'distinct_allies_min'; readonly n: number }
  | { readonly kind: 'win_margin_min'; readonly n: number }
  | { readonly kind: 'win_margin_in'; readonly values: readonly number[] }
  | { readonly kind: 'win_without_leader' }
  | { readonly kind: 'madness_track_min'; readonly n: number }
  | { readonly kind: 'madness_track_zero'; readonly active_min: number }
  | { readonly kind: 'same_ally_min'; readonly n: number }
  | { readonly kind: 'units_left'; readonly n: number }
  | { readonly kind: 'active_forge_min'; readonly n: number }
  | { readonly kind: 'active_artifact_min'; readonly n: number }
  | { readonly kind: 'allies_active_max'; readonly active_min: number; readonly n: number }
  | { readonly kind: 'bases_non_decreasing'; readonly active_min: number };

/** A condition at the end of the match. */
export type Goal =
  | { readonly kind: 'ally_count'; readonly types: readonly AllyType[]; readonly min: number }
  | {
      readonly kind:
        | 'die_cards'
        | 'leader_strength'
        | 'abilities'
        | 'forged_count'
        | 'units_on_board'
        | 'tracks_full'
        | 'wonderlandians'
        | 'forged_kinds'
        | 'all_ally_kinds'
        | 'forge_chips'
        | 'strong_allies'
        | 'weak_allies';
      readonly min: number;
    }
  | { readonly kind: 'castles'; readonly min: number; readonly min_2p: number; readonly lying_counts_2p: true }
  | { readonly kind: 'regions_present' | 'castle_value'; readonly min: number; readonly min_2p: number };

export interface Quest {
  readonly id: string;
  readonly region: RegionId;
  readonly feat: Feat;
  readonly goal: Goal;
}

const BY_ID: ReadonlyMap<string, Quest> = new Map(QUESTS.map(quest => [quest.id, quest]));

export const questOf = (id: string): Quest => BY_ID.get(id)!;
