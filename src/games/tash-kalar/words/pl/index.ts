import type { Sentences } from '../sentences.js';
import { board } from './board.js';
import { lobby } from './lobby.js';
import { news, outcome } from './news.js';
import { options } from './options.js';
import { prompts } from './prompts.js';
import { recap } from './recap.js';

export const pl: Sentences = {
  blurb: 'Pojedynek magów na arenie: układaj piony we wzory, przywołuj istoty i legendy, rzucaj flary.',
  lobby,
  prompts,
  options,
  news,
  board,
  outcome,
  recap,
};
