import { printOf } from '../../../../src/games/monolith-arena/prints.js';
import type { ArenaView, ElementView, SeatView, TileView } from '../../../../src/games/monolith-arena/view.js';

export const EMPIRE = 'dragon-empire';
export const ABYSS = 'lords-of-the-abyss';
export const REALM = 'guardians-of-the-realm';
export const FOREST = 'harbingers-of-the-forest';

let ids = 0;

/** A tile as it lies, with whatever is special about it. */
export function tile(
  hex: string,
  seat: number,
  faction: string,
  name: string,
  rotation = 0,
  special: Partial<TileView> & { lit?: readonly number[] } = {},
): TileView {
  const print = printOf(faction, name);
  const { lit = [], ...rest } = special;
  ids += 1;
  const bonus = rest.initiativeBonus ?? 0;
  return {
    id: ids,
    seat,
    faction,
    tile: name,
    hex,
    rotation,
    wounds: 0,
    poison: 0,
    entrenched: 0,
    hitPoints: print.kind === 'banner' ? 0 : 1 + print.toughness,
    nettedBy: [],
    disarmed: false,
    initiative: print.initiative.map(value => value + bonus),
    initiativeBonus: 0,
    meleeBonus: 0,
    rangedBonus: 0,
    granted: [],
    links: print.linkSides
      .map(side => (side + rotation) % 6)
      .map(direction => ({ direction, lit: lit.includes(direction), hostile: print.effect === 'disarm' })),
    holds: [],
    folded: false,
    ...rest,
  };
}

export const seat = (faction: string, hitPoints: number, special: Partial<SeatView> = {}): SeatView => ({
  faction,
  team: 0,
  hitPoints,
  stack: 19,
  discard: ['battle', 'move', 'pikeman', 'net', 'battle', 'move'],
  hand: 2,
  hidden: 0,
  ...special,
});

export function view(
  seats: readonly SeatView[],
  tiles: readonly TileView[],
  special: Partial<ArenaView> = {},
): ArenaView {
  return {
    mode: 'duel',
    variant: 'standard',
    turn: 7,
    onTurn: 0,
    seats: seats.map((each, k) => (seats.length === 2 ? { ...each, team: k } : each)),
    tiles: [...tiles].sort((one, other) => (one.hex < other.hex ? -1 : 1)),
    elements: [],
    last: null,
    forecast: null,
    turnsLeft: null,
    ...special,
  };
}

const element = (hex: string, seatNumber: number, faction: string, empty = false): ElementView => ({
  hex,
  seat: seatNumber,
  faction,
  empty,
});

/** The position of the art direction. */
const reference = view(
  [seat(EMPIRE, 14), seat(ABYSS, 9, { stack: 17, hand: 1, discard: Array(8).fill('battle') })],
  [
    tile('D2', 0, EMPIRE, 'banner', 0, { meleeBonus: 1 }),
    tile('C3', 0, EMPIRE, 'knight', 2, { wounds: 1, poison: 1, meleeBonus: 2 }),
    tile('C2', 0, EMPIRE, 'strength-rune', 0, { lit: [1, 2] }),
    tile('B2', 0, EMPIRE, 'dragon-rider', 5, { nettedBy: ['B3'] }),
    tile('E2', 0, EMPIRE, 'regeneration-rune', 3, { lit: [0, 5] }),
    tile('D3', 0, EMPIRE, 'arquebusier', 1),
    tile('B4', 1, ABYSS, 'banner', 0, { meleeBonus: 1, initiativeBonus: 1 }),
    tile('B3', 1, ABYSS, 'horror', 5, { granted: ['venom'], meleeBonus: 1, holds: [4] }),
    tile('C4', 1, ABYSS, 'chaos', 0, { granted: ['venom'], initiativeBonus: 1 }),
    tile('D4', 1, ABYSS, 'wraith', 0, { initiativeBonus: 1 }),
    tile('A3', 1, ABYSS, 'strength-rune', 0, { wounds: 1, lit: [2, 3] }),
    tile('C5', 1, ABYSS, 'minor-acceleration-rune', 2, { lit: [3, 4, 5] }),
    tile('A1', 1, ABYSS, 'spike', 1),
  ],
  {
    elements: [element('D1', 0, EMPIRE, true), element('D2', 0, EMPIRE), element('E2', 0, EMPIRE)],
    last: { seat: 1, what: 'moved', tile: 'wraith', from: 'E3', to: ['D4'] },
  },
);

