import { tell } from '../../engine/match-state.js';
import { rollDie } from './source.js';
import type { Realm } from './state.js';

/** Used dice are rolled and put back (MK-C-3.8); those their user may leave as they lie come to the end of a turn. */
export function returnAllDice(realm: Realm, seat: number): void {
  const { area } = realm.heroes[seat]!;
  if (area.dice.length === 0) return;
  for (const { face, reroll } of area.dice) realm.source.push(reroll === false ? face : rollDie(realm));
  area.dice = [];
  tell(realm, { tell: 'source', dice: [...realm.source] });
}

/** All played cards leave the play area. */
export function putAwayAll(realm: Realm, seat: number): void {
  const { area } = realm.heroes[seat]!;
  for (const card of area.played) putAway(realm, seat, card);
  area.played = [];
}

/** A played card goes to the discard pile, unless an effect gave it another place; every card moves once. */
function putAway(realm: Realm, seat: number, card: string): void {
  const hero = realm.heroes[seat]!;
  const { placed, timeBending } = hero.area;
  const at = placed.findIndex(one => one.card === card);
  const to = at < 0 ? null : placed.splice(at, 1)[0]!.to;
  if (to === 'out') tell(realm, { tell: 'thrown-away', seat, cards: [card] });
  else if (to === 'deckTop') hero.deck.push(card);
  else if (to === 'deckBottom') hero.deck.unshift(card);
  else if (to === 'hand') hero.hand.push(card);
  else if (to === null && timeBending === card) hero.aside.push(card);
  else if (to === null && timeBending !== null) hero.hand.push(card);
  else if (to === null) hero.discard.push(card);
}
