import { tell } from '../../../../engine/match-state.js';
import { type Effect, heroIn } from '../effect.js';

/**
 * The card is set aside until the round ends, all others played return to the hand, there is no draw, another turn
 * follows (MK-W-15.11). The end of the turn carries it out.
 */
export function timeBending(effect: Effect): void {
  const { area } = heroIn(effect);
  // Borrowed through another card, that one is set aside (MK-C-4.5).
  area.timeBending = effect.chain[0] ?? effect.from.id;
  area.extraTurn = true;
  tell(effect.realm, { tell: 'extra-turn', seat: effect.seat, by: effect.from.id });
}
