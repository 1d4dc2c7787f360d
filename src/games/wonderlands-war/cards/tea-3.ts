import type { TeaCard } from '../tea-card.js';

/** The tea cards of round 3. */
export const TEA_3: readonly TeaCard[] = [
  {
    id: 'T3-01',
    layout: 'plain',
    die: false,
    steps: [
      { op: 'place_units', n: 2 },
      { op: 'gain_ally', type: 'flamingo', level: 'strong' },
      { op: 'unlock_ability' },
    ],
  },
  {
    id: 'T3-02',
    layout: 'plain',
    die: false,
    steps: [
      { op: 'place_units', n: 2 },
      { op: 'gain_ally', type: 'creature', level: 'strong' },
      { op: 'quest_draw', draw: 1, discard: 0 },
      { op: 'shield_restore' },
    ],
  },
  {
    id: 'T3-03',
    layout: 'plain',
    die: true,
    steps: [
      { op: 'place_units', n: 3 },
      { op: 'roll_shards' },
      { op: 'gain_ally', type: 'rook', level: 'strong' },
      { op: 'gain_ally', type: 'rook', level: 'strong' },
    ],
  },
  {
    id: 'T3-04',
    layout: 'plain',
    die: false,
    steps: [
      { op: 'place_units', n: 2 },
      { op: 'gain_ally', type: 'rose', level: 'strong' },
      { op: 'gain_ally', type: 'rose', level: 'strong' },
    ],
  },
  {
    id: 'T3-05',
    layout: 'plain',
    die: false,
    steps: [
      { op: 'place_units', n: 2 },
      { op: 'gain_ally', type: 'soldier', level: 'strong' },
      { op: 'gain_ally', type: 'soldier', level: 'strong' },
      { op: 'discard_shards', n: 1 },
    ],
  },
  {
    id: 'T3-06',
    layout: 'plain',
    die: false,
    steps: [
      { op: 'place_units', n: 2 },
      { op: 'gain_ally', type: 'flamingo', level: 'strong' },
      { op: 'gain_ally', type: 'flamingo', level: 'strong' },
    ],
  },
  {
    id: 'T3-07',
    layout: 'plain',
    die: false,
    steps: [
      { op: 'place_units', n: 2 },
      { op: 'gain_ally', type: 'creature', level: 'strong' },
      { op: 'gain_ally', type: 'creature', level: 'strong' },
    ],
  },
  {
    id: 'T3-08',
    layout: 'plain',
    die: false,
    steps: [
      { op: 'place_units', n: 2 },
      { op: 'gain_ally', type: 'rook', level: 'strong' },
      { op: 'gain_ally', type: 'rook', level: 'weak' },
    ],
  },
  {
    id: 'T3-09',
    layout: 'plain',
    die: false,
    steps: [
      { op: 'place_units', n: 3 },
      { op: 'gain_ally', type: 'rose', level: 'strong' },
      { op: 'gain_ally', type: 'rose', level: 'weak' },
    ],
  },
  {
    id: 'T3-10',
    layout: 'plain',
    die: false,
    steps: [
      { op: 'place_units', n: 2 },
      { op: 'gain_ally', type: 'soldier', level: 'strong' },
      { op: 'unlock_ability' },
    ],
  },
  {
    id: 'T3-11',
    layout: 'plain',
    die: true,
    steps: [
      { op: 'place_units', n: 3 },
      { op: 'roll_shards' },
      { op: 'gain_ally', type: 'flamingo', level: 'strong' },
      { op: 'gain_ally', type: 'creature', level: 'strong' },
    ],
  },
  {
    id: 'T3-12',
    layout: 'plain',
    die: false,
    steps: [
      { op: 'place_units', n: 2 },
      { op: 'leader_strength', n: 1 },
      { op: 'leader_strength', n: 1 },
      { op: 'gain_ally', type: 'rook', level: 'weak' },
    ],
  },
  {
    id: 'T3-13',
    layout: 'plain',
    die: true,
    steps: [
      { op: 'place_units', n: 2 },
      { op: 'roll_shards' },
      { op: 'leader_strength', n: 1 },
      { op: 'unlock_ability' },
      { op: 'gain_any_ally', level: 'strong' },
    ],
  },
  {
    id: 'T3-14',
    layout: 'corrupted',
    die: false,
    steps: [
      { op: 'place_units', n: 2 },
      { op: 'leader_strength', n: 1 },
      { op: 'gain_any_ally', level: 'weak' },
      { optional: [{ op: 'roll_shards' }, { op: 'gain_any_ally', level: 'strong' }] },
    ],
  },
  {
    id: 'T3-15',
    layout: 'plain',
    die: false,
    steps: [{ op: 'place_units', n: 2 }, { op: 'unlock_ability' }, { op: 'gain_ally', type: 'rook', level: 'strong' }],
  },
  {
    id: 'T3-16',
    layout: 'corrupted',
    die: false,
    steps: [
      { op: 'place_units', n: 2 },
      { op: 'gain_ally', type: 'rose', level: 'strong' },
      { op: 'discard_shards', n: 1 },
      { optional: [{ op: 'roll_shards' }, { op: 'wonderlandian' }] },
    ],
  },
  {
    id: 'T3-17',
    layout: 'plain',
    die: false,
    steps: [{ op: 'place_units', n: 2 }, { op: 'wonderlandian' }, { op: 'gain_ally', type: 'rose', level: 'strong' }],
  },
  {
    id: 'T3-18',
    layout: 'plain',
    die: true,
    steps: [
      { op: 'place_units', n: 3 },
      { op: 'roll_shards' },
      { op: 'wonderlandian' },
      { op: 'gain_ally', type: 'rook', level: 'strong' },
    ],
  },
  {
    id: 'T3-19',
    layout: 'plain',
    die: false,
    steps: [{ op: 'place_units', n: 2 }, { op: 'wonderlandian' }, { op: 'discard_shards', n: 2 }],
  },
  {
    id: 'T3-20',
    layout: 'plain',
    die: false,
    steps: [{ op: 'place_units', n: 2 }, { op: 'castle' }, { op: 'gain_ally', type: 'creature', level: 'weak' }],
  },
  {
    id: 'T3-21',
    layout: 'plain',
    die: true,
    steps: [
      { op: 'place_units', n: 3 },
      { op: 'roll_shards' },
      { op: 'castle' },
      { op: 'shield_restore' },
      { op: 'gain_ally', type: 'creature', level: 'weak' },
    ],
  },
  {
    id: 'T3-22',
    layout: 'plain',
    die: false,
    steps: [{ op: 'place_units', n: 1 }, { op: 'castle' }, { op: 'gain_ally', type: 'rose', level: 'strong' }],
  },
  {
    id: 'T3-23',
    layout: 'plain',
    die: false,
    steps: [
      { op: 'place_units', n: 3 },
      { op: 'quest_draw', draw: 2, discard: 1 },
      { op: 'gain_ally', type: 'soldier', level: 'strong' },
    ],
  },
  {
    id: 'T3-24',
    layout: 'plain',
    die: false,
    steps: [
      { op: 'place_units', n: 3 },
      { op: 'quest_draw', draw: 1, discard: 0 },
      { op: 'gain_ally', type: 'flamingo', level: 'strong' },
    ],
  },
  {
    id: 'T3-25',
    layout: 'plain',
    die: false,
    steps: [
      { op: 'place_units', n: 2 },
      { op: 'discard_madness', n: 1 },
      { op: 'shield_restore' },
      { op: 'gain_ally', type: 'creature', level: 'strong' },
    ],
  },
  {
    id: 'T3-26',
    layout: 'plain',
    die: false,
    steps: [{ op: 'place_units', n: 2 }, { op: 'place_units', n: 2, may_differ: true }, { op: 'unlock_ability' }],
  },
  {
    id: 'T3-27',
    layout: 'plain',
    die: true,
    steps: [
      { op: 'place_units', n: 3 },
      { op: 'place_units', n: 2, may_differ: true },
      { op: 'roll_shards' },
      { op: 'gain_any_ally', level: 'strong' },
    ],
  },
  {
    id: 'T3-28',
    layout: 'split',
    die: false,
    steps: [
      { op: 'place_units', n: 2 },
      {
        choose_one: [
          [{ op: 'castle' }, { op: 'gain_ally', type: 'forge', level: 'weak' }],
          [
            { op: 'gain_any_ally', level: 'strong' },
            { op: 'leader_strength', n: 1 },
          ],
        ],
      },
    ],
  },
  {
    id: 'T3-29',
    layout: 'split',
    die: false,
    steps: [
      { op: 'place_units', n: 2 },
      {
        choose_one: [
          [{ op: 'discard_shards', n: 3 }, { op: 'shield_restore' }],
          [{ op: 'unlock_ability' }, { op: 'gain_any_ally', level: 'weak' }],
        ],
      },
    ],
  },
  {
    id: 'T3-30',
    layout: 'corrupted',
    die: false,
    steps: [
      { op: 'place_units', n: 2 },
      { op: 'gain_ally', type: 'rook', level: 'strong' },
      { optional: [{ op: 'roll_shards' }, { op: 'castle' }] },
    ],
  },
];
