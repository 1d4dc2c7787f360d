import type { Example } from './example.js';

/** Where leaders and units may go: the table and the map. */
export const EXAMPLES_OF_PLACES: Readonly<Record<string, Example>> = {
  'chairs-ahead': {
    shows: 'table',
    onTurn: 'hatter',
    empty: [6],
    forces: { queen: { chair: 2, taken: 1 }, hatter: { chair: 4, taken: 1 }, alice: { chair: 8, taken: 1 } },
  },
  'alice-goes-back': {
    shows: 'table',
    onTurn: 'alice',
    empty: [6],
    forces: { queen: { chair: 2, taken: 1 }, hatter: { chair: 4, taken: 1 }, alice: { chair: 8, taken: 1 } },
  },
  'at-the-head': {
    shows: 'table',
    onTurn: 'queen',
    empty: [1, 3, 6],
    atHead: true,
    forces: { queen: { chair: 9, taken: 2 }, hatter: { chair: 4, taken: 2 }, alice: { chair: 8, taken: 1 } },
  },
  'pool-and-wabe': {
    shows: 'map',
    lit: { by: 'adjacent', to: 'pool_of_tears' },
    forces: { alice: {}, queen: {}, hatter: {} },
  },
  'alone-in-the-garden': {
    shows: 'map',
    lit: { by: 'uncontested' },
    forces: {
      alice: { supporters: { garden: 3, tumtum: 1 }, leaderIn: 'garden' },
      queen: { supporters: { na_muniu: 2, tumtum: 2 }, leaderIn: 'na_muniu' },
      hatter: { supporters: { na_muniu: 1, pool_of_tears: 2 }, leaderIn: 'pool_of_tears' },
    },
  },
  'only-a-castle': {
    shows: 'map',
    lit: { by: 'fought' },
    forces: {
      alice: { supporters: { garden: 2 }, leaderIn: 'garden' },
      queen: { supporters: { garden: 1 }, castles: { red_castle: 'standing', garden: 'standing' }, leaderIn: 'tumtum' },
      hatter: { supporters: { tumtum: 1, pool_of_tears: 2 }, leaderIn: 'pool_of_tears' },
    },
  },
  'lifted-units': {
    shows: 'map',
    lit: { by: 'lift', faction: 'hatter', units: 2, to: 'red_castle' },
    forces: {
      hatter: {
        pool: 0,
        supporters: { garden: 4, pool_of_tears: 5, red_castle: 1 },
        standees: { na_muniu: ['dodo'] },
        leaderIn: 'tumtum',
      },
      alice: { supporters: { garden: 1 } },
      queen: { supporters: { na_muniu: 2 } },
    },
  },
};
