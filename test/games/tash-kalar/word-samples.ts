import type { ColourView, ContestView, PieceView, SeatView } from '../../../src/games/tash-kalar/view.js';
import type { ContestEntry, Deed, Laying, Mention, Rank } from '../../../src/games/tash-kalar/vocabulary.js';
import type { ContestScene } from '../../../src/games/tash-kalar/words/sentences.js';

export const at = (colour: number, rank: Rank, square: string): Mention => ({ colour, rank, square });

const onBoard = (colour: number, rank: Rank, square: string, gateway = false): PieceView => ({
  colour,
  rank,
  square,
  hue: square === 'E5' ? 'red' : null,
  gateway,
});

const seat = (school: string, colour: number, more: Partial<SeatView> = {}): SeatView => ({
  school,
  colour,
  team: colour,
  beings: 3,
  legends: 2,
  flares: 1,
  deck: 9,
  sideways: 0,
  deckTop: [],
  discard: [],
  frozen: null,
  pending: null,
  placements: null,
  flareNow: null,
  ...more,
});

const colour = (seats: readonly number[], school: string, more: Partial<ColourView> = {}): ColourView => ({
  seats,
  school,
  score: 5,
  goal: 9,
  taskPoints: 4,
  claimed: ['destruction'],
  pendingLoss: 0,
  against: [],
  pieces: 3,
  upgraded: 1,
  legendaries: 1,
  supply: { doubleSided: 12, legendary: 2 },
  slowed: 0,
  ...more,
});

export const LAYING: Laying = {
  id: 'E4:r0',
  square: 'E4',
  orientation: 'r0',
  used: ['D4', 'E5'],
  borrowed: [],
  lenders: [],
  voids: [],
  improvised: null,
  crushes: null,
  marks: [{ square: 'F4', group: 'a' }],
  arrows: ['N', 'E'],
  lifts: false,
};
export const LAYINGS: readonly Laying[] = [
  LAYING,
  { ...LAYING, id: 'E4:r1', crushes: at(1, 'common', 'E4'), borrowed: ['D4'], lenders: [1], improvised: 1 },
  { ...LAYING, id: 'G7:m0', square: 'G7', voids: ['D4'], marks: [], arrows: [] },
];

/** Highland against Nethervoid in High Form, some turns in. */
export const VIEW: ContestView = {
  mode: 'high-form',
  expansions: true,
  turn: 7,
  onTurn: 0,
  inControl: 0,
  actions: 2,
  actionsAtStart: 2,
  extraTurn: false,
  discarded: false,
  seats: [
    seat('highland', 0, {
      beings: ['dire-wolf', 'warlord', 'werewolf'],
      legends: ['titan', 'leviathan'],
      flares: ['flare-03'],
      placements: { 'dire-wolf': 3, titan: 1 },
      flareNow: [{ against: 1, upgradedLead: 2, upgradedNeeded: 3, piecesLead: -1, piecesNeeded: 5 }],
    }),
    seat('nethervoid', 1, { deck: 4, frozen: 'ice-queen', pending: 'doppelganger' }),
  ],
  colours: [colour([0], 'highland'), colour([1], 'nethervoid', { score: 3, pendingLoss: 2 })],
  pieces: [
    onBoard(0, 'common', 'D4'),
    onBoard(0, 'heroic', 'E5'),
    onBoard(1, 'common', 'E4', true),
    onBoard(1, 'legendary', 'F6'),
  ],
  tasks: [
    {
      id: 'heroic-destruction',
      type: 'destruction',
      advanced: false,
      points: 2,
      fulfilledBy: [],
      progress: [
        [
          { what: 'kills', have: 1, need: 3 },
          { what: 'upgraded-kills', have: 0, need: 1 },
        ],
        [
          { what: 'kills', have: 0, need: 3 },
          { what: 'upgraded-kills', have: 0, need: 1 },
        ],
      ],
    },
    {
      id: 'side-chain',
      type: 'pattern',
      advanced: false,
      points: 1,
      fulfilledBy: [0],
      progress: [[{ what: 'chain', have: 1, need: 1 }], [{ what: 'chain', have: 0, need: 1 }]],
    },
  ],
  nextTask: { id: 'isolation', type: 'enemy', advanced: true, points: 3, fulfilledBy: [], progress: [[], []] },
  taskDeck: 19,
  legendDeck: 8,
  legendDiscard: [],
  flareDeck: 9,
  flareDiscard: [],
  kills: [{ colour: 1, rank: 'common', count: 1 }],
  summoned: [],
  rights: { borrow: 0, voids: 0, colour: null },
  countBonus: 0,
  merchant: { colour: 1, rank: 'heroic', seat: 0 },
  last: {
    seat: 1,
    what: 'summoned',
    card: 'flame-imp',
    square: 'E4',
    laying: LAYING,
    lifted: null,
    deeds: [],
  },
  order: [0, 1],
  finals: [0, 1],
  extraTurns: 0,
  end: null,
};

