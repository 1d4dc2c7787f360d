import { tell } from '../../../../engine/match-state.js';
import { WOUND } from '../../cards/index.js';
import { takeOut, woundsIn } from '../../deeds.js';
import { type Effect, heroIn } from '../effect.js';

export function receivedWounds(effect: Effect): number {
  const { area, hand, discard } = heroIn(effect);
  return Math.min(area.woundsToHand, woundsIn(hand)) + Math.min(area.woundsToDiscard, woundsIn(discard));
}

/** All Wounds that came to the hand or discard pile this turn go back to their pile (Banner of Protection). */
export function throwAwayWoundsReceivedThisTurn(effect: Effect): void {
  const { area, hand, discard } = heroIn(effect);
  const count = receivedWounds(effect);
  for (let left = Math.min(area.woundsToHand, woundsIn(hand)); left > 0; left--) takeOut(hand, WOUND);
  for (let left = Math.min(area.woundsToDiscard, woundsIn(discard)); left > 0; left--) takeOut(discard, WOUND);
  area.woundsToHand = 0;
  area.woundsToDiscard = 0;
  const cards = new Array<string>(count).fill(WOUND);
  if (count > 0) tell(effect.realm, { tell: 'thrown-away', seat: effect.seat, cards });
}
