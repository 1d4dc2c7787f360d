import {
  against,
  colour,
  destroyed,
  last,
  laying,
  mention,
  moved,
  pieces,
  seat,
  task,
  view,
} from './position-parts.js';

const TASKS_NOW = [
  task(
    'central-dominance',
    [
      ['pieces', 3, 5],
      ['upgraded', 1, 2],
    ],
    [
      ['pieces', 2, 5],
      ['upgraded', 0, 2],
    ],
  ),
  task(
    'green-conquest',
    [
      ['pieces', 1, 3],
      ['upgraded', 1, 2],
    ],
    [
      ['pieces', 4, 3],
      ['upgraded', 2, 2],
    ],
  ),
  task(
    'heroic-destruction',
    [
      ['kills', 1, 3],
      ['upgraded-kills', 1, 1],
    ],
    [
      ['kills', 0, 3],
      ['upgraded-kills', 0, 1],
    ],
  ),
];

/** High Form: a Knight came, went three squares and ran over a heroic piece. */
const reference = view(
  'high-form',
  [seat('northern-imperial', 0, { deck: 6 }), seat('highland', 1, { deck: 7 })],
  [
    colour('northern-imperial', [0], { score: 5, taskPoints: 4, supply: { doubleSided: 4, legendary: 2 } }),
    colour('highland', [1], { score: 4, taskPoints: 3, supply: { doubleSided: 2, legendary: 2 } }),
  ],
  pieces(
    'C5:c D5:c E5:h C6:c G3:h F7:h E7:c H6:h D8:c G5:c E8:l F5:c H7:h G8:c',
    'D2:h E1:c F4:c H4:c I4:h G2:c C3:h B4:c C1:c A5:c H8:c F8:c B6:l H2:c D6:c B7:c',
  ),
  {
    tasks: TASKS_NOW,
    nextTask: task('side-chain', [['chain', 0, 1]], [['chain', 0, 1]]),
    kills: [{ colour: 1, rank: 'heroic', count: 1 }],
    last: last(0, 'summoned', {
      card: 'knight',
      square: 'D4',
      laying: laying('D4', 'C5 D5 E5 C6'),
      deeds: [
        moved(mention('E3', 0, 'heroic'), 'D4', 'E3'),
        destroyed(mention('F3', 1, 'heroic')),
        moved(mention('F3', 0, 'heroic'), 'E3', 'F3'),
        moved(mention('G3', 0, 'heroic'), 'F3', 'G3'),
      ],
    }),
  },
);

/** All 69 squares taken, the longest names, both sides near the end. */
const full = view(
  'high-form',
  [
    seat('southern-imperial', 0, { deck: 0, flares: 0 }),
    seat('nethervoid', 1, { deck: 1, frozen: null, pending: null, flares: 2 }),
  ],
  [
    colour('southern-imperial', [0], { score: 12, supply: { doubleSided: 0, legendary: 0 } }),
    colour('nethervoid', [1], { score: 10, supply: { doubleSided: 0, legendary: 0 }, slowed: 1 }),
  ],
  pieces(
    'C1:c E1:h G1:c B2:c D2:h F2:c H2:c A3:l C3:h E3:c G3:c I3:c B4:c D4:c F4:h H4:c A5:c C5:c E5:l G5:c I5:h B6:c D6:c F6:c H6:h A7:c C7:c E7:c G7:c I7:c B8:c D8:c F8:h H8:c C9:c',
    'D1:c F1:c C2:c E2:h G2:c B3:c D3:c F3:c H3:h A4:c C4:h E4:c G4:c I4:l B5:c D5:h+ F5:c H5:c A6:c C6:c E6:h G6:c I6:c B7:c D7:c F7:h H7:c C8:l E8:c G8:c D9:c E9:h F9:c G9:c',
  ),
  {
    turn: 31,
    onTurn: 1,
    inControl: 1,
    actions: 3,
    actionsAtStart: 2,
    extraTurn: true,
    finals: [1, 0],
    tasks: [
      task(
        'heroic-devastation',
        [
          ['kills', 0, 4],
          ['upgraded-kills', 0, 2],
        ],
        [
          ['kills', 5, 4],
          ['upgraded-kills', 2, 2],
        ],
      ),
      task(
        'legendary-summoning',
        [
          ['summons', 0, 2],
          ['legend-summons', 0, 1],
        ],
        [
          ['summons', 1, 2],
          ['legend-summons', 1, 1],
        ],
      ),
      task(
        'rainbow-dominance',
        [
          ['red-lead', 1, 1],
          ['green-lead', -1, 1],
        ],
        [
          ['red-lead', -1, 1],
          ['green-lead', 1, 1],
        ],
      ),
    ],
    nextTask: task('isolation', [['isolated', 0, 1]], [['isolated', 0, 1]]),
    kills: [
      { colour: 0, rank: 'common', count: 3 },
      { colour: 0, rank: 'heroic', count: 1 },
      { colour: 0, rank: 'legendary', count: 1 },
    ],
    last: last(1, 'summoned', {
      card: 'demon-of-pride',
      square: 'D5',
      laying: laying('D5', 'C6 E6', { crushes: mention('D5', 0, 'heroic') }),
      deeds: [destroyed(mention('D5', 0, 'heroic')), { did: 'gateway', square: 'D5' }],
    }),
  },
);

