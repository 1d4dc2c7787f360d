import { seal } from '../../../../engine/match-state.js';
import type { Rules } from '../../../../engine/rules.js';
import { distinct, shuffleDeck, takeOut } from '../../deeds.js';
import { choose } from '../asking.js';
import { during, type Effect, heroIn } from '../effect.js';

export const canSearch = (effect: Effect): boolean => heroIn(effect).deck.length > 0;

/** One card of the own deed deck into the hand, then the deck is shuffled (Preparation). */
export function* searchDeck(effect: Effect): Rules<void> {
  const hero = heroIn(effect);
  if (hero.deck.length === 0) return;
  seal(effect.realm);
  // The order of the deck stays hidden.
  const cards = distinct(hero.deck).sort();
  const card = yield* choose(effect, 'card', { ...during(effect), purpose: 'search', zone: 'deck' }, cards);
  takeOut(hero.deck, card);
  hero.hand.push(card);
  shuffleDeck(effect.realm, hero);
}
