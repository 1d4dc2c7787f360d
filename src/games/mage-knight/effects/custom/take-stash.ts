import { seal, tell } from '../../../../engine/match-state.js';
import { type Effect, heroIn } from '../effect.js';

export const canTakeStash = (effect: Effect): boolean => {
  const { tactic } = heroIn(effect);
  return tactic?.up === true && tactic.stash.length > 0;
};

/** The tactic is turned over, all cards under it come into the hand (Sparing Power). */
export function takeStash(effect: Effect): void {
  const { realm, seat } = effect;
  const hero = heroIn(effect);
  if (hero.tactic === null) return;
  hero.tactic.up = false;
  const cards = hero.tactic.stash.splice(0);
  if (cards.length === 0) return;
  seal(realm);
  hero.hand.push(...cards);
  tell(realm, { tell: 'drew', seat, count: cards.length });
  tell(realm, { tell: 'drawn', cards }, [seat]);
}
