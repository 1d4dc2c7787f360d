import type { Game } from '../../engine/game.js';
import { bots } from './bots/index.js';
import { pictures } from './pictures/index.js';
import { puzzles } from './puzzles.js';
import { questionRules } from './question-rules.js';
import { reference } from './reference/index.js';
import { reword } from './reword.js';
import { realmRules } from './rules.js';
import type { Realm } from './state.js';
import { tally } from './tally.js';
import type { RealmView } from './view.js';
import { why } from './why.js';
import { course } from './words/course.js';
import { words } from './words/index.js';
import { lessons } from './words/lesson-topics.js';

/** Mage Knight: its rules, with words, pictures and computer players. */
export const game: Game<Realm, RealmView> = {
  ...realmRules,
  reword,
  words,
  pictures,
  questionRules,
  lessons,
  reference,
  tally,
  course,
  puzzles,
  bots,
  why,
};
