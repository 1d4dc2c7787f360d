import type { ArenaView, SegmentView, TileView } from '../../../src/games/monolith-arena/view.js';
import type {
  ArenaEntry,
  Mention,
  QuestionKey,
  Questions,
  TileName,
} from '../../../src/games/monolith-arena/vocabulary.js';
import type { ArenaScene } from '../../../src/games/monolith-arena/words/sentences.js';

export const EMPIRE = 'dragon-empire';
export const ABYSS = 'lords-of-the-abyss';
export const GUARDIANS = 'guardians-of-the-realm';
export const HARBINGERS = 'harbingers-of-the-forest';

const PLAIN = {
  wounds: 0,
  poison: 0,
  entrenched: 0,
  hitPoints: 1,
  nettedBy: [],
  disarmed: false,
  initiative: [],
  initiativeBonus: 0,
  meleeBonus: 0,
  rangedBonus: 0,
  granted: [],
  links: [],
  holds: [],
  folded: false,
} as const;

let ids = 0;
export function tileView(
  seat: number,
  faction: string,
  tile: string,
  hex: string,
  more: Partial<TileView> = {},
): TileView {
  ids += 1;
  return { ...PLAIN, id: ids, seat, faction, tile, hex, rotation: 0, ...more };
}

export const mention = ({ id, tile, seat, hex }: TileView): Mention => ({ id, tile, seat, hex });

/** The Empire against the Abyss, some turns in. */
export const TILES = {
  banner: tileView(0, EMPIRE, 'banner', 'B2', { hitPoints: 0 }),
  knight: tileView(0, EMPIRE, 'knight', 'C3', { rotation: 2, wounds: 1, hitPoints: 2, nettedBy: ['C4'] }),
  pikeman: tileView(0, EMPIRE, 'pikeman', 'B3', { poison: 1 }),
  rune: tileView(0, EMPIRE, 'regeneration-rune', 'C2', { rotation: 5 }),
  charge: tileView(0, EMPIRE, 'charge-rune', 'A1'),
  enemyBanner: tileView(1, ABYSS, 'banner', 'D4', { hitPoints: 0, folded: true }),
  wraith: tileView(1, ABYSS, 'wraith', 'D3', { disarmed: true, granted: ['maneuver'] }),
  horror: tileView(1, ABYSS, 'horror', 'C4', { rotation: 4, entrenched: 1, holds: [4] }),
} as const;

export const VIEW: ArenaView = {
  mode: 'duel',
  variant: 'standard',
  turn: 7,
  onTurn: 0,
  seats: [
    {
      faction: EMPIRE,
      team: 0,
      hitPoints: 18,
      stack: 20,
      discard: ['move'],
      hand: ['knight', 'knight', 'battle-charge'],
      hidden: ['swordsman', 'pikeman'].map(tile => ({ faction: EMPIRE, tile })),
    },
    { faction: ABYSS, team: 1, hitPoints: 12, stack: 21, discard: [], hand: 3, hidden: 2 },
  ],
  tiles: Object.values(TILES),
  elements: [{ seat: 1, faction: ABYSS, hex: 'E2', empty: true }],
  last: { seat: 1, what: 'placed', tile: 'wraith', from: null, to: ['D3'] },
  forecast: {
    removed: [mention(TILES.pikeman), mention(TILES.wraith)],
    before: [18, 12],
    after: [16, 12],
    isOpen: true,
  },
  turnsLeft: 2,
};

/** Names that would give a sentence away if it bent them. */
export const SCENE: ArenaScene = { view: VIEW, reader: 0, names: ['P1', 'P2'] };

/** Four players in two teams. */
export const TEAMS: ArenaScene = {
  view: {
    ...VIEW,
    mode: 'four',
    seats: [0, 1, 2, 3].map(seat => ({
      faction: [EMPIRE, ABYSS, GUARDIANS, HARBINGERS][seat]!,
      team: seat % 2,
      hitPoints: seat % 2 === 0 ? 9 : 0,
      stack: 3,
      discard: [],
      hand: 2,
      hidden: 0,
    })),
  },
  reader: 'spectator',
  names: ['P1', 'P2', 'P3', 'P4'],
};

export const SEGMENT: SegmentView = {
  initiative: 2,
  tiles: VIEW.tiles,
  elements: [],
  before: [20, 15],
  after: [20, 12],
  attackers: [TILES.knight.id, TILES.wraith.id],
  strikes: [
    { from: TILES.wraith.id, to: TILES.knight.id, kind: 'melee', strength: 1, stopped: 0 },
    { from: TILES.wraith.id, to: TILES.pikeman.id, kind: 'melee', strength: 1, stopped: 0 },
    { from: TILES.knight.id, to: TILES.enemyBanner.id, kind: 'ranged', strength: 3, stopped: 0 },
    { from: TILES.knight.id, to: TILES.horror.id, kind: 'ranged', strength: 1, stopped: 1 },
  ],
  saves: [{ rune: TILES.rune.id, tile: TILES.knight.id, source: TILES.wraith.id }],
  removed: [TILES.rune.id, TILES.pikeman.id],
  poisoned: [TILES.knight.id],
};

