import { seal, tell } from '../../engine/match-state.js';
import type { Realm } from './state.js';

/** The next card of a deck joins an offer at the top; a deck that is empty adds nothing (MK-W-1.14, 1.18). */
export function addToOffer(realm: Realm, offer: 'advanced' | 'spells' | 'monastery'): void {
  const deck = realm.decks[offer === 'spells' ? 'spells' : 'advanced'];
  const card = deck.pop();
  if (card === undefined) return;
  seal(realm);
  realm.offers[offer].push(card);
  tell(realm, { tell: 'offer', deck: offer, card });
}

/** Takes a card out of an offer; it is replaced at once (MK-C-4.7), in the unit offer only next round. */
export function takeFromOffer(realm: Realm, offer: 'advanced' | 'spells' | 'monastery', card: string): void {
  const cards = realm.offers[offer];
  cards.splice(cards.indexOf(card), 1);
  if (offer !== 'monastery') addToOffer(realm, offer);
}

export function takeUnit(realm: Realm, unit: string): void {
  realm.offers.units.splice(realm.offers.units.indexOf(unit), 1);
}

/** A unit of a deck joins the unit offer. */
export function addUnitToOffer(realm: Realm, tier: 'regular' | 'elite'): boolean {
  const unit = realm.decks[tier].pop();
  if (unit === undefined) return false;
  seal(realm);
  realm.offers.units.push(unit);
  tell(realm, { tell: 'offer', deck: 'units', card: unit });
  return true;
}

/** Tiers in dealing order: regular only before a core tile lies there, then elite and regular in turn (MK-W-2.3). */
export const unitTiers = (count: number, mixed: boolean): ('regular' | 'elite')[] =>
  Array.from({ length: count }, (_, at) => (mixed && at % 2 === 0 ? 'elite' : 'regular'));
