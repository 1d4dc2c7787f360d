import type { Card } from '../card.js';

/** The Nethervoid school: the Gateway (TK-14.4). Offsets run from the framed square to the right and downward. */
export const NETHERVOID: readonly Card[] = [
  {
    id: 'shadow-imp',
    rank: 'common',
    commons: [
      [-1, -1],
      [1, 0],
    ],
    steps: [
      { op: 'move', kind: 'combat', n: [0, 1], who: 'being', rank: 'any', where: 'board', opt: true, as: 'm' },
      {
        op: 'move',
        kind: 'combat',
        n: [0, 1],
        who: 'gateway',
        rank: 'any',
        where: 'board',
        opt: true,
        dir: 'same_as($m)',
        if: { and: [{ done: 'm' }, { not: { is_gateway: 'being' } }] },
      },
    ],
  },
  {
    id: 'flame-imp',
    rank: 'common',
    commons: [
      [-2, 0],
      [-1, 1],
    ],
    steps: [{ op: 'destroy', who: 'any', rank: 'common', where: 'adj(gateway)', n: 1, opt: true }],
  },
  {
    id: 'gate-keeper',
    rank: 'common',
    commons: [
      [0, -1],
      [-1, 0],
      [1, 0],
    ],
    steps: [
      {
        op: 'choose_one',
        options: [
          [{ op: 'upgrade', who: 'own', rank: 'common', where: 'board', n: 1, as: 'p' }],
          [{ op: 'place', color: 'own', rank: 'common', where: 'board', n: 1, as: 'p' }],
        ],
        opt: true,
      },
      { op: 'set_gateway', who: '$p', if: { done: 'p' } },
    ],
  },
  {
    id: 'demon-of-gluttony',
    rank: 'common',
    commons: [
      [-1, 1],
      [0, 1],
      [1, 1],
    ],
    steps: [
      { op: 'move', kind: 'combat', n: [0, 1], who: 'being', rank: 'any', where: 'board', opt: true, as: 'a' },
      { op: 'upgrade', who: 'being', rank: 'any', where: 'board', n: 1, if: { captured: 'a' } },
      {
        op: 'move',
        kind: 'combat',
        n: [0, 1],
        who: 'being',
        rank: 'any',
        where: 'board',
        opt: true,
        if: { captured: 'a' },
        as: 'b',
      },
      { op: 'set_gateway', who: 'being', if: { captured: 'b' } },
    ],
  },
  {
    id: 'demon-of-pride',
    rank: 'common',
    commons: [
      [0, 1],
      [0, 2],
      [1, 2],
    ],
    steps: [
      { op: 'upgrade', who: 'being', rank: 'any', where: 'board', n: 1 },
      { op: 'set_gateway', who: 'being' },
      { op: 'move', kind: 'combat', n: [0, 1], who: 'being', rank: 'any', where: 'board', opt: true },
    ],
  },
  {
    id: 'acolyte-of-destruction',
    rank: 'heroic',
    commons: [
      [-1, 1],
      [1, 1],
      [0, 3],
    ],
    steps: [
      { op: 'destroy', who: 'any', rank: 'common', where: 'board', n: 1, as: 'k' },
      {
        op: 'destroy',
        who: 'any',
        rank: 'heroic',
        where: 'adj(square($k))',
        n: 1,
        opt: true,
        if: { and: [{ done: 'k' }, { gateway_on: 'red' }] },
      },
    ],
  },
  {
    id: 'acolyte-of-growth',
    rank: 'heroic',
    commons: [
      [-1, -1],
      [1, -1],
      [-1, 0],
      [1, 0],
    ],
    steps: [
      { op: 'place', color: 'own', rank: 'common', where: 'board', n: 1, as: 'p' },
      {
        op: 'place',
        color: 'own',
        rank: 'heroic',
        where: 'adj($p)',
        n: 1,
        if: { and: [{ done: 'p' }, { gateway_on: 'green' }] },
      },
    ],
  },
  {
    id: 'power-seeker',
    rank: 'heroic',
    commons: [
      [1, 0],
      [3, 0],
      [2, 1],
      [4, 1],
    ],
    steps: [
      {
        op: 'move',
        kind: 'standard',
        n: [0, 1],
        who: 'being',
        rank: 'any',
        where: 'board',
        opt: true,
        if: { is_gateway: 'being' },
      },
      {
        op: 'move',
        kind: 'combat',
        n: [0, null],
        who: 'being',
        rank: 'any',
        where: 'board',
        dir: 'toward(gateway)',
        if: { and: [{ not: { is_gateway: 'being' } }, { gateway_exists: true }] },
      },
    ],
  },
  {
    id: 'hell-hound',
    rank: 'heroic',
    commons: [
      [-2, 0],
      [-1, 0],
      [-3, 1],
      [0, 1],
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
      { op: 'destroy', who: 'any', rank: 'any', where: 'adj(being)', n: 1, opt: true, as: 'k' },
      {
        op: 'card_move',
        frm: 'this_card',
        to: 'deck_bottom',
        n: 1,
        if: { and: [{ not: { rank_of: ['k', 'legendary'] } }, { not: { empty: 'own_deck' } }] },
      },
    ],
  },
  {
    id: 'vortexmaster',
    rank: 'heroic',
    commons: [
      [0, -3],
      [-1, -2],
      [1, -2],
      [0, -1],
    ],
    steps: [
      { op: 'move', kind: 'combat', n: [0, 1], who: 'gateway', rank: 'any', where: 'board', opt: true },
      { op: 'move', kind: 'combat', n: [0, 1], who: 'own', rank: 'any', where: 'adj(gateway)', opt: true },
    ],
  },
  {
    id: 'gate-master',
    rank: 'heroic',
    commons: [
      [0, -1],
      [1, -1],
      [-1, 0],
      [1, 0],
      [2, 0],
    ],
    steps: [
      { op: 'upgrade', who: 'gateway', rank: 'any', where: 'board', n: 1, as: 'u' },
      { op: 'set_gateway', choose: { who: 'own', rank: 'nonlegendary' } },
      { op: 'count_as_legend_summoned', square: 'being', if: { became: ['u', 'legendary'] } },
    ],
  },
  {
    id: 'hell-rider',
    rank: 'heroic',
    commons: [
      [0, 0],
      [1, 0],
      [2, 0],
      [0, 1],
    ],
    steps: [
      { op: 'move', kind: 'combat', n: [0, 1], who: 'being', rank: 'any', where: 'board', if: { is_gateway: 'being' } },
      {
        op: 'move',
        kind: 'combat',
        n: [0, 3],
        who: 'being',
        rank: 'any',
        where: 'board',
        if: { not: { is_gateway: 'being' } },
      },
    ],
  },
  {
    id: 'demon-of-wrath',
    rank: 'heroic',
    commons: [
      [1, 0],
      [-1, 1],
      [1, 1],
      [0, 2],
    ],
    steps: [
      {
        op: 'move',
        kind: 'standard',
        n: [0, 1],
        who: 'gateway',
        rank: 'any',
        where: 'board',
        opt: true,
        if: { none: { who: 'enemy', rank: 'common', where: 'adj(gateway)' } },
      },
      { op: 'destroy_all', who: 'enemy', rank: 'common', where: 'adj(gateway)' },
    ],
  },
  {
    id: 'demon-of-greed',
    rank: 'heroic',
    commons: [
      [-1, -1],
      [0, -1],
      [-1, 1],
      [1, 1],
    ],
    steps: [
      { op: 'destroy', who: 'own', rank: 'common', where: ['board', 'not(gateway)'], n: 1, as: 'a' },
      { op: 'destroy', who: 'own', rank: 'heroic', where: ['board', 'not(gateway)'], n: 1, as: 'b' },
      { op: 'gain_action', n: 1, if: { done: 'a' } },
      { op: 'gain_action', n: 1, if: { done: 'b' } },
    ],
  },
  {
    id: 'demon-of-lust',
    rank: 'heroic',
    commons: [
      [0, 1],
      [1, 1],
      [1, 2],
      [2, 2],
    ],
    steps: [
      {
        op: 'move',
        kind: 'combat',
        n: [0, 2],
        who: 'any',
        rank: 'any',
        where: 'board',
        per_piece: 1,
        dir: 'toward(gateway)',
        forbid_dest: 'gateway',
      },
    ],
  },
  {
    id: 'demon-of-sloth',
    rank: 'heroic',
    commons: [[-1, 1]],
    steps: [
      { op: 'spend_action', n: 1, as: 's' },
      { op: 'destroy', who: 'gateway', rank: 'any', where: 'board', n: 1, if: { not: { done: 's' } } },
    ],
  },
  {
    id: 'demon-of-envy',
    rank: 'heroic',
    commons: [
      [-1, -1],
      [0, 0],
      [1, 0],
    ],
    steps: [
      {
        op: 'repeat',
        at_least: 1,
        steps: [{ op: 'place', color: 'own', rank: 'common', where: 'adj(gateway)', n: 1 }],
        until: {
          or: [
            { none: { where: ['empty', 'adj(gateway)'] } },
            { not: { gateway_exists: true } },
            { supply_empty: 'own double_sided' },
            { no_opponent_has_more_pieces: true },
          ],
        },
      },
    ],
  },
  {
    id: 'possessed-summoner',
    rank: 'heroic',
    commons: [
      [1, 0],
      [-1, 1],
      [0, 1],
      [0, 2],
    ],
    steps: [
      { op: 'place', color: 'enemy', rank: 'common', where: 'adj(same_color)', n: 1, as: 'p' },
      { op: 'pattern_color', color: 'color_of($p)', scope: 'next_summon_this_turn', if: { done: 'p' } },
      { op: 'card_move', frm: 'hand_flare', to: 'flare_discard', n: 1, opt: true, as: 'f' },
      { op: 'gain_action', n: 1, if: { done: 'f' } },
    ],
  },
];
