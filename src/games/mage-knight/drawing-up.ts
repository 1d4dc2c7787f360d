import { ask, askSome, type Rules } from '../../engine/rules.js';
import { tacticOf } from './cards/index.js';
import { discardCards, drawCards, nonWounds } from './deeds.js';
import { cardNamed, copies } from './effects/card-steps.js';
import { beginEffect } from './effects/effect.js';
import { runSteps } from './effects/run.js';
import { keepsOf, leaderOf, placeOf, seatOfCity } from './land.js';
import { question } from './question.js';
import type { Realm } from './state.js';
import { useTactic } from './tactics.js';
import { areRivals } from './teams.js';
import { distance, type Space } from './tiles/lattice.js';
import { handLimitAt } from './tracks.js';

/** What keeps and cities add to the hand limit; only the better of the two (MK-W-15.9, 15.10). */
export interface HandBonus {
  /** On or next to an own keep: the number of own keeps anywhere. */
  readonly keeps: number;
  /** On or next to a conquered city: as its leader 2, with a shield 1. */
  readonly city: number;
}

export const bonusOf = ({ keeps, city }: HandBonus): number => Math.max(keeps, city);

/** How many cards a draw brings (MK-W-15.8). */
export const cardsDrawn = (limit: number, hand: number, deck: number): number =>
  Math.min(Math.max(0, limit - hand), deck);

const isNear = (space: Space, from: Space): boolean => distance(space, from) <= 1;

/** Nobody leads a friendly city (MK-X-5.3). */
const isLed = ({ charter }: Realm): boolean => charter.cityKind === 'garrisoned';

function handBonus(realm: Realm, seat: number): HandBonus {
  const { space: from } = realm.heroes[seat]!;
  if (from === null) return { keeps: 0, city: 0 };
  const keeps = keepsOf(realm, seat);
  let city = 0;
  for (const key of Object.keys(realm.places)) {
    const space = Number(key);
    const { city: card, shields } = placeOf(realm, seatOfCity(realm, space));
    if (card?.conquered !== true || !isNear(space, from) || !shields.includes(seat)) continue;
    city = Math.max(city, isLed(realm) && leaderOf(shields) === seat ? 2 : 1);
  }
  // Next to a partner's keep too, but own ones alone count (MK-X-16.7).
  const near = realm.heroes.some(
    (_, owner) => !areRivals(realm, owner, seat) && keepsOf(realm, owner).some(space => isNear(space, from)),
  );
  return { keeps: near ? keeps.length : 0, city };
}

/** The hand limit of the next draw. */
export function handLimit(realm: Realm, seat: number): number {
  const hero = realm.heroes[seat]!;
  return handLimitAt(hero.level) + bonusOf(handBonus(realm, seat)) + hero.nextDraw;
}

/** The last turn of the round: what raises the next draw waits for the new round (MK-W-2.10). */
const isDrawn = (realm: Realm, seat: number): boolean =>
  realm.announced === null && realm.heroes[seat]!.area.timeBending === null;

/** Whether there is a choice of discarding before the draw: whoever has played nothing must (MK-W-3.5). */
export const mayDiscard = (realm: Realm, seat: number): boolean => {
  const { area, hand } = realm.heroes[seat]!;
  return isDrawn(realm, seat) && !area.obliged && nonWounds(hand).length > 0;
};

/** Cards may be discarded, then the hand is drawn up (MK-W-15.8); who said to keep the hand is not asked. */
export function* drawAtEnd(realm: Realm, seat: number): Rules<void> {
  const hero = realm.heroes[seat]!;
  if (!isDrawn(realm, seat)) return;
  const cards = nonWounds(hero.hand);
  if (cards.length > 0 && !hero.area.keepsHand) {
    const { obliged } = hero.area;
    const asked = question('discard', seat, { limit: handLimit(realm, seat), obliged }, copies(cards));
    const said = yield* askSome({ ...asked, min: obliged ? 1 : 0, max: cards.length });
    discardCards(realm, seat, said.map(cardNamed));
  }
  yield* plan(realm, seat);
  yield* drawUp(realm, seat);
}

/** Planning looks at the hand before the draw. */
function* plan(realm: Realm, seat: number): Rules<void> {
  const { tactic } = realm.heroes[seat]!;
  if (tactic === null) return;
  for (const step of tacticOf(tactic.id).steps) {
    if (step.op !== 'later' || step.when !== 'beforeEndOfTurnDraw') continue;
    const from = { kind: 'tactic', id: tactic.id, unit: null, colours: [], side: null } as const;
    yield* runSteps(beginEffect(realm, seat, from), step.do);
  }
}

/** Draws up to the limit; Long Night may break in once the deck is empty (MK-C-6.5). */
export function* drawUp(realm: Realm, seat: number): Rules<void> {
  const hero = realm.heroes[seat]!;
  const limit = handLimit(realm, seat);
  hero.nextDraw = 0;
  drawCards(realm, seat, cardsDrawn(limit, hero.hand.length, hero.deck.length));
  const missing = limit - hero.hand.length;
  const { tactic } = hero;
  if (missing <= 0 || tactic?.id !== 'long_night' || !tactic.up || hero.discard.length === 0) return;
  if (hero.deck.length > 0) return;
  if ((yield* ask(question('long-night', seat, { missing }, ['use', 'keep']))) === 'keep') return;
  yield* useTactic(realm, seat);
  drawCards(realm, seat, cardsDrawn(limit, hero.hand.length, hero.deck.length));
}