export const SCENE: ContestScene = { view: VIEW, reader: 0, names: ['P1', 'P2'] };

/** Three colours: points in each, and enemies go by their names. */
export const MELEE: ContestScene = {
  view: {
    ...VIEW,
    mode: 'melee',
    tasks: [],
    nextTask: null,
    seats: [...VIEW.seats, seat('sylvan', 2)],
    colours: [0, 1, 2].map(own =>
      colour([own], ['highland', 'nethervoid', 'sylvan'][own]!, {
        score: own,
        goal: 12,
        against: [0, 1, 2]
          .filter(other => other !== own)
          .map((other, points) => ({ colour: other, points: own + points, mayImprovise: points === 0 })),
      }),
    ),
  },
  reader: 0,
  names: ['P1', 'P2', 'P3'],
};

/** Two teams; the second one has less of everything. */
export const TEAMS: ContestScene = {
  view: {
    ...VIEW,
    mode: 'duel-team',
    onTurn: null,
    inControl: null,
    tasks: [],
    nextTask: null,
    seats: [seat('highland', 0), seat('sylvan', 1), seat('everfrost', 0), seat('etherweave', 1)],
    colours: [colour([0, 2], 'highland', { score: 18 }), colour([3, 1], 'etherweave', { score: 11 })],
    order: [0, 1, 2, 3],
  },
  reader: 'spectator',
  names: ['P1', 'P2', 'P3', 'P4'],
};

/** Every deed once, in an order that could happen. */
export const DEEDS: readonly Deed[] = [
  { did: 'destroyed', piece: at(1, 'common', 'D5'), counted: 1, removed: false },
  { did: 'moved', piece: at(0, 'heroic', 'D5'), gait: 'move', path: ['E4', 'D5'] },
  { did: 'moved', piece: at(0, 'heroic', 'D6'), gait: 'move', path: ['D5', 'D6'] },
  { did: 'moved', piece: at(1, 'common', 'G5'), gait: 'leap', path: ['G2', 'G5'] },
  { did: 'moved', piece: at(0, 'common', 'A7'), gait: 'line', path: ['A5', 'A6', 'A7'] },
  { did: 'destroyed', piece: at(1, 'legendary', 'D7'), counted: 1, removed: false },
  { did: 'moved', piece: at(0, 'heroic', 'D7'), gait: 'ram', path: ['D6', 'D7'] },
  { did: 'destroyed', piece: at(0, 'heroic', 'D7'), counted: 0, removed: false },
  { did: 'shot', from: 'E4', directions: ['NW', 'N'] },
  { did: 'destroyed', piece: at(1, 'common', 'E2'), counted: 2, removed: true },
  { did: 'destroyed', piece: at(1, 'common', 'E1'), counted: 2, removed: true },
  { did: 'upgraded', piece: at(0, 'common', 'C3'), to: 'heroic' },
  { did: 'upgraded', piece: at(0, 'common', 'C4'), to: 'heroic' },
  { did: 'downgraded', piece: at(1, 'legendary', 'F6'), to: 'heroic' },
  { did: 'converted', piece: at(1, 'heroic', 'F7'), colour: 0, rank: 'common', counted: 1 },
  { did: 'converted', piece: at(0, 'heroic', 'F8'), colour: 1, rank: 'common', counted: 0 },
  { did: 'placed', piece: at(0, 'common', 'G7') },
  { did: 'placed', piece: at(1, 'common', 'G8') },
  { did: 'swapped', one: at(0, 'heroic', 'B3'), other: at(1, 'heroic', 'B4') },
  { did: 'gateway', square: 'G7' },
  { did: 'gateway', square: null },
  { did: 'action', gained: 1 },
  { did: 'action', gained: 2 },
  { did: 'burnt' },
  { did: 'slowed', colours: [1] },
  { did: 'extra-turn' },
  { did: 'extra-card', deck: 'being' },
  { did: 'extra-card', deck: 'legend' },
  { did: 'card', card: 'knight', to: 'deck-top' },
  { did: 'card', card: 'hell-hound', to: 'deck-bottom' },
  { did: 'card', card: 'ice-queen', to: 'frozen' },
  { did: 'card', card: 'flare-03', to: 'discard' },
  { did: 'card', card: 'doppelganger', to: 'hand' },
  { did: 'right', right: 'borrow', colour: null },
  { did: 'right', right: 'void', colour: null },
  { did: 'right', right: 'colour', colour: 1 },
  { did: 'counts-as-legend' },
  { did: 'copied', card: 'void-summoner' },
  { did: 'captured', piece: at(1, 'common', 'H4') },
  { did: 'released', piece: at(1, 'common', 'H5') },
  { did: 'count-bonus', bonus: 1 },
];

