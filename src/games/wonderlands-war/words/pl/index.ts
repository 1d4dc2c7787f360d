import type { Sentences } from '../sentences.js';
import { board } from './board.js';
import { lobby } from './lobby.js';
import { news, outcome } from './news.js';
import { options } from './options.js';
import { prompts } from './prompts.js';
import { recap } from './recap.js';

export const pl: Sentences = {
  blurb: 'Herbatka i wojna w Krainie Czarów: zbieraj sprzymierzeńców do worka i próbuj szczęścia w bitwach.',
  lobby,
  prompts,
  options,
  news,
  board,
  recap,
  outcome,
};
