import type { PictureWords } from '../picture-words.js';

export const pl: PictureWords = {
  language: 'pl',
  day: 'Dzień',
  night: 'Noc',
  round: 'runda',
  roundOf: (round, rounds) => `${round} z ${rounds}`,
  tiles: 'stos',
  source: 'Źródło',
  playing: 'teraz gra',
  waiting: 'czeka',
  acting: 'odpowiada',
  skipped: 'traci turę',
  outOfGame: 'poza grą',
  order: 'kolej',
  dummy: 'Wirtualny',
  explore: 'odkryj',
  surroundings: 'Okolica',
  offMap: 'poza mapą',
  entering: 'Koszt wejścia',
};
