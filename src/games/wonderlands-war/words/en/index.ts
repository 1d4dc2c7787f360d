import type { Sentences } from '../sentences.js';
import { board } from './board.js';
import { lobby } from './lobby.js';
import { news, outcome } from './news.js';
import { options } from './options.js';
import { prompts } from './prompts.js';
import { recap } from './recap.js';

export const en: Sentences = {
  blurb: 'A tea party and a war in Wonderland: gather allies in your bag and push your luck in battle.',
  lobby,
  prompts,
  options,
  news,
  board,
  recap,
  outcome,
};