export const BOARD = '.'.repeat(69);

const SUMMONED = {
  tell: 'summoned',
  seat: 0,
  card: 'knight',
  rank: 'heroic',
  square: 'E4',
  laying: LAYING,
  lifted: null,
  gateway: false,
  deeds: [],
  points: [],
  board: BOARD,
} as const;

export const ENTRIES: {
  readonly [Tell in ContestEntry['tell']]: readonly Extract<ContestEntry, { readonly tell: Tell }>[];
} = {
  'match-begins': [
    { tell: 'match-begins', mode: 'high-form', schools: ['highland', 'nethervoid'], colours: [0, 1], order: [1, 0] },
  ],
  tasks: [
    { tell: 'tasks', current: ['destruction', 'side-chain', 'diagonals'], next: 'isolation' },
    { tell: 'tasks', current: ['destruction'], next: null },
  ],
  opened: [{ tell: 'opened', seat: 1, piece: at(0, 'common', 'C5') }],
  'turn-begins': [
    { tell: 'turn-begins', seat: 0, turn: 3, actions: 2, lost: 0, extra: false, finals: null },
    { tell: 'turn-begins', seat: 1, turn: 8, actions: 1, lost: 1, extra: true, finals: 2 },
    { tell: 'turn-begins', seat: 1, turn: 9, actions: 2, lost: 0, extra: false, finals: 1 },
  ],
  placed: [
    { tell: 'placed', seat: 0, by: 0, piece: at(0, 'common', 'D5'), lifted: null },
    { tell: 'placed', seat: 0, by: 1, piece: at(0, 'common', 'D5'), lifted: at(0, 'heroic', 'B3') },
  ],
  summoned: [
    SUMMONED,
    {
      ...SUMMONED,
      laying: { ...LAYING, crushes: at(1, 'common', 'E4') },
      deeds: [{ did: 'destroyed', piece: at(1, 'common', 'E4'), counted: 1, removed: false }, ...DEEDS],
      points: [{ colour: 0, points: 1, of: null }],
    },
    {
      ...SUMMONED,
      card: 'titan',
      rank: 'legendary',
      laying: { ...LAYING, borrowed: ['D4'], lenders: [1], voids: ['E5'], improvised: 1 },
      lifted: at(0, 'legendary', 'A4'),
      points: [{ colour: 0, points: 1, of: 1 }],
    },
  ],
  discarded: [
    { tell: 'discarded', seat: 0, card: 'herald', returned: { beings: 0, legends: 0, flares: 0 } },
    { tell: 'discarded', seat: 0, card: 'herald', returned: { beings: 2, legends: 1, flares: 1 } },
  ],
  returned: [{ tell: 'returned', seat: 0, cards: ['knight', 'titan', 'flare-03'] }],
  flare: [
    {
      tell: 'flare',
      seat: 0,
      flare: 'flare-08',
      against: 1,
      upper: true,
      lower: true,
      deeds: [
        { did: 'action', gained: 1 },
        { did: 'placed', piece: at(0, 'common', 'C3') },
      ],
      points: [{ colour: 1, points: 1, of: null }],
      board: BOARD,
    },
    {
      tell: 'flare',
      seat: 0,
      flare: 'flare-12',
      against: 1,
      upper: true,
      lower: false,
      deeds: [],
      points: [],
      board: BOARD,
    },
    {
      tell: 'flare',
      seat: 0,
      flare: 'flare-12',
      against: 1,
      upper: false,
      lower: true,
      deeds: [],
      points: [],
      board: BOARD,
    },
  ],
  thawed: [{ tell: 'thawed', seat: 0, card: 'ice-queen', deeds: [{ did: 'action', gained: 1 }], board: BOARD }],
  warped: [{ tell: 'warped', seat: 0, card: 'translocationist', deeds: [{ did: 'action', gained: 1 }], board: BOARD }],
  frozen: [
    { tell: 'frozen', seat: 0, card: 'ice-queen', dropped: null },
    { tell: 'frozen', seat: 0, card: 'ice-queen', dropped: 'ice-princess' },
  ],
  'handed-over': [{ tell: 'handed-over', seat: 0, partner: 1 }],
  claimed: [
    {
      tell: 'claimed',
      seat: 0,
      task: 'destruction',
      points: 1,
      current: 'isolation',
      next: 'diagonals',
      reveals: true,
    },
    { tell: 'claimed', seat: 0, task: 'side-chain', points: 2, current: null, next: null, reveals: true },
  ],
  scored: [
    {
      tell: 'scored',
      seat: 0,
      kills: [
        { colour: 1, rank: 'common', count: 5 },
        { colour: 1, rank: 'legendary', count: 1 },
      ],
      points: [{ colour: 0, points: 4, of: null }],
    },
    { tell: 'scored', seat: 0, kills: [{ colour: 1, rank: 'common', count: 1 }], points: [] },
  ],
  drawn: [
    { tell: 'drawn', seat: 0, beings: 2, legends: 1, flares: 1, deck: 7 },
    { tell: 'drawn', seat: 0, beings: 1, legends: 0, flares: 0, deck: 0 },
    { tell: 'drawn', seat: 0, beings: 0, legends: 2, flares: 0, deck: 7 },
  ],
  'drawn-cards': [{ tell: 'drawn-cards', seat: 0, beings: ['knight'], legends: ['titan'], flares: ['flare-01'] }],
  'legends-passed': [
    { tell: 'legends-passed', seat: 0, partner: 1, count: 2 },
    { tell: 'legends-passed', seat: 0, partner: 1, count: 1 },
  ],
  'legends-received': [{ tell: 'legends-received', seat: 0, legends: ['titan', 'leviathan'] }],
  'end-nears': [
    { tell: 'end-nears', seat: 0, why: 'deck', colours: [], turns: [1, 0] },
    { tell: 'end-nears', seat: 0, why: 'points', colours: [1], turns: [1, 0] },
  ],
  'match-ends': [
    { tell: 'match-ends', reason: 'points', winners: [0], scores: [9, 4] },
    { tell: 'match-ends', reason: 'other-colours', winners: [0], scores: [4, 4] },
    { tell: 'match-ends', reason: 'upgraded', winners: [1], scores: [4, 4] },
    { tell: 'match-ends', reason: 'pieces', winners: [1], scores: [4, 4] },
    { tell: 'match-ends', reason: 'draw', winners: [], scores: [4, 4] },
  ],
};
