import type { Flare } from './card.js';

/** The flares: how many more upgraded pieces (upper) or pieces (lower) the opponent must have, and what follows (TK-5). */
export const FLARES: readonly Flare[] = [
  {
    id: 'flare-01',
    upper: { lead: 3, steps: [{ op: 'place', color: 'own', rank: 'common', where: 'board', n: 1 }] },
    lower: { lead: 6, steps: [{ op: 'place', color: 'own', rank: 'heroic', where: 'board', n: 1 }] },
  },
  {
    id: 'flare-02',
    upper: { lead: 4, steps: [{ op: 'place', color: 'own', rank: 'common', where: 'board', n: 1 }] },
    lower: { lead: 4, steps: [{ op: 'place', color: 'own', rank: 'common', where: 'board', n: 1 }] },
  },
  {
    id: 'flare-03',
    upper: {
      lead: 3,
      steps: [
        {
          op: 'move',
          kind: 'standard',
          n: [0, 3],
          who: 'own',
          rank: 'common',
          where: 'board',
          opt: true,
          per_piece: null,
        },
      ],
    },
    lower: { lead: 5, steps: [{ op: 'gain_action', n: 1 }] },
  },
  {
    id: 'flare-04',
    upper: { lead: 4, steps: [{ op: 'place', color: 'own', rank: 'common', where: 'board', n: 1 }] },
    lower: {
      lead: 5,
      steps: [
        {
          op: 'choose_one',
          options: [
            [{ op: 'place', color: 'own', rank: 'common', where: 'board', n: 1 }],
            [{ op: 'convert', who: 'enemy', rank: 'common', where: 'board', to_rank: 'common', n: 1 }],
          ],
        },
      ],
    },
  },
  {
    id: 'flare-05',
    upper: {
      lead: 3,
      steps: [
        {
          op: 'choose_one',
          options: [
            [{ op: 'move', kind: 'standard', n: 1, who: 'own', rank: 'common', where: 'board' }],
            [{ op: 'upgrade', who: 'own', rank: 'common', where: 'board', n: 1 }],
          ],
        },
      ],
    },
    lower: { lead: 6, steps: [{ op: 'place', color: 'own', rank: 'common', where: 'board', n: 2 }] },
  },
  {
    id: 'flare-06',
    upper: {
      lead: 4,
      steps: [
        {
          op: 'choose_one',
          options: [
            [{ op: 'place', color: 'own', rank: 'common', where: 'board', n: 1 }],
            [{ op: 'upgrade', who: 'own', rank: 'common', where: 'board', n: 1 }],
          ],
        },
      ],
    },
    lower: { lead: 4, steps: [{ op: 'leap', kind: 'combat', n: 1, who: 'own', rank: 'common', opt: true }] },
  },
  {
    id: 'flare-07',
    upper: { lead: 4, steps: [{ op: 'place', color: 'own', rank: 'common', where: 'board', n: 1 }] },
    lower: {
      lead: 6,
      steps: [
        { op: 'upgrade', who: 'own', rank: 'common', where: 'board', n: 1 },
        { op: 'gain_action', n: 1 },
      ],
    },
  },
  {
    id: 'flare-08',
    upper: { lead: 4, steps: [{ op: 'gain_action', n: 1 }] },
    lower: { lead: 5, steps: [{ op: 'place', color: 'own', rank: 'common', where: 'board', n: 1 }] },
  },
  {
    id: 'flare-09',
    upper: { lead: 5, steps: [{ op: 'place', color: 'own', rank: 'heroic', where: 'board', n: 1 }] },
    lower: {
      lead: 4,
      steps: [{ op: 'move_mix', who: 'own', rank: 'common', budget: { standard: 1, combat: 1 }, n: 2, opt: true }],
    },
  },
  {
    id: 'flare-10',
    upper: { lead: 5, steps: [{ op: 'place', color: 'own', rank: 'common', where: 'board', n: 2 }] },
    lower: { lead: 5, steps: [{ op: 'place', color: 'own', rank: 'common', where: 'board', n: 1 }] },
  },
  {
    id: 'flare-11',
    upper: { lead: 3, steps: [{ op: 'place', color: 'own', rank: 'common', where: 'board', n: 1 }] },
    lower: {
      lead: 4,
      steps: [
        {
          op: 'choose_one',
          options: [
            [{ op: 'move', kind: 'combat', n: 1, who: 'own', rank: 'nonlegendary', where: 'board' }],
            [{ op: 'move', kind: 'standard', n: 2, who: 'own', rank: 'nonlegendary', where: 'board', per_piece: null }],
          ],
          opt: true,
        },
      ],
    },
  },
  {
    id: 'flare-12',
    upper: { lead: 2, steps: [{ op: 'leap', kind: 'standard', n: 1, who: 'own', rank: 'common', opt: true }] },
    lower: { lead: 5, steps: [{ op: 'gain_action', n: 1 }] },
  },
];
