import { trialsOf } from '../../../engine/thinking.js';
import { step } from '../rules.js';

/** A match played on in thought. */
export const { playOn, playStep } = trialsOf(step);
