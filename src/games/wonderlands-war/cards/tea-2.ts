import type { TeaCard } from '../tea-card.js';

/** The tea cards of round 2. */
export const TEA_2: readonly TeaCard[] = [
  {
    id: 'T2-01',
    layout: 'plain',
    die: false,
    steps: [
      { op: 'place_units', n: 2 },
      { op: 'gain_ally', type: 'flamingo', level: 'weak' },
      { op: 'gain_ally', type: 'flamingo', level: 'weak' },
      { op: 'discard_shards', n: 1 },
    ],
  },
  {
    id: 'T2-02',
    layout: 'plain',
    die: false,
    steps: [
      { op: 'place_units', n: 2 },
      { op: 'gain_ally', type: 'creature', level: 'strong' },
      { op: 'gain_ally', type: 'creature', level: 'weak' },
    ],
  },
  {
    id: 'T2-03',
    layout: 'plain',
    die: false,
    steps: [
      { op: 'place_units', n: 2 },
      { op: 'gain_ally', type: 'rook', level: 'strong' },
      { op: 'discard_shards', n: 1 },
    ],
  },
  {
    id: 'T2-04',
    layout: 'plain',
    die: false,
    steps: [
      { op: 'place_units', n: 2 },
      { op: 'gain_ally', type: 'rose', level: 'strong' },
      { op: 'gain_ally', type: 'rose', level: 'weak' },
    ],
  },
  {
    id: 'T2-05',
    layout: 'corrupted',
    die: false,
    steps: [
      { op: 'place_units', n: 2 },
      { op: 'gain_ally', type: 'soldier', level: 'weak' },
      { op: 'leader_strength', n: 1 },
      { optional: [{ op: 'roll_shards' }, { op: 'gain_any_ally', level: 'strong' }] },
    ],
  },
  {
    id: 'T2-06',
    layout: 'plain',
    die: false,
    steps: [
      { op: 'place_units', n: 2 },
      { op: 'gain_ally', type: 'flamingo', level: 'strong' },
      { op: 'gain_ally', type: 'forge', level: 'weak' },
    ],
  },
  {
    id: 'T2-07',
    layout: 'plain',
    die: false,
    steps: [
      { op: 'place_units', n: 2 },
      { op: 'gain_ally', type: 'creature', level: 'strong' },
      { op: 'discard_shards', n: 2 },
    ],
  },
  {
    id: 'T2-08',
    layout: 'plain',
    die: false,
    steps: [
      { op: 'place_units', n: 2 },
      { op: 'gain_ally', type: 'rook', level: 'weak' },
      { op: 'gain_ally', type: 'rook', level: 'weak' },
    ],
  },
  {
    id: 'T2-09',
    layout: 'plain',
    die: false,
    steps: [{ op: 'place_units', n: 2 }, { op: 'gain_ally', type: 'rose', level: 'weak' }, { op: 'wonderlandian' }],
  },
  {
    id: 'T2-10',
    layout: 'plain',
    die: true,
    steps: [
      { op: 'place_units', n: 3 },
      { op: 'roll_shards' },
      { op: 'gain_ally', type: 'soldier', level: 'strong' },
      { op: 'gain_ally', type: 'soldier', level: 'strong' },
    ],
  },
  {
    id: 'T2-11',
    layout: 'plain',
    die: false,
    steps: [
      { op: 'place_units', n: 2 },
      { op: 'gain_ally', type: 'forge', level: 'weak' },
      { op: 'gain_ally', type: 'forge', level: 'weak' },
      { op: 'leader_strength', n: 1 },
    ],
  },
  {
    id: 'T2-12',
    layout: 'plain',
    die: true,
    steps: [
      { op: 'place_units', n: 2 },
      { op: 'roll_shards' },
      { op: 'leader_strength', n: 1 },
      { op: 'leader_strength', n: 1 },
      { op: 'gain_ally', type: 'rose', level: 'strong' },
    ],
  },
  {
    id: 'T2-13',
    layout: 'corrupted',
    die: false,
    steps: [
      { op: 'place_units', n: 2 },
      { op: 'leader_strength', n: 1 },
      { op: 'gain_ally', type: 'creature', level: 'weak' },
      { optional: [{ op: 'roll_shards' }, { op: 'unlock_ability' }] },
    ],
  },
  {
    id: 'T2-14',
    layout: 'plain',
    die: false,
    steps: [{ op: 'place_units', n: 1 }, { op: 'unlock_ability' }, { op: 'gain_ally', type: 'rook', level: 'strong' }],
  },
  {
    id: 'T2-15',
    layout: 'plain',
    die: false,
    steps: [{ op: 'place_units', n: 2 }, { op: 'unlock_ability' }, { op: 'gain_ally', type: 'rose', level: 'weak' }],
  },
  {
    id: 'T2-16',
    layout: 'plain',
    die: true,
    steps: [
      { op: 'place_units', n: 3 },
      { op: 'roll_shards' },
      { op: 'unlock_ability' },
      { op: 'gain_ally', type: 'soldier', level: 'strong' },
    ],
  },
  {
    id: 'T2-17',
    layout: 'plain',
    die: false,
    steps: [{ op: 'place_units', n: 2 }, { op: 'wonderlandian' }, { op: 'gain_ally', type: 'flamingo', level: 'weak' }],
  },
  {
    id: 'T2-18',
    layout: 'plain',
    die: true,
    steps: [
      { op: 'place_units', n: 2 },
      { op: 'roll_shards' },
      { op: 'wonderlandian' },
      { op: 'gain_ally', type: 'rook', level: 'strong' },
    ],
  },
  {
    id: 'T2-19',
    layout: 'plain',
    die: false,
    steps: [
      { op: 'place_units', n: 1 },
      { op: 'wonderlandian' },
      { op: 'quest_draw', draw: 1, discard: 0 },
      { op: 'discard_shards', n: 1 },
    ],
  },
  {
    id: 'T2-20',
    layout: 'plain',
    die: false,
    steps: [{ op: 'castle' }, { op: 'gain_ally', type: 'creature', level: 'strong' }],
  },
  {
    id: 'T2-21',
    layout: 'plain',
    die: true,
    steps: [
      { op: 'place_units', n: 2 },
      { op: 'roll_shards' },
      { op: 'castle' },
      { op: 'gain_any_ally', level: 'weak' },
    ],
  },
  {
    id: 'T2-22',
    layout: 'plain',
    die: false,
    steps: [
      { op: 'place_units', n: 2 },
      { op: 'quest_draw', draw: 2, discard: 1 },
      { op: 'gain_ally', type: 'soldier', level: 'strong' },
    ],
  },
  {
    id: 'T2-23',
    layout: 'plain',
    die: true,
    steps: [
      { op: 'place_units', n: 3 },
      { op: 'roll_shards' },
      { op: 'quest_draw', draw: 2, discard: 1 },
      { op: 'gain_ally', type: 'flamingo', level: 'strong' },
    ],
  },
  {
    id: 'T2-24',
    layout: 'plain',
    die: false,
    steps: [
      { op: 'place_units', n: 2 },
      { op: 'discard_madness', n: 1 },
      { op: 'gain_ally', type: 'creature', level: 'weak' },
      { op: 'discard_shards', n: 1 },
    ],
  },
  {
    id: 'T2-25',
    layout: 'plain',
    die: false,
    steps: [{ op: 'place_units', n: 2 }, { op: 'place_units', n: 2, may_differ: true }, { op: 'shield_restore' }],
  },
  {
    id: 'T2-26',
    layout: 'plain',
    die: true,
    steps: [
      { op: 'place_units', n: 3 },
      { op: 'place_units', n: 2, may_differ: true },
      { op: 'roll_shards' },
      { op: 'gain_ally', type: 'rose', level: 'weak' },
    ],
  },
  {
    id: 'T2-27',
    layout: 'split',
    die: false,
    steps: [
      { op: 'place_units', n: 2 },
      {
        choose_one: [
          [{ op: 'gain_any_ally', level: 'strong' }],
          [{ op: 'unlock_ability' }, { op: 'gain_ally', type: 'forge', level: 'weak' }],
        ],
      },
    ],
  },
  {
    id: 'T2-28',
    layout: 'split',
    die: false,
    steps: [
      { op: 'place_units', n: 2 },
      {
        choose_one: [
          [
            { op: 'discard_madness', n: 1 },
            { op: 'shield_restore' },
            { op: 'gain_ally', type: 'forge', level: 'weak' },
          ],
          [{ op: 'wonderlandian' }, { op: 'gain_ally', type: 'creature', level: 'weak' }],
        ],
      },
    ],
  },
  {
    id: 'T2-29',
    layout: 'split',
    die: true,
    steps: [
      { op: 'place_units', n: 3 },
      { op: 'roll_shards' },
      {
        choose_one: [
          [
            { op: 'gain_ally', type: 'rook', level: 'weak' },
            { op: 'gain_ally', type: 'soldier', level: 'strong' },
          ],
          [
            { op: 'gain_ally', type: 'flamingo', level: 'strong' },
            { op: 'gain_ally', type: 'creature', level: 'weak' },
          ],
        ],
      },
    ],
  },
  {
    id: 'T2-30',
    layout: 'corrupted',
    die: false,
    steps: [
      { op: 'place_units', n: 2 },
      { op: 'gain_ally', type: 'soldier', level: 'weak' },
      { op: 'gain_ally', type: 'forge', level: 'weak' },
      { optional: [{ op: 'roll_shards' }, { op: 'castle' }] },
    ],
  },
];
