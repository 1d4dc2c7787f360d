import type { Game } from '../../engine/game.js';
import { bots } from './bots/index.js';
import { pictures } from './pictures/index.js';
import { puzzles } from './puzzles.js';
import { questionRules } from './question-rules.js';
import { reference } from './reference/index.js';
import { reword } from './reword.js';
import { contestRules } from './rules.js';
import type { Contest } from './state.js';
import { tally } from './tally.js';
import type { ContestView } from './view.js';
import { why } from './why.js';
import { course } from './words/course.js';
import { words } from './words/index.js';

/** Tash-Kalar, whole: its rules, and all that is needed to show it. */
export const tashKalar: Game<Contest, ContestView> = {
  ...contestRules,
  why,
  reword,
  words,
  pictures,
  bots,
  questionRules,
  reference,
  tally,
  course,
  puzzles,
};
