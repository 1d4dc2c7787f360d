import { seal, tell } from '../../../../engine/match-state.js';
import { type Effect, heroIn } from '../effect.js';

export const canOpenBox = (effect: Effect): boolean =>
  effect.realm.decks.artifacts.length > 0 && heroIn(effect).area.box === null;

/** The top artifact is turned up: this turn the box may be used as it (see ../../box.ts). */
export function mysteriousBox(effect: Effect): void {
  const { realm, seat } = effect;
  const artifact = realm.decks.artifacts.pop();
  if (artifact === undefined) return;
  seal(realm);
  heroIn(effect).area.box = { artifact, used: false };
  tell(realm, { tell: 'box', seat, card: artifact });
}