export const START: SegmentView = {
  ...SEGMENT,
  initiative: null,
  strikes: [
    { from: TILES.pikeman.id, to: TILES.pikeman.id, kind: 'poison', strength: 2, stopped: 0 },
    { from: TILES.wraith.id, to: TILES.knight.id, kind: 'morlock', strength: 1, stopped: 0 },
  ],
  saves: [{ rune: TILES.rune.id, tile: TILES.pikeman.id, source: null }],
  removed: [TILES.knight.id, TILES.wraith.id, TILES.charge.id],
  after: [20, 15],
  poisoned: [],
};

const knight = mention(TILES.knight);
const wraith = mention(TILES.wraith);
const rune = mention(TILES.rune);
const pikeman = mention(TILES.pikeman);

/** At least one of every entry: a new kind of entry fails the type check here. */
export const ENTRIES: {
  readonly [Tell in ArenaEntry['tell']]: readonly Extract<ArenaEntry, { readonly tell: Tell }>[];
} = {
  'match-begins': [{ tell: 'match-begins', factions: [EMPIRE, ABYSS], order: [1, 0] }],
  'monoliths-chosen': [{ tell: 'monoliths-chosen' }],
  'monolith-tiles': [
    { tell: 'monolith-tiles', seat: 0, tiles: ['knight', 'pikeman'] },
    { tell: 'monolith-tiles', seat: 1, tiles: ['wraith', 'demon'] },
  ],
  'banner-placed': [
    { tell: 'banner-placed', seat: 0, hex: 'C3', folded: false },
    { tell: 'banner-placed', seat: 1, hex: 'C4', folded: true },
  ],
  'turn-begins': [
    { tell: 'turn-begins', seat: 0, turn: 7, closing: null },
    { tell: 'turn-begins', seat: 0, turn: 30, closing: 1 },
    { tell: 'turn-begins', seat: 0, turn: 30, closing: 3 },
  ],
  drawn: [
    { tell: 'drawn', seat: 0, count: 2, stack: 18, tiles: null },
    { tell: 'drawn', seat: 0, count: 1, stack: 2, tiles: ['knight'] },
    { tell: 'drawn', seat: 0, count: 0, stack: 0, tiles: null },
  ],
  'drawn-tiles': [
    { tell: 'drawn-tiles', seat: 0, tiles: ['knight', 'move'] },
    { tell: 'drawn-tiles', seat: 1, tiles: ['wraith'] },
  ],
  'last-draw': [{ tell: 'last-draw', seat: 0, turns: 1 }],
  redrawn: [{ tell: 'redrawn', seat: 0, tiles: ['battle-charge', 'move', 'net'] }],
  discarded: [{ tell: 'discarded', seat: 0, tile: 'pikeman', forced: true }],
  placed: [
    { tell: 'placed', seat: 0, tile: 'knight', hex: 'C3', rotation: 2, replaced: null },
    { tell: 'placed', seat: 1, tile: 'demon', hex: 'C3', rotation: 1, replaced: knight },
  ],
  'order-played': [
    { tell: 'order-played', seat: 0, tile: 'move' },
    { tell: 'order-played', seat: 1, tile: 'push' },
  ],
  moved: [
    { tell: 'moved', seat: 0, by: 'maneuver', moved: knight, from: 'C3', to: 'B3', turnedFrom: 2, rotation: 2 },
    { tell: 'moved', seat: 0, by: 'move', moved: knight, from: 'C3', to: 'B3', turnedFrom: 2, rotation: 4 },
    { tell: 'moved', seat: 0, by: 'agility:C2', moved: knight, from: 'C3', to: 'C3', turnedFrom: 2, rotation: 4 },
    { tell: 'moved', seat: 0, by: 'false-order', moved: wraith, from: 'D3', to: 'E3', turnedFrom: 0, rotation: 0 },
    { tell: 'moved', seat: 1, by: 'teleportation:C2', moved: wraith, from: 'D3', to: 'A3', turnedFrom: 0, rotation: 1 },
    { tell: 'moved', seat: 1, by: 'aura:C2', moved: wraith, from: 'D3', to: 'A3', turnedFrom: 0, rotation: 1 },
    { tell: 'moved', seat: 1, by: 'rotation-order', moved: wraith, from: 'D3', to: 'D3', turnedFrom: 0, rotation: 1 },
    { tell: 'moved', seat: 1, by: 'rotation', moved: wraith, from: 'D3', to: 'D3', turnedFrom: 0, rotation: 1 },
    { tell: 'moved', seat: 1, by: 'teleport', moved: wraith, from: 'D3', to: 'A3', turnedFrom: 0, rotation: 0 },
  ],
  pushed: [
    { tell: 'pushed', seat: 0, pusher: knight, pushed: wraith, from: 'D3', to: 'E3', chosenBy: 1 },
    { tell: 'pushed', seat: 0, pusher: knight, pushed: wraith, from: 'D3', to: 'E3', chosenBy: null },
  ],
  netted: [{ tell: 'netted', seat: 0, target: wraith }],
  entrenched: [{ tell: 'entrenched', seat: 0, target: pikeman }],
  fire: [
    { tell: 'fire', seat: 0, hexes: ['C3', 'C4', 'D3'], targets: [knight, wraith] },
    { tell: 'fire', seat: 0, hexes: ['A1', 'A2', 'B2'], targets: [] },
  ],
  shot: [{ tell: 'shot', seat: 0, target: wraith }],
  charged: [
    {
      tell: 'charged',
      seat: 0,
      charger: knight,
      from: 'C3',
      to: 'B3',
      rotation: 1,
      target: wraith,
      strength: 3,
      rune: null,
    },
    {
      tell: 'charged',
      seat: 0,
      charger: knight,
      from: 'C3',
      to: 'B3',
      rotation: 1,
      target: wraith,
      strength: null,
      rune: 'A1',
    },
  ],
  saved: [{ tell: 'saved', rune, saved: knight }],
  wounded: [
    { tell: 'wounded', target: knight, wounds: 1, left: 1 },
    { tell: 'wounded', target: mention(TILES.enemyBanner), wounds: 5, left: 0 },
  ],
  poisoned: [{ tell: 'poisoned', target: knight, markers: 1 }],
  removed: [
    { tell: 'removed', removed: knight, why: 'wounds' },
    { tell: 'removed', removed: rune, why: 'wounds' },
    { tell: 'removed', removed: knight, why: 'support' },
    { tell: 'removed', removed: knight, why: 'transformation' },
    { tell: 'removed', removed: rune, why: 'regeneration' },
    { tell: 'removed', removed: mention(TILES.enemyBanner), why: 'destroyed' },
  ],
  unfolded: [{ tell: 'unfolded', seat: 0, hexes: ['C3', 'B3'], tiles: [knight, null], rotations: [2, 0], first: true }],
  folded: [
    { tell: 'folded', seat: 0, tiles: [knight, pikeman] },
    { tell: 'folded', seat: 0, tiles: [knight] },
    { tell: 'folded', seat: 0, tiles: [] },
  ],
  'not-folded': [
    { tell: 'not-folded', seat: 0, netted: [knight] },
    { tell: 'not-folded', seat: 0, netted: [knight, pikeman] },
  ],
  'battle-begins': (['order', 'full-board', 'last', 'extra-last'] as const).map(why => ({
    tell: 'battle-begins',
    seat: 0,
    number: 2,
    why,
    hitPoints: [20, 15],
  })),
  segment: [
    { tell: 'segment', number: 2, segment: SEGMENT },
    { tell: 'segment', number: 2, segment: START },
    {
      tell: 'segment',
      number: 2,
      segment: { ...SEGMENT, strikes: [], saves: [], removed: [], poisoned: [], after: SEGMENT.before },
    },
  ],
  'battle-ends': [
    { tell: 'battle-ends', number: 2, removed: [rune, pikeman, pikeman], before: [20, 15], after: [20, 12] },
    { tell: 'battle-ends', number: 2, removed: [], before: [20, 15], after: [20, 15] },
  ],
  'turn-ends': [
    { tell: 'turn-ends', seat: 0, kept: 2 },
    { tell: 'turn-ends', seat: 0, kept: 0 },
  ],
  'extra-turns': [{ tell: 'extra-turns', hitPoints: 12, turns: 2 }],
  'match-ends': [
    { tell: 'match-ends', reason: 'banner-destroyed', winners: [0], hitPoints: [8, 0] },
    { tell: 'match-ends', reason: 'both-destroyed', winners: [], hitPoints: [0, 0] },
    { tell: 'match-ends', reason: 'more-hit-points', winners: [1], hitPoints: [8, 9] },
    { tell: 'match-ends', reason: 'equal-hit-points', winners: [], hitPoints: [8, 8] },
  ],
};

