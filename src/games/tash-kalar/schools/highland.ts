import type { Card } from '../card.js';

/** The Highland school. Offsets run from the framed square to the right and downward. */
export const HIGHLAND: readonly Card[] = [
  {
    id: 'wild-eagle',
    rank: 'common',
    commons: [
      [-1, 1],
      [1, 1],
    ],
    steps: [{ op: 'leap', kind: 'combat', n: 1, who: 'being', opt: true }],
  },
  {
    id: 'clan-axeman',
    rank: 'common',
    commons: [
      [1, -1],
      [-1, 1],
    ],
    marks: {
      a: [
        [-1, 0],
        [0, -1],
        [0, 1],
        [1, 0],
      ],
    },
    steps: [{ op: 'destroy', who: 'any', rank: 'nonlegendary', where: 'orth(being)', n: 1, opt: true }],
  },
  {
    id: 'clan-healer',
    rank: 'common',
    commons: [
      [1, -1],
      [-1, 0],
      [1, 0],
    ],
    steps: [{ op: 'place', color: 'own', rank: 'common', where: 'adj(color:green)', n: [0, 2], opt: true }],
  },
  {
    id: 'dire-wolf',
    rank: 'common',
    commons: [
      [-1, 1],
      [0, 1],
      [-2, 2],
    ],
    steps: [{ op: 'move', kind: 'combat', n: [0, 2], who: 'being', rank: 'any', where: 'board' }],
  },
  {
    id: 'ritual-keeper',
    rank: 'common',
    commons: [
      [0, -1],
      [-1, 0],
    ],
    steps: [
      { op: 'upgrade', who: 'own', rank: 'common', where: 'board', n: 1, if: { summoned_on: 'green' } },
      {
        op: 'move',
        kind: 'combat',
        n: [0, 1],
        who: 'own',
        rank: 'any',
        where: 'board',
        opt: true,
        if: { summoned_on: 'red' },
      },
    ],
  },
  {
    id: 'eagle-lord',
    rank: 'heroic',
    commons: [
      [-2, 0],
      [2, 0],
      [-1, 1],
      [1, 1],
    ],
    steps: [{ op: 'leap', kind: 'combat', n: 1, who: 'being', opt: true }],
  },
  {
    id: 'wolf-rider',
    rank: 'heroic',
    commons: [
      [0, 1],
      [1, 1],
      [2, 1],
      [0, 2],
    ],
    steps: [{ op: 'move', kind: 'combat', n: [0, 2], who: 'being', rank: 'any', where: 'board' }],
  },
  {
    id: 'blood-shaman',
    rank: 'heroic',
    commons: [
      [1, -1],
      [1, 0],
      [-1, 1],
      [0, 1],
    ],
    steps: [
      { op: 'destroy', who: 'any', rank: 'nonlegendary', where: 'board', n: 1, as: 'k' },
      { op: 'destroy_all', who: 'any', rank: 'common', where: 'adj(square($k))', if: { square_color: ['k', 'red'] } },
    ],
  },
  {
    id: 'war-drummer',
    rank: 'heroic',
    commons: [
      [0, 0],
      [1, 0],
      [0, 1],
      [1, 1],
    ],
    steps: [
      {
        op: 'choose_one',
        options: [
          [{ op: 'move', kind: 'combat', n: 1, who: 'own', rank: 'any', where: ['board', 'not(being)'] }],
          [
            {
              op: 'move',
              kind: 'standard',
              n: [0, 2],
              who: 'own',
              rank: 'any',
              where: ['board', 'not(being)'],
              per_piece: null,
            },
          ],
        ],
      },
    ],
  },
  {
    id: 'hill-giant',
    rank: 'heroic',
    commons: [
      [0, 1],
      [-1, 2],
      [0, 2],
      [1, 2],
    ],
    marks: {
      a: [
        [-1, 0],
        [0, -1],
        [0, 1],
        [1, 0],
      ],
    },
    steps: [{ op: 'destroy_all', who: 'any', rank: 'nonlegendary', where: 'orth(being)' }],
  },
  {
    id: 'warlord',
    rank: 'heroic',
    commons: [
      [-1, 1],
      [0, 1],
      [1, 1],
      [-2, 2],
      [2, 2],
    ],
    steps: [
      {
        op: 'move',
        kind: 'combat',
        n: [0, 3],
        who: 'own',
        rank: 'any',
        where: 'board',
        per_piece: null,
        constraint: { if_total: 3, min_by_being: 1 },
      },
    ],
  },
  {
    id: 'war-summoner',
    rank: 'heroic',
    commons: [
      [-1, 0],
      [1, 0],
      [0, 1],
      [0, 2],
    ],
    steps: [
      { op: 'gain_action', n: 1 },
      { op: 'grant_borrow', n: 1, scope: 'next_summon_this_turn' },
    ],
  },
  {
    id: 'ritual-master',
    rank: 'heroic',
    commons: [
      [-1, -1],
      [-1, 1],
      [1, 1],
    ],
    steps: [
      { op: 'gain_action', n: 2, if: { summoned_on: 'green' } },
      { op: 'destroy', who: 'any', rank: 'heroic', where: 'board', n: 1, opt: true, if: { summoned_on: 'red' } },
      { op: 'destroy', who: 'any', rank: 'common', where: 'board', n: 1, opt: true, if: { summoned_on: 'red' } },
    ],
  },
  {
    id: 'legend-slayer',
    rank: 'heroic',
    commons: [
      [0, 1],
      [1, 1],
      [0, 2],
      [2, 2],
    ],
    marks: {
      a: [
        [-1, -1],
        [-1, 1],
        [1, -1],
        [1, 1],
      ],
    },
    steps: [
      {
        op: 'choose_one',
        options: [
          [{ op: 'destroy', who: 'any', rank: 'legendary', where: 'diag(being)', n: 1 }],
          [{ op: 'destroy', who: 'any', rank: 'nonlegendary', where: 'diag(being)', n: [0, 2] }],
        ],
        opt: true,
      },
    ],
  },
  {
    id: 'mountain-troll',
    rank: 'heroic',
    commons: [
      [-1, 1],
      [0, 1],
      [0, 2],
      [1, 2],
    ],
    marks: {
      a: [
        [-1, -1],
        [-1, 0],
        [0, -1],
        [1, -1],
        [1, 0],
        [1, 1],
      ],
    },
    steps: [
      { op: 'destroy_all', who: 'enemy', rank: 'common', where: 'adj(being)', as: 'k' },
      { op: 'gain_action', n: 1, if: { count_ge: ['k', 2] } },
    ],
  },
  {
    id: 'hungry-bear',
    rank: 'heroic',
    commons: [
      [1, 0],
      [0, 1],
      [1, 1],
    ],
    steps: [
      { op: 'move', kind: 'standard', n: [0, 2], who: 'being', rank: 'any', where: 'board', stop_after: 'empty' },
    ],
  },
  {
    id: 'werewolf',
    rank: 'heroic',
    commons: [
      [-2, -1],
      [-3, 0],
      [-2, 1],
    ],
    steps: [
      {
        op: 'move',
        kind: 'combat',
        n: [0, 3],
        who: 'being',
        rank: 'any',
        where: 'board',
        if: { summoned_on: 'colored_noncentral' },
      },
      {
        op: 'move',
        kind: 'standard',
        n: [0, 1],
        who: 'being',
        rank: 'any',
        where: 'board',
        if: { not: { summoned_on: 'colored_noncentral' } },
      },
    ],
  },
  {
    id: 'clan-guardian',
    rank: 'heroic',
    commons: [
      [-2, 0],
      [-1, 0],
      [1, 0],
    ],
    marks: {
      a: [
        [-2, 0],
        [-1, 0],
        [1, 0],
      ],
    },
    steps: [{ op: 'upgrade', who: 'used', rank: 'common', where: 'board', n: 1, opt: true }],
  },
];
