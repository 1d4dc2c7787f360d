import type { Card } from '../card.js';

/** The Sylvan school. Offsets run from the framed square to the right and downward. */
export const SYLVAN: readonly Card[] = [
  {
    id: 'sapling',
    rank: 'common',
    commons: [
      [0, 1],
      [0, 2],
    ],
    steps: [{ op: 'upgrade', who: 'being', rank: 'any', where: 'board', n: 1 }],
  },
  {
    id: 'kiskin-farseeders',
    rank: 'common',
    commons: [
      [1, 0],
      [-1, 1],
    ],
    steps: [{ op: 'place', color: 'own', rank: 'common', where: 'adj(own)', n: 1, opt: true }],
  },
  {
    id: 'charging-buck',
    rank: 'common',
    commons: [
      [-1, 1],
      [0, 1],
      [-1, 2],
    ],
    steps: [{ op: 'leap', kind: 'combat', n: [0, 2], who: 'being', dist: 2 }],
  },
  {
    id: 'forest-wardens',
    rank: 'common',
    commons: [
      [-2, 0],
      [1, 0],
    ],
    steps: [
      { op: 'destroy', who: 'enemy', rank: 'common', where: 'board', n: 1, owner_if: { more_than_me: 'common' } },
      { op: 'destroy', who: 'enemy', rank: 'heroic', where: 'board', n: 1, owner_if: { more_than_me: 'upgraded' } },
    ],
  },
  {
    id: 'naiad',
    rank: 'common',
    commons: [
      [-2, 1],
      [-1, 1],
      [0, 1],
    ],
    steps: [
      {
        op: 'move',
        kind: 'standard',
        n: [0, 2],
        who: 'own',
        rank: 'any',
        where: 'adj(being)',
        per_piece: 1,
        targets: 'adjacent_at_start',
      },
    ],
  },
  {
    id: 'kiskin-spirit',
    rank: 'heroic',
    commons: [
      [-2, 0],
      [-2, 1],
      [0, 1],
    ],
    steps: [
      { op: 'card_move', frm: 'own_discard', to: 'deck_top', n: 1, opt: true, as: 'c' },
      { op: 'draw_extra', deck: 'own', n: 1, if: { or: [{ done: 'c' }, { was_empty: 'own_discard' }] } },
    ],
  },
  {
    id: 'dryad',
    rank: 'heroic',
    commons: [
      [-1, -1],
      [0, 0],
      [0, 1],
    ],
    marks: {
      a: [
        [-1, 0],
        [-1, 1],
        [0, -1],
        [1, -1],
        [1, 0],
        [1, 1],
      ],
    },
    steps: [
      { op: 'convert', who: 'enemy', rank: 'nonlegendary', where: 'adj(being)', to_rank: 'common', n: 1, opt: true },
    ],
  },
  {
    id: 'centaur-spearman',
    rank: 'heroic',
    commons: [
      [0, 1],
      [1, 1],
      [2, 1],
      [2, 2],
    ],
    steps: [
      { op: 'move', kind: 'combat', n: [0, 1], who: 'being', rank: 'any', where: 'board', opt: true, as: 'm' },
      {
        op: 'shoot',
        dirs: 'same_as($m)',
        who: 'any',
        rank: 'nonlegendary',
        hits: 1,
        blocked_by: 'legendary',
        if: { done: 'm' },
      },
    ],
  },
  {
    id: 'centaur-chieftain',
    rank: 'heroic',
    commons: [
      [-2, -1],
      [-1, 0],
      [0, 1],
      [1, 2],
    ],
    steps: [
      { op: 'move', kind: 'combat', n: [0, 1], who: 'being', rank: 'any', where: 'board', opt: true, as: 'm' },
      {
        op: 'move',
        kind: 'combat',
        n: [0, 3],
        who: 'own',
        rank: 'any',
        where: ['board', 'not(being)'],
        dir: 'same_as($m)',
        per_piece: null,
        if: { done: 'm' },
      },
    ],
  },
  {
    id: 'unicorn',
    rank: 'heroic',
    commons: [
      [-1, 0],
      [-2, 1],
      [-1, 1],
      [-2, 2],
    ],
    steps: [
      {
        op: 'choose_one',
        options: [
          [{ op: 'move', kind: 'combat', n: [0, 1], who: 'being', rank: 'any', where: 'board', opt: true }],
          [{ op: 'gain_action', n: 1 }],
        ],
      },
    ],
  },
  {
    id: 'sylvan-queen',
    rank: 'heroic',
    commons: [
      [0, 1],
      [2, 1],
      [1, 2],
      [1, 3],
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
      { op: 'convert', who: 'enemy', rank: 'nonlegendary', where: 'diag(being)', to_rank: 'same', n: 1, opt: true },
    ],
  },
  {
    id: 'sylvan-princess',
    rank: 'heroic',
    commons: [
      [0, 1],
      [1, 2],
      [0, 3],
    ],
    marks: {
      a: [
        [-1, -1],
        [-1, 1],
        [1, -1],
        [1, 1],
      ],
    },
    steps: [{ op: 'convert', who: 'enemy', rank: 'common', where: 'diag(being)', to_rank: 'common', n: 1, opt: true }],
  },
  {
    id: 'woodland-druid',
    rank: 'heroic',
    commons: [
      [-1, -1],
      [1, -1],
      [0, 1],
    ],
    steps: [
      {
        op: 'for_each_color',
        colors: 'all',
        steps: [{ op: 'upgrade', who: 'color', rank: 'common', where: 'board', n: 1 }],
      },
    ],
  },
  {
    id: 'forest-ancient',
    rank: 'heroic',
    commons: [
      [0, -1],
      [-1, 0],
      [1, 0],
      [-1, 1],
    ],
    steps: [
      { op: 'place', color: 'enemy', rank: 'common', where: 'within(being,2)', n: 2, as: 'p' },
      { op: 'destroy', who: 'color_of($p)', rank: 'common', where: 'within(being,3)', n: 2, match: 'each_color($p)' },
    ],
  },
  {
    id: 'forest-mystic',
    rank: 'heroic',
    commons: [
      [0, -1],
      [-1, 0],
      [1, 1],
    ],
    steps: [
      { op: 'draw_extra', deck: 'own', n: 1 },
      { op: 'draw_extra', deck: 'legend', n: 1 },
    ],
  },
  {
    id: 'kiskin-leafsplitter',
    rank: 'heroic',
    commons: [
      [0, -1],
      [-1, 0],
      [1, 0],
      [0, 1],
    ],
    arrows: ['NW', 'SW', 'NE', 'SE'],
    steps: [
      { op: 'shoot', dirs: 'diagonal', who: 'any', rank: 'any', hits: 1, opt: true, times: [0, 2], blocked_by: null },
    ],
  },
  {
    id: 'kiskin-boughrunner',
    rank: 'heroic',
    commons: [
      [-1, 1],
      [0, 1],
      [1, 1],
      [0, 2],
    ],
    steps: [{ op: 'move', kind: 'combat', n: [0, 3], who: 'being', rank: 'any', where: 'board', dest: 'adj(own)' }],
  },
  {
    id: 'tree-shepherd',
    rank: 'heroic',
    commons: [
      [-1, 0],
      [1, 0],
      [0, 1],
      [1, 1],
    ],
    steps: [
      { op: 'choose_piece', who: 'own', rank: 'any', where: 'board', as: 'p' },
      { op: 'upgrade', who: '$p', rank: 'any', where: 'board', n: 1, if: { rank_of: ['p', 'common'] } },
      {
        op: 'move',
        kind: 'combat',
        n: [0, 1],
        who: '$p',
        rank: 'any',
        where: 'board',
        opt: true,
        if: { rank_of: ['p', 'heroic'] },
      },
      {
        op: 'move',
        kind: 'standard',
        n: [0, 1],
        who: '$p',
        rank: 'any',
        where: 'board',
        opt: true,
        if: { rank_of: ['p', 'legendary'] },
      },
    ],
  },
];
