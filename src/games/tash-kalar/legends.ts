import type { Card } from './card.js';

/** The legends. Offsets run from the framed square to the right and downward. */
export const LEGENDS: readonly Card[] = [
  {
    id: 'fire-dragon',
    rank: 'legendary',
    commons: [[0, -2]],
    heroics: [
      [-1, -3],
      [1, -3],
      [0, -1],
    ],
    arrows: ['W', 'SW', 'S', 'E', 'SE'],
    steps: [{ op: 'cone', dirs: 'indicated', spread: 45, range: 2, who: 'any', rank: 'nonlegendary' }],
  },
  {
    id: 'hell-bull',
    rank: 'legendary',
    commons: [
      [-1, -1],
      [1, -1],
      [0, 0],
      [0, 1],
    ],
    heroics: [
      [-1, 0],
      [1, 0],
    ],
    steps: [{ op: 'line', kind: 'combat', who: 'being', dirs: 'any8', n: [0, null], stop_after_capture: 'legendary' }],
  },
  {
    id: 'angel-of-death',
    rank: 'legendary',
    commons: [
      [-1, -1],
      [1, -1],
      [-2, 0],
      [2, 0],
      [0, 1],
    ],
    heroics: [[0, 0]],
    steps: [
      { op: 'choose_piece', who: 'any', rank: 'any', where: ['board', 'not(being)'], opt: true, as: 'p' },
      { op: 'upgrade', who: '$p', rank: 'any', where: 'board', n: 1, as_far_as_possible: true, if: { done: 'p' } },
      { op: 'leap', kind: 'combat', n: 1, who: 'being', dest: 'square($p)', if: { done: 'p' } },
    ],
  },
  {
    id: 'eldest-tree',
    rank: 'legendary',
    commons: [
      [-2, 0],
      [2, 0],
    ],
    heroics: [
      [1, -1],
      [-1, 1],
    ],
    marks: {
      a: [
        [-1, -1],
        [-1, 0],
        [0, -1],
        [0, 1],
        [1, 0],
        [1, 1],
      ],
    },
    steps: [
      {
        op: 'for_each_square',
        where: 'adj(being)',
        n: [0, 3],
        distinct: true,
        cases: [
          { when: { enemy: 'nonlegendary' }, do: 'destroy' },
          { when: { own: 'common' }, do: 'upgrade' },
          { when: 'empty', do: 'place own common' },
        ],
      },
    ],
  },
  {
    id: 'bone-catapult',
    rank: 'legendary',
    commons: [[-1, -1]],
    heroics: [
      [-1, 1],
      [0, 1],
      [1, 1],
    ],
    arrows: ['W', 'N', 'NE', 'E'],
    steps: [
      { op: 'destroy', who: 'any', rank: 'any', where: 'rays(indicated)', n: 1, opt: true, as: 'k' },
      { op: 'destroy_all', who: 'any', rank: 'common', where: 'adj(square($k))', if: { done: 'k' } },
    ],
  },
  {
    id: 'fire-elemental',
    rank: 'legendary',
    commons: [
      [1, 1],
      [0, 2],
      [2, 2],
    ],
    heroics: [
      [-1, 1],
      [-2, 2],
    ],
    marks: {
      a: [
        [-2, -2],
        [-2, -1],
        [-2, 0],
        [-2, 1],
        [-1, -2],
        [-1, 2],
        [0, -2],
        [1, -2],
        [1, 2],
        [2, -2],
        [2, -1],
        [2, 0],
        [2, 1],
      ],
      b: [
        [-1, -1],
        [-1, 0],
        [0, -1],
        [0, 1],
        [1, -1],
        [1, 0],
      ],
    },
    steps: [
      {
        op: 'choose_one',
        options: [
          [{ op: 'destroy_all', who: 'enemy', rank: 'nonlegendary', where: 'adj(being)' }],
          [{ op: 'destroy_all', who: 'enemy', rank: 'common', where: 'within(being,2)' }],
        ],
      },
    ],
  },
  {
    id: 'leviathan',
    rank: 'legendary',
    commons: [[-3, 2]],
    heroics: [
      [-2, 1],
      [-1, 1],
      [-4, 2],
    ],
    steps: [
      {
        op: 'choose_one',
        options: [
          [{ op: 'downgrade', who: 'any', rank: 'upgraded', where: 'board', n: [0, 3], group: 'connected8' }],
          [{ op: 'destroy', who: 'any', rank: 'common', where: 'board', n: [0, 4], group: 'connected8' }],
        ],
      },
    ],
  },
  {
    id: 'two-headed-dragon',
    rank: 'legendary',
    commons: [
      [2, 2],
      [3, 3],
    ],
    heroics: [
      [2, 0],
      [1, 1],
      [0, 2],
    ],
    marks: {
      a: [
        [0, 2],
        [1, 1],
        [2, 0],
        [2, 2],
        [3, 3],
      ],
    },
    steps: [
      { op: 'upgrade', who: 'used', rank: 'nonlegendary', where: 'board', n: 1, opt: true, as: 'u' },
      { op: 'destroy', who: 'any', rank: 'heroic', where: 'adj($u)', n: 1, opt: true, if: { done: 'u' } },
    ],
  },
  {
    id: 'earth-elemental',
    rank: 'legendary',
    commons: [
      [1, 0],
      [0, 1],
      [1, 1],
    ],
    heroics: [
      [-1, 2],
      [2, 2],
    ],
    steps: [
      { op: 'destroy', who: 'any', rank: 'nonlegendary', where: 'on_or_adj(color:red)', n: 1 },
      { op: 'upgrade', who: 'any', rank: 'common', where: 'on_or_adj(color:green)', n: 1 },
      {
        op: 'move',
        kind: 'combat',
        n: [0, 1],
        who: 'being',
        rank: 'any',
        where: 'board',
        opt: true,
        dest: 'color:any',
      },
    ],
  },
  {
    id: 'time-elemental',
    rank: 'legendary',
    commons: [
      [-1, 3],
      [1, 3],
    ],
    heroics: [
      [-1, 1],
      [1, 1],
      [0, 2],
    ],
    steps: [{ op: 'extra_turn', n: 1 }],
  },
  {
    id: 'storm-elemental',
    rank: 'legendary',
    commons: [[0, 0]],
    heroics: [
      [-1, -2],
      [-1, -1],
      [1, -1],
    ],
    steps: [
      { op: 'place', color: 'own', rank: 'any', where: 'within(being,3)', n: 1, opt: true, as: 'p' },
      {
        op: 'line',
        kind: 'combat',
        who: '$p',
        dirs: 'any8',
        n: [0, { by_rank: { common: 5, heroic: 3, legendary: 1 } }],
        if: { done: 'p' },
      },
      { op: 'destroy', who: '$p', rank: 'any', where: 'board', n: 1, if: { done: 'p' } },
    ],
  },
  {
    id: 'titan',
    rank: 'legendary',
    commons: [
      [-1, 3],
      [0, 3],
      [1, 3],
    ],
    heroics: [
      [0, 1],
      [0, 2],
    ],
    marks: {
      a: [
        [-1, -1],
        [-1, 1],
        [1, -1],
        [1, 1],
      ],
      b: [
        [-1, 0],
        [0, -1],
        [0, 1],
        [1, 0],
      ],
    },
    steps: [
      { op: 'destroy_all', who: 'any', rank: 'any', where: 'orth(being)', uncredited: true },
      { op: 'destroy_all', who: 'any', rank: 'nonlegendary', where: 'diag(being)', uncredited: true },
    ],
  },
];
