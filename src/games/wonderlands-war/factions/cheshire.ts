import type { Faction } from '../faction.js';

export const CHESHIRE: Faction = {
  id: 'cheshire',
  leader: {
    id: 'shared_grin',
    kind: 'leader',
    steps: [{ on: 'shard_roll', if: [{ c: 'rolled_in', values: [2, 3] }], optional: true, do: [{ op: 'give_shard' }] }],
  },
  abilities: [
    {
      id: 'nightmare_grin',
      kind: 'artifact',
      steps: [{ on: 'play', if: [{ c: 'opponent_more_shards' }], do: [{ op: 'add_strength', n: 2 }] }],
    },
    {
      id: 'fade_out',
      kind: 'artifact',
      steps: [
        { on: 'exhaust', if: [{ c: 'not_eliminated' }], do: [{ op: 'active_to_bag', filter: 'artifact', n: 'all' }] },
      ],
    },
    {
      id: 'here_and_gone',
      kind: 'passive',
      steps: [
        {
          on: 'leaders_placed',
          optional: true,
          do: [{ op: 'move_unit', unit: 'leader', from: 'here', to: 'adjacent' }],
        },
      ],
    },
    {
      id: 'all_mad_here',
      kind: 'passive',
      steps: [
        {
          on: 'madness_drawn',
          if: [{ c: 'regular_madness' }],
          limit: 'once_per_battle',
          optional: true,
          do: [
            { op: 'gain_shards', n: 1 },
            { op: 'reduce_loss', n: 1 },
          ],
        },
      ],
    },
  ],
  tracks: [
    [{ op: 'gain_vp', n: 4 }, { op: 'unlock_ability' }, { op: 'unlock_ability' }],
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
    { between: [1, 2], column: 1, reward: [{ op: 'discard_shards', n: 2 }] },
    { between: [2, 3], column: 2, reward: [{ op: 'wonderlandian' }] },
    { between: [3, 4], column: 3, reward: [{ op: 'quest_draw', draw: 1, discard: 0 }] },
  ],
  twoPlayers: {
    castles: [
      { op: 'castle_value', to: 4 },
      { op: 'castle_value', to: 6 },
      { op: 'castle_value', to: 7 },
    ],
    leader: {
      id: 'shared_grin',
      kind: 'leader',
      steps: [
        { on: 'shard_roll', if: [{ c: 'rolled_in', values: [2, 3] }], optional: true, do: [{ op: 'return_shard' }] },
      ],
    },
    abilities: [],
  },
};
