import { pebbles } from '../engine/pebbles.js';

/** Whether the rules of the fragile game are faulty now. */
export const fault = { isThere: false };

/** A game whose rules break over every state while they are faulty. */
export const fragile: typeof pebbles = {
  ...pebbles,
  id: 'fragile',
  step(state) {
    if (fault.isThere) throw new Error('a fault of ours');
    return pebbles.step(state);
  },
};
