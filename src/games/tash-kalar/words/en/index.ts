import type { Sentences } from '../sentences.js';
import { board } from './board.js';
import { lobby } from './lobby.js';
import { news, outcome } from './news.js';
import { options } from './options.js';
import { prompts } from './prompts.js';
import { recap } from './recap.js';

export const en: Sentences = {
  blurb: 'A duel of mages in the arena: lay pieces into patterns, summon beings and legends, throw flares.',
  lobby,
  prompts,
  options,
  news,
  board,
  outcome,
  recap,
};
