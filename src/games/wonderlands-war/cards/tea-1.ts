import type { TeaCard } from '../tea-card.js';

/** The tea cards of round 1. */
export const TEA_1: readonly TeaCard[] = [
  {
    id: 'T1-01',
    layout: 'plain',
    die: false,
    steps: [
      { op: 'place_units', n: 3 },
      { op: 'gain_ally', type: 'flamingo', level: 'weak' },
    ],
  },
  {
    id: 'T1-02',
    layout: 'plain',
    die: false,
    steps: [
      { op: 'place_units', n: 2 },
      { op: 'place_units', n: 1, may_differ: true },
      { op: 'gain_ally', type: 'creature', level: 'weak' },
    ],
  },
  {
    id: 'T1-03',
    layout: 'plain',
    die: false,
    steps: [
      { op: 'place_units', n: 3 },
      { op: 'gain_ally', type: 'rook', level: 'weak' },
    ],
  },
  {
    id: 'T1-04',
    layout: 'plain',
    die: false,
    steps: [
      { op: 'place_units', n: 3 },
      { op: 'gain_ally', type: 'rose', level: 'weak' },
    ],
  },
  {
    id: 'T1-05',
    layout: 'plain',
    die: false,
    steps: [
      { op: 'place_units', n: 2 },
      { op: 'gain_ally', type: 'soldier', level: 'weak' },
      { op: 'discard_shards', n: 2 },
    ],
  },
  {
    id: 'T1-06',
    layout: 'plain',
    die: false,
    steps: [
      { op: 'place_units', n: 2 },
      { op: 'gain_ally', type: 'flamingo', level: 'weak' },
      { op: 'gain_ally', type: 'flamingo', level: 'weak' },
    ],
  },
  {
    id: 'T1-07',
    layout: 'plain',
    die: true,
    steps: [
      { op: 'place_units', n: 2 },
      { op: 'roll_shards' },
      { op: 'gain_ally', type: 'creature', level: 'weak' },
      { op: 'gain_ally', type: 'creature', level: 'weak' },
      { op: 'unlock_ability' },
    ],
  },
  {
    id: 'T1-08',
    layout: 'plain',
    die: false,
    steps: [
      { op: 'place_units', n: 1 },
      { op: 'gain_ally', type: 'rook', level: 'weak' },
      { op: 'gain_ally', type: 'rook', level: 'weak' },
    ],
  },
  {
    id: 'T1-09',
    layout: 'plain',
    die: true,
    steps: [
      { op: 'place_units', n: 2 },
      { op: 'roll_shards' },
      { op: 'gain_ally', type: 'rose', level: 'weak' },
      { op: 'gain_ally', type: 'rose', level: 'weak' },
      { op: 'leader_strength', n: 1 },
    ],
  },
  {
    id: 'T1-10',
    layout: 'plain',
    die: false,
    steps: [
      { op: 'place_units', n: 2 },
      { op: 'discard_madness', n: 1 },
      { op: 'gain_ally', type: 'soldier', level: 'weak' },
    ],
  },
  {
    id: 'T1-11',
    layout: 'plain',
    die: true,
    steps: [
      { op: 'place_units', n: 3 },
      { op: 'roll_shards' },
      { op: 'gain_ally', type: 'flamingo', level: 'strong' },
      { op: 'gain_ally', type: 'soldier', level: 'weak' },
    ],
  },
  {
    id: 'T1-12',
    layout: 'plain',
    die: false,
    steps: [
      { op: 'place_units', n: 1 },
      { op: 'gain_ally', type: 'creature', level: 'strong' },
      { op: 'quest_draw', draw: 1, discard: 0 },
    ],
  },
  {
    id: 'T1-13',
    layout: 'plain',
    die: true,
    steps: [{ op: 'place_units', n: 3 }, { op: 'roll_shards' }, { op: 'gain_ally', type: 'rook', level: 'strong' }],
  },
  {
    id: 'T1-14',
    layout: 'plain',
    die: false,
    steps: [
      { op: 'place_units', n: 2 },
      { op: 'gain_ally', type: 'rose', level: 'strong' },
    ],
  },
  {
    id: 'T1-15',
    layout: 'plain',
    die: false,
    steps: [
      { op: 'place_units', n: 2 },
      { op: 'gain_ally', type: 'soldier', level: 'strong' },
      { op: 'discard_shards', n: 1 },
    ],
  },
  {
    id: 'T1-16',
    layout: 'plain',
    die: false,
    steps: [
      { op: 'place_units', n: 2 },
      { op: 'leader_strength', n: 1 },
      { op: 'gain_ally', type: 'flamingo', level: 'weak' },
    ],
  },
  {
    id: 'T1-17',
    layout: 'plain',
    die: true,
    steps: [
      { op: 'place_units', n: 2 },
      { op: 'roll_shards' },
      { op: 'leader_strength', n: 1 },
      { op: 'gain_ally', type: 'creature', level: 'weak' },
      { op: 'gain_ally', type: 'forge', level: 'weak' },
    ],
  },
  {
    id: 'T1-18',
    layout: 'corrupted',
    die: false,
    steps: [
      { op: 'place_units', n: 2 },
      { op: 'leader_strength', n: 1 },
      {
        optional: [
          { op: 'roll_shards' },
          { op: 'leader_strength', n: 1 },
          { op: 'gain_ally', type: 'forge', level: 'weak' },
        ],
      },
    ],
  },
  {
    id: 'T1-19',
    layout: 'plain',
    die: false,
    steps: [{ op: 'place_units', n: 1 }, { op: 'unlock_ability' }, { op: 'gain_ally', type: 'rook', level: 'weak' }],
  },
  {
    id: 'T1-20',
    layout: 'plain',
    die: true,
    steps: [
      { op: 'place_units', n: 2 },
      { op: 'roll_shards' },
      { op: 'unlock_ability' },
      { op: 'gain_any_ally', level: 'weak' },
    ],
  },
  {
    id: 'T1-21',
    layout: 'plain',
    die: false,
    steps: [{ op: 'place_units', n: 1 }, { op: 'wonderlandian' }, { op: 'gain_ally', type: 'soldier', level: 'weak' }],
  },
  {
    id: 'T1-22',
    layout: 'plain',
    die: true,
    steps: [
      { op: 'place_units', n: 2 },
      { op: 'roll_shards' },
      { op: 'wonderlandian' },
      { op: 'gain_ally', type: 'rook', level: 'weak' },
    ],
  },
  {
    id: 'T1-23',
    layout: 'plain',
    die: false,
    steps: [{ op: 'castle' }, { op: 'gain_ally', type: 'soldier', level: 'weak' }],
  },
  {
    id: 'T1-24',
    layout: 'plain',
    die: false,
    steps: [
      { op: 'place_units', n: 2 },
      { op: 'quest_draw', draw: 2, discard: 1 },
      { op: 'gain_ally', type: 'forge', level: 'weak' },
    ],
  },
  {
    id: 'T1-25',
    layout: 'split',
    die: false,
    steps: [
      { op: 'place_units', n: 2 },
      {
        choose_one: [
          [{ op: 'gain_any_ally', level: 'weak' }],
          [
            { op: 'quest_draw', draw: 1, discard: 0 },
            { op: 'gain_ally', type: 'forge', level: 'weak' },
          ],
        ],
      },
    ],
  },
  {
    id: 'T1-26',
    layout: 'split',
    die: false,
    steps: [
      { op: 'place_units', n: 1 },
      {
        choose_one: [
          [
            { op: 'leader_strength', n: 1 },
            { op: 'leader_strength', n: 1 },
          ],
          [{ op: 'wonderlandian' }],
        ],
      },
    ],
  },
  {
    id: 'T1-27',
    layout: 'split',
    die: false,
    steps: [
      { op: 'place_units', n: 2 },
      {
        choose_one: [
          [
            { op: 'gain_ally', type: 'flamingo', level: 'weak' },
            { op: 'quest_draw', draw: 1, discard: 0 },
          ],
          [
            { op: 'gain_ally', type: 'rook', level: 'weak' },
            { op: 'discard_shards', n: 1 },
          ],
        ],
      },
    ],
  },
  {
    id: 'T1-28',
    layout: 'corrupted',
    die: false,
    steps: [
      { op: 'place_units', n: 2 },
      { op: 'gain_ally', type: 'rose', level: 'weak' },
      { optional: [{ op: 'roll_shards' }, { op: 'unlock_ability' }] },
    ],
  },
  {
    id: 'T1-29',
    layout: 'corrupted',
    die: false,
    steps: [
      { op: 'place_units', n: 2 },
      { op: 'gain_ally', type: 'forge', level: 'weak' },
      { optional: [{ op: 'roll_shards' }, { op: 'wonderlandian' }] },
    ],
  },
  {
    id: 'T1-30',
    layout: 'plain',
    die: false,
    steps: [
      { op: 'place_units', n: 2 },
      { op: 'place_units', n: 2, may_differ: true },
    ],
  },
];