/** A Duel: a shot of the Cannon along a line, an upgrade, and a new piece. */
const duel = view(
  'duel',
  [seat('northern-imperial', 0), seat('sylvan', 1, { deck: 3, flares: 0 })],
  [
    colour('northern-imperial', [0], { score: 11, goal: 18 }),
    colour('sylvan', [1], { score: 7, goal: 18, supply: { doubleSided: 9, legendary: 3 } }),
  ],
  pieces('E5:h D5:c C6:c G7:c H3:h', 'B3:h C2:l F8:c G4:c I4:h A6:c'),
  {
    actions: 2,
    actionsAtStart: 2,
    kills: [{ colour: 1, rank: 'common', count: 3 }],
    last: last(0, 'summoned', {
      card: 'cannon',
      square: 'E5',
      laying: laying('E5', 'D5 E5 C6', { crushes: mention('E5', 0, 'common') }),
      deeds: [
        destroyed(mention('E5', 0, 'common'), 0),
        { did: 'shot', from: 'E5', directions: ['NE'] },
        destroyed(mention('F4', 1, 'common')),
        destroyed(mention('G3', 1, 'common')),
        destroyed(mention('H2', 1, 'common')),
        { did: 'upgraded', piece: mention('H3', 0, 'common'), to: 'heroic' },
        { did: 'placed', piece: mention('G7', 0, 'common') },
        { did: 'action', gained: 1 },
      ],
    }),
  },
);

/** Four players. */
const melee = view(
  'melee',
  [
    seat('northern-imperial', 0, { deck: 6 }),
    seat('southern-imperial', 1, { deck: 5 }),
    seat('highland', 2, { deck: 7, flares: 0 }),
    seat('sylvan', 3, { deck: 6 }),
  ],
  [
    colour('northern-imperial', [0], {
      score: 4,
      goal: 10,
      against: against([1, 4, true], [2, 6, false], [3, 5, true]),
    }),
    colour('southern-imperial', [1], {
      score: 2,
      goal: 10,
      against: against([2, 7, true], [3, 3, false], [0, 2, true]),
    }),
    colour('highland', [2], { score: 3, goal: 10, against: against([3, 8, true], [0, 5, false], [1, 3, true]) }),
    colour('sylvan', [3], { score: 3, goal: 10, against: against([0, 6, true], [1, 4, false], [2, 3, true]) }),
  ],
  pieces(
    'D4:c E4:c C2:h F3:c B5:c G8:c D7:l',
    'H6:h G6:c H5:c I5:c F7:c D3:c F5:h',
    'C8:h D8:c E7:c B7:h C6:c F9:c A6:c',
    'G3:h G4:c H3:c H2:c E5:h A5:c I4:l C4:c G7:c',
  ),
  {
    onTurn: 3,
    inControl: 3,
    kills: [{ colour: 1, rank: 'common', count: 1 }],
    last: last(3, 'summoned', {
      card: 'unicorn',
      square: 'F4',
      laying: laying('F4', 'G4 H3 G3 H2'),
      deeds: [destroyed(mention('E5', 1, 'common')), moved(mention('E5', 3, 'heroic'), 'F4', 'E5')],
    }),
  },
);

/** Three players with the schools of the expansions. */
const three = view(
  'melee',
  [
    seat('everfrost', 0, { frozen: 'winter-whisperer' }),
    seat('nethervoid', 1),
    seat('etherweave', 2, { pending: 'merchant-of-time' }),
  ],
  [
    colour('everfrost', [0], { score: 11, goal: 12, against: against([1, 11, false], [2, 12, true]) }),
    colour('nethervoid', [1], { score: 0, goal: 12, against: against([2, 0, true], [0, 3, true]) }),
    colour('etherweave', [2], { score: -2, goal: 12, pendingLoss: 2, against: against([0, 4, true], [1, -2, true]) }),
  ],
  pieces('C3:h D4:c E2:c F6:l B5:c', 'E5:h+ F4:c G5:c H6:c', 'C7:c D8:h E7:c G3:l A4:c'),
  {
    expansions: true,
    onTurn: 0,
    inControl: 0,
    merchant: { colour: 1, rank: 'heroic', seat: 2 },
    finals: [0, 1, 2],
    last: last(2, 'warped', {
      card: 'merchant-of-time',
      deeds: [{ did: 'captured', piece: mention('E4', 1, 'heroic') }],
    }),
  },
);

