import { shuffleDeck, takeOut } from '../../deeds.js';
import { type Effect, heroIn } from '../effect.js';

/** The cards just discarded go into the deed deck, after the draw (Rethink, MK-C-A7). */
export function shuffleDiscardIntoDeck(effect: Effect): void {
  const hero = heroIn(effect);
  const cards = (effect.bound.n ?? []).map(String);
  if (cards.length === 0) return;
  for (const card of cards) {
    takeOut(hero.discard, card);
    hero.deck.push(card);
  }
  shuffleDeck(effect.realm, hero);
}
