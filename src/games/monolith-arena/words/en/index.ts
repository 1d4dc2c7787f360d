import type { Sentences } from '../sentences.js';
import { board } from './board.js';
import { lobby } from './lobby.js';
import { news, outcome } from './news.js';
import { options } from './options.js';
import { prompts } from './prompts.js';
import { recap } from './recap.js';

export const en: Sentences = {
  blurb: 'A tactical duel on 19 hexes: place Champions and Runes, and bring the enemy Banner down in Battles.',
  lobby,
  prompts,
  options,
  news,
  board,
  recap,
  outcome,
};
