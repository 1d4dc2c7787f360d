import { trialsOf } from '../../../engine/thinking.js';
import { step } from '../rules.js';

/** A realm played on in thought. */
export const { playStep } = trialsOf(step);