const everything = {
  wounds: 2,
  poison: 3,
  entrenched: 1,
  disarmed: true,
  nettedBy: ['C4', 'order'],
  initiativeBonus: 2,
  meleeBonus: 3,
  rangedBonus: 1,
  hitPoints: 4,
} as const;

/** Everything at once on one tile, in all four kinds. */
const worst = view(
  [seat(EMPIRE, 20, { stack: 0, hand: 6 }), seat(ABYSS, 1, { stack: 3 })],
  [
    tile('C3', 0, EMPIRE, 'knight', 2, { ...everything, granted: ['teleport', 'venom', 'toughness', 'double-attack'] }),
    tile('B2', 0, EMPIRE, 'dragon-rider', 0, {
      ...everything,
      nettedBy: [],
      granted: ['venom', 'teleport', 'maneuver', 'penetration', 'double-attack'],
    }),
    tile('D3', 0, EMPIRE, 'knight', 4, { wounds: 1, entrenched: 1, disarmed: true, granted: ['venom'], hitPoints: 3 }),
    tile('B3', 1, ABYSS, 'chaos', 1, {
      ...everything,
      nettedBy: [],
      disarmed: false,
      granted: ['maneuver', 'venom', 'toughness'],
    }),
    tile('D2', 1, ABYSS, 'strength-rune', 1, { ...everything, nettedBy: [], meleeBonus: 0, lit: [3] }),
    tile('C2', 0, EMPIRE, 'banner', 0, {
      ...everything,
      wounds: 0,
      nettedBy: [],
      granted: ['teleport', 'venom'],
      folded: true,
    }),
    tile('C4', 1, ABYSS, 'disarm-rune', 2, { lit: [4, 5], wounds: 21, hitPoints: 24 }),
    tile('A2', 1, ABYSS, 'banner', 0, { disarmed: true, poison: 5, folded: true }),
    tile('E2', 1, ABYSS, 'demon', 3, { disarmed: true, initiativeBonus: 1 }),
  ],
  {
    turn: 124,
    onTurn: 1,
    turnsLeft: 2,
    last: { seat: 1, what: 'pushed', tile: 'minor-acceleration-rune', from: 'C4', to: ['C5'] },
  },
);

const FULL: readonly (readonly [string, number, string, string])[] = [
  ['A1', 0, REALM, 'axeman'],
  ['A2', 1, FOREST, 'hunter'],
  ['A3', 0, REALM, 'combat-platform'],
  ['B1', 1, FOREST, 'accuracy-rune'],
  ['B2', 0, REALM, 'banner'],
  ['B3', 1, FOREST, 'herne'],
  ['B4', 0, REALM, 'golem'],
  ['C1', 1, FOREST, 'morlock'],
  ['C2', 0, REALM, 'veteran'],
  ['C3', 1, FOREST, 'wyrm'],
  ['C4', 0, REALM, 'wyvern'],
  ['C5', 1, FOREST, 'spark'],
  ['D1', 0, REALM, 'reinforcement-rune'],
  ['D2', 1, FOREST, 'banner'],
  ['D3', 0, REALM, 'crossbowman'],
  ['D4', 1, FOREST, 'assassin'],
  ['E1', 0, REALM, 'penetration-rune'],
  ['E2', 1, FOREST, 'greater-acceleration-rune'],
  ['E3', 0, REALM, 'pupil'],
];

/** All nineteen hexes taken. */
const full = view(
  [seat(REALM, 11, { hand: 0 }), seat(FOREST, 17)],
  FULL.map(([hex, owner, faction, name], k) => tile(hex, owner, faction, name, k % 6)),
  { last: { seat: 0, what: 'battle', tile: null, from: null, to: [] }, turnsLeft: 1 },
);

