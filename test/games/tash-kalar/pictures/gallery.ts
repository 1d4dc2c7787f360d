import type { Decision } from '../../../../src/engine/decision.js';
import type { Drawing } from '../../../../src/engine/drawing.js';
import type { Picture, Scene } from '../../../../src/engine/game.js';
import { cardPicture, pictures } from '../../../../src/games/tash-kalar/pictures/index.js';
import { makeSnapshot } from '../../../../src/games/tash-kalar/snapshot.js';
import type { ContestView } from '../../../../src/games/tash-kalar/view.js';
import type { ContestEntry, QuestionKey, Questions } from '../../../../src/games/tash-kalar/vocabulary.js';
import { makeSquare, XY } from '../../../../src/geometry/square.js';
import { ready } from '../stage.js';
import { laying, mention } from './position-parts.js';
import { NAMES, POSITIONS } from './positions.js';

export const standard = { palette: 'standard' } as const;

export const board = (name: keyof typeof POSITIONS): Scene<ContestView> => ({
  view: POSITIONS[name],
  reader: 'spectator',
  names: NAMES[name],
});

/** A seat of a position with these cards in hand. */
export function holding(
  name: keyof typeof POSITIONS,
  seat: number,
  cards: Partial<Pick<ContestView['seats'][number], 'beings' | 'legends' | 'flares' | 'placements' | 'flareNow'>>,
): Scene<ContestView> {
  const { view, names } = board(name);
  const seats = view.seats.map((own, k) =>
    k === seat ? { ...own, beings: [], legends: [], flares: [], ...cards } : own,
  );
  return { view: { ...view, seats }, reader: seat, names };
}

export function asked<Key extends QuestionKey>(
  key: Key,
  options: readonly string[],
  about: Questions[Key]['about'],
  seat = 0,
): Decision {
  return {
    kind: 'one',
    key,
    seat,
    about,
    options: options.map(id => ({ id })),
  };
}

const during = { card: 'knight', part: 'effect', step: '0', being: 'G3' } as const;

const LAYINGS = [
  laying('D4', 'C5 D5 E5 C6', { id: 'D4:r0' }),
  laying('E6', 'D5 E5 F5 E7', {
    id: 'E6:r1',
    orientation: 'r1',
    crushes: mention('E6', 1, 'common'),
    marks: [
      { square: 'D7', group: 'a' },
      { square: 'F7', group: 'b' },
    ],
    arrows: ['NE', 'S'],
  }),
  laying('E6', 'G5 F5 E5 D6', { id: 'E6:m2', orientation: 'm2', borrowed: ['D6'], lenders: [1], improvised: 1 }),
  laying('A4', 'A5 B6 C5', { id: 'A4:m0', orientation: 'm0', voids: ['B6'] }),
];

/** The squares of the reference position that nobody stands on. */
const freeSquares = (): string[] => {
  const taken = POSITIONS.reference.pieces.map(({ square }) => square);
  return XY.map((_, square) => makeSquare(square)).filter(square => !taken.includes(square));
};

export const CHOICES: Readonly<Record<string, Decision>> = {
  turn: asked('turn', ['summon:summoner', 'discard:bomb', ...freeSquares().map(square => `place:${square}`)], {
    actions: 2,
    mayDiscard: true,
    placements: { summoner: 6, bomb: 32, 'storm-elemental': 1 },
    flare: 'flare-08',
    frozen: null,
  }),
  against: asked('against', ['1', '2'], { flare: 'flare-08', halves: [{ colour: 1, upper: true, lower: true }] }),
  'legend-colour': asked('legend-colour', ['1', '2'], { card: 'titan' }),
  'score-colour': asked('score-colour', ['1', '2'], {}),
  placement: asked(
    'placement',
    LAYINGS.map(({ id }) => id),
    { card: 'knight', layings: LAYINGS },
  ),
  frame: asked('frame', ['D4', 'E6', 'H8'], {
    card: 'summoner',
    counts: { D4: 1, E6: 3, H8: 1 },
    only: { D4: ['C5', 'D5'], H8: ['G7', 'H6', 'H7'] },
  }),
  place: asked('place', ['A3', 'E2', 'D9', 'C8'], { lifted: 'C8' }),
  lift: asked('lift', ['C5', 'E5'], { card: 'knight', to: 'D4' }),
  arrival: asked('arrival', ['A3', 'E2'], { card: 'time-traveler', used: ['C5', 'D5'] }),
  opening: asked('opening', ['C5:0', 'C5:1', 'G5:0', 'G5:1'], { left: 2 }),
  target: asked('target', ['F4', 'D2', 'stop'], { ...during, act: 'destroy', left: 2, optional: true, chosen: ['H4'] }),
  upgrade: asked('target', ['C5', 'D5'], { ...during, act: 'upgrade', left: 1, optional: false, chosen: [] }),
  mover: asked('mover', ['C5', 'G3'], { ...during, gait: 'move', kind: 'combat', left: 3, optional: true }),
  destination: asked('destination', ['F3', 'G2', 'H4', 'stop'], {
    ...during,
    gait: 'move',
    kind: 'combat',
    from: 'G3',
    left: 1,
    optional: true,
    captures: ['G2', 'H4'],
  }),
  direction: asked('direction', ['N', 'SW', 'stop'], {
    ...during,
    act: 'shoot',
    optional: true,
    left: 1,
    hits: { N: ['G2'], SW: ['F4', 'E5'] },
  }),
  square: asked('square', ['F3', 'F2'], { ...during, colour: 0, rank: 'common', left: 2, optional: true }),
  may: asked('may', ['yes', 'no'], { ...during, what: 'upgrade', square: 'C5' }),
  flare: asked('target', ['C5', 'D5'], {
    card: 'flare-06',
    part: 'upper',
    step: '0',
    being: null,
    act: 'upgrade',
    left: 1,
    optional: false,
    chosen: [],
  }),
  card: asked('card', ['ice-queen', 'winter-whisperer', 'stop'], {
    card: 'frozen-chest',
    part: 'effect',
    step: '0',
    being: 'G3',
    from: 'discard',
    to: 'frozen',
    optional: true,
  }),
  keep: asked('keep', ['ice-queen', 'crystal-grower'], { summoned: 'crystal-grower' }),
  claim: asked('claim', ['green-conquest', 'none'], { points: [2] }, 1),
};

