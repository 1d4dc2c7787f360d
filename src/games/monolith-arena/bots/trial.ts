import { trialsOf } from '../../../engine/thinking.js';
import { quickStep } from './quick-step.js';

/** An arena played on in thought. */
export const { playOn, playStep } = trialsOf(quickStep);