/** Teams in a Duel: the partner has taken over. */
const teams = view(
  'duel-team',
  [
    seat('highland', 0, { deck: 9, sideways: 6, legends: 0 }),
    seat('southern-imperial', 1, { deck: 8, sideways: 6, legends: 0 }),
    seat('everfrost', 0, { deck: 11, sideways: 6, legends: 2, frozen: 'ice-queen' }),
    seat('sylvan', 1, { deck: 7, sideways: 6, legends: 2, flares: 0 }),
  ],
  [colour('highland', [0, 2], { score: 6, goal: 18 }), colour('southern-imperial', [1, 3], { score: 0, goal: 18 })],
  pieces('C5:c D4:h E6:c F3:c B7:c', 'G5:c H4:h F6:c D8:c'),
  {
    onTurn: 0,
    inControl: 2,
    actions: 1,
    last: last(0, 'placed', { square: 'B7' }),
  },
);

const highTeams = view(
  'high-form-team',
  [
    seat('northern-imperial', 0, { deck: 12, sideways: 6, legends: 2 }),
    seat('highland', 1, { deck: 12, sideways: 6, legends: 0 }),
    seat('etherweave', 0, { deck: 12, sideways: 6, legends: 0, pending: 'eternal-emperor' }),
    seat('sylvan', 1, { deck: 12, sideways: 6, legends: 2 }),
  ],
  [colour('northern-imperial', [0, 2], { score: 3 }), colour('highland', [1, 3], { score: 8 })],
  pieces('D4:c E4:c F4:h E5:c', 'C6:c D6:h G7:c'),
  {
    onTurn: 1,
    inControl: 1,
    tasks: [
      task('imprisonment', [['around', 2, 6]], [['around', 1, 6]]),
      task('center-cross', [['squares', 3, 5]], [['squares', 0, 5]]),
    ],
    nextTask: null,
    last: last(1, 'flare', {
      card: 'flare-05',
      deeds: [{ did: 'upgraded', piece: mention('D6', 1, 'common'), to: 'heroic' }],
    }),
  },
);

const empty = view(
  'high-form',
  [seat('everfrost', 0, { deck: 15 }), seat('etherweave', 1, { deck: 15 })],
  [
    colour('everfrost', [0], { supply: { doubleSided: 17, legendary: 3 } }),
    colour('etherweave', [1], { supply: { doubleSided: 17, legendary: 3 } }),
  ],
  [],
  { turn: 1, actions: 1, actionsAtStart: 1, tasks: TASKS_NOW.slice(0, 1), nextTask: TASKS_NOW[1]! },
);

/** A match that is over, after swaps, conversions and demotions. */
const over = view(
  'duel',
  [seat('etherweave', 0, { deck: 0 }), seat('everfrost', 1, { deck: 2 })],
  [colour('etherweave', [0], { score: 19, goal: 18 }), colour('everfrost', [1], { score: 0, goal: 18 })],
  pieces('C4:h D7:c E3:l H5:c', 'F5:h B6:c G2:c'),
  {
    onTurn: null,
    inControl: null,
    actions: 0,
    last: last(0, 'summoned', {
      card: 'paradox-worm',
      square: 'D7',
      laying: laying('D7', 'C4 H5'),
      deeds: [
        { did: 'swapped', one: mention('C4', 0, 'heroic'), other: mention('F5', 1, 'heroic') },
        { did: 'converted', piece: mention('H5', 1, 'common'), colour: 0, rank: 'common', counted: 1 },
        { did: 'downgraded', piece: mention('G2', 1, 'heroic'), to: 'common' },
      ],
    }),
  },
);

export const POSITIONS = { reference, full, duel, melee, three, teams, highTeams, empty, over } as const;

const LONG = 'Bardzo Długa Nazwa Gracza Numer Jeden';

export const NAMES: Readonly<Record<keyof typeof POSITIONS, readonly string[]>> = {
  reference: ['Ola', 'Kuba'],
  full: [LONG, '🐉 Юлія 李雷 𝓟𝓻𝓸'],
  duel: ['Żaneta', 'Łukasz'],
  melee: ['Ola', 'Marek', 'Kuba', 'Konstantynopolitańczyk'],
  three: ['Żaneta', 'Samotny Wilk', LONG],
  teams: ['Żaneta', 'Łukasz', 'Konstantynopolitańczyk', 'Ola'],
  highTeams: ['Ola', 'Jan', LONG, 'Święty'],
  empty: ['Ola', 'Jan'],
  over: ['Grażyna', 'Bartłomiej'],
};
