import type { Game } from '../../engine/game.js';
import { bots } from './bots/index.js';
import { pictures } from './pictures/index.js';
import { puzzles } from './puzzles.js';
import { questionRules } from './question-rules.js';
import { reference } from './reference/index.js';
import { reword } from './reword.js';
import { wonderlandRules } from './rules.js';
import type { Wonderland } from './state.js';
import { tally } from './tally.js';
import type { WonderlandView } from './view.js';
import { why } from './why.js';
import { course } from './words/course.js';
import { words } from './words/index.js';

/** Wonderland's War: its rules, and all that is needed to show it. */
export const wonderlandsWar: Game<Wonderland, WonderlandView> = {
  ...wonderlandRules,
  why,
  reword,
  words,
  pictures,
  questionRules,
  reference,
  tally,
  course,
  puzzles,
  bots,
};
