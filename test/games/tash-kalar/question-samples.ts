import type { During, QuestionKey, Questions } from '../../../src/games/tash-kalar/vocabulary.js';
import { LAYINGS } from './word-samples.js';

const KNIGHT: During = { card: 'knight', part: 'effect', step: '0', being: 'E5' };
const FLARE: During = { card: 'flare-03', part: 'upper', step: '0', being: null };
const TARGET = { ...KNIGHT, left: 2, optional: true, chosen: [] };
const GOING = { ...KNIGHT, gait: 'move', kind: 'combat', left: 3, optional: true } as const;
const TARGETS = ['D4', 'E4', 'stop', 'handover'];

export const QUESTIONS: {
  readonly [Key in QuestionKey]: readonly {
    readonly about: Questions[Key]['about'];
    readonly options: readonly Questions[Key]['option'][];
  }[];
} = {
  opening: [{ about: { left: 2 }, options: ['C5:0', 'C5:1', 'G5:0', 'G5:1'] }],
  turn: [
    {
      about: {
        actions: 2,
        mayDiscard: true,
        placements: { 'dire-wolf': 3, titan: 1 },
        flare: 'flare-03',
        frozen: 'ice-queen',
      },
      options: [
        'place:E5',
        'place:G7',
        'summon:dire-wolf',
        'summon:titan',
        'discard:dire-wolf',
        'discard:warlord',
        'flare',
        'thaw',
        'warp:translocationist',
        'handover',
      ],
    },
    { about: { actions: 0, mayDiscard: false, placements: {}, flare: null, frozen: null }, options: ['end'] },
    {
      about: { actions: 1, mayDiscard: false, placements: {}, flare: null, frozen: null },
      options: ['place', 'handover'],
    },
  ],
  pause: [{ about: {}, options: ['turn', 'early'] }],
  place: [{ about: { lifted: 'B3' }, options: ['B3', 'D6'] }],
  lift: [
    { about: { card: null, to: null }, options: ['D4', 'E5'] },
    { about: { card: 'knight', to: 'G7' }, options: ['D4', 'E5'] },
  ],
  frame: [
    { about: { card: 'dire-wolf', counts: { E4: 2, G7: 1 }, only: { G7: ['F6', 'F8'] } }, options: ['E4', 'G7'] },
  ],
  placement: [
    { about: { card: 'dire-wolf', layings: LAYINGS }, options: ['E4:r0', 'E4:r1', 'G7:m0'] },
    { about: { card: 'dire-wolf', layings: LAYINGS.slice(0, 2) }, options: ['E4:r0', 'E4:r1'] },
  ],
  arrival: [{ about: { card: 'time-traveler', used: ['D4', 'E5'] }, options: ['A4', 'B4'] }],
  'legend-colour': [{ about: { card: 'titan' }, options: ['0', '1'] }],
  return: [
    { about: { discarded: 'herald' }, options: ['being:knight', 'being:cannon', 'legend:titan', 'flare:flare-03'] },
  ],
  against: [
    {
      about: {
        flare: 'flare-03',
        halves: [
          { colour: 0, upper: true, lower: true },
          { colour: 1, upper: false, lower: true },
        ],
      },
      options: ['0', '1'],
    },
    { about: { flare: 'flare-03', halves: [{ colour: 1, upper: true, lower: false }] }, options: ['1'] },
  ],
  keep: [{ about: { summoned: 'ice-queen' }, options: ['ice-queen', 'ice-princess'] }],
  claim: [{ about: { points: [2, 1] }, options: ['heroic-destruction', 'destruction', 'none'] }],
  'score-colour': [{ about: {}, options: ['0', '1'] }],
  target: [
    ...(['destroy', 'upgrade', 'downgrade', 'convert', 'choose', 'gateway', 'swap', 'capture'] as const).map(act => ({
      about: { ...TARGET, act },
      options: TARGETS,
    })),
    { about: { ...TARGET, act: 'swap', left: 1, optional: false, chosen: ['D4'] }, options: ['E4', 'F6'] },
    { about: { ...TARGET, act: 'destroy', left: null, chosen: ['D4'] }, options: ['E4', 'stop'] },
    { about: { ...TARGET, act: 'tree', left: 3 }, options: ['D4', 'E4', 'D5', 'stop'] },
  ],
  mover: [
    { about: { ...GOING }, options: TARGETS },
    { about: { ...GOING, ...FLARE, gait: 'leap', kind: 'standard' }, options: TARGETS },
    { about: { ...GOING, gait: 'line', kind: 'standard', left: null, optional: false }, options: ['D4', 'E5'] },
    { about: { ...GOING, kind: 'empty', left: 2 }, options: ['D4', 'E5'] },
  ],
  destination: [
    { about: { ...GOING, from: 'E5', captures: ['F6'] }, options: ['F5', 'F6', 'stop', 'handover'] },
    { about: { ...GOING, kind: 'mixed', from: 'D4', captures: ['E4'] }, options: ['D5', 'E4'] },
    { about: { ...GOING, gait: 'leap', kind: 'standard', from: null, captures: ['E4'] }, options: ['D5', 'E4'] },
    { about: { ...GOING, gait: 'line', from: 'E5', left: null, captures: [] }, options: ['E6', 'E7'] },
  ],
  direction: [
    {
      about: {
        ...KNIGHT,
        act: 'shoot',
        optional: true,
        left: 2,
        hits: { N: ['E4', 'E2'], NE: ['F4'], W: ['D5'], E: [] },
      },
      options: ['N', 'NE', 'E', 'W', 'stop', 'handover'],
    },
    {
      about: {
        ...KNIGHT,
        act: 'cone',
        optional: false,
        left: 1,
        hits: { N: ['E4'], NE: [], E: [], SE: [], S: [], SW: [], W: [], NW: [] },
      },
      options: ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'],
    },
  ],
  square: [
    {
      about: { ...KNIGHT, colour: 0, rank: 'common', left: 2, optional: true },
      options: ['D5', 'D6', 'stop', 'handover'],
    },
    { about: { ...KNIGHT, colour: 1, rank: 'common', left: 1, optional: false }, options: ['D5', 'D6'] },
    { about: { ...KNIGHT, colour: null, rank: 'heroic', left: 1, optional: false }, options: ['D5', 'D6'] },
    { about: { ...KNIGHT, colour: null, rank: null, left: 1, optional: false }, options: ['D5', 'D6'] },
  ],
  colour: [
    { about: { ...KNIGHT, act: 'choose' }, options: ['0', '1', 'stop', 'handover'] },
    { about: { ...KNIGHT, act: 'place' }, options: ['0', '1'] },
    { about: { ...KNIGHT, act: 'become' }, options: ['0', '1'] },
  ],
  rank: [
    {
      about: { ...KNIGHT, card: 'storm-elemental' },
      options: ['common', 'heroic', 'legendary', 'stop', 'handover'],
    },
  ],
  alternative: [
    { about: { ...KNIGHT, card: 'unicorn' }, options: ['1', '2', 'stop', 'handover'] },
    { about: { ...KNIGHT, card: 'eternal-emperor', part: 'warp' }, options: ['1', '2', '3'] },
    { about: { ...FLARE, card: 'flare-04', part: 'lower' }, options: ['1', '2'] },
  ],
  may: (
    ['steps', 'upgrade', 'downgrade', 'discard-flare', 'discard-pending', 'return-pending', 'copy-warp', 'ram'] as const
  ).flatMap(what =>
    [null, 'E5'].map(square => ({
      about: { ...KNIGHT, part: 'frozen' as const, what, square },
      options: ['yes', 'no', 'handover'] as const,
    })),
  ),
  card: [
    ...(['deck-top', 'frozen', 'copy'] as const).map(to => ({
      about: { ...KNIGHT, from: 'discard' as const, to, optional: true },
      options: ['ice-queen', 'void-summoner', 'stop', 'handover'],
    })),
    {
      about: { ...KNIGHT, from: 'hand', to: 'discard', optional: false },
      options: ['knight', 'titan', 'flare-03', 'stop'],
    },
  ],
};
