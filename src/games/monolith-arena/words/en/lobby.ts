import type { LobbyWords } from '../sentences.js';

export const lobby: LobbyWords = {
  mode: {
    name: 'Players',
    values: { duel: 'Two', three: 'Three, one against a team of two', four: 'Four, two teams of two' },
  },
  variant: {
    name: 'Variant',
    values: { standard: 'Standard, three tiles in hand', tactical: 'More tactical, six tiles in hand' },
  },
  monoliths: { name: 'Monoliths', values: { off: 'No', on: 'Yes' } },
  draws: { name: 'Draws', values: { private: 'Hidden, each sees their own', open: 'Open, as at the table' } },
  first: { name: 'First player', values: { random: 'Drawn at random', first: 'The first seat' } },
};
