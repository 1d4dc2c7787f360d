import type { LobbyWords } from '../sentences.js';

export const lobby: LobbyWords = {
  mode: {
    name: 'Players',
    values: { duel: 'Two players', three: 'Three: one against a team of two', four: 'Four: two teams of two' },
  },
  variant: {
    name: 'Variant',
    values: { standard: 'Standard: three tiles', tactical: 'More tactical: six tiles' },
  },
  monoliths: { name: 'Monoliths', values: { off: 'Without Monoliths', on: 'With Monoliths' } },
  draws: { name: 'Draws', values: { private: 'Private: each sees only their own', open: 'Open, as at the table' } },
  first: { name: 'First player', values: { random: 'Drawn at random', first: 'The first seat' } },
};
