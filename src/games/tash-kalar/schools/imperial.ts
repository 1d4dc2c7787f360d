import type { Card } from '../card.js';

/** The Imperial schools, Northern and Southern. Offsets run from the framed square to the right and downward. */
export const IMPERIAL: readonly Card[] = [
  {
    id: 'swordmaster',
    rank: 'common',
    commons: [
      [0, -1],
      [0, 1],
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
      { op: 'destroy', who: 'enemy', rank: 'common', where: 'diag(being)', n: 1, opt: true, as: 'k' },
      { op: 'upgrade', who: 'being', rank: 'any', where: 'board', n: 1, if: { done: 'k' } },
    ],
  },
  {
    id: 'messenger',
    rank: 'common',
    commons: [
      [1, 1],
      [2, 2],
    ],
    steps: [{ op: 'line', kind: 'standard', who: 'own', dirs: 'any8', n: [0, null], opt: true, rank: 'nonlegendary' }],
  },
  {
    id: 'herald',
    rank: 'common',
    commons: [
      [1, 1],
      [2, 1],
      [1, 2],
    ],
    steps: [{ op: 'move', kind: 'empty', n: [0, 2], who: 'own', rank: 'any', where: 'board', per_piece: null }],
  },
  {
    id: 'bomb',
    rank: 'common',
    commons: [
      [1, 1],
      [1, 2],
    ],
    marks: {
      a: [
        [-1, -1],
        [-1, 0],
        [-1, 1],
        [0, -1],
        [0, 0],
        [0, 1],
        [1, -1],
        [1, 0],
        [1, 1],
      ],
    },
    steps: [
      {
        op: 'destroy',
        who: 'being',
        rank: 'any',
        where: 'being',
        n: 1,
        if: { actions_left_after_this: '>0' },
        as: 'b',
      },
      { op: 'destroy_all', who: 'any', rank: 'common', where: 'adj(being_square)', if: { done: 'b' } },
    ],
  },
  {
    id: 'chronicler',
    rank: 'common',
    commons: [
      [0, -1],
      [-1, 0],
      [1, 0],
    ],
    steps: [
      { op: 'upgrade', who: 'own', rank: 'common', where: ['board', 'not(being)'], n: 1, as: 'u' },
      { op: 'move', kind: 'standard', n: [0, 1], who: '$u', rank: 'any', where: 'board', opt: true, if: { done: 'u' } },
    ],
  },
  {
    id: 'assassin',
    rank: 'heroic',
    commons: [
      [-1, -3],
      [-2, -2],
      [-3, -1],
    ],
    marks: { a: [[-1, -1]] },
    steps: [
      { op: 'destroy', who: 'any', rank: 'any', where: 'marked', n: 1, as: 'k' },
      {
        op: 'move',
        kind: 'empty',
        n: [0, 1],
        who: 'being',
        rank: 'any',
        where: 'board',
        opt: true,
        dest: 'marked',
        if: { was_empty: 'marked' },
      },
    ],
  },
  {
    id: 'time-mage',
    rank: 'heroic',
    commons: [
      [-1, 0],
      [-2, 1],
      [0, 1],
      [-1, 2],
    ],
    marks: { a: [[-1, 1]] },
    steps: [
      { op: 'gain_action', n: 1 },
      { op: 'destroy', who: 'enemy', rank: 'any', where: 'marked', n: 1 },
    ],
  },
  {
    id: 'summoner',
    rank: 'heroic',
    commons: [
      [-1, 1],
      [0, 1],
      [1, 1],
    ],
    marks: {
      a: [
        [-2, -2],
        [-2, 0],
        [-1, -1],
        [-1, 0],
        [0, -2],
        [0, -1],
        [1, -1],
        [1, 0],
        [2, -2],
        [2, 0],
      ],
    },
    steps: [{ op: 'place', color: 'own', rank: 'common', where: 'marked', n: [0, 2], opt: true }],
  },
  {
    id: 'hypnotist',
    rank: 'heroic',
    commons: [
      [1, -1],
      [-1, 0],
      [1, 0],
      [-1, 1],
    ],
    steps: [
      { op: 'choose_color', who: 'enemy', opt: true, as: 'col' },
      {
        op: 'choose_one',
        options: [
          [{ op: 'move', kind: 'combat', n: [0, 3], who: 'enemy($col)', rank: 'common', where: 'board', per_piece: 1 }],
          [{ op: 'move', kind: 'combat', n: [0, 2], who: 'enemy($col)', rank: 'heroic', where: 'board', per_piece: 1 }],
        ],
        if: { done: 'col' },
      },
    ],
  },
  {
    id: 'cannon',
    rank: 'heroic',
    commons: [
      [-1, 0],
      [0, 0],
      [-2, 1],
    ],
    arrows: ['NW', 'SW', 'N', 'S', 'NE', 'E', 'SE'],
    steps: [{ op: 'shoot', dirs: 'indicated', who: 'any', rank: 'common', hits: 'all', opt: true, blocked_by: null }],
  },
  {
    id: 'champion',
    rank: 'heroic',
    commons: [
      [-1, 0],
      [-1, 1],
      [0, 1],
      [0, 2],
    ],
    marks: {
      a: [
        [-1, -1],
        [0, -1],
        [1, -1],
        [1, 0],
        [1, 1],
      ],
    },
    steps: [
      { op: 'destroy', who: 'enemy', rank: 'any', where: 'adj(being)', n: 1, opt: true, as: 'k' },
      { op: 'destroy', who: 'being', rank: 'any', where: 'being', n: 1, if: { rank_of: ['k', 'legendary'] } },
      { op: 'gain_action', n: 1, if: { rank_of: ['k', 'legendary'] } },
    ],
  },
  {
    id: 'infantry-captain',
    rank: 'heroic',
    commons: [
      [-2, 1],
      [-1, 1],
      [1, 1],
      [2, 1],
    ],
    steps: [
      {
        op: 'move',
        kind: 'combat',
        n: [0, 2],
        who: 'own',
        rank: 'any',
        where: ['board', 'not(being)'],
        per_piece: null,
      },
    ],
  },
  {
    id: 'cavalry-captain',
    rank: 'heroic',
    commons: [
      [-1, 1],
      [1, 1],
      [-1, 2],
      [1, 2],
    ],
    steps: [
      { op: 'choose_piece', who: 'own', rank: 'any', where: ['board', 'not(being)'], opt: true, as: 'p' },
      { op: 'move_mix', who: '$p', budget: { combat: 1, standard: 2 }, n: [0, 3], if: { done: 'p' } },
    ],
  },
  {
    id: 'gryphon-rider',
    rank: 'heroic',
    commons: [
      [-1, 0],
      [-2, 1],
      [0, 1],
      [1, 2],
    ],
    steps: [
      { op: 'leap', kind: 'combat', n: 1, who: 'being', opt: true, as: 'l' },
      {
        op: 'may',
        steps: [
          { op: 'downgrade', who: 'being', rank: 'any', where: 'board', n: 1 },
          { op: 'place', color: 'own', rank: 'common', where: 'adj(being)', n: 1 },
        ],
        if: { done: 'l' },
      },
    ],
  },
  {
    id: 'knight',
    rank: 'heroic',
    commons: [
      [-1, 1],
      [0, 1],
      [1, 1],
      [-1, 2],
    ],
    steps: [
      { op: 'move', kind: 'combat', n: [0, 3], who: 'being', rank: 'any', where: 'board', forbid_capture: ['common'] },
    ],
  },
  {
    id: 'high-priestess',
    rank: 'heroic',
    commons: [
      [0, 0],
      [-1, 2],
      [1, 2],
    ],
    steps: [
      { op: 'move', kind: 'standard', n: [0, 1], who: 'being', rank: 'any', where: 'board', opt: true },
      { op: 'upgrade', who: 'any', rank: 'common', where: 'adj(being)', n: 1, opt: true },
    ],
  },
  {
    id: 'master-of-intrigue',
    rank: 'heroic',
    commons: [
      [-1, -1],
      [1, -1],
      [-1, 1],
      [1, 1],
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
        op: 'move_mix',
        n: [0, 3],
        sources: [
          { who: 'being', kind: 'standard' },
          { who: 'used', rank: 'nonlegendary', kind: 'combat' },
        ],
      },
    ],
  },
  {
    id: 'gun-tower',
    rank: 'heroic',
    commons: [
      [0, 1],
      [1, 1],
      [0, 2],
      [1, 2],
    ],
    arrows: ['W', 'E'],
    steps: [
      { op: 'shoot', dirs: 'indicated', who: 'any', rank: 'nonlegendary', hits: 2, opt: true, blocked_by: 'legendary' },
    ],
  },
];
