import type { Faction } from '../faction.js';

export const QUEEN: Faction = {
  id: 'queen',
  leader: { id: 'red_army', kind: 'leader', steps: [{ on: 'tea_place', do: [{ op: 'spread_units' }] }] },
  abilities: [
    {
      id: 'paint_my_world',
      kind: 'artifact',
      steps: [
        {
          on: 'play',
          optional: true,
          do: [
            { op: 'lose_unit', n: 1, who: 'self', where: 'any' },
            { op: 'chip_add', n: 2 },
          ],
        },
      ],
    },
    {
      id: 'royal_temper',
      kind: 'artifact',
      steps: [
        { on: 'play', if: [{ c: 'leader_of_track_is_other' }], do: [{ op: 'steal_vp', n: 1, from: 'track_leader' }] },
      ],
    },
    {
      id: 'off_with_heads',
      kind: 'passive',
      steps: [{ on: 'place_leader', do: [{ op: 'lose_unit', n: 1, who: 'each_opponent_supporter', where: 'here' }] }],
    },
    {
      id: 'double_speed',
      kind: 'passive',
      steps: [
        {
          on: 'tea_card',
          if: [{ c: 'passed_leader' }],
          optional: true,
          do: [{ op: 'place_supporter', n: 1, where: 'any' }],
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
    { between: [1, 2], column: 3, reward: [{ op: 'discard_madness', n: 1 }] },
    { between: [2, 3], column: 1, reward: [{ op: 'gain_any_ally', level: 'weak' }] },
    { between: [3, 4], column: 2, reward: [{ op: 'discard_shards', n: 1 }] },
    { between: [1, 2], column: 1, reward: [{ op: 'quest_draw', draw: 1, discard: 0 }] },
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
        id: 'royal_temper',
        kind: 'artifact',
        steps: [{ on: 'play', if: [{ c: 'opponent_ahead' }], do: [{ op: 'gain_vp', n: 1 }] }],
      },
    ],
  },
};