export const returning: Decision = {
  kind: 'some',
  key: 'return',
  seat: 0,
  min: 0,
  max: 3,
  about: { discarded: 'herald' },
  options: ['being:bomb', 'legend:titan', 'flare:flare-09'].map(id => ({ id })),
};

/** The entry that led to the last move of a position. */
export function newsOf(name: 'reference' | 'full' | 'duel' | 'melee' | 'over'): ContestEntry[] {
  const { last, pieces } = POSITIONS[name] as ContestView;
  const { seat, card, square, laying: lies, lifted, deeds } = last!;
  const rank = pieces.find(piece => piece.square === square)?.rank ?? 'heroic';
  const entry: ContestEntry = {
    tell: 'summoned',
    seat,
    card: card!,
    rank,
    square: square!,
    laying: lies!,
    lifted,
    gateway: false,
    deeds,
    points: [],
    board: makeSnapshot(pieces),
  };
  return [entry];
}

export const flareNews: Extract<ContestEntry, { tell: 'flare' }> = {
  tell: 'flare',
  seat: 0,
  flare: 'flare-07',
  against: 1,
  upper: true,
  lower: true,
  deeds: [
    { did: 'placed', piece: mention('D5', 0, 'common') },
    { did: 'upgraded', piece: mention('C5', 0, 'common'), to: 'heroic' },
    { did: 'action', gained: 1 },
  ],
  points: [],
  board: makeSnapshot(POSITIONS.reference.pieces),
};

const SIX = {
  beings: ['summoner', 'bomb', 'gun-tower'],
  legends: ['storm-elemental', 'titan'],
  flares: ['flare-08'],
  placements: { summoner: 6, bomb: 32, 'gun-tower': 0, 'storm-elemental': 1, titan: 0 },
  flareNow: [{ against: 1, upgradedLead: -2, upgradedNeeded: 4, piecesLead: 5, piecesNeeded: 5 }],
};

/** Leviathan destroys four touching commons at the other end of the board. */
export function leviathanNews(): ContestEntry[] {
  const stage = ready('leviathan', 'C G1 G2 H2 H3 D4 H I5', { mode: 'duel' });
  return [...stage.summon('leviathan', 'E5', '2', 'G1', 'G2', 'H2', 'H3').told('summoned')];
}

const hands: Readonly<Record<string, () => Picture | null>> = {
  'hand of six': () => pictures.hand(holding('reference', 0, SIX), 'pl', standard),
  'hand of eight with the longest texts': () =>
    pictures.hand(
      holding('three', 2, {
        beings: ['lesser-shadow-twin', 'antimatter-spirit', 'time-traveler', 'ziggurat-sentinel'],
        legends: ['earth-elemental', 'storm-elemental', 'eldest-tree'],
        flares: ['flare-11'],
        placements: {},
        flareNow: [],
      }),
      'en',
      standard,
    ),
  'hand with a frozen card, colour-blind': () =>
    pictures.hand(
      holding('three', 0, { beings: ['crystal-mirror', 'deathbringer'], legends: ['bone-catapult'], placements: {} }),
      'pl',
      { palette: 'colour-blind' },
    ),
};

/** Every named picture of this game. */
export function gallery(): Map<string, Picture> {
  const all = new Map<string, Picture>();
  for (const name of Object.keys(POSITIONS) as (keyof typeof POSITIONS)[]) {
    all.set(`board ${name}`, pictures.board(board(name), 'pl', standard));
  }
  all.set('board full in English', pictures.board(board('full'), 'en', standard));
  for (const name of ['reference', 'melee', 'three'] as const) {
    all.set(`board ${name} colour-blind`, pictures.board(board(name), 'en', { palette: 'colour-blind' }));
  }
  for (const [name, draw] of Object.entries(hands)) all.set(name, draw()!);
  for (const [name, decision] of Object.entries({ ...CHOICES, returning })) {
    all.set(`choice: ${name}`, pictures.choice(decision, holding('reference', 0, SIX), 'pl', standard)!);
  }
  const twice = [...newsOf('reference'), flareNews];
  all.set('story leviathan', pictures.story(leviathanNews(), board('duel'), 'pl', standard)!);
  all.set('story of two effects', pictures.story(twice, board('reference'), 'pl', standard)!);
  all.set('story of four effects', pictures.story([...twice, ...twice], board('reference'), 'en', standard)!);
  for (const name of ['reference', 'full', 'duel', 'melee', 'over'] as const) {
    // The board these happened on is not the one that is shown: it marks nothing of them.
    const { view, ...scene } = board(name);
    all.set(
      `story ${name}`,
      pictures.story(newsOf(name), { ...scene, view: { ...view, last: null } }, 'pl', standard)!,
    );
  }
  all.set('story flare', pictures.story([flareNews], board('reference'), 'en', standard)!);
  for (const id of ['swordmaster', 'titan', 'antimatter-spirit', 'flare-03', 'heroic-devastation']) {
    all.set(`card ${id}`, cardPicture(id, 'en', 'standard'));
  }
  return all;
}

/** What is approved. */
export const drawings = (): Map<string, Drawing> =>
  new Map([...gallery()].map(([name, { drawing }]) => [name, drawing]));
