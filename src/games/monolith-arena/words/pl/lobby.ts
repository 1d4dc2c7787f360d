import type { LobbyWords } from '../sentences.js';

export const lobby: LobbyWords = {
  mode: {
    name: 'Gracze',
    values: { duel: 'Dwoje graczy', three: 'Troje: jedno przeciw drużynie', four: 'Czworo: dwie drużyny' },
  },
  variant: {
    name: 'Wariant',
    values: { standard: 'Zwykły: trzy żetony', tactical: 'Bardziej taktyczny: sześć żetonów' },
  },
  monoliths: { name: 'Monolity', values: { off: 'Bez Monolitów', on: 'Z Monolitami' } },
  draws: {
    name: 'Dobieranie',
    values: { private: 'Zakryte: każdy widzi tylko swoje', open: 'Odkryte, jak przy stole' },
  },
  first: { name: 'Zaczyna', values: { random: 'Losowo', first: 'Pierwsze miejsce' } },
};
