import type { Example } from './example.js';

/** What comes of a battle: awards, wagers, the forge, the last count. */
export const EXAMPLES_OF_RESULTS: Readonly<Record<string, Example>> = {
  'first-and-second': {
    shows: 'battle',
    region: 'na_muniu',
    round: 2,
    forces: {
      queen: { leader: 2, leaderIn: 'na_muniu' },
      hatter: { supporters: { na_muniu: 2 } },
      jabberwock: { supporters: { na_muniu: 3 }, standees: { na_muniu: ['gryphon'] } },
    },
    draws: [
      { queen: 'rook:weak', hatter: 'faction:1', jabberwock: 'artifact' },
      { jabberwock: 'artifact', queen: 'faction:1' },
    ],
    after: 'award',
  },
  'tied-for-first': {
    shows: 'battle',
    region: 'pool_of_tears',
    round: 2,
    forces: {
      alice: { leader: 2, leaderIn: 'pool_of_tears' },
      queen: { supporters: { pool_of_tears: 2 } },
      hatter: { supporters: { pool_of_tears: 1 } },
    },
    draws: [
      { alice: 'artifact', queen: 'artifact', hatter: 'faction:1' },
      { queen: 'faction:2', hatter: 'faction:2' },
    ],
    says: { alice: ['castle'], queen: ['vp'] },
    after: 'award',
  },
  'right-and-wrong-wager': {
    shows: 'battle',
    region: 'na_muniu',
    round: 2,
    forces: {
      queen: { leader: 2, leaderIn: 'na_muniu' },
      jabberwock: { supporters: { na_muniu: 3 }, standees: { na_muniu: ['gryphon'] } },
      alice: {},
      cheshire: {},
    },
    draws: [{ queen: 'faction:1', jabberwock: 'artifact' }],
    says: { alice: ['jabberwock'], cheshire: ['queen'] },
    after: 'award',
    reader: 'alice',
  },
  'two-forgings': {
    shows: 'battle',
    region: 'tumtum',
    forces: {
      hatter: { supporters: { tumtum: 2 } },
      queen: { leader: 2, leaderIn: 'tumtum' },
      cheshire: {},
    },
    draws: [
      { hatter: 'forge', queen: 'artifact' },
      { hatter: 'faction:1', queen: 'faction:1' },
    ],
    says: { cheshire: ['none'] },
    after: 'abilities',
  },
  'full-track': {
    shows: 'forge',
    region: 'tumtum',
    round: 2,
    faction: 'queen',
    forces: {
      queen: {
        supporters: { tumtum: 2 },
        forged: [['faction:1', 'faction:2', 'rose:weak'], ['faction:1', 'creature:weak'], [], []],
        between: [3],
        leader: 3,
      },
      alice: { leader: 2, leaderIn: 'tumtum' },
      cheshire: {},
    },
    draws: [
      { queen: 'faction:1', alice: 'artifact' },
      { queen: 'forge', alice: 'faction:1' },
    ],
    says: { cheshire: ['none'] },
    forges: ['chip:forge@2'],
  },
  'level-with-the-resistance': {
    shows: 'battle',
    region: 'red_castle',
    unused: 'tumtum',
    forces: { alice: { leader: 2, leaderIn: 'red_castle' }, queen: {} },
    draws: [{ alice: 'faction:1' }],
    says: { alice: ['castle'] },
    after: 'award',
  },
  'below-the-resistance': {
    shows: 'battle',
    region: 'pool_of_tears',
    unused: 'tumtum',
    round: 2,
    forces: {
      alice: { leader: 2, leaderIn: 'pool_of_tears', supporters: { pool_of_tears: 1 } },
      queen: { leader: 2, leaderIn: 'pool_of_tears' },
    },
    draws: [{ alice: 'faction:2', queen: 'faction:2' }, { alice: 'faction:2' }],
    after: 'award',
  },
  'castle-raised': {
    shows: 'battle',
    region: 'na_muniu',
    unused: 'tumtum',
    round: 2,
    forces: {
      alice: { leader: 3, leaderIn: 'na_muniu', castles: { na_muniu: 'lying' } },
      queen: { supporters: { na_muniu: 2 } },
    },
    draws: [{ alice: 'faction:1', queen: 'faction:2' }],
    after: 'award',
  },
  'final-count': {
    shows: 'score',
    forces: {
      alice: {
        vp: 31,
        shards: 2,
        castleValue: 5,
        castles: { garden: 'standing', tumtum: 'standing' },
        supporters: { garden: 2 },
        leaderIn: 'garden',
        revealed: ['Q-N3'],
      },
      queen: {
        vp: 34,
        shards: 5,
        castleValue: 3,
        castles: { na_muniu: 'standing', red_castle: 'standing', pool_of_tears: 'standing' },
        supporters: { na_muniu: 3 },
        leaderIn: 'red_castle',
      },
      hatter: { vp: 22, shards: 1, castles: {}, supporters: { tumtum: 1 }, leaderIn: 'tumtum' },
    },
  },
};
