import type { Card } from '../card.js';

/** The Etherweave school: warps (TK-14.10). Offsets run from the framed square to the right and downward. */
export const ETHERWEAVE: readonly Card[] = [
  {
    id: 'doppelganger',
    rank: 'common',
    commons: [
      [-1, 0],
      [-1, 1],
    ],
    steps: [{ op: 'copy_warp', source: 'pending', if: { pending: true } }],
  },
  {
    id: 'paradox-worm',
    rank: 'common',
    commons: [
      [-1, 0],
      [-3, 1],
      [-2, 1],
    ],
    steps: [
      { op: 'swap', a: { who: 'own', rank: 'nonlegendary' }, b: { who: 'enemy', rank: 'same' }, n: 1, opt: true },
    ],
    warp: [
      { op: 'upgrade', who: 'enemy', rank: 'common', where: 'board', n: 1 },
      { op: 'discard_pending', opt: true },
    ],
  },
  {
    id: 'lesser-shadow-twin',
    rank: 'common',
    commons: [
      [0, 1],
      [1, 1],
      [2, 1],
    ],
    steps: [
      {
        op: 'choose_piece',
        who: 'own',
        rank: 'any',
        where: 'board',
        if: { in_discard: 'greater-shadow-twin' },
        as: 'p',
      },
      { op: 'destroy', who: 'any', rank: 'common', where: 'adj($p)', n: [0, 2], if: { done: 'p' } },
    ],
    warp: [{ op: 'upgrade', who: 'own', rank: 'common', where: 'board', n: 1 }],
  },
  {
    id: 'translocationist',
    rank: 'common',
    commons: [
      [1, -1],
      [-1, 0],
      [-1, 1],
      [0, 1],
    ],
    steps: [
      {
        op: 'swap',
        a: { who: 'own', rank: 'heroic' },
        b: { who: 'own', rank: 'common' },
        n: [0, 2],
        distinct: 'a',
        opt: true,
      },
    ],
    warp: [{ op: 'gain_action', n: 1 }],
  },
  {
    id: 'antimatter-spirit',
    rank: 'common',
    commons: [
      [1, -1],
      [-1, 1],
    ],
    steps: [],
    warp: [
      {
        op: 'linked',
        steps: [
          { op: 'place', color: 'own', rank: 'common', where: ['empty', 'colorless'], n: 1, as: 'a' },
          { op: 'move', kind: 'combat', n: 1, who: '$a', rank: 'any', where: 'board', as: 'm' },
          { op: 'place', color: 'enemy', rank: 'common', where: 'square_left_by($a)', n: 1, as: 'b' },
          { op: 'move', kind: 'combat', n: 1, who: '$b', rank: 'any', where: 'board', dir: 'opposite($m)' },
        ],
      },
    ],
  },
  {
    id: 'merchant-of-time',
    rank: 'heroic',
    commons: [
      [-1, 1],
      [1, 1],
      [-2, 2],
      [0, 2],
    ],
    steps: [
      { op: 'release_piece', frm: 'this_card', kind: 'standard', dest: 'colorless', if: { piece_on_card: true } },
    ],
    warp: [{ op: 'capture_piece', who: 'any', rank: 'any', where: 'colorless', to: 'this_card' }],
  },
  {
    id: 'gate-of-oblivion',
    rank: 'heroic',
    commons: [
      [-1, 0],
      [1, 0],
      [-1, 1],
      [1, 1],
    ],
    marks: {
      red: [
        [-2, 0],
        [-2, 1],
        [-1, -1],
        [0, -1],
        [1, -1],
        [2, 0],
        [2, 1],
      ],
      purple: [[0, 1]],
    },
    steps: [
      { op: 'destroy', who: 'any', rank: 'any', where: 'marked:purple', n: 1 },
      { op: 'destroy', who: 'any', rank: 'nonlegendary', where: 'marked:red', n: 1, opt: true },
    ],
    warp: [{ op: 'count_bonus', n: 1, scope: 'this_turn' }],
  },
  {
    id: 'time-traveler',
    rank: 'heroic',
    commons: [
      [-1, -1],
      [0, 0],
      [1, 1],
    ],
    free: true,
    steps: [
      { op: 'destroy', who: 'any', rank: 'common', where: 'adj(being)', n: 1, opt: true, as: 'k' },
      { op: 'card_move', frm: 'own_discard_top', to: 'deck_top', n: 1, if: { done: 'k' } },
    ],
  },
  {
    id: 'greater-shadow-twin',
    rank: 'heroic',
    commons: [
      [1, 0],
      [2, 0],
      [3, 0],
    ],
    steps: [
      {
        op: 'destroy',
        who: 'any',
        rank: 'heroic',
        where: 'adj(own)>=2',
        n: 1,
        opt: true,
        if: { in_discard: 'lesser-shadow-twin' },
      },
    ],
    warp: [{ op: 'upgrade', who: 'own', rank: 'common', where: 'board', n: 1 }],
  },
  {
    id: 'warpmaster',
    rank: 'heroic',
    commons: [
      [-1, -2],
      [-2, 0],
      [-1, 1],
    ],
    steps: [
      {
        op: 'choose_one',
        options: [
          [{ op: 'return_pending', to: 'hand' }],
          [{ op: 'move', kind: 'standard', n: [0, 1], who: 'being', rank: 'any', where: 'board' }],
        ],
        opt: true,
      },
    ],
  },
  {
    id: 'dark-sphere',
    rank: 'heroic',
    commons: [
      [-1, 0],
      [0, 0],
      [-1, 1],
      [0, 1],
    ],
    steps: [
      {
        op: 'move',
        kind: 'combat',
        n: [0, 3],
        who: 'any',
        rank: 'nonlegendary',
        where: 'board',
        per_piece: 1,
        max_per_color: 2,
        dest: 'dist(being)==2',
      },
    ],
  },
  {
    id: 'void-summoner',
    rank: 'heroic',
    commons: [
      [1, 0],
      [0, 1],
      [-1, 2],
      [1, 2],
    ],
    steps: [{ op: 'grant_void', n: 2, scope: 'next_summon_this_turn' }],
    warp: [{ op: 'move', kind: 'standard', n: 1, who: 'own', rank: 'nonlegendary', where: 'board' }],
  },
  {
    id: 'eternal-emperor',
    rank: 'heroic',
    commons: [
      [-1, -1],
      [-1, 0],
      [-1, 1],
      [0, 1],
    ],
    steps: [{ op: 'copy_warp', source: 'this_card', opt: true, if: { not: { warp_played_this_turn: 'this_card' } } }],
    warp: [
      {
        op: 'choose_one',
        options: [
          [{ op: 'place', color: 'own', rank: 'common', where: 'board', n: 1 }],
          [{ op: 'move', kind: 'combat', n: 1, who: 'own', rank: 'common', where: 'board' }],
          [{ op: 'move', kind: 'standard', n: 1, who: 'own', rank: 'upgraded', where: 'board' }],
        ],
      },
    ],
  },
  {
    id: 'reality-patch',
    rank: 'heroic',
    commons: [
      [0, -1],
      [-1, 0],
      [1, 0],
      [0, 1],
    ],
    steps: [
      {
        op: 'for_each_color',
        colors: 'enemy',
        steps: [{ op: 'destroy', who: 'color', rank: 'heroic', where: 'board', n: 1, opt: true }],
      },
      { op: 'discard_pending', opt: true },
      { op: 'card_move', frm: 'hand_any', to: 'its_discard', n: 1, opt: true },
    ],
  },
  {
    id: 'polarity-queen',
    rank: 'heroic',
    commons: [
      [-1, 1],
      [1, 1],
      [0, 2],
      [0, 3],
    ],
    steps: [
      {
        op: 'linked',
        steps: [
          {
            op: 'move',
            kind: 'combat',
            n: 1,
            who: 'own',
            rank: 'nonlegendary',
            where: ['board', 'not(being)'],
            as: 'm',
          },
          {
            op: 'move',
            kind: 'combat',
            n: 1,
            who: 'own',
            rank: 'nonlegendary',
            where: ['board', 'not(being)', 'not($m)'],
            dir: 'opposite($m)',
          },
        ],
      },
    ],
    warp: [{ op: 'place', color: 'own', rank: 'common', where: 'adj(enemy)', n: 1 }],
  },
  {
    id: 'singularity',
    rank: 'heroic',
    commons: [
      [-1, -1],
      [1, -1],
      [-1, 1],
      [1, 1],
    ],
    steps: [
      { op: 'choose_square', where: ['empty', 'colorless'], as: 'q' },
      {
        op: 'for_each_piece',
        who: 'any',
        rank: 'common',
        where: 'adj($q)',
        order: 'player',
        steps: [{ op: 'move', kind: 'combat', n: 1, who: 'each', rank: 'any', where: 'board', dest: '$q' }],
      },
    ],
  },
  {
    id: 'ziggurat-sentinel',
    rank: 'heroic',
    commons: [
      [0, 1],
      [-1, 2],
      [0, 2],
      [-2, 3],
      [-1, 3],
    ],
    arrows: ['SW'],
    steps: [
      {
        op: 'choose_one',
        options: [
          [{ op: 'copy_warp', source: 'own_discard' }],
          [{ op: 'line', kind: 'combat', who: 'being', dirs: 'indicated', n: [0, 3] }],
        ],
        opt: true,
      },
    ],
    warp: [
      {
        op: 'choose_one',
        options: [
          [{ op: 'move', kind: 'combat', n: 1, who: 'own', rank: 'nonlegendary', where: 'board' }],
          [{ op: 'move', kind: 'standard', n: 2, who: 'own', rank: 'nonlegendary', where: 'board', same_piece: true }],
        ],
      },
    ],
  },
  {
    id: 'iris-of-eternity',
    rank: 'heroic',
    commons: [
      [-1, 1],
      [1, 1],
      [-1, 2],
      [1, 2],
      [0, 3],
    ],
    marks: {
      a: [
        [-1, -1],
        [-1, 0],
        [-1, 1],
        [0, -1],
        [0, 1],
        [1, -1],
        [1, 0],
        [1, 1],
      ],
    },
    steps: [
      {
        op: 'choose_one',
        options: [
          [{ op: 'destroy', who: 'any', rank: 'legendary', where: 'adj(being)', n: 1 }],
          [{ op: 'upgrade', who: 'being', rank: 'any', where: 'board', n: 1, as: 'u' }],
        ],
        opt: true,
      },
      { op: 'count_as_legend_summoned', square: 'being', if: { became: ['u', 'legendary'] } },
      { op: 'card_move', frm: 'hand_legends', to: 'legend_discard', n: 'all', if: { became: ['u', 'legendary'] } },
    ],
  },
];
