import { tell } from '../../engine/match-state.js';
import { isWound } from './cards/index.js';
import { drawCards, takeOut } from './deeds.js';
import { tollOf } from './fight/state.js';
import type { Realm } from './state.js';
import { handLimitAt } from './tracks.js';

/** What a Wound that comes to the hand brings about: knock-out (MK-W-11.12), Rush of Adrenaline. */
export function noteWoundToHand(realm: Realm, seat: number): void {
  const hero = realm.heroes[seat]!;
  const { fight } = realm;
  const toll = fight === null ? undefined : tollOf(fight, seat);
  if (toll !== undefined) {
    toll.wounds += 1;
    if (!toll.knockedOut && toll.wounds >= handLimitAt(hero.level)) {
      toll.knockedOut = true;
      dropHand(realm, seat, 'wounds');
    }
  }
  const draws = hero.area.woundDraws;
  if (draws === null) return;
  if (draws.swap > 0) {
    draws.swap -= 1;
    takeOut(hero.hand, 'wound');
    drawCards(realm, seat, 1);
  } else if (draws.left > 0) {
    draws.left -= 1;
    drawCards(realm, seat, 1);
  }
}

/** All cards but Wounds out of the hand (MK-W-11.12, 13.4). */
export function dropHand(realm: Realm, seat: number, by: 'wounds' | 'paralyze'): void {
  const hero = realm.heroes[seat]!;
  const dropped = hero.hand.filter(card => !isWound(card));
  hero.hand = hero.hand.filter(isWound);
  hero.discard.push(...dropped);
  if (dropped.length > 0) hero.area.obliged = false;
  tell(realm, { tell: 'knocked-out', seat, by });
}