/** Two teams with a pool each. */
const teams = view(
  [
    seat(EMPIRE, 13, { team: 0 }),
    seat(ABYSS, 18, { team: 1, stack: 8 }),
    seat(REALM, 13, { team: 0, hand: 3 }),
    seat(FOREST, 18, { team: 1, hand: 0, stack: 0 }),
  ],
  [
    tile('B2', 0, EMPIRE, 'banner'),
    tile('D4', 1, ABYSS, 'banner'),
    tile('C2', 2, REALM, 'banner', 0, { entrenched: 1 }),
    tile('C4', 3, FOREST, 'banner', 0, { granted: ['maneuver'] }),
    tile('C3', 0, EMPIRE, 'landsknecht', 1, { hitPoints: 2, granted: ['toughness'] }),
    tile('D3', 3, FOREST, 'sorcerer', 4),
    tile('E2', 2, REALM, 'golem', 2, { hitPoints: 3, wounds: 1 }),
    tile('A3', 1, ABYSS, 'mygalomorph', 3, { granted: ['maneuver'] }),
  ],
  { mode: 'teams', onTurn: 2, last: { seat: 1, what: 'placed', tile: 'mygalomorph', from: null, to: ['A3'] } },
);

/** One against two. */
const three = view(
  [seat(EMPIRE, 16, { team: 0 }), seat(FOREST, 20, { team: 1 }), seat(ABYSS, 16, { team: 0, stack: 22, discard: [] })],
  [
    tile('A2', 0, EMPIRE, 'banner', 0, { folded: true }),
    tile('E2', 1, FOREST, 'banner', 0, { folded: true }),
    tile('C3', 2, ABYSS, 'banner'),
  ],
  { mode: 'three', onTurn: 1, last: { seat: 0, what: 'placed', tile: 'banner', from: null, to: ['A2'] } },
);

/** Monoliths: unfolded, with an enemy tile on an element, and folded. */
const monoliths = view(
  [seat(FOREST, 20, { hidden: 0 }), seat(REALM, 20, { hidden: 2 })],
  [
    tile('C2', 0, FOREST, 'banner'),
    tile('B1', 1, REALM, 'veteran', 2),
    tile('D2', 0, FOREST, 'wyrm', 0, { wounds: 0 }),
    tile('C5', 1, REALM, 'banner', 0, { folded: true }),
    tile('C4', 1, REALM, 'regeneration-rune', 0, { lit: [] }),
    tile('D4', 0, FOREST, 'morlock', 4),
  ],
  {
    turn: 3,
    elements: [element('B1', 0, FOREST), element('C1', 0, FOREST, true), element('C2', 0, FOREST)],
    last: { seat: 0, what: 'unfolded', tile: null, from: null, to: ['B1', 'C1'] },
  },
);

const empty = view(
  [seat(EMPIRE, 20, { stack: 34, hand: 0, discard: [] }), seat(FOREST, 20, { stack: 34, hand: 0, discard: [] })],
  [],
  {
    turn: 0,
  },
);

/** Orders at work: fire, a thrown net, a precise shot. */
const fire = view(
  [seat(REALM, 8), seat(EMPIRE, 12)],
  [
    tile('B2', 0, REALM, 'banner'),
    tile('D3', 1, EMPIRE, 'banner', 0, { nettedBy: ['order'] }),
    tile('C3', 1, EMPIRE, 'pikeman', 0, { hitPoints: 1 }),
    tile('C2', 0, REALM, 'crossbowman', 3, { wounds: 1, hitPoints: 3, granted: ['toughness'] }),
  ],
  { last: { seat: 0, what: 'fire', tile: 'fire-concoction', from: null, to: ['C3', 'C4', 'D3'] } },
);

export const POSITIONS = { reference, worst, full, teams, three, monoliths, empty, fire } as const;

export const NAMES: Readonly<Record<keyof typeof POSITIONS, readonly string[]>> = {
  reference: ['Żaneta', 'Łukasz'],
  worst: ['Bardzo Długa Nazwa Gracza Numer Jeden', '🐉 Юлія 李雷 𝓟𝓻𝓸'],
  full: ['Grażyna', 'Bartłomiej'],
  teams: ['Żaneta', 'Łukasz', 'Konstantynopolitańczyk', 'Ola'],
  three: ['Żaneta', 'Samotny Wilk', 'Ćma'],
  monoliths: ['Ola', 'Święty'],
  empty: ['Ola', 'Jan'],
  fire: ['Ola', 'Jan'],
};
