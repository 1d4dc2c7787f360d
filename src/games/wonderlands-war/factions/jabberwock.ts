import type { Faction } from '../faction.js';

export const JABBERWOCK: Faction = {
  id: 'jabberwock',
  leader: {
    id: 'jaws_that_bite',
    kind: 'leader',
    steps: [
      { on: 'tea_start', optional: true, do: [{ op: 'place_poison', n: 2 }] },
      {
        on: 'tea_turn_end',
        if: [{ c: 'no_poison_on_cards' }, { c: 'has_poison' }],
        optional: true,
        do: [{ op: 'place_poison', n: 1 }],
      },
    ],
  },
  abilities: [
    {
      id: 'manxome_foe',
      kind: 'artifact',
      steps: [{ on: 'play', if: [{ c: 'opponent_ahead' }], do: [{ op: 'chip_add', n: 2 }] }],
    },
    {
      id: 'claws_that_catch',
      kind: 'artifact',
      steps: [
        {
          on: 'play',
          if: [{ c: 'has_poison' }],
          optional: true,
          do: [{ op: 'give_poison', n: 1, who: 'chosen_opponent' }],
        },
      ],
    },
    {
      id: 'slithy_toves',
      kind: 'passive',
      steps: [
        { on: 'tea_start', if: [{ c: 'has_poison' }], optional: true, do: [{ op: 'place_poison', n: 1 }] },
        {
          on: 'tea_turn_end',
          if: [{ c: 'jaws_placed_now' }, { c: 'has_poison' }],
          optional: true,
          do: [{ op: 'place_poison', n: 1 }],
        },
      ],
    },
    { id: 'burbling', kind: 'passive', steps: [{ on: 'poison_returned', do: [{ op: 'gain_vp', n: 1 }] }] },
  ],
  tracks: [
    [{ op: 'unlock_ability' }, { op: 'gain_vp', n: 4 }, { op: 'unlock_ability' }],
    [
      { op: 'leader_strength', n: 1 },
      { op: 'leader_strength', n: 1 },
      { op: 'leader_strength', n: 1 },
    ],
    [
      { op: 'release_supporters', n: 1 },
      { op: 'release_supporters', n: 1 },
      { op: 'release_supporters', n: 2 },
    ],
    [
      { op: 'castle_value', to: 4 },
      { op: 'castle_value', to: 5 },
      { op: 'castle_value', to: 6 },
    ],
  ],
  between: [
    { between: [1, 2], column: 2, reward: [{ op: 'gain_any_ally', level: 'strong' }] },
    { between: [2, 3], column: 3, reward: [{ op: 'discard_shards', n: 1 }] },
    { between: [3, 4], column: 1, reward: [{ op: 'discard_madness', n: 1 }] },
  ],
  twoPlayers: {
    castles: [
      { op: 'castle_value', to: 4 },
      { op: 'castle_value', to: 6 },
      { op: 'castle_value', to: 7 },
    ],
    leader: {
      id: 'jaws_that_bite',
      kind: 'leader',
      steps: [
        { on: 'tea_start', optional: true, do: [{ op: 'place_poison', n: 1 }] },
        {
          on: 'tea_turn_end',
          if: [{ c: 'no_poison_on_cards' }, { c: 'has_poison' }],
          optional: true,
          do: [{ op: 'place_poison', n: 1 }],
        },
      ],
    },
    abilities: [],
  },
};
