import { type Effect, heroIn } from '../effect.js';

/** The card goes back into the hand (Crystal Joy). */
export function returnSelfToHand(effect: Effect): void {
  heroIn(effect).area.placed.push({ card: effect.from.id, to: 'hand' });
}
