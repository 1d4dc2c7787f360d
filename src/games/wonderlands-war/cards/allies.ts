import type { AllySet, AllyType } from '../chips.js';
import type { Ability } from '../effect.js';

/** What the allies of each set do (WW-19). */
export const ALLY_CARDS: Readonly<Record<AllySet, Readonly<Record<AllyType, readonly Ability[]>>>> = {
  A: {
    flamingo: [{ on: 'play', do: [{ op: 'next_chip_mul', x: 2 }] }],
    creature: [{ on: 'exhaust', if: [{ c: 'not_eliminated' }], do: [{ op: 'swap_level' }] }],
    rook: [{ on: 'static', do: [{ op: 'untargetable' }] }],
    rose: [
      { on: 'battle_end', if: [{ c: 'not_eliminated' }], do: [{ op: 'gain_vp', n: 1 }] },
      { on: 'forge_this', if: [{ c: 'during_battle' }], do: [{ op: 'gain_vp', n: 2 }] },
    ],
    soldier: [{ on: 'play', do: [{ op: 'return_exhausted', n: 1 }], or: [{ op: 'chip_mul', x: 2 }] }],
  },
  B: {
    flamingo: [
      {
        on: 'play_own',
        if: [{ c: 'chip_is_ally' }, { c: 'has_active', type: 'flamingo', min: 1 }],
        limit: 'once_per_chip',
        do: [{ op: 'chip_add', n: 1 }],
      },
    ],
    creature: [
      {
        on: 'battle_end',
        if: [{ c: 'most_active', type: 'creature' }, { c: 'not_eliminated' }],
        limit: 'once_per_battle',
        do: [{ op: 'place_supporter', n: 1, where: 'any' }],
      },
    ],
    rook: [{ on: 'play', if: [{ c: 'has_active', type: 'rook', min: 1 }], do: [{ op: 'chip_set', n: 1 }] }],
    rose: [{ on: 'exhaust', if: [{ c: 'not_eliminated' }], do: [{ op: 'active_to_bag', filter: 'rose', n: 'all' }] }],
    soldier: [
      {
        on: 'play',
        do: [{ op: 'move_supporters', n: { ref: 'chip.strength' }, from: 'one_adjacent', to: 'here' }],
        or: [{ op: 'chip_mul', x: 2 }],
      },
    ],
  },
  C: {
    flamingo: [{ on: 'after_move', optional: true, do: [{ op: 'marker_to_forge' }] }],
    creature: [
      {
        on: 'play',
        if: [{ c: 'level', is: 'weak' }],
        do: [{ op: 'chip_add', n: { ref: 'active.other_creatures', x: 2 } }],
      },
      {
        on: 'play',
        if: [{ c: 'level', is: 'strong' }],
        do: [{ op: 'chip_add', n: { ref: 'active.other_creatures', x: -2 } }],
      },
    ],
    rook: [
      {
        on: 'feat_done',
        if: [{ c: 'feat_conditions_met' }],
        limit: 'once_per_feat',
        do: [{ op: 'discard_active', n: 1 }],
      },
    ],
    rose: [
      {
        on: 'feat_step',
        optional: true,
        if: [{ c: 'at_least_roses', min: 2 }, { c: 'not_eliminated' }],
        limit: 'once_per_battle',
        do: [{ op: 'feat_free' }],
      },
    ],
    soldier: [{ on: 'play', do: [{ op: 'next_draw_extra', n: { ref: 'chip.strength' } }] }],
  },
  D: {
    flamingo: [
      { on: 'play', if: [{ c: 'opponent_ahead' }], do: [{ op: 'gain_shards', n: 1, who: 'chosen_opponent_ahead' }] },
    ],
    creature: [
      { on: 'play', if: [{ c: 'shards_gt_chip' }], do: [{ op: 'discard_shards', n: 1 }] },
      { on: 'play', if: [{ c: 'shards_lt_chip' }], do: [{ op: 'gain_shards', n: 1 }] },
    ],
    rook: [
      { on: 'battle_end', if: [{ c: 'sole_winner' }], do: [{ op: 'gain_shards', n: 1 }] },
      { on: 'battle_end', if: [{ c: 'sole_winner' }, { c: 'level', is: 'strong' }], do: [{ op: 'gain_shards', n: 1 }] },
    ],
    rose: [{ on: 'forge_this', do: [{ op: 'place_supporter', n: 1, where: 'any' }] }],
    soldier: [{ on: 'play', optional: true, if: [{ c: 'no_castle_here' }], do: [{ op: 'chip_mul', x: 3 }] }],
  },
};

/** The forge chip, in every set (WW-15.1). */
export const FORGE_CARD: readonly Ability[] = [
  { on: 'forge_step', if: [{ c: 'not_eliminated' }], optional: true, do: [{ op: 'forge_one' }] },
];
