import { tell } from '../../../../engine/match-state.js';
import { type Effect, heroIn } from '../effect.js';

/** Not in the own last turn of a round (MK-C-A5). */
export const canHaveExtraTurn = (effect: Effect): boolean =>
  effect.realm.guest === null &&
  effect.realm.announced === null &&
  effect.realm.finals === null &&
  !heroIn(effect).area.extraTurn;

/** Another own turn follows right after this one (The Right Moment). */
export function extraTurnAfterThis(effect: Effect): void {
  heroIn(effect).area.extraTurn = true;
  tell(effect.realm, { tell: 'extra-turn', seat: effect.seat, by: effect.from.id });
}
