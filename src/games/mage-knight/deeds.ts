import { seal, tell } from '../../engine/match-state.js';
import { shuffle } from '../../engine/random.js';
import { cardOf, isWound, WOUND } from './cards/index.js';
import type { HeroState, Realm } from './state.js';
import { noteWoundToHand } from './wounds.js';

/** Draws from the deed deck as far as it goes; the discard pile is not reshuffled (MK-W-15.8). */
export function drawCards(realm: Realm, seat: number, count: number): number {
  const hero = realm.heroes[seat]!;
  const drawn: string[] = [];
  while (drawn.length < count && hero.deck.length > 0) drawn.push(hero.deck.pop()!);
  if (drawn.length === 0) return 0;
  seal(realm);
  hero.hand.push(...drawn);
  tell(realm, { tell: 'drew', seat, count: drawn.length });
  tell(realm, { tell: 'drawn', cards: drawn }, [seat]);
  return drawn.length;
}

/** Takes one copy of a card out of a list. */
export function takeOut(list: string[], card: string): void {
  list.splice(list.lastIndexOf(card), 1);
}

/** Cards of the hand to the own discard pile (MK-C-4.9). */
export function discardCards(realm: Realm, seat: number, cards: readonly string[]): void {
  if (cards.length === 0) return;
  const hero = realm.heroes[seat]!;
  for (const card of cards) {
    takeOut(hero.hand, card);
    hero.discard.push(card);
  }
  hero.area.obliged = false;
  tell(realm, { tell: 'discarded', seat, cards });
}

/** Cards of the hand out of the game; a Wound goes back to its pile (MK-C-4.9). */
export function throwAwayCards(realm: Realm, seat: number, cards: readonly string[]): void {
  if (cards.length === 0) return;
  const hero = realm.heroes[seat]!;
  for (const card of cards) takeOut(hero.hand, card);
  tell(realm, { tell: 'thrown-away', seat, cards });
}

/** Puts a card gained on top of the deed deck, unless the text says otherwise (MK-C-4.6). */
export function gainCard(realm: Realm, seat: number, card: string, to: 'hand' | 'discard' | 'deck'): void {
  realm.heroes[seat]![to].push(card);
  tell(realm, { tell: 'gained-card', seat, card, into: to });
}

/** Wounds to the hand and to the discard pile. */
export function takeWounds(realm: Realm, seat: number, hand: number, discard: number, by: string | null): void {
  if (hand + discard === 0) return;
  const { area, hand: cards, discard: pile } = realm.heroes[seat]!;
  for (let count = 0; count < hand; count++) cards.push(WOUND);
  for (let count = 0; count < discard; count++) pile.push(WOUND);
  area.woundsToHand += hand;
  area.woundsToDiscard += discard;
  tell(realm, { tell: 'wounded', seat, hand, discard, by });
  for (let count = 0; count < hand; count++) noteWoundToHand(realm, seat);
}

export const woundsIn = (cards: readonly string[]): number => cards.filter(isWound).length;
export const nonWounds = (cards: readonly string[]): string[] => cards.filter(card => !isWound(card));

/** Each card once, in the order held. */
export const distinct = (cards: readonly string[]): string[] => [...new Set(cards)];

export function shuffleDeck(realm: Realm, hero: HeroState): void {
  shuffle(realm.random, hero.deck);
  seal(realm);
}

export const isSpell = (card: string): boolean => !isWound(card) && cardOf(card).kind === 'spell';
