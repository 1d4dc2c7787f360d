import type { Decision } from '../../../engine/decision.js';
import type { Forbidden } from '../../../engine/game.js';
import type { Wonderland } from '../state.js';
import type { QuestionKey, Questions } from '../vocabulary.js';

/** Why what was typed is no answer to a question; null where the rules know nothing of it. */
export type Why<Key extends QuestionKey> = (
  state: Wonderland,
  seat: number,
  text: string,
  about: Questions[Key]['about'],
  decision: Decision,
) => Forbidden | null;