const HEXES = ['A1', 'B2', 'B3', 'C2', 'C3', 'C4', 'D3', 'D4', 'E1'];
const ROTATIONS = ['0', '1', '2', '3', '4', '5'] as const;
const subject = { tile: 'knight', seat: 0, hex: 'C3' } as const;
const fromHand = { tile: 'knight', seat: 0, hex: null } as const;

/** The whole turn menu of a hand, as large as it gets. */
const menu = (tiles: readonly TileName[], orders: readonly TileName[]): Questions['turn']['option'][] => [
  ...tiles.map(tile => `place:${tile}` as const),
  ...orders.map(tile => `order:${tile}` as const),
  ...[...tiles, ...orders].map(tile => `discard:${tile}` as const),
  'feature:C3',
  'feature:A1',
  'feature:D3',
  'unfold',
  'end',
];

/** At least one of every question, with options as they really come. */
export const QUESTIONS: {
  readonly [Key in QuestionKey]: readonly {
    readonly about: Questions[Key]['about'];
    readonly options: readonly Questions[Key]['option'][];
    readonly seat?: number;
  }[];
} = {
  monolith: [{ about: { faction: EMPIRE }, options: ['knight', 'knight#2', 'pikeman', 'pikeman#2', 'charge-rune'] }],
  banner: [
    { about: { folded: false }, options: HEXES },
    { about: { folded: true }, options: HEXES },
  ],
  redraw: [{ about: { tiles: ['battle-charge', 'move'] }, options: ['redraw', 'keep'] }],
  'forced-discard': [{ about: { of: 3 }, options: ['knight', 'pikeman', 'battle-charge'] }],
  turn: [
    {
      about: { left: null },
      options: menu(['knight', 'dragon-rider', 'minor-acceleration-rune'], ['battle-charge', 'move', 'net']),
    },
    {
      about: { left: 2 },
      options: menu(['demon', 'chaos', 'double-attack-rune'], ['battle', 'move', 'push']),
      seat: 1,
    },
  ],
  mode: [
    { about: { tile: 'battle-charge', fills: false }, options: ['battle', 'charge', 'keep'] },
    { about: { tile: 'battle', fills: false }, options: ['battle', 'keep'], seat: 1 },
    { about: { tile: 'knight', fills: true }, options: ['battle', 'keep'] },
  ],
  pause: [{ about: {}, options: ['turn'] }],
  effect: [
    {
      about: subject,
      options: [
        'maneuver',
        'teleport',
        'rotation',
        'aura:B2',
        'agility:C2',
        'agility:C4',
        'teleportation:C2',
        'teleportation:D3',
        'charge',
      ],
    },
  ],
  hex: [
    { about: { ...fromHand, action: 'place', removes: [] }, options: HEXES },
    { about: { tile: 'demon', seat: 1, hex: null, action: 'place', removes: ['C3'] }, options: HEXES },
    { about: { tile: 'double-attack-rune', seat: 1, hex: null, action: 'place', removes: [] }, options: HEXES },
    { about: { tile: 'banner', seat: 0, hex: 'B2', action: 'move', removes: [] }, options: HEXES },
    { about: { tile: 'element', seat: 0, hex: null, action: 'unfold', removes: [] }, options: HEXES },
    ...(['unfold', 'charge', 'false-order', 'maneuver', 'teleport'] as const).map(action => ({
      about: { ...subject, action, removes: [] },
      options: HEXES,
    })),
  ],
  rotation: (['place', 'maneuver', 'rotation-order', 'charge', 'teleport', 'unfold'] as const).map(action => ({
    about: { ...subject, action, to: action === 'rotation-order' ? 'C3' : 'E1', rotation: 2 },
    options: ROTATIONS,
  })),
  target: [
    ...(['move', 'rotation-order', 'net', 'entrenchment', 'false-order', 'precise-shot'] as const).map(action => ({
      about: { action, from: null },
      options: HEXES,
    })),
    { about: { action: 'charge', from: 'C3' }, options: HEXES },
  ],
  triangle: [{ about: {}, options: ['C3-C4-D3', 'A1-A2-B2', 'B2-B3-C3', 'C4-D3-D4'] }],
  pusher: [{ about: {}, options: HEXES }],
  pushed: [{ about: { pusher: 'C3' }, options: HEXES }],
  'push-hex': [{ about: { ...subject, pusher: 'C4', by: 1 }, options: HEXES }],
  charger: [
    { about: { rune: null }, options: HEXES },
    { about: { rune: 'A1' }, options: HEXES },
  ],
  regeneration: [
    {
      about: { moment: 2 },
      options: ['C2:C3:D3', 'C2:C3:C4', 'C2:B3:D3', 'C2:C3:poison', 'C2:C3:order', 'A1:C3:D3'],
    },
    { about: { moment: 'start' }, options: ['C2:C3:poison', 'C2:B3:poison'] },
    { about: { moment: 'order' }, options: ['C2:C3:order', 'C2:B3:order'] },
  ],
  poison: [{ about: { moment: 3, left: 1 }, options: HEXES }],
  assassin: [{ about: { moment: 3, from: 'D3' }, options: HEXES }],
};
