import type { LobbyWords } from '../sentences.js';

export const lobby: LobbyWords = {
  allies: {
    name: 'Allies',
    values: {
      A: 'Set A, for a first game',
      B: 'Set B',
      C: 'Set C',
      D: 'Set D',
      mix: 'Mixed, drawn for each type',
    },
  },
  first: { name: 'First player', values: { random: 'Random', first: 'First seat' } },
  boards: { name: 'Boards for two players', values: { 'two-player': 'Two-player side', standard: 'Standard side' } },
};
