import type { LobbyWords } from '../sentences.js';

export const lobby: LobbyWords = {
  mode: {
    name: 'Gracze',
    values: { duel: 'Dwie osoby', three: 'Trzy, jedna przeciw dwóm', four: 'Cztery, dwie drużyny' },
  },
  variant: {
    name: 'Wariant',
    values: { standard: 'Zwykły, trzy żetony na ręce', tactical: 'Bardziej taktyczny, sześć żetonów na ręce' },
  },
  monoliths: { name: 'Monolity', values: { off: 'Nie', on: 'Tak' } },
  draws: {
    name: 'Dobieranie',
    values: { private: 'Zakryte, każdy widzi swoje', open: 'Odkryte, jak przy stole' },
  },
  first: { name: 'Zaczyna', values: { random: 'Kto wylosuje', first: 'Pierwsze miejsce' } },
};
