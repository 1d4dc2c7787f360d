import type { Example } from './example.js';

/** Moving, exploring, provoking. */
export const EXAMPLES_OF_LAND: Readonly<Record<string, Example>> = {
  'five-points-by-day': {
    shows: 'land',
    lit: 'reach',
    heroes: [{ hero: 'tovak', at: 'B3', move: 5 }],
    tiles: [['country_2', [1, 0]]],
    tokens: { B6: ['diggers'] },
  },
  'forest-by-night': {
    shows: 'land',
    lit: 'reach',
    night: true,
    heroes: [{ hero: 'arythea', at: 'A0', move: 5 }],
  },
  'a-tile-to-lay': {
    shows: 'land',
    lit: 'tiles',
    heroes: [{ hero: 'goldyx', at: 'B6', move: 3 }],
    tiles: [
      ['country_3', [1, 0]],
      ['country_1', [0, 1]],
    ],
    tokens: { C6: ['prowlers'] },
  },
  'past-the-orcs': {
    shows: 'land',
    lit: 'provoking',
    heroes: [{ hero: 'norowas', at: 'B5', move: 4 }],
    tiles: [['country_1', [1, 0]]],
    tokens: { B6: ['prowlers'] },
  },
};
