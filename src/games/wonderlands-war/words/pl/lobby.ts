import type { LobbyWords } from '../sentences.js';

export const lobby: LobbyWords = {
  allies: {
    name: 'Sprzymierzeńcy',
    values: {
      A: 'Zestaw A, na pierwszą grę',
      B: 'Zestaw B',
      C: 'Zestaw C',
      D: 'Zestaw D',
      mix: 'Mieszany, losowany dla każdego rodzaju',
    },
  },
  first: { name: 'Zaczyna', values: { random: 'Losowo', first: 'Pierwsze miejsce' } },
  boards: {
    name: 'Plansze przy 2 graczach',
    values: { 'two-player': 'Strona dla 2 graczy', standard: 'Strona zwykła' },
  },
};
