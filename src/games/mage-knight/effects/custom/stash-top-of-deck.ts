import { type Effect, heroIn } from '../effect.js';

export const canStash = (effect: Effect): boolean => {
  const { deck, tactic } = heroIn(effect);
  return deck.length > 0 && tactic?.up === true;
};

/** The top card of the deed deck goes face down under the tactic (Sparing Power). */
export function stashTopOfDeck(effect: Effect): void {
  const { deck, tactic } = heroIn(effect);
  const card = deck.pop();
  if (card !== undefined) tactic?.stash.push(card);
}
