import type { CustomNamed } from '../custom-step.js';
import { type Effect, heroIn } from '../effect.js';

export const canPlaceSelf = (effect: Effect, step: CustomNamed<'placeSelf'>): boolean =>
  step.requires !== 'deckNotEmpty' || heroIn(effect).deck.length > 0;

/** At the end of the turn the card goes under or onto the deed deck (Steady Tempo). */
export function placeSelf(effect: Effect, step: CustomNamed<'placeSelf'>): void {
  if (canPlaceSelf(effect, step)) heroIn(effect).area.placed.push({ card: effect.from.id, to: step.where });
}
