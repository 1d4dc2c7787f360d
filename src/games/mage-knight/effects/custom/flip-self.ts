import type { Effect } from '../effect.js';
import { flip } from '../pieces.js';

/** The skill token turns face down (Arcane Disguise). */
export const flipSelf = (effect: Effect): void => flip(effect);
