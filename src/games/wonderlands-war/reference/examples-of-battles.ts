import type { Example } from './example.js';

/** Battles that show what a chip, a loss or a draw does. */
export const EXAMPLES_OF_BATTLES: Readonly<Record<string, Example>> = {
  'three-start-strengths': {
    shows: 'battle',
    region: 'na_muniu',
    round: 2,
    forces: {
      queen: { leader: 3, leaderIn: 'na_muniu', supporters: { na_muniu: 2 } },
      hatter: { supporters: { na_muniu: 3 } },
      jabberwock: {
        supporters: { na_muniu: 1 },
        standees: { na_muniu: ['walrus'] },
        castles: { na_muniu: 'standing' },
      },
    },
  },
  'madness-drawn': {
    shows: 'battle',
    region: 'tumtum',
    forces: {
      alice: { leader: 3, leaderIn: 'tumtum', supporters: { tumtum: 1 } },
      queen: { supporters: { tumtum: 3 }, standees: { tumtum: ['gryphon'] } },
      hatter: { supporters: { tumtum: 2 } },
    },
    draws: [
      { alice: 'faction:2', queen: 'forge', hatter: 'artifact' },
      { alice: 'forge', queen: 'madness', hatter: 'faction:1' },
    ],
    says: { queen: ['madness/lose=supporter'] },
  },
  'gryphon-lost': {
    shows: 'battle',
    region: 'red_castle',
    forces: {
      alice: { leader: 3, leaderIn: 'red_castle', supporters: { red_castle: 1 } },
      queen: { supporters: { red_castle: 1 }, standees: { red_castle: ['gryphon'] } },
      cheshire: {},
    },
    draws: [
      { alice: 'faction:2', queen: 'forge' },
      { alice: 'forge', queen: 'madness' },
    ],
    says: { cheshire: ['none'], queen: ['madness/lose=standee:gryphon'] },
  },
  'double-blocked': {
    shows: 'battle',
    region: 'pool_of_tears',
    forces: {
      queen: { supporters: { pool_of_tears: 2 } },
      jabberwock: { supporters: { pool_of_tears: 3 }, castles: { pool_of_tears: 'standing' } },
      cheshire: {},
    },
    draws: [{ queen: 'madness2', jabberwock: 'faction:2' }],
    says: { cheshire: ['none'], queen: ['madness2/shield'] },
  },
  'last-unit-lost': {
    shows: 'battle',
    region: 'red_castle',
    forces: {
      alice: { leader: 2, leaderIn: 'red_castle', supporters: { red_castle: 1 } },
      queen: { supporters: { red_castle: 1 }, shield: false },
      hatter: { supporters: { red_castle: 2 } },
    },
    draws: [
      { alice: 'faction:1', queen: 'forge', hatter: 'faction:1' },
      { alice: 'faction:2', queen: 'madness' },
    ],
  },
  'fourth-madness': {
    shows: 'battle',
    region: 'na_muniu',
    round: 2,
    forces: {
      jabberwock: {
        supporters: { na_muniu: 3 },
        track: ['madness', 'madness', 'madness2'],
        exhausted: ['artifact', 'rose:weak'],
        bag: ['madness', 'faction:1', 'faction:2', 'forge'],
        shield: false,
      },
      alice: { leader: 3, leaderIn: 'na_muniu' },
      cheshire: {},
    },
    draws: [
      { jabberwock: 'faction:2', alice: 'faction:1' },
      { jabberwock: 'madness', alice: 'faction:1' },
    ],
    says: { cheshire: ['none'] },
  },
  'flamingo-doubles': {
    shows: 'battle',
    region: 'tumtum',
    forces: {
      alice: { leader: 1, supporters: { tumtum: 2 } },
      hatter: { supporters: { tumtum: 2 }, castles: { tumtum: 'standing' } },
      cheshire: {},
    },
    draws: [
      { alice: 'faction:2', hatter: 'faction:1' },
      { alice: 'flamingo:weak', hatter: 'faction:1' },
      { alice: 'soldier:weak', hatter: 'faction:2' },
    ],
    says: { cheshire: ['none'], alice: ['double'] },
  },
  'poison-drawn': {
    shows: 'battle',
    region: 'pool_of_tears',
    round: 2,
    forces: {
      queen: { supporters: { pool_of_tears: 3 }, shield: false },
      hatter: { leader: 2, leaderIn: 'pool_of_tears' },
      jabberwock: { poison: 3 },
    },
    draws: [
      { queen: 'artifact', hatter: 'faction:1' },
      { queen: 'poison', hatter: 'faction:2' },
    ],
    says: { jabberwock: ['hatter'] },
  },
  'last-one-ahead': {
    shows: 'battle',
    region: 'na_muniu',
    round: 2,
    forces: {
      queen: { leader: 2, leaderIn: 'na_muniu', supporters: { na_muniu: 1 } },
      hatter: { supporters: { na_muniu: 2 } },
      jabberwock: { supporters: { na_muniu: 3 }, castles: { na_muniu: 'standing' } },
    },
    draws: [
      { queen: 'rook:weak', hatter: 'forge', jabberwock: 'faction:2' },
      { hatter: 'faction:1', jabberwock: 'artifact' },
      { jabberwock: 'faction:1' },
    ],
  },
  'to-twenty-five': {
    shows: 'battle',
    region: 'tumtum',
    round: 3,
    forces: {
      alice: {
        leader: 6,
        leaderIn: 'tumtum',
        castles: { tumtum: 'standing' },
        standees: { tumtum: ['humpty', 'walrus'] },
      },
      queen: { leader: 6, leaderIn: 'tumtum', castles: { tumtum: 'standing' }, supporters: { tumtum: 4 } },
      cheshire: {},
    },
    draws: [
      { alice: 'rook:strong', queen: 'rook:strong' },
      { alice: 'rook:strong', queen: 'artifact' },
      { alice: 'rose:strong', queen: 'artifact' },
    ],
    says: { cheshire: ['none'] },
  },
  'tactics-twice': {
    shows: 'battle',
    region: 'red_castle',
    round: 2,
    forces: {
      alice: { leader: 3, leaderIn: 'red_castle', supporters: { red_castle: 1 } },
      hatter: { supporters: { red_castle: 3 }, abilities: ['war_tactics'], shield: false },
      cheshire: {},
    },
    draws: [{ alice: 'faction:2', hatter: 'madness2' }],
    says: { cheshire: ['none'] },
  },
};
