import type { Faction } from '../faction.js';

export const ALICE: Faction = {
  id: 'alice',
  leader: { id: 'looking_glass', kind: 'leader', steps: [{ on: 'tea_move', do: [{ op: 'reverse_direction' }] }] },
  abilities: [
    {
      id: 'everywhere_at_once',
      kind: 'artifact',
      steps: [
        {
          on: 'play',
          if: [{ c: 'leader_not_here' }],
          optional: true,
          do: [{ op: 'move_leader_here' }, { op: 'add_strength', n: 1 }],
        },
      ],
    },
    { id: 'unbroken_mirror', kind: 'artifact', steps: [{ on: 'play', do: [{ op: 'shield_restore' }] }] },
    {
      id: 'love_of_learning',
      kind: 'passive',
      steps: [
        {
          on: 'cleanup',
          optional: true,
          if: [{ c: 'not_eliminated' }],
          do: [{ op: 'active_to_bag', filter: 'ally', n: 1 }],
        },
      ],
    },
    {
      id: 'friend_of_the_folk',
      kind: 'passive',
      steps: [{ on: 'unlock', limit: 'once', do: [{ op: 'draw_standee' }] }],
    },
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
    { between: [1, 2], column: 2, reward: [{ op: 'gain_any_ally', level: 'weak' }] },
    { between: [2, 3], column: 3, reward: [{ op: 'quest_draw', draw: 1, discard: 0 }] },
    { between: [3, 4], column: 1, reward: [{ op: 'discard_shards', n: 1 }] },
    { between: [3, 4], column: 3, reward: [{ op: 'gain_ally', type: 'forge', level: 'weak' }] },
  ],
  twoPlayers: {
    castles: [
      { op: 'castle_value', to: 4 },
      { op: 'castle_value', to: 6 },
      { op: 'castle_value', to: 7 },
    ],
    leader: null,
    abilities: [],
  },
};
