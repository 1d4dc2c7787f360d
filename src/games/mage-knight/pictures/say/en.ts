import type { PictureWords } from '../picture-words.js';

export const en: PictureWords = {
  language: 'en',
  day: 'Day',
  night: 'Night',
  round: 'round',
  roundOf: (round, rounds) => `${round} of ${rounds}`,
  tiles: 'tiles',
  source: 'Source',
  playing: 'on turn',
  waiting: 'waits',
  acting: 'answers',
  skipped: 'skips a turn',
  outOfGame: 'out',
  order: 'order',
  dummy: 'Dummy',
  explore: 'explore',
  surroundings: 'Surroundings',
  offMap: 'off the map',
  entering: 'Entering costs',
};
