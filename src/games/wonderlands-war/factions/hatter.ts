import type { Faction } from '../faction.js';

export const HATTER: Faction = {
  id: 'hatter',
  leader: {
    id: 'host',
    kind: 'leader',
    steps: [
      { on: 'tea_turn', limit: 'once_per_tea', optional: true, do: [{ op: 'refill_table' }, { op: 'take_any_card' }] },
    ],
  },
  abilities: [
    {
      id: 'boiling_cup',
      kind: 'artifact',
      steps: [{ on: 'play', do: [{ op: 'add_strength', n: { ref: 'self.madness_track', plus: 1, max: 4 } }] }],
    },
    {
      id: 'change_places',
      kind: 'artifact',
      steps: [
        {
          on: 'play',
          optional: true,
          do: [{ op: 'move_unit', unit: 'supporter_or_standee', from: 'any_other', to: 'here' }],
        },
      ],
    },
    {
      id: 'war_tactics',
      kind: 'passive',
      steps: [
        {
          on: 'unit_lost',
          if: [{ c: 'lost_is_supporter' }, { c: 'opponent_ahead' }],
          do: [{ op: 'add_strength', n: 2 }],
        },
      ],
    },
    {
      id: 'more_tea',
      kind: 'passive',
      steps: [{ on: 'head_of_table', limit: 'once_per_tea', do: [{ op: 'gain_any_ally', level: 'weak' }] }],
    },
  ],
  tracks: [
    [{ op: 'unlock_ability' }, { op: 'unlock_ability' }, { op: 'gain_vp', n: 4 }],
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
    { between: [2, 3], column: 1, reward: [{ op: 'quest_draw', draw: 1, discard: 0 }] },
    { between: [1, 2], column: 1, reward: [{ op: 'gain_any_ally', level: 'weak' }] },
    { between: [3, 4], column: 2, reward: [{ op: 'discard_shards', n: 2 }] },
    { between: [1, 2], column: 2, reward: [{ op: 'discard_madness', n: 1 }] },
  ],
  twoPlayers: {
    castles: [
      { op: 'castle_value', to: 4 },
      { op: 'castle_value', to: 6 },
      { op: 'castle_value', to: 7 },
    ],
    leader: null,
    abilities: [
      {
        id: 'more_tea',
        kind: 'passive',
        steps: [{ on: 'head_of_table', limit: 'twice_per_tea', do: [{ op: 'gain_any_ally', level: 'weak' }] }],
      },
    ],
  },
};
