import type { StandeeCard } from '../wonderlandian.js';

/** Wonderlandians that come as standees: twelve cards, thirteen standees. */
export const STANDEE_CARDS: readonly StandeeCard[] = [
  {
    id: 'white_rabbit',
    strength: 1,
    standees: ['white_rabbit'],
    steps: [{ on: 'play_own', if: [{ c: 'printed_is', n: 1 }], do: [{ op: 'add_strength', n: 1 }] }],
  },
  {
    id: 'knave',
    strength: 1,
    standees: ['knave'],
    steps: [{ on: 'draw_compare', if: [{ c: 'printed_beats_all' }], do: [{ op: 'gain_vp', n: 1 }] }],
  },
  {
    id: 'march_hare',
    strength: 1,
    standees: ['march_hare'],
    steps: [{ on: 'madness_placed', do: [{ op: 'sub_strength', n: 1, who: 'each_opponent' }] }],
  },
  {
    id: 'duchess',
    strength: 1,
    standees: ['duchess'],
    steps: [
      { on: 'draw_end', if: [{ c: 'standee_here' }], do: [{ op: 'gain_vp', n: { ref: 'units_lost_this_draw' } }] },
    ],
  },
  {
    id: 'walrus',
    strength: 2,
    standees: ['walrus'],
    steps: [
      {
        on: 'region_award',
        if: [{ c: 'won_incl_uncontested' }],
        do: [
          { op: 'gain_vp', n: 3 },
          { op: 'castle', where: 'any', optional: true, instead: 'award' },
        ],
      },
    ],
  },
  {
    id: 'gryphon',
    strength: 2,
    standees: ['gryphon'],
    steps: [
      {
        on: 'battle_end',
        optional: true,
        if: [{ c: 'not_eliminated' }],
        do: [{ op: 'move_unit', unit: 'this', from: 'here', to: 'adjacent' }],
      },
    ],
  },
  {
    id: 'caterpillar',
    strength: 1,
    standees: ['caterpillar'],
    steps: [{ on: 'battle_end', optional: true, if: [{ c: 'not_eliminated' }], do: [{ op: 'discard_shards', n: 2 }] }],
  },
  {
    id: 'humpty',
    strength: 3,
    standees: ['humpty'],
    steps: [{ on: 'unit_lost', unit: 'this', do: [{ op: 'shield_crack' }] }],
  },
  {
    id: 'dodo',
    strength: 1,
    standees: ['dodo'],
    steps: [{ on: 'region_award', if: [{ c: 'sole_second' }], do: [{ op: 'full_second' }] }],
  },
  {
    id: 'dormouse',
    strength: 1,
    standees: ['dormouse'],
    steps: [{ on: 'madness_drawn', limit: 'once_per_battle', do: [{ op: 'reduce_loss', n: 1 }] }],
  },
  {
    id: 'mock_turtle',
    strength: 2,
    standees: ['mock_turtle'],
    steps: [{ on: 'battle_end', if: [{ c: 'not_eliminated' }, { c: 'not_winner' }], do: [{ op: 'gain_vp', n: 2 }] }],
  },
  {
    id: 'twins',
    strength: 1,
    standees: ['twin1', 'twin2'],
    steps: [
      { on: 'gain', do: [{ op: 'twin_place' }] },
      { on: 'start_strength', if: [{ c: 'both_twins_here' }], do: [{ op: 'add_strength', n: 1 }] },
    ],
  },
];
